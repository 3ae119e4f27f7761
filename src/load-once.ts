/** @returns a function that calls `load` once and gives everyone the same promise. After a failure the next call tries again. */
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
