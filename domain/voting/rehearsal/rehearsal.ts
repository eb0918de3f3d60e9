import type { Instant, TimeZone } from '../../shared/calendar-day.ts';
import { type RealmId, realmId } from '../../shared/ids.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';

/** The most people that the invented census of a rehearsal may have. */
export const mostRehearsed = 500;
/** The most rehearsals that a council holds at once: each is a database of its own. */
export const mostRehearsals = 3;
/** How many days a rehearsal lasts if nobody ends it. */
export const rehearsalDays = 7;

/** `making`: its database is not complete. `over`: nobody finds it any longer, and its bytes are being deleted. */
export type RehearsalState = 'making' | 'open' | 'closed' | 'over';

/** A vote that is tried before it is opened: a town of its own, with an invented census, that is deleted afterwards. */
export interface Rehearsal {
  /** Its name is its town and its secret: who has it in an address may look and vote. */
  readonly name: RealmId;
  /** The town whose vote it is. */
  readonly town: RealmId;
  /** The id of the main survey. */
  readonly vote: string;
  readonly title: LocalizedText | string;
  /** The path of the page with the survey. */
  readonly path: string;
  /** Whether one of its surveys asks for the census. */
  readonly withCensus: boolean;
  readonly people: number;
  /** How many people were given out. */
  readonly given: number;
  /** From what the codes of the invented people are made. */
  readonly seed: string;
  /** The name of the person of staff who began it. */
  readonly by: string;
  readonly begun: Instant;
  /** When it is deleted by itself: at the end of a day of its town. */
  readonly ends: Instant;
  readonly zone: TimeZone;
  readonly state: RehearsalState;
  /** When it was over, which its step says; null until then. */
  readonly over: Instant | null;
}

/** Why no rehearsal of a vote can begin. */
export type RehearsalRefused = 'incomplete' | 'opened' | 'held' | 'tooMany' | 'people';

/** How names of rehearsals begin: in Spanish, since they are part of an address. */
const prefix = 'ensayo-';
const shape = /^ensayo-[a-z2-7]{24}$/u;

/** The name of a new rehearsal, of fifteen random bytes in base 32. */
export const rehearsalName = (letters: string): RealmId => realmId(`${prefix}${letters.toLowerCase()}`);

/** Whether a text may be the name of a rehearsal. */
export const isRehearsalName = (text: string): text is RealmId => shape.test(text);

/** Whether people find a rehearsal at an instant. */
export const isHeld = ({ state, ends }: Pick<Rehearsal, 'state' | 'ends'>, now: Instant): boolean =>
  (state === 'open' || state === 'closed') && now < ends;

/** Why a rehearsal with so many people does not begin, beside the others of the council; null if it may. */
export function whyNotRehearsed(
  { town, vote, people }: Pick<Rehearsal, 'town' | 'vote' | 'people'>,
  others: readonly Pick<Rehearsal, 'town' | 'vote'>[],
): Extract<RehearsalRefused, 'held' | 'tooMany' | 'people'> | null {
  if (!Number.isInteger(people) || people < 1 || people > mostRehearsed) return 'people';
  if (others.some((one) => one.town === town && one.vote === vote)) return 'held';
  return others.length >= mostRehearsals ? 'tooMany' : null;
}
