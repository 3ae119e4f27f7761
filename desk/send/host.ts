/** What goes wrong on the way to a host; `words.ts` says it to the publisher. */
export type Failure = 'password' | 'unreachable' | 'stranger' | 'changed' | 'plain' | 'folder' | 'permission' | 'full' | 'cut' | 'elsewhere' | 'refused';

export class HostError extends Error {
  override name = 'HostError';
  /** @param detail what only this host can tell: a fingerprint, the folders that it has, a code. Never what it said in its own words, which may repeat a password. */
  constructor(
    readonly failure: Failure,
    readonly detail = '',
    /** For which names a server's certificate is, where it is for others than the one that was asked for. */
    readonly names = '',
  ) {
    super(failure);
  }
}

export type Address = { protocol: 'sftp' | 'ftps'; server: string; port: number; user: string; folder: string };

type Listed = { name: string; size: number; isFolder: boolean };

/** A folder on a host, as both protocols give it. Paths are below it, with `/` between their parts. All that fails does so with a HostError. */
export type Host = {
  /** How many requests it takes at once. */
  atOnce: number;
  /** Nothing, of a folder that is not there. */
  list(folder: string): Promise<Listed[] | undefined>;
  /** Nothing, of a file that is not there. */
  read(path: string): Promise<Buffer | undefined>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** In the place of what has that name. */
  rename(from: string, to: string): Promise<void>;
  /** Both leave what is as it is to be. */
  makeFolder(path: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Only where nothing is left in it. */
  removeFolder(path: string): Promise<void>;
  close(): void;
};

/** @param known what was kept of the server at the first contact; `now` is what to keep. */
export type Open = (address: Address, password: string, known: string | undefined) => Promise<{ hostIn: (folder: string) => Host; now: string }>;
