import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBudget, anOption, aProposal } from '#fixtures/builders/survey.ts';
import { tally } from './tally.ts';

const question = aBudget(100, [aProposal('a', 10), aProposal('b', 20), aProposal('c', 30)]);
const anyBallots = fc.array(fc.subarray(['a', 'b', 'c']), { maxLength: 200 });

describe('a tally', () => {
  it('does not depend on the order of the ballots', () => {
    fc.assert(
      fc.property(anyBallots, (ballots) => {
        expect(tally(question, ballots.toReversed())).toEqual(tally(question, ballots));
      }),
    );
  });

  it('agrees with counting each answer on its own', () => {
    fc.assert(
      fc.property(anyBallots, (ballots) => {
        const counted = tally(question, ballots);
        expect(counted?.ballots).toBe(ballots.length);
        for (const id of ['a', 'b', 'c']) {
          expect(counted?.counts.get(id)).toBe(ballots.filter((ballot) => ballot.includes(id)).length);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('lists every answer in the survey’s order, those without votes too', () => {
    const options = { kind: 'options', answers: [anOption('yes'), anOption('no')] } as const;
    expect([...(tally(options, ['no', 'no'])?.counts ?? [])]).toEqual([
      ['yes', 0],
      ['no', 2],
    ]);
  });

  it('passes over what the question does not know, and cannot count an unknown type', () => {
    expect(tally(question, [['z', 'a']])?.counts.get('a')).toBe(1);
    expect(tally({ kind: 'unknown', displayType: 'dice' }, ['six'])).toBeNull();
  });
});
