import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { ErrorScreen } from '../ui/ErrorScreen';

type Props<P> = { component: ComponentType<P>; props: P; onHydrated?: () => void };

/** What is hydrated: the island, and the error screen that takes its place when it crashes. */
export function IslandRoot<P extends object>({ component: Island, props, onHydrated }: Props<P>) {
  return (
    <CrashBoundary>
      <Hydrated onHydrated={onHydrated} />
      <Island {...props} />
    </CrashBoundary>
  );
}

function Hydrated({ onHydrated }: { onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

class CrashBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    return <ErrorScreen role="alert" message={message} stack={stack} />;
  }
}
