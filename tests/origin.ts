/** Where the built site is served during the tests; TEST_PORT lets two working copies test at one time. */
export const port = Number(process.env.TEST_PORT ?? 4399);
export const origin = `http://localhost:${port}`;
