/** A picture of content/pictures/, as a browser will show it; `hash` changes with its bytes and with how its files are made. */
export type Picture = { name: string; width: number; height: number; hash: string };

/** One of the files that a page offers of a picture; `width` in pixels. */
export type PictureFile = { name: string; address: string; width: number; format: Format };
type Format = keyof typeof quality;

/** Larger ones take minutes, or more memory than a small computer has. No file of a picture is wider than `width`, nor may it be higher than WebP can hold. */
export const largest = { bytes: 10_000_000, pixels: 40_000_000, width: 1280, height: 16_383 };

/** Modern formats that every browser of ours reads, the smaller first, and how well each is made. */
export const quality = { avif: 55, webp: 78 };

/** For a phone, for a column of text, and for that column on a dense screen. */
const widths = [480, 800, largest.width];

export function filesOfPicture({ name, width, hash }: Picture): PictureFile[] {
  const most = Math.min(width, largest.width);
  const stem = name.slice(0, name.lastIndexOf('.'));
  return (Object.keys(quality) as Format[]).flatMap((format) =>
    [...widths.filter((smaller) => smaller < most), most].map((one) => ({
      name,
      address: `/assets/pictures/${stem}-${hash}-${one}.${format}`,
      width: one,
      format,
    })),
  );
}
