/** @returns what fetches a part of the site: once, for all who ask. After a failure the next call tries again. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= load().catch((error) => {
      part = undefined;
      throw error;
    });
    return part;
  };
}
