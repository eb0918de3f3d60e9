import type { BallotKind } from '#domain/budget/election.ts';

/** The types of ballots that the format has, by the names that other programs compare letter by letter. */
export const voteTypes: readonly string[] = ['approval', 'choose-1', 'ordinal', 'cumulative', 'scoring'];

/** The type in `vote_type`; without it, points if the file has a column for them. */
export function ballotKind(voteType: string | null, withPoints: boolean): BallotKind {
  if (voteType === 'ordinal') return 'ordinal';
  if (voteType === 'cumulative' || voteType === 'scoring') return 'points';
  return voteType === null && withPoints ? 'points' : 'approval';
}
