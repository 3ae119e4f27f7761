import { type Finding, type FindingKind, findingKinds } from './finding';

export const launchCommand = 'npm run launch-check';

/** The line that ends each build. */
export const summaryLine = (findings: Finding[]): string =>
  `Verificação de lançamento: ${findings.length === 0 ? 'nada por resolver' : `${points(findings.length)} por resolver — ${launchCommand}`}`;

/** The whole list, grouped by what it is about. */
export function report(findings: Finding[]): string {
  const kinds = (Object.keys(findingKinds) as FindingKind[]).filter((kind) => findings.some((finding) => finding.kind === kind));
  return kinds.map((kind) => [findingKinds[kind], ...findings.filter((finding) => finding.kind === kind).map(inWords)].join('\n\n')).join('\n\n\n');
}

export const points = (count: number): string => (count === 1 ? '1 ponto' : `${count} pontos`);

function inWords({ file, field, what, mend }: Finding): string {
  return `  content/${file}${field ? ` › ${field}` : ''}\n    ${what}\n    Como resolver: ${mend}`;
}
