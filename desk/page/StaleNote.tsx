/** Of the site that was last made: the texts have changed since. */
export const StaleNote = ({ stale }: { stale: number }) => (
  <p>{stale === 1 ? 'Mudou 1 texto' : `Mudaram ${stale} textos`} depois de o site ser feito: se não o fizer outra vez, vão as palavras antigas.</p>
);
