import { rulesOf } from '../rules/rule';
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
export const laws = [
  ...rulesOf<BuiltSite>('refuse', {
    'valid-html': validHtml,
    'document-heads': documentHeads,
    'closed-gate': closedGate,
    'internal-links': internalLinks,
    'outgoing-links': outgoingLinks,
    'inline-code': inlineCode,
    'named-files': namedFiles,
    theme: ownTheme,
    weights,
  }),
  ...rulesOf<BuiltSite>('remark', { 'large-pages': largePages }),
];
