import type { ReactNode } from 'react';
import { type Shape, sizes, viewBoxOf } from '../../art/panels/panel';
import { type PanelName, panels } from '../../art/panels/panels';
import type { PanelAddresses } from '../../layout/page';
import type { Facts } from '../../model/schemas/site';
import styles from './PanelFigure.module.css';

type Props = { name: PanelName; facts: Facts; caption: ReactNode; files: PanelAddresses[PanelName] };

/** A panel as wide as the sheet, square on a phone. Its words are set here, in the face of the page; the caption says all that is to be seen. */
export const PanelFigure = ({ name, facts, caption, files }: Props) => (
  <figure className={styles.panel}>
    <div className={styles.wall}>
      <picture>
        <source media="(min-width: 44rem)" srcSet={files.wide} {...sizes.wide} />
        <img src={files.square} {...sizes.square} alt="" loading="lazy" decoding="async" />
      </picture>
      {(['square', 'wide'] satisfies Shape[]).map((shape) => (
        <svg key={shape} className={styles[shape]} viewBox={viewBoxOf(shape)} aria-hidden="true">
          {panels[name](shape, facts).words}
        </svg>
      ))}
    </div>
    <figcaption className={styles.caption}>
      {caption}
      <a href={files.shared} download={`${name}.png`}>
        Guardar esta imagem
      </a>
    </figcaption>
  </figure>
);
