import { ask } from './ask';
import { goTo, linkTo } from './place';
import { WorkButton } from './WorkButton';

/** Brings an article back from the bin as it was last, with the links that led to it, and opens it. */
export function ReturnArticle({ path, id, title, words = 'Repor' }: { path: string; id: string; title?: string; words?: string }) {
  const bringBack = async () => {
    const { text } = await ask('version', { path, id });
    const { notes } = await ask('save', { path, text });
    goTo(linkTo(path), ['Reposto.', ...notes].join(' '));
  };
  return (
    <WorkButton saying="A repor…" label={title && `${words} «${title}»`} work={bringBack}>
      {words}
    </WorkButton>
  );
}

/** Brings a partner back from the bin to the place where it was; the first page then counts anew. */
export function ReturnPartner({ title, words = 'Repor' }: { title: string; words?: string }) {
  const bringBack = async () => {
    await ask('returnPartner', { title });
    goTo(linkTo('', { reposto: title }), `«${title}» voltou a todas as páginas.`);
  };
  return (
    <WorkButton saying="A repor…" label={`${words} «${title}»`} work={bringBack}>
      {words}
    </WorkButton>
  );
}
