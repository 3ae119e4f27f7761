import frieze from '../../art/friezes/bolacha.svg';
import { Prose } from '../../components/Prose';
import { Columns, Section, Sections } from '../../components/Sheet';
import type { PageProps } from '../../layout/page';
import styles from './CookiesPage.module.css';
import { LegalTemplate } from './LegalTemplate';

export const CookiesPage = ({ content: { cookies } }: PageProps) => (
  <LegalTemplate page={cookies} frieze={frieze} sections={[{ id: 'tipos', title: cookies.typesTitle }, ...cookies.sections]}>
    <Section id="tipos" title={cookies.typesTitle} wide>
      <Columns>
        {cookies.types.map(({ title, description, examples, required }) => (
          <div key={title}>
            <h3>
              {title} {required && <span className={styles.required}>Obrigatório</span>}
            </h3>
            <Prose>{description}</Prose>
            <ul>
              {examples.map((example) => (
                <li key={example}>
                  <Prose>{example}</Prose>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </Section>
    <Sections sections={cookies.sections} />
  </LegalTemplate>
);
