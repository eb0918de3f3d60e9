import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import { decode } from '../decode.ts';
import { voteWire, voteOfDraft } from './vote.ts';

describe('a vote in the API', () => {
  it('is an answer, with or without census, and nulls where clients send them', () => {
    for (const vote of [
      { answer: 'yes' },
      { answer: null },
      { answer: [], census: null },
      { answer: ['a'], census: { id: null, secrets: null } },
      { answer: 'yes', change: true },
      { answer: 'yes', change: null },
    ]) {
      expect(isLeft(decode(voteWire, vote))).toBe(false);
    }
  });

  it('is refused in any other shape', () => {
    for (const vote of [
      null,
      [],
      'yes',
      {},
      { answer: true },
      { answer: [7] },
      { answer: { yes: 'a lot' } },
      { answer: [['a']] },
      { answer: 'yes', change: 'true' },
      { answer: 'yes', change: 1 },
    ]) {
      expect(isLeft(decode(voteWire, vote))).toBe(true);
    }
    for (const census of [7, 'x', { id: 7 }, { secrets: 'x' }, { secrets: [1984] }, { id: ['x'] }]) {
      expect([census, isLeft(decode(voteWire, { answer: 'yes', census }))]).toEqual([census, true]);
    }
  });

  it('may have stars in `rating`, or numbers by the ids of answers, as the draft of the specification', () => {
    const answerOf = (body: unknown) => {
      const read = decode(voteWire, voteOfDraft(body));
      return isLeft(read) ? read.left.where : read.right.answer;
    };
    const census = { id: '12345678Z', secrets: ['1984'] };
    expect(answerOf({ rating: 4, _id: 'poll', census })).toBe(4);
    expect(answerOf({ a: 4, b: 2.5, _id: 'poll', census: null })).toEqual({ a: 4, b: 2.5 });
    expect(answerOf({ rating: { a: 4 } })).toEqual({ a: 4 });
    expect(answerOf({ answer: null, rating: null, change: true })).toBeNull();
    expect(answerOf(JSON.parse('{"__proto__": 3}'))).toEqual(JSON.parse('{"__proto__": 3}'));
  });

  it('that gives its stars in two ways is refused, and so is one that gives none', () => {
    for (const body of [{ rating: 4, a: 4 }, { a: 4, b: 'x' }, { _id: 'poll' }, [4], null])
      expect([body, isLeft(decode(voteWire, voteOfDraft(body)))]).toEqual([body, true]);
    for (const body of [
      { answer: 'yes', n: 3 },
      { answer: 5, rating: 4 },
    ])
      expect(voteOfDraft(body)).toEqual(body);
  });

  it('that cannot be read is reported by its place, without repeating its content', () => {
    const read = decode(voteWire, {
      answer: 'yes',
      census: { id: 'x', secrets: ['1984', { secret: 'ZZBE' }] },
    });
    expect(read).toMatchObject(left({ where: 'census.secrets.1' }));
    expect(JSON.stringify(read)).not.toMatch(/1984|ZZBE/u);
  });
});
