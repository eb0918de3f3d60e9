import { describe, expect, it } from 'vitest';
import { aProject } from '#fixtures/arbitraries/election.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Contender } from '../contender.ts';
import type { TieBreak } from '../parameters.ts';
import { rank } from '../tie-break.ts';
import { type FirstIn, type Played, tiesInRounds } from './ties-in-rounds.ts';

/** Projects named by one letter; a capital costs 20 and the others cost 10. */
const contenders: readonly Contender[] = [...'abcdefghijklmABCD'].map((id, place) => ({
  project: aProject(id, id < 'a' ? 20 : 10),
  votes: 1,
  whole: 1,
  place,
}));

const ties: readonly TieBreak[] = ['amount'];

/**
 * A rule of rounds written as a table: which projects are level once these have been bought, in the order of buying. It
 * ends where the table says nothing more, and the set that was bought is its outcome.
 */
const ruleOf =
  (levelAfter: (bought: string) => string | undefined) =>
  (first: FirstIn): Played => {
    const met: Played['ties'][number][] = [];
    let bought = '';
    for (let level = levelAfter(bought); level; level = levelAfter(bought)) {
      const tied = rank(
        contenders.filter(({ project }) => level?.includes(project.id)),
        ties,
      );
      const round = bought.length;
      if (tied.length > 1) met.push({ round, tied });
      const chosen = tied.find((one) => one === first.get(round)) ?? tied[0];
      bought += chosen?.project.id;
    }
    return { outcome: [...bought].toSorted().join(''), ties: met };
  };

function decidedIn(rule: ReturnType<typeof ruleOf>) {
  const decided = tiesInRounds(rule(new Map()), rule, ties);
  if (!isLeft(decided)) return decided.right;
  return 'between' in decided.left ? decided.left.between.map(({ id }) => id).join('') : null;
}

/** In each round these are level, whatever was bought before; every order funds the same. */
const indifferent = (rounds: readonly number[]) => {
  const rule = ruleOf((bought) => 'abcdefghijklm'.slice(0, rounds[bought.length] ?? 0));
  return (first: FirstIn): Played => ({ ...rule(first), outcome: 'all' });
};

describe('a tie of a rule of rounds', () => {
  it('is reported with the tie-break that decided it if another order funds other projects', () => {
    // The cheaper a goes before A; with A first there is money for neither a nor b.
    const table: Record<string, string> = { '': 'aA', a: 'b' };
    expect(decidedIn(ruleOf((bought) => table[bought]))).toEqual([
      { between: ['a', 'A'], decidedBy: 'amount', votes: null },
    ]);
  });

  it('is reported with those projects only whose turn would change the outcome', () => {
    const table: Record<string, string> = { '': 'aAB', a: 'A', A: 'a', B: 'C' };
    expect(decidedIn(ruleOf((bought) => table[bought]))).toEqual([
      { between: ['a', 'B'], decidedBy: 'amount', votes: null },
    ]);
  });

  it('is refused if the list cannot break it and another order funds other projects', () => {
    expect(decidedIn(ruleOf((bought) => (bought === '' ? 'ab' : undefined)))).toBe('ab');
  });

  it('is refused if only its order together with that of a later tie funds other projects', () => {
    // Of a and b, and of c and d, each is bought with either of the others; b and d together leave no money for e.
    const table: Record<string, string> = { '': 'ab', a: 'cd', b: 'cd', ac: 'e', ad: 'e', bc: 'e', bd: 'f' };
    const rule = ruleOf((bought) => table[bought]);
    const told = (first: FirstIn): Played => {
      const played = rule(first);
      return { ...played, outcome: played.outcome.includes('e') ? 'e' : 'f' };
    };
    expect(decidedIn(told)).toBe('ab');
  });

  it('is refused by the names of the round in which the order matters', () => {
    // Whether a or b goes first, a, b and c are bought; d is bought instead of c and b if it goes before c.
    const table: Record<string, string> = { '': 'ab', a: 'cd', ac: 'b', b: 'c', bc: 'a' };
    expect(decidedIn(ruleOf((bought) => table[bought]))).toBe('cd');
  });

  it('is not refused for an order that a tie-break of the list rules out in a later round', () => {
    // b first would fund the same, as long as the cheaper c goes before C.
    const table: Record<string, string> = { '': 'ab', a: 'b', ab: 'c', b: 'cC', bc: 'a', bC: 'D' };
    expect(decidedIn(ruleOf((bought) => table[bought]))).toEqual([]);
  });

  it('is not refused if every order funds the same, in ten rounds of two that are level', () => {
    expect(decidedIn(indifferent(Array.from({ length: 10 }, () => 2)))).toEqual([]);
  });

  it('is tried in a thousand orders, and refused if there are more', () => {
    // One other project in the first round, then ten in each of three: 1 × 10 × 10 × 10 orders.
    expect(decidedIn(indifferent([2, 10, 10, 10]))).toEqual([]);
    // Seven others in the first round, then eleven and thirteen: 7 × 11 × 13 = 1001 orders.
    expect(decidedIn(indifferent([8, 11, 13]))).toBe('abcdefgh');
  });
});
