import './desk.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { granted, storageKeys } from '../../src/model/derived/storage-keys';
import { Send } from '../send/Send';
import { Editor } from './Editor';
import { History } from './History';
import { Links } from './Links';
import { Overview } from './Overview';
import { Publish } from './Publish';
import { linkTo, usePlace } from './place';
import { Search } from './Search';

const views: Record<string, [label: string, View: ComponentType<{ query: URLSearchParams; said: string }>]> = {
  '': ['Textos', Overview],
  procurar: ['Procurar', Search],
  ligacoes: ['Ligações', Links],
  historico: ['O que mudou', History],
  publicar: ['Publicar', Publish],
  enviar: ['Enviar', Send],
};

function Desk() {
  const { view, query, said, visit } = usePlace();
  const View = views[view]?.[1];
  return (
    <>
      <header>
        <p>Mesa do editor</p>
        <nav aria-label="Mesa">
          {Object.entries(views).map(([name, [label]]) => (
            <a key={name} href={linkTo(name)} aria-current={name === view ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <a href="/" target="_blank" rel="noreferrer">
            Ver o site (novo separador)
          </a>
        </nav>
      </header>
      <main>
        {View ? (
          <View key={visit} query={query} said={said} />
        ) : (
          <Editor key={visit} path={view} field={query.get('campo')} words={query.get('palavras') ?? ''} recover={query.get('recuperar')} said={said} />
        )}
      </main>
    </>
  );
}

const root = document.getElementById('desk');
if (root) {
  // The preview is the site itself, which would ask this publisher's age each time.
  for (const key of Object.values(storageKeys)) localStorage.setItem(key, granted);
  createRoot(root).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}
