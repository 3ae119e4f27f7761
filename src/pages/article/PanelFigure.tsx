import type { ReactNode } from 'react';
import { sizes, viewBoxOf } from '../../art/panels/panel';
import { type PanelName, panels } from '../../art/panels/panels';
import type { PanelAddresses } from '../../layout/page';
import type { Facts } from '../../model/schemas/site';
import styles from './PanelFigure.module.css';

type Props = { name: PanelName; facts: Facts; caption: ReactNode; files: PanelAddresses[PanelName] };

/** A panel, square on a phone. Its words are set here, in the face of the page; the caption says all that is to be seen. */
export const PanelFigure = ({ name, facts, caption, files }: Props) => (
  <figure className={styles.panel}>
    <div className={`${styles.wall} ${styles[panels[name]('wide', facts).ground]}`}>
      <picture>
        <source media="(max-width: 43.99rem)" srcSet={files.square} {...sizes.square} />
        <img src={files.wide} {...sizes.wide} alt="" loading="lazy" decoding="async" />
      </picture>
      {(['square', 'wide'] as const).map((shape) => (
        <svg key={shape} className={styles[shape]} viewBox={viewBoxOf(shape)} aria-hidden="true">
          {panels[name](shape, facts).words}
        </svg>
      ))}
    </div>
    <figcaption className={styles.caption}>
      {caption}
      <a className="screen-only" href={files.shared} download={`${name}.png`}>
        Guardar esta imagem
      </a>
    </figcaption>
  </figure>
);
