import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWork } from './useWork';

type Props = { label: string; shortcut?: string; title: string; children: ReactNode; onOpen?: () => void; onSubmit: (fields: FormData) => Promise<() => void> };

/** A button that first asks for more. What `onSubmit` refuses is said in the dialog; what it returns is done when that is closed, and has the focus. */
export function DialogButton({ label, shortcut, title, children, onOpen, onSubmit }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { run, forget, message } = useWork();
  const close = () => dialog.current?.close();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is part of the article's form for React alone.
    event.stopPropagation();
    const form = event.currentTarget;
    void run('', async () => {
      const finish = await onSubmit(new FormData(form));
      close();
      form.reset();
      finish();
    });
  };
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={shortcut && `Control+${shortcut}`}
        title={shortcut && `${label} (Ctrl + ${shortcut})`}
        onClick={() => {
          forget();
          onOpen?.();
          dialog.current?.showModal();
        }}
      >
        {label}
      </button>
      {createPortal(
        <dialog ref={dialog} aria-labelledby={heading}>
          <form onSubmit={submit}>
            <h2 id={heading}>{title}</h2>
            {children}
            {message}
            <p className="tools">
              <button type="submit" className="first">
                Pôr no texto
              </button>
              <button type="button" onClick={close}>
                Cancelar
              </button>
            </p>
          </form>
        </dialog>,
        document.body,
      )}
    </>
  );
}
