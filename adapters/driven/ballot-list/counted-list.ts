import type { InputFault } from '#application/budget/election-input.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { type Either, left } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** A counted list with its fingerprint, worked out while it was read. */
export interface CountedList {
  readonly survey: Survey;
  readonly tally: Tally;
  /** SHA-256 as the first line claims it; null where the list has no such line. */
  readonly claimed: string | null;
  /** SHA-256 of the bytes of all ballots. */
  readonly counted: string;
  /** Lines of ballots that do not fit the question, the first few, and how many there are. */
  readonly misfits: { readonly lines: readonly number[]; readonly count: number };
}

export type ListRefusal =
  /** A page of a council's web where its list should be. */
  | { readonly kind: 'webPage' }
  /** The list says nothing of its question, and nobody else does. */
  | { readonly kind: 'needsSurvey' }
  | { readonly kind: 'notCountable'; readonly displayType: string }
  /** The first faults, and how many there are. */
  | { readonly kind: 'faults'; readonly faults: readonly InputFault[]; readonly count: number };

/** So much of a faulty line is repeated. */
export const shownOfLine = 60;

export const faultAt = (
  kind: InputFault['kind'],
  line: number,
  found = '',
  particulars: InputFault['particulars'] = {},
): InputFault => ({ kind, line, column: 1, found, particulars, suggestion: null });

/** The refusal of a list by its first line. */
export const refuse = (...faults: readonly InputFault[]): Either<ListRefusal, never> =>
  left({ kind: 'faults', faults, count: faults.length });
