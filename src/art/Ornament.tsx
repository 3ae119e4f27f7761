import type { Casino } from '../model/schemas/casinos';
import type { TileName } from './drawings';
import styles from './Ornament.module.css';

type Props = {
  name: TileName | `partner-${Casino['ornament']}` | 'sky' | 'ticket' | 'carimbo' | 'tram';
  className?: string;
};

/** A part of the ornaments' file, as wide as its place. It comes after the words, and moves none of them. */
export function Ornament({ name, className = '', ...data }: Props & { 'data-tile'?: string; 'data-postmark'?: string }) {
  return <div className={`${styles.ornament} ${styles[name] ?? ''} ${className}`.replace(/ +/g, ' ').trim()} {...data} />;
}
