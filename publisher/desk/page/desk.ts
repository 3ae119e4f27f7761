/* The page of the desk: gives the editor its settings, its Portuguese and the real pages for a preview. */
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { mergeWords } from './merge-words';
import { portuguese } from './portuguese';
import { showReports } from './show-report';

type Entry = { getIn: (path: string[]) => unknown };
type Editor = {
  init: (options: { config: unknown }) => void;
  getLocale: (name: string) => Parameters<typeof mergeWords>[0];
  registerLocale: (name: string, words: object) => void;
  registerPreviewTemplate: (name: string, template: React.FunctionComponent<{ entry: Entry }>) => void;
};
declare global {
  interface Window {
    React: unknown;
    ReactDOM: unknown;
    DecapCmsApp: Editor;
  }
}

const setting = JSON.parse(document.querySelector('#setting')?.textContent ?? '{}');

// What the editor's login page would leave behind: there is nobody to log in.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));

// The editor is one script from before modules: it takes React from the window, in the very version that it carries the rest of.
Object.assign(window, { React, ReactDOM: ReactDom });
showReports(setting.config.backend.proxy_url);
const script = Object.assign(document.createElement('script'), { src: '/mesa/editor/decap-cms-app.js' });
script.addEventListener('load', start);
document.head.append(script);

function start() {
  const editor = window.DecapCmsApp;
  editor.registerLocale('pt', mergeWords(editor.getLocale('pt'), portuguese));
  for (const [name, address] of Object.entries<string>(setting.pages)) editor.registerPreviewTemplate(name, () => sitePage(address));
  editor.registerPreviewTemplate('articles', ({ entry }) => sitePage(`/artigos/${entry.getIn(['data', 'slug']) ?? ''}`));
  editor.init({ config: { ...setting.config, site_url: location.origin, display_url: location.origin } });
}

/** The page as it was last saved: it reloads by itself when the file changes. */
const sitePage = (src: string) =>
  React.createElement('iframe', {
    src,
    title: 'A página, como está guardada',
    style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
  });
