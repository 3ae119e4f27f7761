import { finalName } from '../write-whole';

/** Words for the publisher, about a request that the desk cannot carry out; `body` is what the page needs to go on. */
export class DeskError extends Error {
  override name = 'DeskError';
  constructor(
    message: string,
    readonly status = 422,
    readonly body: object = {},
  ) {
    super(message);
  }
}

const reasons: Record<string, string> = {
  EACCES: 'este utilizador não tem permissão para o ler ou alterar: veja as permissões do ficheiro e da pasta',
  EDQUOT: 'o espaço em disco que lhe cabe acabou: liberte espaço e repita',
  EEXIST: 'no seu lugar está outra coisa com o mesmo nome: mude-lhe o nome',
  EIO: 'o disco deu um erro de leitura ou escrita: confirme que está bem ligado',
  EISDIR: 'é uma pasta, e não um ficheiro',
  EMFILE: 'há demasiados ficheiros abertos: feche outros programas e repita',
  ENAMETOOLONG: 'o nome é comprido de mais',
  ENOENT: 'não existe: talvez alguém o tenha apagado ou mudado de nome',
  ENOSPC: 'o disco está cheio: liberte espaço e repita',
  ENOTDIR: 'uma das pastas do caminho é um ficheiro',
  EPERM: 'o sistema não deixa alterá-lo: veja se está protegido ou aberto noutro programa',
  EBUSY: 'está aberto noutro programa: feche-o e repita',
  EROFS: 'o disco ou a pasta só deixa ler: mude o projeto para um lugar onde possa escrever',
};

/** What the system refused to do with a file, in Portuguese; nothing for any other error. */
export function systemRefusal(error: unknown): string | undefined {
  const { code = '', errno, path = '' } = error as NodeJS.ErrnoException;
  if (errno === undefined) return undefined;
  return `${finalName(path) || 'Não foi guardado'}: ${reasons[code] ?? `o sistema recusou (${code})`}. O que já estava no disco não mudou.`;
}
