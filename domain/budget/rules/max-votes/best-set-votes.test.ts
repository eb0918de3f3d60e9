import { describe, expect, it } from 'vitest';
import { withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { explained, isFundedIn, withMoreVotes } from '#fixtures/builders/data/explained.ts';
import { proposalId } from '../../../shared/ids.ts';
import { cents } from '../../../shared/money.ts';
import { defaultMaxVotes, type MaxVotesRule } from './rule.ts';

/** Costs and votes that repeat, so that many sets are as good. */
const manyProjects = (length: number) =>
  anElection(
    300 * length,
    Array.from({ length }, (_, at) => [`p${at}`, 100 * (1 + ((at * 37) % 19)), 1 + ((at * 53) % 29)]),
  );

describe('what a project lacked for the best set', () => {
  it('is found without searching all the others again for each project', () => {
    let looks = 0;
    const election = manyProjects(400);
    const watched = {
      ...election,
      projects: election.projects.map((project) => ({
        ...project,
        get amount() {
          looks += 1;
          return project.amount;
        },
      })),
    };
    explained(watched, { ...defaultMaxVotes, ties: ['id'] });
    expect(looks / 400).toBeLessThan(100);
  });

  it('is given also if district sums and exclusions limit the others', () => {
    const plain = anElection(100, [
      ['A', 60, 9],
      ['B', 40, 8],
      ['C', 40, 7],
      ['D', 30, 1],
    ]);
    const projects = plain.projects.map((project) => ({
      ...project,
      district: project.id < 'C' ? 'N' : 'S',
    }));
    const parts = {
      incompatible: [[proposalId('A'), proposalId('C')]],
      sums: { by: 'district' as const, sums: new Map([['N', cents(70)]]) },
    };
    const told = explained({ ...plain, projects }, { ...defaultMaxVotes, parts });
    // B and C have 15 and cost 80; A leaves room for D alone, which makes 10 and costs 90; D leaves room for B.
    expect(told.map(({ project, ...one }) => [project.id, one.funded ? null : one.votesShort])).toEqual([
      ['B', null],
      ['C', null],
      ['A', 6],
      ['D', 6],
    ]);
  });

  it('is more than all others have, if it takes so many and the tie-breaks are against it', () => {
    // X is worth 99 × 10. With C there is only room for Y, so C must be worth 990 − 98: 446 votes make the two level, but
    // they cost 100. With one more, 447, they are better than X.
    const election = anElection(100, [
      ['X', 99, 10],
      ['Y', 98, 1],
      ['C', 2, 1],
    ]);
    const rule: MaxVotesRule = { ...defaultMaxVotes, satisfaction: 'cost', ties: ['amount', 'votes', 'id'] };
    const told = explained(election, rule).find(({ project }) => project.id === 'C');
    expect(told).toMatchObject({ funded: false, votesShort: 446 });
    const isIn = (more: number) =>
      isFundedIn(withMoreVotes(election, proposalId('C'), more), rule, proposalId('C'));
    expect([isIn(445), isIn(446)]).toEqual([false, true]);
  });

  it('is given in points where ballots give points, also for a minimum', () => {
    const election = withBallots(
      anElection(100, [
        ['A', 60, 0],
        ['B', 50, 0],
      ]),
      'points',
      [
        [
          [0, 2.5],
          [1, 1.2],
        ],
      ],
    );
    const rule: MaxVotesRule = { ...defaultMaxVotes, satisfaction: 'points' };
    // With 1.3 more B is level with A and costs less.
    expect(explained(election, rule)[1]).toMatchObject({
      votesShort: 1.3,
      reason: { kind: 'otherSetBetter', loss: 1.3 },
    });
    const rich = { ...election, budget: cents(110) };
    expect(explained(rich, { ...rule, parts: { minVotes: 2 } })[1]).toMatchObject({
      votesShort: 0.8,
      reason: { kind: 'belowMinimum' },
    });
  });
});
