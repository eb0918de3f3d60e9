import type { BallotKind } from '#domain/budget/election.ts';

/** What `vote_type` says; a file that does not say gives points where it has a column for them. */
export function ballotKind(voteType: string | null, withPoints: boolean): BallotKind {
  if (voteType === 'ordinal') return 'ordinal';
  if (voteType === 'cumulative' || voteType === 'scoring') return 'points';
  return voteType === null && withPoints ? 'points' : 'approval';
}
