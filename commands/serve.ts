import { createSiteServer } from '../deploy/local-server';

const port = Number(process.env.PORT ?? 4321);

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
