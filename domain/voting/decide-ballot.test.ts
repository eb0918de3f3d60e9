import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight, left, right } from '../shared/result.ts';
import { type BallotCase, decideBallot } from './decide-ballot.ts';

const open = { isOpen: true, isMarked: false, stored: 'none', mayChange: true, change: 'none' } as const;
const refused = (kind: string) => left({ kind });

describe('a vote that is not sent as a change', () => {
  it.each<[string, Partial<BallotCase>, unknown]>([
    ['is recorded where its sender has not taken part and its code is new', {}, right('recorded')],
    ['is the same vote when it comes again', { isMarked: true, stored: 'same' }, right('repeated')],
    ['replaces the ballot of its code', { isMarked: true, stored: 'other' }, right('changed')],
    [
      'replaces none where votes cannot be changed',
      { isMarked: true, stored: 'other', mayChange: false },
      refused('alreadyVoted'),
    ],
    ['is refused to who has taken part under another code', { isMarked: true }, refused('alreadyVoted')],
    ['is refused where somebody else used its code', { stored: 'other' }, refused('alreadyVoted')],
    ['is refused after the close', { isOpen: false }, refused('closed')],
  ])('%s', (_what, given, expected) => {
    expect(decideBallot({ ...open, ...given })).toEqual(expected);
  });
});

describe('a vote that is sent as a change', () => {
  const [byCode, byPerson] = [{ change: 'byCode' }, { change: 'byPerson' }] as const;
  it.each<[string, Partial<BallotCase>, unknown]>([
    ['replaces the ballot of its code from any device', { ...byCode, stored: 'other' }, right('changed')],
    ['is the same change when it comes again', { ...byCode, stored: 'same' }, right('repeated')],
    ['is refused where its code names no ballot', byCode, refused('unknownVote')],
    [
      'is refused where its code names none, also to who has taken part',
      { ...byPerson, isMarked: true },
      refused('unknownVote'),
    ],
    [
      'with a census is refused to somebody who has not taken part',
      { ...byPerson, stored: 'other' },
      refused('unknownVote'),
    ],
    [
      'with a census replaces the ballot of who has taken part',
      { ...byPerson, isMarked: true, stored: 'other' },
      right('changed'),
    ],
    [
      'is refused where votes cannot be changed',
      { ...byCode, stored: 'other', mayChange: false },
      refused('alreadyVoted'),
    ],
    ['is refused after the close', { ...byCode, isOpen: false, stored: 'other' }, refused('closed')],
  ])('%s', (_what, given, expected) => {
    expect(decideBallot({ ...open, ...given })).toEqual(expected);
  });

  it('never adds a vote, whatever is stored', () => {
    const anyCase = fc.record({
      isOpen: fc.boolean(),
      isMarked: fc.boolean(),
      stored: fc.constantFrom('none' as const, 'same' as const, 'other' as const),
      mayChange: fc.boolean(),
      change: fc.constantFrom('byPerson' as const, 'byCode' as const),
    });
    fc.assert(
      fc.property(anyCase, (given) => {
        const decided = decideBallot(given);
        expect(isRight(decided) && decided.right === 'recorded').toBe(false);
      }),
    );
  });
});
