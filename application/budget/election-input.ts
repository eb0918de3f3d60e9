import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Either } from '#domain/shared/result.ts';

/** Why an input is refused: each of these faults would change the result. */
export type FaultKind =
  | 'emptyInput'
  | 'notUtf8'
  | 'cutShort'
  | 'damagedArchive'
  | 'missingSection'
  | 'repeatedSection'
  | 'textOutsideSections'
  | 'missingColumn'
  | 'missingBudget'
  | 'unknownVoteType'
  | 'columnCount'
  | 'openQuote'
  | 'unknownProject'
  | 'repeatedProject'
  | 'missingId'
  | 'notAnAmount'
  | 'negativeAmount'
  | 'notACount'
  | 'notPoints'
  | 'pointsCount'
  | 'projectCount'
  | 'notABallotList'
  | 'notABallot'
  | 'repeatedBallot'
  | 'unsortedBallots'
  | 'misfitBallot'
  | 'otherSurvey'
  | 'notASurvey'
  | 'notABudgetSurvey'
  | 'headMismatch';

/** Irregularities of real files that do not change the result. */
export type QuirkKind =
  | 'byteOrderMark'
  | 'windowsLineEnds'
  | 'quotedCells'
  | 'separatorInMeta'
  | 'formerColumn'
  | 'spaces'
  | 'repeatedInVote'
  | 'repeatedVoter'
  | 'declaredVotes'
  | 'declaredBallots'
  | 'withdrawnProject'
  | 'roundedAmount'
  | 'ambiguousAmount';

export type Particulars = Readonly<Record<string, string | number>>;

/** One fault with its place (both from 1; columns count characters), the text there, and what was probably meant. */
export interface InputFault {
  readonly kind: FaultKind;
  readonly line: number;
  readonly column: number;
  /** The text found there; empty if there is none. */
  readonly found: string;
  readonly particulars: Particulars;
  /** What the writer probably meant, as it should have been written; or the encoding the file seems to be in. */
  readonly suggestion: string | null;
}

export interface InputWarning {
  readonly kind: QuirkKind;
  readonly line: number;
  readonly particulars: Particulars;
}

/** Which voters have been named already, in one list or in several. */
export interface SeenVoters {
  /** Notes the voter written in UTF-8 from `from` up to `to`; true if there was a ballot of the same name before. */
  readonly note: (bytes: Uint8Array, from: number, to: number) => boolean;
}

/** Values that the caller adds to the source; they win over those of the source. */
export interface InputSettings {
  readonly budget: Cents | null;
  readonly ballots: number | null;
  /** In which language titles are wanted, where the source has several. */
  readonly language: Language;
  /** The voters of the lists that were read before this one; missing if it stands alone. */
  readonly voters?: SeenVoters;
}

/** An election as read. `budget` is null when neither source nor asker named one. */
export interface ReadElection {
  readonly election: Omit<Election, 'budget'> & { readonly budget: Cents | null };
  /** The rule the survey itself names; null where the source has none. */
  readonly rule: BudgetRule | null;
  readonly warnings: readonly InputWarning[];
  /**
   * What else the source says of the election (where, when, what it was called), by the keys of the Pabulib format and in
   * its order. Never anything about a single voter.
   */
  readonly about?: readonly (readonly [key: string, value: string])[];
  /** Present if amounts of the source are written as `1.200,50`, which says how others of it are meant. */
  readonly isGerman?: true;
  /** The fingerprint that a published list names in its first line, and has; other sources have none. */
  readonly fingerprint?: string;
}

/** All faults of an input together, in the order of the file, never only the first. */
export type ElectionReading = Either<readonly InputFault[], ReadElection>;
