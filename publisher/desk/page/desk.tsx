import './desk.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor';
import { History } from './History';
import { Links } from './Links';
import { Overview } from './Overview';
import { Publish } from './Publish';
import { linkTo, usePlace } from './place';
import { Search } from './Search';

const views: Record<string, [label: string, View: ComponentType<{ query: URLSearchParams }>]> = {
  '': ['Textos', Overview],
  procurar: ['Procurar', Search],
  ligacoes: ['Ligações', Links],
  historico: ['O que mudou', History],
  publicar: ['Publicar', Publish],
};

function Desk() {
  const { view, query, said } = usePlace();
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
          <View key={`${view}?${query}`} query={query} />
        ) : (
          <Editor key={`${view}?${query.get('campo')}`} path={view} field={query.get('campo')} said={said} />
        )}
      </main>
    </>
  );
}

const root = document.getElementById('desk');
if (root) {
  // The preview is the site itself, which would ask this publisher's age each time.
  for (const key of ['ageVerified', 'cookieConsent']) localStorage.setItem(key, 'true');
  createRoot(root).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}
