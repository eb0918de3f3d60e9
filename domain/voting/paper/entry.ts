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

/** What is asked of the entries of a box for each ballot and again for each person. */
interface Reading {
  /** The entries that have all answers, by the number of their ballot; those that decide among them. */
  readonly whole: ReadonlyMap<number, readonly PaperEntry[]>;
  readonly isEnteredTwice: boolean;
  /** The ballot that a person can take back, the highest that they entered, by person; none once all are entered twice. */
  readonly last: ReadonlyMap<string, number>;
}

const numbersOf = ({ papers }: BoxEntries): readonly number[] =>
  Array.from({ length: papers }, (_, index) => index + 1);

const isEntry = ({ settles }: PaperEntry): boolean => !settles;

function readEntries(box: BoxEntries): Reading {
  const entries = box.entries.filter(({ answers }) => isWhole(box.sheet, answers));
  const whole = Map.groupBy(entries, ({ number }) => number);
  const isTwice = numbersOf(box).every((number) => (whole.get(number) ?? []).filter(isEntry).length >= 2);
  const last = new Map<string, number>();
  if (!isTwice)
    for (const { person, number, settles } of entries)
      if (!settles) last.set(person, Math.max(number, last.get(person) ?? 0));
  return { whole, isEnteredTwice: isTwice, last };
}

/** What was read of boxes before, remembered only to save time: one Enter asks four times. */
const readings = new WeakMap<BoxEntries, Reading>();

function readingOf(box: BoxEntries): Reading {
  const reading = readings.get(box) ?? readEntries(box);
  readings.set(box, reading);
  return reading;
}

/** The entries of a ballot that have all answers, without the one that decides. */
export const wholeEntries = ({ entries, sheet }: BoxEntries, number: number): readonly PaperEntry[] =>
  entries.filter((one) => one.number === number && !one.settles && isWhole(sheet, one.answers));

/** The entry that decided a ballot; undefined if there is none. */
export const settledBy = ({ entries, sheet }: BoxEntries, number: number): PaperEntry | undefined =>
  entries.find((one) => one.number === number && one.settles && isWhole(sheet, one.answers));

/** Whether two people have entered every ballot of a box. */
export const isEnteredTwice = (box: BoxEntries): boolean => readingOf(box).isEnteredTwice;

/** The ballot that a person can still take back; null if there is none. */
export const lastEntered = (box: BoxEntries, person: string): number | null =>
  readingOf(box).last.get(person) ?? null;

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
  const { whole, last } = readingOf(box);
  return numbersOf(box).map((number) => {
    const all = whole.get(number) ?? [];
    const entered = all.filter(isEntry);
    return stateOf(entered, entered.length < all.length, { box, last });
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
  const { whole } = readingOf(box);
  const own = new Set(
    box.entries
      .filter((one) => one.person === person && (one.settles || isWhole(box.sheet, one.answers)))
      .map(({ number }) => number),
  );
  const times = (number: number) => (whole.get(number) ?? []).filter(isEntry).length;
  return numbersOf(box).find((number) => !own.has(number) && times(number) < 2) ?? null;
}
