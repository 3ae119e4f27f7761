import { z } from 'zod';
import { judge } from '../../rules/rule';
import { launch, loadContent } from '../../rules/rulebook';
import type { Content } from '../../src/model/content';
import { phaseAt } from '../../src/model/derived/phase';
import { phaseStarts } from '../../src/model/derived/phase-starts';
import { lisbonToday } from '../../src/model/derived/today';
import { ContentError } from '../../src/model/finding';
import { drawStates } from '../../src/model/schemas/notices';
import type { Phase } from '../../src/model/schemas/promotion';
import { inGroups, isUnlicensed } from '../launch/actors';
import { action, type Desk } from './desk';
import { changedSince, isOnAir, lastMade, lastSent, rememberSent } from './last-made';
import { placesIn } from './titles';

export const standingActions = {
  /** Where the publisher stands: what is left to do and by whom, where to begin, the phase of the draw, and what readers do not have yet. */
  standing: action(z.strictObject({}), (desk) => {
    const content = readable(desk);
    return { left: content && { ...leftToDo(desk, content), onAir: isOnAir(desk) }, draw: content && drawInWords(content), since: sinceLast(desk) };
  }),

  /** The site that was last made is on its host: the publisher says so, who put it there by hand. */
  sent: action(z.strictObject({}), (desk) => rememberSent(desk)),
};

/** Nothing, while the content cannot be built: the first page says why. */
function readable({ store }: Desk): Content | undefined {
  try {
    return loadContent(store.root);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function leftToDo(desk: Desk, content: Content) {
  const findings = judge(launch, { content, today: lisbonToday() });
  const groups = inGroups(findings).map(({ actor, files }) => ({ actor, found: files.flatMap(({ found }) => found) }));
  // What may be a crime comes before all else.
  const first = findings.find(isUnlicensed) ?? groups[0]?.found[0];
  const placeOf = placesIn(desk);
  return {
    count: findings.length,
    actors: groups.map(({ actor, found }) => ({ actor: actor.split(':')[0] ?? '', count: found.length })),
    first: first && { path: first.file, field: first.field, place: placeOf(first.file, first.field), words: first.words, mend: first.mend },
  };
}

const phases: Record<Phase, string> = {
  before: 'as inscrições ainda não abriram',
  open: 'estamos nos dias das inscrições',
  drawn: 'as inscrições já fecharam, e a lista de premiados ainda não tem de estar publicada',
  ended: 'terminou',
};

/** Where the draw stands today, and what the site says of it. */
function drawInWords({ promotion, notices }: Content) {
  const phase = phaseAt(Date.now(), phaseStarts(promotion));
  if (!phase) return undefined;
  const said = phase === 'ended' ? notices.draw.ended : drawStates(notices, promotion)[phase].sentence;
  return { edition: promotion.signUpsOpenOn.slice(0, 4), phase: phases[phase], authorised: promotion.authorisation.placeholder === undefined, said };
}

/** What readers do not have yet, or, while nobody said what they have, what the last site that was made does not. */
function sinceLast(desk: Desk) {
  const [made, sent] = [lastMade.read(desk), lastSent.read(desk)];
  const before = sent ? sent.texts : made?.texts;
  const placeOf = placesIn(desk);
  const changes = before && changedSince(desk, before).map(({ path, what, gone }) => ({ path, what, gone, name: placeOf(path) }));
  return { madeAt: made?.texts && made.at, sentAt: sent?.at, putBack: sent?.putBack, madeIsSent: made !== undefined && made.at === sent?.madeAt, changes };
}
