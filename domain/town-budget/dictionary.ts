import { folded } from '../directory/folded.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';

/** What the words of a town's accounts are about. */
export const topics = [
  'budget',
  'programme',
  'spending',
  'income',
  'tax',
  'vehicle',
  'contractType',
  'contractProcedure',
  'contractState',
  'contractField',
] as const;
/** One of these topics. */
export type Topic = (typeof topics)[number];

/** A word with where it comes from. */
export interface BudgetTerm {
  readonly topic: Topic;
  /** The code of a classification, or a key of ours. */
  readonly code: string;
  readonly name: LocalizedText;
  readonly meaning: LocalizedText | null;
  readonly source: string;
  /** "art. 95". */
  readonly where: string | null;
}

/** Where the text of a term comes from. */
export interface TermSource {
  readonly name: string;
  /** Null for texts of our own. */
  readonly url: string | null;
}

/** Up to which amount, tax excluded, a contract is a minor one. Strictly under. */
export interface MinorContractLimits {
  /** The first day in force. */
  readonly from: CalendarDay;
  readonly works: Cents;
  readonly others: Cents;
  readonly source: string;
  readonly where: string;
}

/** The terms that the pages about the budget explain, with their sources. */
export interface Dictionary {
  readonly terms: readonly BudgetTerm[];
  readonly sources: ReadonlyMap<string, TermSource>;
  /** The latest first. */
  readonly minorContracts: readonly MinorContractLimits[];
}

/** The term of exactly that code; null if there is none. */
export const termOf = ({ terms }: Dictionary, topic: Topic, code: string): BudgetTerm | null =>
  terms.find((term) => term.topic === topic && term.code === code) ?? null;

/**
 * The name of a code, or, if it has none, of the nearest code above it.
 *
 * @example nameOfCode(dictionary, 'spending', '480') // that of 48
 */
export function nameOfCode(dictionary: Dictionary, topic: Topic, code: string): LocalizedText {
  const term = termOf(dictionary, topic, code);
  if (term !== null) return term.name;
  return code.length > 1 ? nameOfCode(dictionary, topic, code.slice(0, -1)) : '';
}

/** The thresholds of a day; null before the first that are known. */
export const minorLimitsOn = ({ minorContracts }: Dictionary, day: CalendarDay): MinorContractLimits | null =>
  minorContracts.find(({ from }) => from <= day) ?? null;

/** The terms that have the text in their words, meaning or code, without regard to capitals and accents. */
export function searchTerms(
  terms: readonly BudgetTerm[],
  search: string,
  said: (text: LocalizedText | null) => string,
): readonly BudgetTerm[] {
  const wanted = folded(search.trim());
  if (wanted === '') return terms;
  return terms.filter(({ name, meaning, code }) =>
    folded([code, said(name), said(meaning)].join('\n')).includes(wanted),
  );
}
