import { useId } from 'react';

type Props = {
  /** The text of an `.svg` file, by `?raw`. */
  svg: string;
  className?: string;
};

/** A small drawing, inline in the page: an `<img>` with a data URI costs a phone some ten milliseconds before the first paint. Decorative. */
export function Drawing({ svg, className }: Props) {
  const [, attributes = '', content = ''] = /^<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const props = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
    name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
    value,
  ]);
  const id = useId();
  const html = content.replace(/>\s+</g, '><').replace(/(?<=\bid="|href="#|url\(#)/g, id);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own.
  return <svg {...Object.fromEntries(props)} className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
