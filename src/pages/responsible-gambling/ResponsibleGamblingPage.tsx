import { Icon } from '../../components/Drawing';
import { ExternalLink } from '../../components/ExternalLink';
import { PageHeading } from '../../components/PageHeading';
import { Prose } from '../../components/Prose';
import { Contents, Section, Sections, Sheet } from '../../components/Sheet';
import { Sources } from '../../components/Sources';
import type { PageProps } from '../../layout/page';
import { telephoneLink } from '../../routes';
import styles from './ResponsibleGamblingPage.module.css';

const tiles: Record<string, string> = { autoexclusao: 'chave', 'por-alguem': 'guarda-chuva', dividas: 'casa' };

/** Help first, then the parts of the specification in its order. Calm: no tinsel. */
export const ResponsibleGamblingPage = ({ content: { responsibleGambling: page, help } }: PageProps) => (
  <>
    <PageHeading title={page.title} lead={page.lead} tile="boia" />
    <div className={styles.pageHelplines} id="ajuda">
      <ul role="list">
        {page.helplines.map(({ name, number, hours }) => (
          <li key={number}>
            <a href={telephoneLink(number)}>
              <span>{name}</span>
              <strong className="unbroken">
                <Icon name="phone" className={styles.phone} />
                {number}
              </strong>
            </a>
            <p>{hours}</p>
          </li>
        ))}
      </ul>
      <div lang="en">
        <Prose>{page.english}</Prose>
      </div>
    </div>
    <Sheet>
      <Contents
        sections={[
          { id: 'sinais', title: page.signs.title },
          { id: 'conselhos', title: page.tips.title },
          { id: 'organizacoes', title: page.help.title },
          ...page.sections,
        ]}
      />
      <Section id="o-que-e" title={page.definition.title} tile="balanca">
        <Prose>{page.definition.text}</Prose>
      </Section>
      <Section id="sinais" title={page.signs.title} tile="naipes" wide>
        <Prose>{page.signs.intro}</Prose>
        <ol role="list" className={styles.signs}>
          {page.signs.items.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ol>
        {page.signs.outro && <Prose>{page.signs.outro}</Prose>}
      </Section>
      <Section id="conselhos" title={page.tips.title} tile="estrela">
        <div className={styles.tips}>
          {page.tips.items.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Prose>{text}</Prose>
            </div>
          ))}
        </div>
      </Section>
      <Section id="organizacoes" title={page.help.title} tile="boia" wide>
        <Prose>{page.help.text}</Prose>
        <ul role="list" className={styles.organisations}>
          {help.organisations.map(({ name, description, website }) => (
            <li key={name}>
              <h3 className={styles.name}>{name}</h3>
              <Prose>{description}</Prose>
              <ExternalLink href={website} kind="private">
                {website.replace(/^https:\/\/(?:www\.)?|\/$/g, '')}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="compromissos" title={page.commitments.title} tile="rolo">
        <ul>
          {page.commitments.items.map((commitment) => (
            <li key={commitment}>{commitment}</li>
          ))}
        </ul>
      </Section>
      <Sections sections={page.sections} tileOf={(id) => tiles[id]} />
      <Sources sources={page.sources} />
    </Sheet>
  </>
);
