import type { ReactNode } from 'react';
import andorinha from '../../art/tiles/andorinha.svg';
import balanca from '../../art/tiles/balanca.svg';
import boia from '../../art/tiles/boia.svg';
import bolacha from '../../art/tiles/bolacha.svg';
import naipes from '../../art/tiles/naipes.svg';
import pena from '../../art/tiles/pena.svg';
import roseta from '../../art/tiles/roseta.svg';
import { pendingAttribute } from '../../features/toast/messages';
import { routes } from '../../routes';
import type { Home } from './home-schema';
import styles from './NavigationGrid.module.css';

const tiles: Record<string, string> = {
  [routes.about]: andorinha,
  [routes.casinos]: naipes,
  [routes.articles]: pena,
  [routes.responsibleGambling]: boia,
  [routes.cookies]: bolacha,
  [routes.terms]: balanca,
};

/** An entry whose page does not exist yet is a button that says so (specification §2). */
export const NavigationGrid = ({ entries }: { entries: Home['navigation']['entries'] }) => (
  <nav aria-label="Conheça o site">
    <ul role="list" className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'to' in entry ? (
            <a href={entry.to} className={styles.entry}>
              <Words {...entry} tile={tiles[entry.to] ?? roseta} />
            </a>
          ) : (
            <button type="button" {...{ [pendingAttribute]: '' }} className={styles.entry}>
              <Words {...entry} tile={roseta} />
            </button>
          )}
        </li>
      ))}
    </ul>
  </nav>
);

const Words = ({ label, about, tile }: { label: string; about: string; tile: string }): ReactNode => (
  <>
    <img src={tile} alt="" width={60} height={60} fetchPriority="low" />
    <span>
      <strong>{label}</strong> <small>{about}</small>
    </span>
  </>
);
