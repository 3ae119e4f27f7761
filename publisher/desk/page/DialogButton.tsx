import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Refusal } from './ask';

type Props = { label: string; title: string; children: ReactNode; onOpen?: () => void; onSubmit: (fields: FormData) => Promise<() => void> };

/** A button that first asks for more. What `onSubmit` refuses is said in the dialog; what it returns is done when that is closed, and has the focus. */
export function DialogButton({ label, title, children, onOpen, onSubmit }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [refused, setRefused] = useState('');
  const close = () => {
    setRefused('');
    dialog.current?.close();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is part of the article's form for React alone.
    event.stopPropagation();
    const form = event.currentTarget;
    try {
      const finish = await onSubmit(new FormData(form));
      close();
      form.reset();
      finish();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(error.message);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
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
            <p role="status" className="problem">
              {refused}
            </p>
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
