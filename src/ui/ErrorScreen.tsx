import styles from './ErrorScreen.module.css';

type Props = {
  level: 1 | 2;
  /** What the error says; for an address that answers with one, `404 Not Found`. */
  message: string;
  stack?: string;
};

/** The catalogued error screen (specification §8): the heading, then the status or message, and the stack. */
export function ErrorScreen({ level, message, stack }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div lang="en" role={level === 2 ? 'alert' : undefined}>
      <Heading tabIndex={level === 1 ? -1 : undefined}>Unexpected Application Error!</Heading>
      <p>{message}</p>
      {stack && (
        <pre className={styles.stack} tabIndex={0}>
          {stack}
        </pre>
      )}
    </div>
  );
}
