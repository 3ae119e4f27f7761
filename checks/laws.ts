import type { Rule } from '../rules/rule';
import type { BuiltSite } from './built-site';
import { closedGate } from './closed-gate';
import { documentHeads } from './document-heads';
import { inlineCode } from './inline-code';
import { internalLinks, outgoingLinks } from './links';
import { namedFiles } from './named-files';
import { ownTheme } from './theme';
import { validHtml } from './valid-html';
import { largePages, weights } from './weights';

/** What the code owes every page, whatever its content says. What content may say is rules/rulebook.ts. */
export const laws: Rule<BuiltSite>[] = [
  validHtml,
  documentHeads,
  closedGate,
  internalLinks,
  outgoingLinks,
  inlineCode,
  namedFiles,
  ownTheme,
  weights,
  largePages,
];
