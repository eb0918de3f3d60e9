import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BudgetRule, defaultRules } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import type { Noise, NoiseSettings } from '#domain/budget/noise/noise.ts';
import { noisyElection } from '#domain/budget/noise/noisy-election.ts';
import { drawOf } from '#domain/budget/noise/random.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { computeBudget } from './compute-budget.ts';
import { underNoise } from './under-noise.ts';

const none = { numerator: 0, denominator: 100 };
const some = { numerator: 20, denominator: 100 };

function noise(election: Election, rule: BudgetRule, settings: NoiseSettings): Noise {
  const asked = underNoise(election, rule, settings);
  if (isLeft(asked)) throw new Error(asked.left.kind);
  return asked.right;
}

const ballotsOf = ({ marks }: Election): readonly (readonly number[])[] =>
  Array.from(marks?.offsets.slice(1) ?? [], (end, ballot) => [
    ...(marks?.projects.slice(marks.offsets[ballot], end) ?? []),
  ]);

/** The same a second time: ballot by ballot as lists, with the numbers drawn in the same order. */
function naiveNoise(election: Election, rule: BudgetRule, { flip, runs, seed }: NoiseSettings) {
  const times = election.projects.map(() => 0);
  for (let run = 0; run < runs; run += 1) {
    const draw = drawOf(seed, run);
    const ballots = ballotsOf(election).map((ballot) => {
      const changed = [...ballot];
      if (changed.length === election.projects.length) return changed;
      for (const at of changed.keys()) {
        if (draw.next() / 2 ** 32 >= flip.numerator / flip.denominator) continue;
        let place = draw.below(election.projects.length);
        while (changed.includes(place)) place = draw.below(election.projects.length);
        changed[at] = place;
      }
      return changed;
    });
    const votes = new Map(
      election.projects.map(({ id }, place) => [
        id,
        ballots.filter((ballot) => ballot.includes(place)).length,
      ]),
    );
    const { marks } = election;
    const projects = Uint32Array.from(ballots.flat());
    const shared = computeBudget(
      { ...election, votes, ...(marks && { marks: { ...marks, projects } }) },
      rule,
    );
    for (const [place, { id }] of election.projects.entries()) {
      const isFunded = !isLeft(shared) && shared.right.funded.some(({ project }) => project.id === id);
      times[place] = (times[place] ?? 0) + Number(isFunded);
    }
  }
  return new Map(election.projects.map(({ id }, place) => [id, times[place]]));
}

describe('an outcome under noise', () => {
  it.each(['by-votes', 'equal-shares', 'phragmen'] as const)('is what a naive twin counts, by %s', (kind) => {
    fc.assert(
      fc.property(
        votedElections('approval', 5),
        fc.nat(2 ** 32 - 1),
        fc.nat(100),
        (election, seed, percent) => {
          const settings = { flip: { numerator: percent, denominator: 100 }, runs: 4, seed };
          const { projects, same, refused } = noise(election, defaultRules[kind], settings);
          const naive = naiveNoise(election, defaultRules[kind], settings);
          expect(new Map(projects.map(({ entry, times }) => [entry.project.id, times]))).toEqual(naive);
          expect(same + refused).toBeLessThanOrEqual(4);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is the outcome itself in every run if no choice changes', () => {
    fc.assert(
      fc.property(votedElections(), (election) => {
        const { projects, same } = noise(election, defaultRules.phragmen, { flip: none, runs: 3, seed: 7 });
        expect(same).toBe(3);
        for (const { entry, times } of projects) expect(times).toBe('remaining' in entry ? 3 : 0);
      }),
      { numRuns: 100 },
    );
  });

  const close = votedElection(
    60,
    [
      ['a', 60],
      ['b', 60],
      ['c', 60],
    ],
    `${'a '.repeat(30)}${'b '.repeat(29)}c`,
  );

  it('is the same for the same seed, another for another, and more runs only add to it', () => {
    const of = (seed: number, runs: number) =>
      noise(close, defaultRules['by-votes'], { flip: some, runs, seed });
    expect(of(1, 50)).toEqual(of(1, 50));
    expect(of(1, 50).projects).not.toEqual(of(2, 50).projects);
    const [first, all] = [of(1, 20).projects, of(1, 50).projects];
    for (const [at, { times }] of first.entries()) {
      expect(all[at]?.times).toBeGreaterThanOrEqual(times);
      expect((all[at]?.times ?? 0) - times).toBeLessThanOrEqual(30);
    }
  });

  it('is less sure of a project that is ahead by one vote than of one far ahead', () => {
    const settings = { flip: some, runs: 100, seed: 3 };
    const [a, b] = noise(close, defaultRules['by-votes'], settings).projects;
    expect(a?.times).toBeGreaterThan(30);
    expect(b?.times).toBeGreaterThan(20);
    const clear = votedElection(
      60,
      [
        ['a', 60],
        ['b', 60],
      ],
      `${'a '.repeat(40)}b b`,
    );
    expect(noise(clear, defaultRules['by-votes'], settings).same).toBe(100);
  });

  it('counts runs that the rule refuses, and says how many are done', () => {
    const level = votedElection(
      60,
      [
        ['a', 60],
        ['b', 60],
        ['c', 60],
      ],
      'a a b',
    );
    const rule: BudgetRule = { ...defaultRules['by-votes'], ties: ['amount'] };
    const done: number[] = [];
    const asked = underNoise(level, rule, { flip: some, runs: 40, seed: 5 }, (runs) => done.push(runs));
    if (isLeft(asked)) throw new Error('refused');
    const { refused, same, projects } = asked.right;
    expect(refused).toBeGreaterThan(0);
    expect(projects.reduce((sum, { times }) => sum + times, 0)).toBe(40 - refused);
    expect(same).toBeLessThanOrEqual(40 - refused);
    expect(done).toEqual(Array.from({ length: 40 }, (_, run) => run + 1));
  });

  it('needs ballots, and is refused where the rule is', () => {
    const settings = { flip: some, runs: 1, seed: 1 };
    const counts = anElection(60, [['a', 60, 2]]);
    expect(underNoise(counts, defaultRules['by-votes'], settings)).toMatchObject({
      left: { kind: 'ballotsNeeded' },
    });
    const points: BudgetRule = { ...defaultRules['by-votes'], count: 'points' };
    expect(underNoise(close, points, settings)).toMatchObject({ left: { kind: 'pointsNeeded' } });
  });
});

describe('ballots under noise', () => {
  it.each(['approval', 'ordinal', 'points'] as const)(
    'stay valid: as many projects, none twice: %s',
    (kind) => {
      fc.assert(
        fc.property(votedElections(kind), fc.nat(1000), (election, seed) => {
          const { marks } = election;
          if (!marks) return;
          const changed = noisyElection(election, marks, { numerator: 1, denominator: 1 }, drawOf(seed, 0));
          expect(changed.marks?.offsets).toEqual(marks.offsets);
          expect(changed.marks?.points).toEqual(marks.points);
          for (const [at, ballot] of ballotsOf(changed).entries()) {
            expect(new Set(ballot).size).toBe(ballot.length);
            const before = ballotsOf(election)[at] ?? [];
            const isFull = before.length === election.projects.length;
            if (isFull) expect(ballot).toEqual(before);
          }
        }),
      );
    },
  );

  it('change about the share that is asked for', () => {
    const ballots = Array.from({ length: 400 }, () => 'abc').join(' ');
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, 10] as const);
    const election = { ...votedElection(10, rows, ballots), budget: cents(10) };
    if (!election.marks) throw new Error('no ballots');
    const changed = noisyElection(election, election.marks, some, drawOf(11, 0));
    const differing = [...(changed.marks?.projects ?? [])].filter(
      (place, at) => place !== election.marks?.projects[at],
    );
    expect(differing.length).toBeGreaterThan(1200 * 0.15);
    expect(differing.length).toBeLessThan(1200 * 0.25);
  });
});

describe('drawn numbers', () => {
  it('are the same on every machine', () => {
    const { next } = drawOf(1, 0);
    expect([next(), next(), next()]).toMatchInlineSnapshot(`
      [
        3905795224,
        4059181271,
        4039362148,
      ]
    `);
  });

  it('are below their end, and each is drawn about as often', () => {
    const { below } = drawOf(2027, 3);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let at = 0; at < 7000; at += 1) {
      const drawn = below(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(drawOf(4, 4).below(1)).toBe(0);
    expect(below(2 ** 32)).toBeGreaterThanOrEqual(0);
    // Nearly half of the numbers are drawn again.
    for (let at = 0; at < 20; at += 1) expect(below(2 ** 31 + 1)).toBeLessThanOrEqual(2 ** 31);
  });
});
