import { describe, expect, it } from 'vitest';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { explained } from '#fixtures/builders/data/explained.ts';
import { proposalId } from '../../../shared/ids.ts';
import { cents } from '../../../shared/money.ts';
import { defaultMaxVotes } from './rule.ts';

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
});
