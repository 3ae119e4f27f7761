import { Fragment, type ReactNode } from 'react';
import type { Content } from '../model/content';
import { authorisationNumber } from '../model/derived/words';
import { isEmail } from '../model/schemas/fields';
import { drawStates } from '../model/schemas/notices';
import { isAuthorised, type Phase } from '../model/schemas/promotion';
import type { RoutePath } from '../routes';
import { buttonClass } from '../ui/Button';
import { ExternalLink } from '../ui/ExternalLink';
import styles from './PromotionPhase.module.css';

type Props = Pick<Content, 'notices' | 'promotion'> & {
  /** In a few words, on the ticket or in the calendar. */
  brief?: boolean;
  /** The first on its page: it alone says that an edition is over. */
  first?: boolean;
};

/** Where the draw stands. The words of all phases are in the page; the inline script knows which are true. */
export function PromotionPhase({ notices, promotion, brief, first }: Props) {
  const words = Object.entries(drawStates(notices, promotion)).map(([phase, { sentence, ticket }]) => (
    <span key={phase} data-when={phase}>
      {brief ? ticket : inParts(sentence)}
    </span>
  ));
  if (brief) return <span>{words}</span>;
  return (
    <p className={styles.phase} data-notice={isAuthorised(promotion) ? undefined : 'draw'}>
      {words}
      {first && <span data-when="ended">{inParts(notices.draw.ended)}</span>}
    </p>
  );
}

/** Each sentence, or what follows a colon, whole on its line, where it has room. */
const inParts = (text: string) =>
  text.split(/(?<=[.:] )/).map((part) => (
    <Fragment key={part}>
      <span>{part.trimEnd()}</span>
      {part.endsWith(' ') && ' '}
    </Fragment>
  ));

/** What an edition promises, as soon as it is true; of one that is over, nothing. */
export function DrawTerms({ promotion }: Pick<Content, 'promotion'>) {
  const terms = [
    promotion.prize.placeholder === undefined && `Prémio: ${promotion.prize.value}.`,
    isAuthorised(promotion) && `Autorização ${authorisationNumber(promotion)}.`,
  ].filter(Boolean);
  if (terms.length === 0) return null;
  return (
    <p className={styles.phase}>
      {(['before', 'open', 'drawn'] satisfies Phase[]).map((phase) => (
        <span key={phase} data-when={phase}>
          {terms.join(' ')}
        </span>
      ))}
    </p>
  );
}

/** Where one signs up, while one can; then where the list of winners comes out, unless that is the page `on` which it stands. Of a draw without an authorisation, nothing. */
export function DrawLink({ promotion, on }: Pick<Content, 'promotion'> & { on: RoutePath }) {
  const { signUpAt = '', winnersAt = '' } = promotion;
  if (!isAuthorised(promotion)) return null;
  const byMail = isEmail(signUpAt);
  const signUp = (
    <OutLink to={byMail ? `mailto:${signUpAt}` : signUpAt} className={buttonClass({ kind: 'primary' })}>
      {byMail ? `Inscrever-se por e-mail, para ${signUpAt}` : 'Inscrever-se'}
    </OutLink>
  );
  const winners = winnersAt !== on && (
    <OutLink to={winnersAt} className={buttonClass({ kind: 'quiet' })}>
      Onde sai a lista de premiados
    </OutLink>
  );
  const links = { open: signUp, drawn: winners, ended: winners } satisfies Partial<Record<Phase, ReactNode>>;
  return (
    <p className={styles.phase}>
      {Object.entries(links).map(([phase, link]) => (
        <span key={phase} data-when={phase}>
          {link}
        </span>
      ))}
    </p>
  );
}

/** In a new tab, where it leaves the site. */
function OutLink({ to, ...link }: { to: string; className: string; children: string }) {
  return to.startsWith('https:') ? <ExternalLink kind="private" href={to} {...link} /> : <a href={to} {...link} />;
}
