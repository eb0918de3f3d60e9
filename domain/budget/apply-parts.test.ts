import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection, elections } from '#fixtures/arbitraries/election.ts';
import { type ProposalId, proposalId } from '../shared/ids.ts';
import { cents } from '../shared/money.ts';
import { isLeft } from '../shared/result.ts';
import type { Allocation, BudgetRefusal } from './allocation.ts';
import type { BudgetRule } from './budget-rule.ts';
import { defaultByVotes } from './rules/by-votes/rule.ts';
import { defaultEqualShares } from './rules/equal-shares/rule.ts';
import { defaultMaxVotes } from './rules/max-votes/rule.ts';
import { defaultPhragmen } from './rules/phragmen/rule.ts';
import { defaultThreshold } from './rules/threshold/rule.ts';
import type { Election } from './election.ts';
import type { RuleParts } from './rule-parts.ts';
import { allocateByEqualShares } from './rules/equal-shares/allocate.ts';
import { allocateByMaxVotes } from './rules/max-votes/allocate.ts';
import { allocateByPhragmen } from './rules/phragmen/allocate.ts';
import { allocateByThreshold } from './rules/threshold/allocate.ts';
import { allocateByVotes } from './rules/by-votes/allocate.ts';

function decided(election: Election, rule: BudgetRule): Allocation | BudgetRefusal {
  const allocation = {
    'by-votes': () => allocateByVotes(election, { ...defaultByVotes, ...rule, kind: 'by-votes' }),
    threshold: () => allocateByThreshold(election, { ...defaultThreshold, ...rule, kind: 'threshold' }),
    'equal-shares': () =>
      allocateByEqualShares(election, { ...defaultEqualShares, ...rule, kind: 'equal-shares' }),
    phragmen: () => allocateByPhragmen(election, { ...defaultPhragmen, ...rule, kind: 'phragmen' }),
    'max-votes': () => allocateByMaxVotes(election, { ...defaultMaxVotes, ...rule, kind: 'max-votes' }),
  }[rule.kind]();
  return isLeft(allocation) ? allocation.left : allocation.right;
}

function allocated(election: Election, rule: BudgetRule): Allocation {
  const allocation = decided(election, rule);
  if ('kind' in allocation) throw new Error(allocation.kind);
  return allocation;
}

const square: Election = {
  ...anElection(100, [
    ['a', 40, 9],
    ['b', 40, 8],
    ['c', 40, 7],
    ['d', 20, 6],
  ]),
};
const ids = (...names: readonly string[]): readonly ProposalId[] => names.map(proposalId);
const withParts = (parts: RuleParts): BudgetRule => ({ ...defaultByVotes, parts });
const fates = ({ funded, unfunded }: Allocation) =>
  [...funded, ...unfunded].map((entry) => [
    entry.project.id,
    'reason' in entry ? entry.reason : entry.via,
    entry.step,
  ]);

describe('the optional parts of a rule', () => {
  const rules = fc.constantFrom<BudgetRule>(
    defaultByVotes,
    defaultThreshold,
    { ...defaultEqualShares, increment: 1 },
    defaultPhragmen,
    defaultMaxVotes,
  );

  it('apply to every rule: excluded projects get nothing, decided ones are funded, and reserved sums are respected', () => {
    const picks = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5), fc.nat(63), fc.nat(30), fc.nat(3));
    fc.assert(
      fc.property(votedElections(), rules, picks, (election, rule, [out, out2, by, list, sum, least]) => {
        const placed = {
          ...election,
          projects: election.projects.map((project, at) => ({
            ...project,
            district: at % 2 === 0 ? 'n' : 's',
          })),
        };
        const at = (place: number) => placed.projects[place % placed.projects.length]?.id ?? proposalId('');
        const parts: RuleParts = {
          minVotes: least,
          withdrawn: [{ proposal: at(out), why: null }],
          vetoed: [{ proposal: at(out2), why: 'no' }],
          overrides: [{ proposal: at(by), outcome: 'funded', who: 'Pleno', why: 'sí' }],
          incompatible: [placed.projects.filter((_, place) => (list >> place) & 1).map(({ id }) => id)],
          sums: { by: 'district', sums: new Map([['n', cents(sum)]]) },
        };
        const allocation = decided(placed, { ...rule, parts });
        if ('kind' in allocation) {
          expect(['contradiction', 'overridesTooDear', 'ballotsUnknown']).toContain(allocation.kind);
          return;
        }
        const funded = allocation.funded.map(({ project }) => project);
        expect(funded[0]?.id).toBe(at(by));
        expect(funded.some(({ id }) => id === at(out) || id === at(out2))).toBe(false);
        expect(funded.filter(({ id }) => parts.incompatible?.[0]?.includes(id)).length).toBeLessThan(2);
        const north = funded.filter(({ district }) => district === 'n');
        expect(north.reduce((total, { amount }) => total + amount, 0)).toBeLessThanOrEqual(sum);
        expect(allocation.spent).toBeLessThanOrEqual(placed.budget);
        expect(allocation.order).toHaveLength(placed.projects.length);
        for (const { votes, via } of allocation.funded)
          if (via === 'rule') expect(votes).toBeGreaterThanOrEqual(least);
      }),
      examples(3000),
    );
  });

  it('that are empty change nothing', () => {
    fc.assert(
      fc.property(elections(), (election) => {
        const { rule: _, ...plain } = allocated(election, defaultByVotes);
        const { rule: __, ...parted } = allocated(election, withParts({}));
        expect(parted).toEqual(plain);
      }),
    );
  });

  it('exclude a project with too few votes, and say so', () => {
    expect(fates(allocated(square, withParts({ minVotes: 8 })))).toEqual([
      ['a', 'rule', 1],
      ['b', 'rule', 2],
      ['c', 'belowMinimum', 3],
      ['d', 'belowMinimum', 4],
    ]);
  });

  it('list what took no part at the end: most votes first, and of equal votes the first by the tie-breaks', () => {
    const election = anElection(100, [
      ['a', 10, 1],
      ['b', 30, 2],
      ['c', 20, 2],
      ['d', 40, 9],
    ]);
    expect(fates(allocated(election, withParts({ minVotes: 3 })))).toEqual([
      ['d', 'rule', 1],
      ['c', 'belowMinimum', 2],
      ['b', 'belowMinimum', 3],
      ['a', 'belowMinimum', 4],
    ]);
  });

  it('exclude a withdrawn or vetoed project, with the reason that was given', () => {
    const parts: RuleParts = {
      withdrawn: [{ proposal: proposalId('a'), why: null }],
      vetoed: [{ proposal: proposalId('b'), why: 'No es competencia municipal' }],
    };
    expect(allocated(square, withParts(parts)).unfunded).toMatchObject([
      { project: { id: 'a' }, reason: 'withdrawn', note: null },
      { project: { id: 'b' }, reason: 'vetoed', note: { who: null, why: 'No es competencia municipal' } },
    ]);
  });

  it('fund what was decided by hand before all others, and exclude what was rejected by hand', () => {
    const parts: RuleParts = {
      minVotes: 7,
      overrides: [
        { proposal: proposalId('d'), outcome: 'funded', who: 'Pleno', why: 'Obra empezada' },
        { proposal: proposalId('a'), outcome: 'unfunded', who: 'Pleno', why: 'Ya se ha hecho' },
      ],
    };
    const allocation = allocated(square, withParts(parts));
    expect(fates(allocation)).toEqual([
      ['d', 'override', 1],
      ['b', 'rule', 2],
      ['c', 'rule', 3],
      ['a', 'overridden', 4],
    ]);
    expect(allocation.funded[0]).toMatchObject({
      remaining: 80,
      note: { who: 'Pleno', why: 'Obra empezada' },
    });
    expect(allocation.fitsInOrder).toBe(0);
  });

  it('give a district its own sum, and say how much was missing there', () => {
    const placed = {
      ...square,
      projects: square.projects.map((project) => ({
        ...project,
        category: project.id < 'c' ? 'green' : null,
      })),
    };
    const sums = { by: 'category' as const, sums: new Map([['green', cents(50)]]) };
    const { unfunded, funded } = allocated(placed, withParts({ sums }));
    expect(funded.map(({ project }) => project.id)).toEqual(['a', 'c', 'd']);
    expect(unfunded).toMatchObject([
      { project: { id: 'b' }, reason: 'districtSpent', missing: 30, rival: null },
    ]);
  });

  it('fund one of those that exclude one another, and name it', () => {
    const parts: RuleParts = { incompatible: [ids('a', 'b'), ids('a', 'd')] };
    const { unfunded, funded } = allocated(square, withParts(parts));
    expect(funded.map(({ project }) => project.id)).toEqual(['a', 'c']);
    expect(unfunded.map(({ rival, missing }) => [rival, missing])).toEqual([
      ['a', null],
      ['a', null],
    ]);
  });

  it('are given as reasons in equal shares too', () => {
    const voted = votedElection(
      100,
      [
        ['a', 20],
        ['b', 20],
        ['c', 90],
      ],
      'ab ab c',
    );
    const parts: RuleParts = { incompatible: [ids('a', 'b')] };
    const { unfunded } = allocated(voted, { ...defaultEqualShares, completion: 'none', parts });
    expect(unfunded).toMatchObject([
      { project: { id: 'b' }, reason: 'incompatible', rival: 'a' },
      { project: { id: 'c' }, reason: 'tooFewSupporters', rival: null },
    ]);
  });

  it('do not end a round that stops at the first misfit: only the budget does', () => {
    const parts: RuleParts = { incompatible: [ids('a', 'b')] };
    const stopping: BudgetRule = { ...defaultByVotes, onMisfit: 'stop', parts };
    expect(allocated(square, stopping).funded.map(({ project }) => project.id)).toEqual(['a', 'c', 'd']);
  });

  it('make a tie matter where those that are level exclude one another', () => {
    const level = anElection(100, [
      ['b', 40, 5],
      ['a', 40, 5],
    ]);
    const rule = withParts({ incompatible: [ids('a', 'b')] });
    expect(allocated(level, rule).ties).toEqual([{ between: ['b', 'a'], decidedBy: 'order', votes: 5 }]);
    const stopping: BudgetRule = { ...rule, kind: 'by-votes', onMisfit: 'stop' } as BudgetRule;
    expect(allocated(level, stopping).ties).toHaveLength(1);
  });

  it('make no tie of two that are level if one of them is excluded already', () => {
    const election = anElection(100, [
      ['x', 40, 9],
      ['a', 60, 5],
      ['b', 60, 5],
    ]);
    const rule: BudgetRule = {
      ...defaultByVotes,
      onMisfit: 'stop',
      ties: [],
      parts: { incompatible: [ids('x', 'b')] },
    };
    expect(fates(allocated(election, rule))).toEqual([
      ['x', 'rule', 1],
      ['a', 'rule', 2],
      ['b', 'incompatible', 3],
    ]);
  });

  it.each<[RuleParts, BudgetRefusal]>([
    [{ incompatible: [ids('a', 'x')] }, { kind: 'unknownProposal', found: 'x' }],
    [{ withdrawn: [{ proposal: proposalId('y'), why: null }] }, { kind: 'unknownProposal', found: 'y' }],
    [
      { sums: { by: 'district', sums: new Map([['Nord', cents(1)]]) } },
      { kind: 'unknownPlace', found: 'Nord' },
    ],
    [{ overrides: ['a', 'b', 'c'].map((id) => override(id)) }, { kind: 'overridesTooDear' }],
    [{ overrides: [override('a'), override('a')] }, { kind: 'contradiction', found: 'a' }],
    [{ overrides: [override('a'), override('a', 'unfunded')] }, { kind: 'contradiction', found: 'a' }],
    [
      { overrides: [override('a')], vetoed: [{ proposal: proposalId('a'), why: null }] },
      { kind: 'contradiction', found: 'a' },
    ],
    [
      { overrides: [override('a'), override('b')], incompatible: [ids('a', 'b')] },
      { kind: 'contradiction', found: 'b' },
    ],
  ])('that cannot be obeyed are refused: %j', (parts, refusal) => {
    for (const rule of [defaultByVotes, defaultThreshold, defaultMaxVotes])
      expect(decided(square, { ...rule, parts })).toEqual(refusal);
  });
});

function override(id: string, outcome: 'funded' | 'unfunded' = 'funded') {
  return { proposal: proposalId(id), outcome, who: 'Pleno', why: 'sí' } as const;
}
