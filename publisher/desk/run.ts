import { createServer } from 'vite';
import { contentFolder, projectRoot } from '../../renderer/paths';
import { staticSite } from '../../renderer/plugin';
import { buildPage } from './build-page';
import { desk, deskAddress } from './desk-plugin';

const port = Number(process.env.PORT || 5175);

await buildPage();
const server = await createServer({
  configFile: false,
  root: projectRoot,
  plugins: [desk(contentFolder), staticSite()],
  // This computer alone may open the desk: whoever can, may change the site.
  server: { host: 'localhost', port, strictPort: true },
  logLevel: 'warn',
});
await server.listen();
console.log(`A mesa do editor está em http://localhost:${port}${deskAddress}/ e o site em http://localhost:${port}/`);
