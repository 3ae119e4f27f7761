import { openFtps } from './ftps';
import { type Address, type Host, HostError, type Open } from './host';
import { openSftp } from './sftp';

const open: Record<Address['protocol'], Open> = { sftp: openSftp, ftps: openFtps };

/** Does `work` with the site's folder on its host. @param known what was kept of the server; `now` is what to keep. @throws HostError */
export async function onHost<Result>(
  address: Address,
  password: string,
  known: string | undefined,
  work: (host: Host, now: string) => Promise<Result>,
): Promise<Result> {
  const { hostIn, now } = await open[address.protocol](address, password, known);
  const host = hostIn(address.folder);
  try {
    if (await host.list('')) return await work(host, now);
    const home = (await hostIn('').list('')) ?? [];
    const folders = home.filter(({ name, isFolder }) => isFolder && !name.startsWith('.')).map(({ name }) => `«${name}»`);
    throw new HostError('folder', folders.slice(0, 12).join(', '));
  } finally {
    host.close();
  }
}
