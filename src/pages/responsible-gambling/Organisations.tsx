import { OrganisationMark } from '../../art/OrganisationMark';
import type { HelpOrganisation } from '../../model/schemas/help';
import { Disclosure } from '../../ui/Disclosure';
import { ExternalLink } from '../../ui/ExternalLink';
import { Prose } from '../../ui/Prose';
import styles from './Organisations.module.css';

export function Organisations({ organisations }: { organisations: HelpOrganisation[] }) {
  return (
    <div>
      {organisations.map(({ name, mark, description, audience, hours, cost, website }) => (
        <Disclosure key={name} title={name} inShort={audience} className={styles.organisation}>
          <Prose>{description}</Prose>
          {(hours || cost) && (
            <dl className={styles.facts}>
              {hours && <dt>Horário</dt>}
              {hours && <dd>{hours}</dd>}
              {cost && <dt>Custo</dt>}
              {cost && <dd>{cost}</dd>}
            </dl>
          )}
          <p>
            <ExternalLink href={website} kind="private" className={styles.site}>
              <OrganisationMark mark={mark} />
              <span>
                <span className="screen-only">Abrir o site: </span>
                {name}
              </span>
            </ExternalLink>
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
