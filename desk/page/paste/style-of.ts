/** As its attribute says: the page's policy keeps the browser from reading styles, in every document that the page makes. */
export const styleOf = (element: Element, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(element.getAttribute('style') ?? '')?.[1]?.trim() ?? '';
