import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballotId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { ballotIn, hashedPart, parseBallotList, writeBallotLine, writeHeadLine } from './ballot-list.ts';

const poll = { _id: 'poll', title: 'Poll', displayType: 'options' };

describe('the published list', () => {
  const anId = fc.stringMatching(/^[0-9a-f]{8}$/u);
  const aBallot = fc.record({
    id: anId,
    answer: fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(null)),
  });

  it('reads back as it was written, whatever the answers contain', () => {
    fc.assert(
      fc.property(fc.array(aBallot), (ballots) => {
        const lines = ballots.map(({ id, answer }) => writeBallotLine(ballotId(id), answer)).join('');
        const text = writeHeadLine(surveyId('poll'), 'head', poll) + lines;
        expect(hashedPart(text)).toBe(lines);
        expect(parseBallotList(text, 'UTC')).toMatchObject(right({ survey: 'poll', head: 'head', ballots }));
      }),
    );
  });

  it('finds the answer of a ballot by its id, and not a ballot that only mentions the id', () => {
    const [mine, other] = [ballotId('a1'), ballotId('b2')];
    const text =
      writeHeadLine(surveyId('poll'), 'head', { ...poll, title: 'a1' }) +
      writeBallotLine(other, ['a1']) +
      `{"answer": null, "id": "a1"}`;
    expect(ballotIn(text, mine)).toEqual({ answer: null });
    expect(ballotIn(text, other)).toEqual({ answer: ['a1'] });
    expect(ballotIn(text, ballotId('c3'))).toBeNull();
    expect(ballotIn('', mine)).toBeNull();
  });

  it('names every invalid line', () => {
    const text = `${writeHeadLine(surveyId('poll'), 'head', poll)}${writeBallotLine(ballotId('a'), 'yes')}oops\n{"id":7,"answer":"x"}\n{"id":"b"}\n`;
    expect(parseBallotList(text, 'UTC')).toMatchObject(left([{ line: 3 }, { line: 4 }, { line: 5 }]));
    for (const head of ['', '{}', '{"survey":"poll","head":"h","question":{}}']) {
      expect(parseBallotList(head, 'UTC')).toMatchObject(left([{ line: 1 }]));
    }
  });
});
