import { type Either, left, right } from '../shared/result.ts';

/**
 * Whether a vote is sent as a change of an earlier one. `none`: it is not; it may be the voter's first. `byPerson`: it
 * replaces the ballot of its code, and the sender must have taken part (surveys that check a census). `byCode`: it
 * replaces it too, and the code alone gives the right to do so, from any device.
 */
export type VoteChange = 'none' | 'byPerson' | 'byCode';

/** The state of a survey at the moment in which a vote is decided. */
export interface BallotCase {
  readonly isOpen: boolean;
  /** Whether the person or device of the vote has taken part. */
  readonly isMarked: boolean;
  /** The ballot stored under the vote's code: none, one with the same answer, or one with a different answer. */
  readonly stored: 'none' | 'same' | 'other';
  /** Whether the survey lets ballots be changed, and the vote came with a code. */
  readonly mayChange: boolean;
  readonly change: VoteChange;
}

/** `repeated`: the same vote was already stored. */
export type Recorded = 'recorded' | 'repeated' | 'changed';

/** `unknownVote`: a change whose code belongs to no ballot that its sender may change; nothing is stored. */
export type BallotRefusal = { readonly kind: 'closed' | 'alreadyVoted' | 'unknownVote' };

/**
 * Decides a vote: the one table that all stores ask. Only `recorded` adds a mark and a ballot, and only `changed`
 * overwrites one; a change adds no mark.
 *
 * @example decideBallot({ isOpen: true, isMarked: false, stored: 'none', mayChange: true, change: 'byCode' }) // left({
 * kind: 'unknownVote' }): sent as a change, but there is no ballot to change
 */
export function decideBallot({
  isOpen,
  isMarked,
  stored,
  mayChange,
  change,
}: BallotCase): Either<BallotRefusal, Recorded> {
  if (!isOpen) return left({ kind: 'closed' });
  const isNamed = stored !== 'none';
  if (change !== 'none' && !(isNamed && (isMarked || change === 'byCode')))
    return left({ kind: 'unknownVote' });
  if (change === 'none' && isMarked !== isNamed) return left({ kind: 'alreadyVoted' });
  if (!isNamed) return right('recorded');
  if (stored === 'same') return right('repeated');
  return mayChange ? right('changed') : left({ kind: 'alreadyVoted' });
}
