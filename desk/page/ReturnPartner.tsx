import { ask } from './ask';
import { goTo, linkTo } from './place';
import { useWork } from './useWork';

/** Brings a partner back from the bin to the place where it was; the first page then counts anew. */
export function ReturnPartner({ title, words = 'Repor' }: { title: string; words?: string }) {
  const { run, message } = useWork();
  const bringBack = async () => {
    await ask('returnPartner', { title });
    goTo(linkTo('', { reposto: title }), `«${title}» voltou a todas as páginas.`);
  };
  return (
    <>
      <button type="button" aria-label={`${words} «${title}»`} onClick={() => run('A repor…', bringBack)}>
        {words}
      </button>
      {message}
    </>
  );
}
