import { lstatSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Why there is no site, told without a stack trace. */
class Refusal extends Error {}

/** What the computer's own refusals mean. */
const causes: Record<string, string> = {
  ENOSPC: 'não há espaço no disco: liberte algum e repita',
  EDQUOT: 'o espaço que lhe cabe no disco acabou: liberte algum e repita',
  EROFS: 'o disco não deixa escrever: confirme que não está protegido',
  EACCES: 'não há permissão para escrever nessa pasta: confirme de quem é',
  EPERM: 'não há permissão para escrever nessa pasta, ou outro programa tem-na aberta: confirme de quem é, e feche-o',
  EBUSY: 'outro programa tem a pasta aberta, ou ela é um disco montado: feche-o, ou escolha outra pasta com DIST_FOLDER',
  EMFILE: 'o computador não deixa abrir mais ficheiros: feche programas e repita',
  ENOENT: 'alguém apagou ou mudou pastas enquanto o site se fazia: repita',
};

/** @returns what to tell about an error that needs no stack trace. */
export function messageFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (causes[code]) return `O computador recusou: ${causes[code]} (${error.message}).`;
  return error instanceof Refusal || isContentError(error) ? error.message : undefined;
}

/** By its name: the class lives in the bundle, once for each build. */
export const isContentError = (error: unknown): error is Error => error instanceof Error && error.name === 'ContentError';

/** @throws {Refusal} when `folder` cannot change places with another: a link, which the swap would replace, or the root of a disk. */
export function refuseFixed(folder: string): void {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  const fixed = stats?.isSymbolicLink() ? 'um atalho' : stats && stats.dev !== statSync(dirname(folder)).dev ? 'um disco montado' : undefined;
  if (!fixed) return;
  throw new Refusal(
    `${folder} é ${fixed}. O site faz-se ao lado e entra de uma vez, trocando de nome com essa pasta, o que aí não é possível: ` +
      `escolha uma pasta comum, que pode estar dentro dela (DIST_FOLDER=${folder}/${basename(folder)}).`,
  );
}

/**
 * Two builds at one time would write into each other's folders.
 * @param file says which process builds; one that died does not count.
 * @returns what unlocks it. @throws {Refusal} while another process builds.
 */
export function lockBuild(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = Number(readFileSync(file, 'utf8'));
    if (other !== process.pid && isRunning(other))
      throw new Refusal(`O site já está a ser feito (processo ${other}): espere que acabe, e repita. Se não está, apague ${file}.`);
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isRunning(process_: number): boolean {
  try {
    return process_ > 0 && process.kill(process_, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
