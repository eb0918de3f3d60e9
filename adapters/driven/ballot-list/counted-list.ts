import type { LineFault, ListRefusal } from '#application/ports/ballot-list-reader.ts';
import type { BallotMarks } from '#domain/budget/election.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { type Either, left } from '#domain/shared/result.ts';
import type { Fingerprints } from '#domain/voting/published-list.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { RunningHash } from './list-hash.ts';

/** How a list is counted. */
export interface Counting {
  /** The survey, for lists that do not contain it. */
  readonly given: Survey | null;
  readonly hash: RunningHash;
  /** Whether the ballots of a budget are kept for rules that need each single ballot. */
  readonly keepMarks: boolean;
  /** How many faults are kept, while the others are only counted; fifty by default. */
  readonly mostFaults?: number;
}

/** A counted list with its fingerprint, computed while it was read. */
export interface CountedList extends Fingerprints {
  readonly survey: Survey;
  readonly tally: Tally;
  /** The ballots of a budget, if they were asked for. */
  readonly marks: BallotMarks | null;
  /** Ballots whose text is published separately. */
  readonly textsApart: number;
}

/** How many bytes a line may have: 64 MiB. The longest text of a ballot has some kilobytes; a longer line is not one of a list. */
export const mostOfALine = 64 * 1024 * 1024;

/** How much of a faulty line is repeated. */
const shownOfLine = 60;

/** The beginning of a line that is too long to be read, for its fault. */
export const beginningOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.subarray(0, 4 * shownOfLine));

/** An invalid line; if no member is named, it is not even JSON. */
export const invalidLine = (
  kind: 'notABallotList' | 'notABallot',
  line: number,
  where: string,
  written: string,
): LineFault => ({
  kind,
  line,
  found: where === '' ? written.slice(0, shownOfLine).trimEnd() : '',
  where: where || 'JSON',
});

/** The refusal of a list by one fault. */
export const refusedBy = (fault: LineFault): Either<ListRefusal, never> =>
  left({ kind: 'faults', faults: [fault], count: 1 });
