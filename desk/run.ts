import { createServer } from 'vite';
import { contentFolder, projectRoot } from '../paths';
import { staticSite } from '../renderer/plugin';
import { bundlePage } from './bundle-page';
import { desk, deskAddress } from './desk-plugin';
import { deskPort } from './schema/desk-link';

const port = Number(process.env.PORT || deskPort);
const words = process.argv.slice(2).join(' ');
if (words) {
  console.error(`A mesa não conhece «${words}». Escreva só npm run desk; para outra porta, PORT=${deskPort + 1} npm run desk.`);
  process.exit(1);
}

const server = await createServer({
  configFile: false,
  root: projectRoot,
  plugins: [desk(contentFolder, await bundlePage()), staticSite()],
  // This computer alone may open the desk: whoever can, may change the site.
  // Old versions and copies to try changes on are no part of the site.
  server: { host: 'localhost', port, strictPort: true, cors: false, watch: { ignored: ['**/.history/**'] } },
  logLevel: 'warn',
});
await server.listen().catch((error: Error) => {
  // Vite gives no code for it.
  if (!error.message.includes('already in use')) throw error;
  console.error(
    `A porta ${port} está ocupada, talvez pela mesa, aberta noutro terminal: veja se está em http://localhost:${port}${deskAddress}/. Se não estiver, feche o programa que usa a porta, ou escolha outra com PORT=${deskPort + 1} npm run desk.`,
  );
  process.exit(1);
});
// The first page compiles the whole site, which takes seconds on a slow computer: the first save must not wait for it.
await fetch(`http://localhost:${port}/`);
console.log(`A mesa do editor está em http://localhost:${port}${deskAddress}/ e o site em http://localhost:${port}/`);
