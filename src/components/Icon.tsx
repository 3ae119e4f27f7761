import { Drawing } from './Drawing';

const files = import.meta.glob<string>('../art/icons/*.svg', { query: '?raw', import: 'default', eager: true });

type Props = { name: string; className?: string };

/** A drawing of src/art/icons/, in the text's colour. The words beside it say what it means. */
export function Icon({ name, className }: Props) {
  const svg = files[`../art/icons/${name}.svg`];
  if (!svg) throw new Error(`There is no src/art/icons/${name}.svg.`);
  return <Drawing svg={svg} className={className} />;
}
