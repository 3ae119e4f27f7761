/** The blocks that an article's text may ask for, in a paragraph of their own: `::rollover-calculator`. */
export const blockNames = ['rollover-calculator'] as const;

export type BlockName = (typeof blockNames)[number];

type Fault = { line: number; text: string };

/** What a text must not contain, and the message. Matched line by line. */
const refused: [RegExp, string][] = [
  [/\{%/, '«{% … %}» é de outro sistema e apareceria escrito na página. Apague-o.'],
  [/^#\s/, 'Um título de primeiro nível: a página já tem o seu. Comece a linha por «## ».'],
  [/^>\s*\[!/, '«[!NOTE]» apareceria em inglês. Escreva o aviso com as suas palavras.'],
  [/\[\^/, 'Há uma nota de rodapé, que o site não mostra. Ponha-a no texto, ou em «sources».'],
  [/^[-*] \[[ x]\]/i, 'Há uma lista com caixas, que ninguém pode marcar. Tire os parênteses retos.'],
  [/<\/?[a-z][^>]*>/i, 'Há HTML, que o site não mostra. Escreva-o em Markdown.'],
  [/==[^=]+==/, '«== … ==» não é Markdown deste site. Para destacar, use **asteriscos**.'],
  // Zero-width characters and direction marks travel with copied text and break a search.
  [/[\u200b-\u200f\u2028-\u202e\u2060\ufeff]/, 'Há um carácter invisível, que vem de texto copiado. Escreva de novo as palavras à volta.'],
];

/**
 * What is wrong with a text in Markdown, line by line (from 0).
 * @param pictures the pictures that exist, where the text may show any.
 */
export function proseProblems(text: string, { pictures }: { pictures?: Record<string, unknown> } = {}): Fault[] {
  return text.split('\n').flatMap((written, line): Fault[] => {
    const faults = refused.filter(([pattern]) => pattern.test(written)).map(([, reason]) => reason);
    const [, block] = /(?:^|\s)::([\w-]+)/.exec(written) ?? [];
    if (block && !(pictures && written.trim() === `::${block}` && (blockNames as readonly string[]).includes(block))) {
      faults.push(`«::${block}» não se desenha aqui. Num artigo, numa linha só sua, pode escrever: ${blockNames.map((name) => `::${name}`).join(', ')}.`);
    }
    for (const [, alternative, file = ''] of written.matchAll(/!\[([^\]]*)\]\(([^)\s]*)/g)) {
      if (!pictures) faults.push('Há uma imagem, e aqui não há lugar para ela. As imagens ficam nos artigos.');
      else if (!Object.hasOwn(pictures, file)) faults.push(`A imagem «${file}» não está em content/pictures/. Ponha-a lá, ou corrija o nome.`);
      else if (!alternative?.trim()) faults.push(`A imagem «${file}» não diz o que se vê nela. Escreva-o entre os parênteses retos.`);
    }
    return faults.map((fault) => ({ line, text: fault }));
  });
}
