import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Articles of the length of news, and of the length of those that the site begins with. */
export const wordsOf = {
  short: (index: number) => 300 + ((index * 37) % 300),
  full: (index: number) => 1100 + ((index * 37) % 200),
};

/**
 * Fills `articles/` of the content folder `root` up to `count` articles, with sections of those that are there already:
 * headings, lists, tables and links in their natural measure. The same arguments always make the same articles.
 */
export function makeUpArticles(root: string, count: number, length: keyof typeof wordsOf): void {
  const folder = join(root, 'articles');
  const originals = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const sections = originals.flatMap((name) => sectionsOf(readFileSync(join(folder, name), 'utf8')));
  for (let index = 0; index < count - originals.length; index++) {
    writeFileSync(join(folder, `${slugOf(index)}.md`), article(index, sections, wordsOf[length](index)));
  }
}

/** A name that sorts in the order of making. */
export const slugOf = (index: number) => `artigo-inventado-${String(index).padStart(5, '0')}`;

const sectionsOf = (text: string) =>
  text
    .replace(/^---[\s\S]*?\n---\n/, '')
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith('## '));

function article(index: number, sections: string[], words: number): string {
  const day = new Date(Date.UTC(2026, 9, 30) - Math.floor(index / 5) * 86_400_000).toISOString().slice(0, 10);
  const related = [1, 2, 3].filter((distance) => distance <= index).map((distance) => slugOf(index - distance));
  return `---
title: "Artigo inventado número ${index}: contas de Natal antes de jogar"
slug: ${slugOf(index)}
excerpt: "O resumo do artigo ${index}: o que dizem as condições, quanto custam e a quem pedir ajuda antes de começar."
description: "Artigo ${index} de uma lista comprida, feito de secções dos outros, para medir quanto tempo leva o site inteiro."
topic: Medições
tile: ${['estrela', 'laco', 'coracao', 'roleta', 'roseta'][index % 5]}
publishedOn: ${day}
reviewedOn: ${day}
lead: "O parágrafo de abertura do artigo ${index}: diz ao que vem em duas frases. A segunda frase é esta, e acaba aqui."
related: [${related.join(', ')}]
sources:
  - title: "Regime Jurídico dos Jogos e Apostas Online, Procuradoria-Geral Distrital de Lisboa"
    address: https://www.pgdlisboa.pt/leis/lei_mostra_articulado.php?nid=2340
    consultedOn: ${day}
---

${chosenSections(index, sections, words)}`;
}

/** Paragraphs of sections, one section after the other, until the article has the words that were asked for. */
function chosenSections(index: number, sections: string[], words: number): string {
  const chosen: string[] = [];
  let written = 0;
  for (let turn = 0; written < words; turn++) {
    for (const paragraph of sections[(index * 7 + turn * 5) % sections.length]?.trim().split(/\n{2,}/) ?? []) {
      chosen.push(paragraph);
      written += paragraph.split(/\s+/).length;
      // Never at a heading, which would stand without a text.
      if (written >= words && !paragraph.startsWith('#')) break;
    }
  }
  return `${chosen.join('\n\n')}\n`;
}
