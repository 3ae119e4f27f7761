export const deskPort = 5175;

/** Opens the field at the desk, while `npm run desk` runs. */
export const deskLink = (file: string, field?: string): string =>
  `http://localhost:${deskPort}/mesa/#/${file}${field ? `?${new URLSearchParams({ campo: field })}` : ''}`;
