import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection, elections } from '#fixtures/arbitraries/election.ts';
import { proposalId } from '../../../shared/ids.ts';
import { cents } from '../../../shared/money.ts';
import { isLeft } from '../../../shared/result.ts';
import type { Allocation } from '../../allocation.ts';
import { defaultMaxVotes, type MaxVotesRule } from './rule.ts';
import type { Satisfaction, TieBreak } from '../../parameters.ts';
import { type BudgetProject, type Election, votesFor } from '../../election.ts';
import type { RuleParts } from '../../rule-parts.ts';
import { allocateByMaxVotes } from './allocate.ts';

const byId: MaxVotesRule = { ...defaultMaxVotes, ties: ['amount', 'id'] };

function allocated(election: Election, rule: MaxVotesRule = byId): Allocation {
  const allocation = allocateByMaxVotes(election, rule);
  if (isLeft(allocation)) throw new Error(allocation.left.kind);
  return allocation.right;
}

const ids = ({ funded }: Allocation) => funded.map(({ project }) => project.id).toSorted();

/** Every set that may be funded. */
function allowedSets(election: Election, parts: RuleParts = {}): readonly (readonly BudgetProject[])[] {
  const supported = election.projects.filter((project) => votesFor(election, project) > 0);
  const all = Array.from({ length: 2 ** supported.length }, (_, bits) =>
    supported.filter((_, place) => (bits >> place) & 1),
  );
  const costOf = (set: readonly BudgetProject[]) => set.reduce((sum, { amount }) => sum + amount, 0);
  return all.filter(
    (set) =>
      costOf(set) <= election.budget &&
      (parts.incompatible ?? []).every((list) => set.filter(({ id }) => list.includes(id)).length < 2) &&
      [...(parts.sums?.sums ?? [])].every(
        ([name, sum]) => costOf(set.filter(({ district }) => district === name)) <= sum,
      ),
  );
}

const valueOf = (election: Election, satisfaction: Satisfaction, set: readonly BudgetProject[]): number =>
  set.reduce(
    (sum, project) =>
      sum + votesFor(election, project) * (satisfaction === 'cost' ? Number(project.amount) : 1),
    0,
  );

describe('most votes together', () => {
  it('is what trying every set finds', () => {
    const gains = fc.constantFrom<Satisfaction>('cost', 'cardinality');
    fc.assert(
      fc.property(elections(7), gains, (election, satisfaction) => {
        const { funded, spent } = allocated(election, { ...byId, satisfaction });
        const best = Math.max(...allowedSets(election).map((set) => valueOf(election, satisfaction, set)));
        const found = funded.map(({ project }) => project);
        expect(valueOf(election, satisfaction, found)).toBe(best);
        expect(spent).toBeLessThanOrEqual(election.budget);
      }),
      examples(10_000),
    );
  });

  it('is the first by the tie-breaks of all that are as good: cheapest, then lowest ids', () => {
    const before = (a: readonly BudgetProject[], b: readonly BudgetProject[]): number => {
      const costs = [a, b].map((set) => set.reduce((sum, { amount }) => sum + amount, 0));
      const difference = (costs[0] ?? 0) - (costs[1] ?? 0);
      if (difference !== 0) return difference;
      const [first] = [...a, ...b]
        .filter((one) => a.includes(one) !== b.includes(one))
        .map(({ id }) => id)
        .toSorted();
      return a.some(({ id }) => id === first) ? -1 : 1;
    };
    fc.assert(
      fc.property(elections(6), (election) => {
        const sets = allowedSets(election);
        const best = Math.max(...sets.map((set) => valueOf(election, 'cardinality', set)));
        const [first = []] = sets
          .filter((set) => valueOf(election, 'cardinality', set) === best)
          .toSorted(before);
        expect(ids(allocated(election))).toEqual(first.map(({ id }) => id).toSorted());
      }),
      examples(2000),
    );
  });

  it('keeps to sums of districts and to what excludes one another', () => {
    const districts = fc.array(fc.constantFrom('n', 's'), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(elections(6), districts, fc.nat(20), fc.nat(62), (election, places, sum, listed) => {
        const projects = election.projects.map((project, at) => ({
          ...project,
          district: places[at] ?? null,
        }));
        const placed = { ...election, projects };
        const parts: RuleParts = {
          ...(projects.some(({ district }) => district === 'n')
            ? { sums: { by: 'district', sums: new Map([['n', cents(sum)]]) } }
            : {}),
          incompatible: [projects.filter((_, at) => (listed >> at) & 1).map(({ id }) => id)],
        };
        const found = allocated(placed, { ...byId, parts }).funded.map(({ project }) => project);
        const sets = allowedSets(placed, parts);
        expect(valueOf(placed, 'cardinality', found)).toBe(
          Math.max(...sets.map((set) => valueOf(placed, 'cardinality', set))),
        );
        expect(
          sets.some((set) => set.length === found.length && set.every((one) => found.includes(one))),
        ).toBe(true);
      }),
      examples(2000),
    );
  });

  it('may leave out the one with the most votes', () => {
    const election = anElection(100, [
      ['a', 60, 9],
      ['b', 50, 8],
      ['c', 50, 7],
      ['d', 1, 0],
    ]);
    const { unfunded, ties } = allocated(election);
    expect(ids(allocated(election))).toEqual(['b', 'c']);
    expect(unfunded.map(({ project, reason }) => [project.id, reason])).toEqual([
      ['a', 'otherSetBetter'],
      ['d', 'tooFewSupporters'],
    ]);
    expect(ties).toEqual([]);
  });

  it('is paid project by project, after what was decided by hand', () => {
    const election = anElection(101, [
      ['a', 60, 9],
      ['b', 50, 8],
      ['c', 50, 7],
      ['d', 1, 0],
    ]);
    const by = { proposal: proposalId('d'), outcome: 'funded' as const, who: 'Pleno', why: 'sí' };
    const allocation = allocated(election, { ...byId, parts: { overrides: [by] } });
    expect(allocation.funded).toMatchObject([
      { project: { id: 'd' }, step: 1, remaining: 100, via: 'override' },
      { project: { id: 'b' }, step: 2, remaining: 50, via: 'rule' },
      { project: { id: 'c' }, step: 3, remaining: 0, via: 'rule' },
    ]);
    expect(allocation.unfunded).toMatchObject([{ project: { id: 'a' }, step: 4 }]);
  });

  it('names what excludes a project, and what its district lacks', () => {
    const plain = anElection(100, [
      ['a', 60, 9],
      ['b', 40, 8],
      ['c', 30, 3],
    ]);
    const exclusive = { incompatible: [[proposalId('a'), proposalId('b')]] };
    expect(allocated(plain, { ...byId, parts: exclusive })).toMatchObject({
      funded: [{ project: { id: 'a' } }, { project: { id: 'c' } }],
      unfunded: [{ project: { id: 'b' }, reason: 'incompatible', rival: 'a' }],
    });
    const districts = ['N', 'N', 'S'];
    const projects = plain.projects.map((project, at) => ({ ...project, district: districts[at] ?? null }));
    const reserved = { sums: { by: 'district' as const, sums: new Map([['N', cents(75)]]) } };
    expect(allocated({ ...plain, projects }, { ...byId, parts: reserved })).toMatchObject({
      funded: [{ project: { id: 'a' } }, { project: { id: 'c' } }],
      unfunded: [{ project: { id: 'b' }, reason: 'districtSpent', missing: 25 }],
    });
  });

  it.each<[TieBreak[], string, TieBreak]>([
    [['amount', 'order'], 'c', 'amount'],
    [['votes', 'order'], 'b', 'order'],
    [['id'], 'a', 'id'],
  ])('tells the tie that %j decided', (ties, id, decidedBy) => {
    const election = anElection(12, [
      ['b', 12, 5],
      ['a', 12, 5],
      ['c', 11, 5],
    ]);
    const allocation = allocated(election, { ...defaultMaxVotes, ties });
    expect(ids(allocation)).toEqual([id]);
    expect(allocation.ties).toMatchObject([{ decidedBy, votes: null }]);
    expect(allocation.ties[0]?.between).toContain(id);
  });

  it('refuses a tie that the list cannot break, with the names', () => {
    const election = anElection(12, [
      ['b', 12, 5],
      ['a', 12, 5],
    ]);
    expect(allocateByMaxVotes(election, { ...defaultMaxVotes, ties: ['amount', 'votes'] })).toMatchObject({
      left: { kind: 'unresolvedTie', between: [{ id: 'b' }, { id: 'a' }] },
    });
  });

  it('counts points, or the places of a ranking, if the rule says so', () => {
    fc.assert(
      fc.property(votedElections('points'), (election) => {
        const { funded } = allocated(election, { ...byId, satisfaction: 'points' });
        expect(funded.every(({ votes }) => votes > 0)).toBe(true);
      }),
    );
    const ranked = votedElection(
      10,
      [
        ['a', 10],
        ['b', 10],
      ],
      'ab ab b',
      'ordinal',
    );
    expect(ids(allocated(ranked, { ...byId, satisfaction: 'borda' }))).toEqual(['a']);
    expect(ids(allocated(ranked))).toEqual(['b']);
  });

  it('says what is wrong before computing anything', () => {
    const election = anElection(10, [['a', 10, 1]]);
    expect(allocateByMaxVotes(election, { ...byId, satisfaction: 'points' })).toMatchObject({
      left: { kind: 'ballotsNeeded' },
    });
    const parts = { withdrawn: [{ proposal: proposalId('x'), why: null }] };
    expect(allocateByMaxVotes(election, { ...byId, parts })).toMatchObject({
      left: { kind: 'unknownProposal', found: 'x' },
    });
  });

  it('packs hundreds of projects exactly', () => {
    const rows = Array.from(
      { length: 200 },
      (_, at) => [`p${at}`, 1000 + ((at * 7919) % 9001), 50 + ((at * 104_729) % 997)] as const,
    );
    const election = anElection(300_000, rows);
    // Found by another program, with a table over every amount of money.
    const table = new Float64Array(300_001);
    for (const [, amount, votes] of rows) {
      for (let money = 300_000; money >= amount; money -= 1) {
        table[money] = Math.max(table[money] ?? 0, (table[money - amount] ?? 0) + votes);
      }
    }
    expect(allocated(election).funded.reduce((sum, { votes }) => sum + votes, 0)).toBe(table[300_000]);
  });
});
