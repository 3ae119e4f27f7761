import { useId } from 'react';

type DrawingProps = {
  /** The text of an `.svg` file, by `?raw`. */
  svg: string | undefined;
  className?: string;
};

/** A small drawing, inline in the page: an `<img>` with a data URI costs a phone some ten milliseconds before the first paint. Decorative. */
export function Drawing({ svg = '', className }: DrawingProps) {
  const [, attributes, content] = /^<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  if (attributes === undefined || content === undefined) throw new Error('Drawing needs the text of an .svg file: is there one at the path that is asked for?');
  const props = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
    name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
    value,
  ]);
  const id = useId();
  // Drawings may share a page, and their ids may not.
  const html = content.replace(/>\s+</g, '><').replace(/(?<=\bid="|href="#|url\(#)/g, id);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own.
  return <svg {...Object.fromEntries(props)} className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}

const icons = import.meta.glob<string>('../art/icons/*.svg', { query: '?raw', import: 'default', eager: true });

/** A drawing of src/art/icons/, in the text's colour. The words beside it say what it means. */
export const Icon = ({ name, className }: { name: string; className?: string }) => <Drawing svg={icons[`../art/icons/${name}.svg`]} className={className} />;
