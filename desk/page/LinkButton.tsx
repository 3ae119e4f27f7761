import { useId, useState } from 'react';
import type { Answer } from '../api/actions';
import { ask } from './ask';
import { DialogButton } from './DialogButton';

/** Asks where a link leads: a page of the site, found by its title, or an address elsewhere. */
export function LinkButton({ onLink }: { onLink: (address: string, title: string) => void }) {
  const [pages, setPages] = useState<Answer<'pages'>>([]);
  const id = useId();
  const submit = async (fields: FormData) => {
    const to = String(fields.get('to')).trim();
    return () => onLink(to, pages.find(({ address }) => address === to)?.title ?? 'palavras');
  };
  return (
    <DialogButton label="Ligação" shortcut="K" title="Pôr uma ligação no texto" onOpen={() => void ask('pages', {}).then(setPages)} onSubmit={submit}>
      <label htmlFor={id}>Para onde leva</label>
      <input id={id} name="to" list={`${id}-pages`} required pattern="\s*(/|#|https://|mailto:|tel:).*" title="Comece por «https://», ou escolha da lista." />
      <datalist id={`${id}-pages`}>
        {pages.map(({ address, title, state }) => (
          <option key={address} value={address}>
            {state ? `${title} (${state})` : title}
          </option>
        ))}
      </datalist>
      <p className="hint">
        Escreva parte do título de uma página ou de um artigo deste site e escolha-o da lista; para fora, cole o endereço completo (https://…).
      </p>
    </DialogButton>
  );
}
