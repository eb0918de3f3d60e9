import { expect, it } from 'vitest';
import { isLeft } from '../shared/result.ts';
import { type BallotCase, decideBallot } from './decide-ballot.ts';
import { voteRefusals } from './vote-refusal.ts';

it('every refusal that decideBallot can give is a refusal of a vote', () => {
  const flags = [true, false];
  const cases = flags.flatMap((isOpen) =>
    flags.flatMap((isMarked) =>
      (['none', 'same', 'other'] as const).flatMap((stored) =>
        (['none', 'byPerson', 'byCode'] as const).map(
          (change): BallotCase => ({ isOpen, isMarked, stored, mayChange: false, change }),
        ),
      ),
    ),
  );
  const refused = cases.map(decideBallot).flatMap((decided) => (isLeft(decided) ? decided.left.kind : []));
  expect([...new Set(refused)].toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'alreadyVoted',
    'closed',
    'unknownVote',
  ]);
  expect(refused.every((kind) => voteRefusals.includes(kind))).toBe(true);
});
