import type { ReactNode } from 'react';
import styles from './ErrorScreen.module.css';

type Props = {
  /** The heading's level: a part of a page is not the page. */
  heading?: 'h1' | 'h2';
  /** Status and status text, or the error's message. */
  message: string;
  stack?: string | undefined;
  children?: ReactNode;
};

/** The router's error screen of the specification, §8: for an unknown address, and in the place of a part that crashed. */
export const ErrorScreen = ({ heading: Heading = 'h1', message, stack, children }: Props) => (
  <div className={styles.screen}>
    <Heading lang="en" tabIndex={Heading === 'h1' ? -1 : undefined}>
      Unexpected Application Error!
    </Heading>
    <p lang="en" className={styles.message}>
      {message}
    </p>
    {stack && (
      <pre lang="en" className={styles.stack}>
        {stack}
      </pre>
    )}
    {children}
  </div>
);
