import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caddyfile } from '../../hosts/caddy.ts';
import { findProgram, type Place, type Running, startProgram } from './server.ts';

export const findCaddy = () => findProgram('caddy');

export async function startCaddy(program: string, place: Place): Promise<Running> {
  const { folder, site, port, headers } = place;
  const config = join(folder, 'Caddyfile');
  const options = `{
  admin off
  auto_https off
  default_bind 127.0.0.1
}
`;
  await writeFile(config, options + caddyfile(headers, { address: `http://127.0.0.1:${port}`, root: site }));
  return startProgram(program, ['run', '--config', config, '--adapter', 'caddyfile'], place, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
}
