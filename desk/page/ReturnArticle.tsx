import { ask } from './ask';
import { goTo, linkTo } from './place';
import { useWork } from './useWork';

/** Brings an article back from the bin as it was last, with the links that led to it, and opens it. */
export function ReturnArticle({ path, id, title, words = 'Repor' }: { path: string; id: string; title?: string; words?: string }) {
  const { run, message } = useWork();
  const bringBack = async () => {
    const { text } = await ask('version', { path, id });
    const { notes } = await ask('save', { path, text });
    goTo(linkTo(path), ['Reposto.', ...notes].join(' '));
  };
  return (
    <>
      <button type="button" aria-label={title && `${words} «${title}»`} onClick={() => run('A repor…', bringBack)}>
        {words}
      </button>
      {message}
    </>
  );
}
