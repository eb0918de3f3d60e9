import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import { decode } from '../decode.ts';
import { voteWire } from './vote.ts';

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

  it('that cannot be read is reported by its place, without repeating its content', () => {
    const read = decode(voteWire, {
      answer: 'yes',
      census: { id: 'x', secrets: ['1984', { secret: 'ZZBE' }] },
    });
    expect(read).toMatchObject(left({ where: 'census.secrets.1' }));
    expect(JSON.stringify(read)).not.toMatch(/1984|ZZBE/u);
  });
});
