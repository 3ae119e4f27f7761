import { Fragment } from 'react';
import { Button, buttonClass } from '../../components/Button';
import { searchEngine, telephoneLink } from '../../routes';
import styles from './AgeGate.module.css';

type Props = { name: string; helplines: { name: string; number: string }[] };

/** Stands in every page, and is shown instead of the site until the visitor has confirmed (specification §2, §4). */
export const AgeGate = ({ name, helplines }: Props) => (
  <div data-gate className={styles.gate} role="dialog" aria-modal="true" aria-labelledby="gate-title" aria-describedby="gate-text">
    <div className={styles.window}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p id="gate-title" className={styles.title} role="heading" aria-level={1}>
          Tem 18&nbsp;anos ou mais?
        </p>
        <p id="gate-text">O conteúdo deste site é exclusivo para maiores de 18&nbsp;anos.</p>
        <noscript>
          <p>Para entrar, ligue os scripts do navegador: sem eles o site não guarda a sua resposta.</p>
          <p>
            <a className={buttonClass({ kind: 'quiet' })} href={searchEngine} rel="noreferrer">
              Sair
            </a>
          </p>
        </noscript>
        <div className={styles.buttons}>
          <Button kind="primary" data-action="enter">
            Entrar
          </Button>
          <Button kind="quiet" data-action="exit">
            Sair
          </Button>
        </div>
        <p className={styles.help}>
          Precisa de ajuda?
          {helplines.slice(0, 2).map(({ name, number }, index) => (
            <Fragment key={number}>
              {index > 0 && ' ou'}{' '}
              <a href={telephoneLink(number)} className="unbroken">
                {name}: {number}
              </a>
            </Fragment>
          ))}
        </p>
        <p className={styles.responsible}>Jogue com responsabilidade</p>
      </div>
      <div className={styles.scene} />
    </div>
  </div>
);
