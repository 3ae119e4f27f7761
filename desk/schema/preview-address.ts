/** In the address of a page that shows what is not saved yet, and so in what that page asks for. */
export const unsavedMark = 'por-guardar';
