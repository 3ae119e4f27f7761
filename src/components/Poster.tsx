import wide from '../art/posters/wide.svg';
import styles from './Poster.module.css';
import { type PosterName, posters } from './posters';

const squares = import.meta.glob<string>('../art/posters/*-square.svg', { query: '?url', import: 'default', eager: true });

/** An article's drawing: a square for phones, and a wide one. */
export const Poster = ({ name }: { name: PosterName }) => (
  <picture>
    <source media="(min-width: 62rem)" srcSet={wideOf(name)} />
    <img className={styles.poster} src={squareOf(name)} alt={posters[name]} />
  </picture>
);

/** The wide drawings share letters and friezes, so they are views of one file: the list of articles asks once. */
export const wideOf = (name: PosterName) => `${wide}#${name}`;

function squareOf(name: PosterName): string {
  const url = squares[`../art/posters/${name}-square.svg`];
  if (!url) throw new Error(`There is no src/art/posters/${name}-square.svg.`);
  return url;
}
