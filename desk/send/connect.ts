import { openFtps } from './ftps';
import { type Address, type Host, HostError, type Open } from './host';
import { openSftp } from './sftp';

const open: Record<Address['protocol'], Open> = { sftp: openSftp, ftps: openFtps };

/** Opens the site's folder on its host. @param known what was kept of the server. @returns what to keep. @throws HostError */
export async function connect(address: Address, password: string, known: string | undefined): Promise<{ host: Host; now: string }> {
  const { hostIn, now } = await open[address.protocol](address, password, known);
  const host = hostIn(address.folder);
  try {
    if (!(await host.list(''))) {
      const home = (await hostIn('').list('')) ?? [];
      const folders = home.filter(({ name, isFolder }) => isFolder && !name.startsWith('.')).map(({ name }) => `«${name}»`);
      throw new HostError('folder', folders.slice(0, 12).join(', '));
    }
    return { host, now };
  } catch (error) {
    host.close();
    throw error;
  }
}
