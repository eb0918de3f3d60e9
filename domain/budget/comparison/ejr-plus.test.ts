import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { votedElection, votedElections } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { byId, sharedOut } from '#fixtures/builders/data/equal-shares.ts';
import { naiveViolations } from '#fixtures/naive/ejr-plus.ts';
import type { Completion } from '../parameters.ts';
import type { Election } from '../election.ts';
import { type Violation, violationsOf } from './ejr-plus.ts';
import { gainsOf, type VoterMeasure, votersOf, worthsBy } from './voters.ts';

/** The violations of funding the projects at these places. */
function violationsWhen(
  election: Election,
  funded: readonly number[],
  measure: VoterMeasure,
): readonly Violation[] {
  const { projects, marks, budget } = election;
  if (!marks) throw new Error('no ballots');
  const isFunded = Uint8Array.from(projects, (_, place) => Number(funded.includes(place)));
  const voters = votersOf(marks, projects.length);
  const gains = gainsOf(voters, worthsBy(measure, projects), isFunded);
  const isOut = new Uint8Array(projects.length);
  return violationsOf({ budget, projects, isFunded, isOut }, voters, gains, measure);
}

const measures = fc.constantFrom<VoterMeasure>('cost', 'cardinality');

describe('EJR+ up to any project', () => {
  it('is found violated exactly where a group of voters can be named that proves it', () => {
    fc.assert(
      fc.property(votedElections(), fc.nat(63), measures, (election, set, measure) => {
        const funded = election.projects.flatMap((_, place) => ((set >> place) & 1 ? [place] : []));
        const found = violationsWhen(election, funded, measure);
        const told = found.map(({ project, voters }) => [election.projects.indexOf(project), voters]);
        expect(told).toEqual([...naiveViolations(election, new Set(funded), measure)]);
      }),
      examples(2000),
    );
  });

  it('is never violated by equal shares of the same satisfaction, however it is completed', () => {
    const completions = fc.constantFrom<Completion>('none', 'greedy', 'add1', 'add1+greedy');
    fc.assert(
      fc.property(votedElections(), completions, measures, (election, completion, measure) => {
        const { funded } = sharedOut(election, { ...byId, completion, satisfaction: measure });
        const places = funded.map(({ project }) => election.projects.indexOf(project));
        expect(violationsWhen(election, places, measure)).toEqual([]);
      }),
      examples(1000),
    );
  });

  it('is violated when four of ten voters could pay for what they all want and get nothing', () => {
    const rows = [
      ['a', 60],
      ['c', 40],
    ] as const;
    const four = votedElection(100, rows, 'a a a a a a c c c c');
    expect(violationsWhen(four, [0], 'cost')).toEqual([{ project: four.projects[1], voters: 4, most: 0 }]);
    const three = votedElection(100, rows, 'a a a a a a a c c c');
    expect(violationsWhen(three, [0], 'cost')).toEqual([]);
  });

  it('asks whether they have less, not whether they have what they asked for', () => {
    const rows = [
      ['a', 50],
      ['b', 10],
      ['c', 50],
    ] as const;
    const election = votedElection(100, rows, 'a a a a a c c c c bc');
    expect(violationsWhen(election, [0, 1], 'cardinality')).toEqual([]);
    expect(violationsWhen(election, [0], 'cardinality')).toMatchObject([
      { project: { id: 'b' }, voters: 1, most: 0 },
      { project: { id: 'c' }, voters: 5, most: 0 },
    ]);
  });

  it('stays exact where numbers are too large for the machine', () => {
    const all = 2 ** 52;
    const election = votedElection(all, [['a', all / 4 + 1]], 'a a  ');
    const blank = { ...election, projects: anElection(all, [['a', all / 4 + 1, 0]]).projects };
    expect(violationsWhen(blank, [], 'cardinality')).toMatchObject([{ voters: 2 }]);
    const dear = votedElection(all, [['a', all / 2 + 1]], 'a a  ');
    expect(violationsWhen(dear, [], 'cardinality')).toEqual([]);
    // Three of five voters: 5 × 5404319552844593 is one more than 3 × 9007199254740988, which floating point cannot see.
    const short = votedElection(9_007_199_254_740_988, [['a', 5_404_319_552_844_593]], 'a a a  ');
    expect(violationsWhen(short, [], 'cardinality')).toEqual([]);
    const enough = votedElection(9_007_199_254_740_990, [['a', 5_404_319_552_844_594]], 'a a a  ');
    expect(violationsWhen(enough, [], 'cardinality')).toMatchObject([{ voters: 3 }]);
  });
});
