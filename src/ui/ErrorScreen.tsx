type Props = {
  /** Of what happens while a page is read. */
  role?: 'alert';
  /** What the error says; for an address that answers with one, `404 Not Found`. */
  message: string;
  stack?: string | undefined;
};

/** The catalogued error screen (specification §8): the heading, then the status or message, and the stack. */
export const ErrorScreen = ({ role, message, stack }: Props) => (
  <div lang="en" role={role}>
    <h2>Unexpected Application Error!</h2>
    <p>{message}</p>
    {stack && (
      <pre className="quiet" tabIndex={0}>
        {stack}
      </pre>
    )}
  </div>
);
