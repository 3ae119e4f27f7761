import { existsSync } from 'node:fs';
import { createSiteServer } from '../deploy/local-server';
import { servedFile } from '../deploy/served';

const port = Number(process.env.PORT || 4321);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT tem de ser um número de 1 a 65535, e é «${process.env.PORT}»: escolha, por exemplo, PORT=4322 npm start.`);
  process.exit(1);
}

if (!existsSync(servedFile)) {
  console.error('Ainda não há site para mostrar: faça-o com npm run build, ou use npm start, que o faz e o mostra.');
  process.exit(1);
}

createSiteServer()
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `A porta ${port} está ocupada: feche o programa que a usa, ou escolha outra com PORT=4322 npm start.`
        : `O servidor não arrancou: ${error.message}`,
    );
    process.exitCode = 1;
  })
  .listen(port, 'localhost', () => console.log(`O site está em http://localhost:${port}`));
