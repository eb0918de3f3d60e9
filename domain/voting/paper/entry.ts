import type { SheetAnswers, SheetSurvey } from './sheet.ts';
import { isSameSheet, isWhole } from './sheet.ts';

/** What one person typed of one ballot. It has neither a time nor an order. */
export interface PaperEntry {
  /** The box that the ballot is entered with. */
  readonly box: string;
  /** What is stamped on the ballot, from 1 on, after all of the box were mixed. */
  readonly number: number;
  /** The id of the person. */
  readonly person: string;
  readonly name: string;
  /** It decides between two entries that differ. */
  readonly settles: boolean;
  /** As many as were typed until now. */
  readonly answers: SheetAnswers;
}

/**
 * What is known of a ballot by now. `twice`: two people entered it, and one of them can still take that back; what they
 * entered is not compared before.
 */
export type BallotState = 'none' | 'once' | 'twice' | 'equal' | 'different' | 'settled';

/** The entries of a box, with what is asked on its ballots. */
export interface BoxEntries {
  readonly entries: readonly PaperEntry[];
  readonly sheet: readonly SheetSurvey[];
  /** How many ballots it has. */
  readonly papers: number;
}

/** The entries of a ballot that have all answers, without the one that decides. */
export const wholeEntries = ({ entries, sheet }: BoxEntries, number: number): readonly PaperEntry[] =>
  entries.filter((one) => one.number === number && !one.settles && isWhole(sheet, one.answers));

/** The entry that decided a ballot; undefined if there is none. */
export const settledBy = ({ entries, sheet }: BoxEntries, number: number): PaperEntry | undefined =>
  entries.find((one) => one.number === number && one.settles && isWhole(sheet, one.answers));

const numbersOf = ({ papers }: BoxEntries): readonly number[] =>
  Array.from({ length: papers }, (_, index) => index + 1);

/** How many people have entered each ballot, by its number. */
function timesEntered({ entries, sheet }: BoxEntries): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const one of entries)
    if (!one.settles && isWhole(sheet, one.answers)) times.set(one.number, (times.get(one.number) ?? 0) + 1);
  return times;
}

/** Whether two people have entered every ballot of a box. */
export function isEnteredTwice(box: BoxEntries): boolean {
  const times = timesEntered(box);
  return numbersOf(box).every((number) => (times.get(number) ?? 0) >= 2);
}

/** The ballot that a person can take back, the highest that they entered, by person; null once all are entered twice. */
function lastOf(box: BoxEntries): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  if (isEnteredTwice(box)) return last;
  for (const { person, number, settles, answers } of box.entries)
    if (!settles && isWhole(box.sheet, answers)) last.set(person, Math.max(number, last.get(person) ?? 0));
  return last;
}

/** The ballot that a person can still take back; null if there is none. */
export const lastEntered = (box: BoxEntries, person: string): number | null =>
  lastOf(box).get(person) ?? null;

function stateOf(
  entered: readonly PaperEntry[],
  isSettled: boolean,
  { box, last }: { readonly box: BoxEntries; readonly last: ReadonlyMap<string, number> },
): BallotState {
  if (isSettled) return 'settled';
  const [one, other] = entered;
  if (one === undefined) return 'none';
  if (other === undefined) return 'once';
  if ([one, other].some(({ person, number }) => last.get(person) === number)) return 'twice';
  return isSameSheet(box.sheet, one.answers, other.answers) ? 'equal' : 'different';
}

/** The states of all ballots of a box, in the order of their numbers. */
export function ballotStates(box: BoxEntries): readonly BallotState[] {
  const byNumber = Map.groupBy(
    box.entries.filter(({ answers }) => isWhole(box.sheet, answers)),
    ({ number }) => number,
  );
  const last = lastOf(box);
  return numbersOf(box).map((number) => {
    const all = byNumber.get(number) ?? [];
    const isSettled = all.some(({ settles }) => settles);
    return stateOf(
      all.filter(({ settles }) => !settles),
      isSettled,
      { box, last },
    );
  });
}

/** What a ballot counts as, once that is known: what two people read alike, or what a third decided. */
export function finalAnswers(box: BoxEntries, number: number): SheetAnswers | null {
  const settled = settledBy(box, number);
  if (settled !== undefined) return settled.answers;
  const [one, other] = wholeEntries(box, number);
  if (one === undefined || other === undefined) return null;
  return isSameSheet(box.sheet, one.answers, other.answers) ? one.answers : null;
}

/** The ballot that a person enters next: the lowest that they have not entered, and two others neither; null: none is left. */
export function nextNumber(box: BoxEntries, person: string): number | null {
  const times = timesEntered(box);
  const own = new Set(
    box.entries
      .filter((one) => one.person === person && (one.settles || isWhole(box.sheet, one.answers)))
      .map(({ number }) => number),
  );
  return numbersOf(box).find((number) => !own.has(number) && (times.get(number) ?? 0) < 2) ?? null;
}
