import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

/** Around each part that React mounts: when one crashes the error screen takes its place, and the rest of the page works on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return <ErrorScreen heading="h2" message={message} stack={stack} />;
  }
}
