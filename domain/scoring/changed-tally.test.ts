import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedKinds, questionsOf } from '#fixtures/arbitraries/question.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import type { RawAnswer } from '../voting/answer.ts';
import type { Question } from '../voting/survey.ts';
import { changedTally } from './changed-tally.ts';
import { type Tally, tally } from './tally.ts';

function counted(question: Question, answers: readonly RawAnswer[]): Tally {
  const found = tally(question, answers);
  if (found === null) throw new Error('a question of a known kind was expected');
  return found;
}

describe.each(countedKinds)('a tally of a question of the kind %s that ballots come to', (kind) => {
  it('equals the full recount of the final ballots, whatever was added, changed or not an answer', () => {
    const asked = questionsOf(kind).chain(({ question, valid, any }) => {
      const ballots = fc.array(fc.oneof({ weight: 3, arbitrary: valid }, any), { maxLength: 10 });
      return fc.record({
        question: fc.constant(question),
        stay: ballots,
        go: ballots,
        come: ballots,
      });
    });
    fc.assert(
      fc.property(asked, ({ question, stay, go, come }) => {
        const before = counted(question, [...stay, ...go]);
        const change = { added: counted(question, come), removed: counted(question, go) };
        const [after, recount] = [changedTally(before, change), counted(question, [...stay, ...come])];
        expect(after).toEqual(recount);
        expect([...after.counts.keys()]).toEqual([...recount.counts.keys()]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a tally that one ballot changes', () => {
  it('keeps every count that the change does not affect', () => {
    const before = aTally(
      'sortable',
      3,
      { a: 6, b: 3 },
      {
        spread: new Map([
          ['a', [3]],
          ['b', [0]],
        ]),
      },
    );
    const one = aTally('sortable', 1, { a: 2 }, { spread: new Map([['a', [1]]]) });
    const after = changedTally(before, { added: one, removed: aTally('sortable', 0, {}) });
    expect([...after.counts.values()]).toEqual([8, 3]);
    expect([...after.spread.values()]).toEqual([[4], [0]]);
  });

  it('moves only that vote', () => {
    const question: Question = { kind: 'options', answers: [anOption('yes'), anOption('no')] };
    const change = { added: counted(question, ['yes']), removed: counted(question, ['no']) };
    expect(changedTally(aTally('options', 100, { yes: 40, no: 60 }), change)).toEqual(
      aTally('options', 100, { yes: 41, no: 59 }),
    );
  });
});
