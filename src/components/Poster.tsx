import styles from './Poster.module.css';
import { type PosterName, posters } from './posters';

const files = import.meta.glob<string>('../art/posters/*.svg', { query: '?url', import: 'default', eager: true });

/** An article's drawing: a square for phones, and a wide one. */
export const Poster = ({ name }: { name: PosterName }) => (
  <picture>
    <source media="(min-width: 44rem)" srcSet={posterUrl(name)} />
    <img className={styles.poster} src={posterUrl(`${name}-square`)} alt={posters[name]} />
  </picture>
);

export function posterUrl(name: string): string {
  const url = files[`../art/posters/${name}.svg`];
  if (!url) throw new Error(`There is no src/art/posters/${name}.svg.`);
  return url;
}
