import type { Content } from '../../src/model/load-content';
import type { Finding } from './finding';

/** While the form sends nothing its own text says so: the sentence is what this looks for. */
export function newsletterFindings({ home: { newsletter } }: Content): Finding[] {
  if (!/não está ligada/i.test(newsletter.text)) return [];
  return [
    {
      kind: 'newsletter',
      file: 'home.yaml',
      field: 'newsletter.text',
      what: 'a newsletter não está ligada a nenhum serviço: o formulário não inscreve ninguém.',
      mend: 'peça a um programador que a ligue e só depois mude o texto; a política de privacidade também muda.',
    },
  ];
}
