import { type Either, left, right } from '../../shared/result.ts';
import type { PaperBox } from './ballot-box.ts';
import {
  type BoxEntries,
  isEnteredTwice,
  lastEntered,
  type PaperEntry,
  settledBy,
  wholeEntries,
} from './entry.ts';
import { isSameAnswer, isSameSheet, isWhole, type SheetAnswer, spelledSheetAnswer } from './sheet.ts';

/** Why an entry is not stored. */
export type EntryRefused =
  /** The box is not being entered, or it was mixed into another one. */
  | { readonly kind: 'notEntering' }
  | { readonly kind: 'unknownBallot'; readonly most: number }
  | { readonly kind: 'unknownQuestion' }
  | { readonly kind: 'misfit' }
  /** The person has entered this ballot already. */
  | { readonly kind: 'enteredByYou' }
  | { readonly kind: 'enteredTwice' }
  /** The two entries do not differ, or are not there. */
  | { readonly kind: 'notDifferent' }
  | { readonly kind: 'settledAlready' }
  /** There is nothing that this person can take back. */
  | { readonly kind: 'nothingToTakeBack' };

/** An answer that somebody types, of one question of one ballot. */
export interface TypedEntry {
  readonly number: number;
  readonly survey: string;
  readonly answer: SheetAnswer;
  readonly person: string;
  readonly name: string;
  /** As the third person, who decides. */
  readonly settles: boolean;
}

/** A box that is being entered. */
export interface EnteredBox extends BoxEntries {
  readonly box: Pick<PaperBox, 'id' | 'state' | 'into'>;
}

const isEntering = ({ state, into }: EnteredBox['box']): boolean => state === 'entering' && into === null;

/** Why a person may not enter this ballot the first or the second time; null if they may. */
function enteringRefused(found: EnteredBox, { number, person }: TypedEntry): EntryRefused | null {
  if (settledBy(found, number) !== undefined) return { kind: 'settledAlready' };
  const whole = wholeEntries(found, number);
  if (whole.some((one) => one.person === person)) return { kind: 'enteredByYou' };
  return whole.length >= 2 ? { kind: 'enteredTwice' } : null;
}

/** Why a person may not decide this ballot; null if they may. */
function settlingRefused(found: EnteredBox, { number, person }: TypedEntry): EntryRefused | null {
  const [one, other] = wholeEntries(found, number);
  if (one === undefined || other === undefined) return { kind: 'notDifferent' };
  const isOpen = [one, other].some((entry) => lastEntered(found, entry.person) === number);
  if (isOpen || isSameSheet(found.sheet, one.answers, other.answers)) return { kind: 'notDifferent' };
  if ([one, other].some((entry) => entry.person === person)) return { kind: 'enteredByYou' };
  return settledBy(found, number) === undefined ? null : { kind: 'settledAlready' };
}

const ownEntry = ({ entries }: BoxEntries, { number, person, settles }: TypedEntry): PaperEntry | undefined =>
  entries.find((one) => one.number === number && one.person === person && one.settles === settles);

/**
 * The entry of a person with one more answer. The same answer sent twice is one. A person enters a ballot once; two people
 * enter it, and only if they differ a third one decides. Left: why nothing is stored.
 */
export function enterAnswer(found: EnteredBox, typed: TypedEntry): Either<EntryRefused, PaperEntry> {
  const { number, survey: id, settles, person, name } = typed;
  if (!isEntering(found.box)) return left({ kind: 'notEntering' });
  if (!Number.isInteger(number) || number < 1 || number > found.papers)
    return left({ kind: 'unknownBallot', most: found.papers });
  const survey = found.sheet.find((one) => one.id === id);
  if (survey === undefined) return left({ kind: 'unknownQuestion' });
  const answer = spelledSheetAnswer(survey, typed.answer);
  if (answer === null) return left({ kind: 'misfit' });
  const own = ownEntry(found, typed);
  if (own !== undefined && isSameAnswer(own.answers[id], answer)) return right(own);
  const refused = settles ? settlingRefused(found, typed) : enteringRefused(found, typed);
  if (refused !== null) return left(refused);
  const answers = { ...own?.answers, [id]: answer };
  return right({ box: found.box.id, number, person, name, settles, answers });
}

/**
 * The entry that a person takes back: their last one, until they have entered another or all ballots are entered twice. An
 * entry that is not whole can be taken back at any time.
 */
export function entryToTakeBack(
  found: EnteredBox,
  { person, number }: { readonly person: string; readonly number: number },
): Either<EntryRefused, PaperEntry> {
  if (!isEntering(found.box)) return left({ kind: 'notEntering' });
  const own = found.entries.find((one) => one.number === number && one.person === person && !one.settles);
  if (own === undefined) return left({ kind: 'nothingToTakeBack' });
  if (!isWhole(found.sheet, own.answers)) return right(own);
  if (isEnteredTwice(found) || lastEntered(found, person) !== number)
    return left({ kind: 'nothingToTakeBack' });
  return right(own);
}
