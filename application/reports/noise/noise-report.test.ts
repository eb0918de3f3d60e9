import { describe, expect, it } from 'vitest';
import { underNoise } from '#application/budget/under-noise.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import type { ReportTable } from '../report.ts';
import { noiseReport } from './noise-report.ts';

const values = (table: ReportTable | undefined) =>
  table?.rows.map((row) => row.map((cell) => Object.values(cell)[1]));

describe('the report of an outcome under noise', () => {
  it('has a row for each project, the runs, and the seed in its origin', () => {
    const election = votedElection(
      60,
      [
        ['a', 60],
        ['b', 70],
      ],
      'a a b',
    );
    const flip = { numerator: 0, denominator: 100 };
    const noise = underNoise(election, defaultByVotes, { flip, runs: 3, seed: 9 });
    if (isLeft(noise)) throw new Error('refused');
    const report = noiseReport(noise.right, {
      rule: defaultByVotes,
      budget: cents(60),
      ballots: 3,
      currency: 'EUR',
      input: { name: 'square.pb', sha256: 'f1' },
      program: 'concejo 1',
    });
    expect(values(report.table)).toEqual([
      ['a', 'a', 60, 2, 'funded', 3, 1000],
      ['b', 'b', 70, 1, 'overBudget', 0, 0],
    ]);
    expect(values(report.further[0])).toEqual([
      ['sameOutcome', 3],
      ['otherOutcome', 0],
      ['noOutcome', 0],
    ]);
    expect(new Map(report.provenance).get('seed')).toBe('9');
    expect(new Map(report.provenance).get('flip')).toBe('0%');
  });
});
