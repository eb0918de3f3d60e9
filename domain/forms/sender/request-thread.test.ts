import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { isLeft, isRight, left, right } from '../../shared/result.ts';
import type { CouncilRequest } from '../request.ts';
import {
  canReply,
  hasNews,
  longestReply,
  mostReplies,
  replyFault,
  withReply,
  type WrittenReply,
} from './request-thread.ts';
import { requestStatuses } from '../request.ts';

const minute = 60_000;
const photo = (id: string) => ({ id, kind: 'jpg' as const });
const written = (more: Partial<WrittenReply> = {}): WrittenReply => ({
  text: 'Sigue igual',
  images: [],
  ...more,
});
const reply = (key: string, at = 0, text = key, images: readonly string[] = []) => ({
  at,
  text,
  reply: { images, key },
});
/** The request after a reply that must be accepted. */
const replied = (request: CouncilRequest, ...said: Parameters<typeof reply>): CouncilRequest => {
  const made = withReply(request, reply(...said));
  if (isLeft(made)) throw new Error(made.left.kind);
  return made.right;
};

describe('a reply of a sender', () => {
  it('needs words or a photo', () => {
    expect(replyFault(written({ text: ' \n ' }))).toEqual({ kind: 'blank' });
    expect(replyFault(written())).toBeNull();
    expect(replyFault(written({ text: '', images: [photo('a')] }))).toBeNull();
  });

  it('has two thousand characters at most, an emoji counting as one', () => {
    expect(replyFault(written({ text: ` ${'🌳'.repeat(longestReply)} ` }))).toBeNull();
    expect(replyFault(written({ text: 'a'.repeat(longestReply + 1) }))).toEqual({
      kind: 'tooLong',
      most: 2000,
    });
  });

  it('has five photos at most, as the request itself', () => {
    const photos = (count: number) => Array.from({ length: count }, (_, n) => photo(String(n)));
    expect(replyFault(written({ images: photos(5) }))).toBeNull();
    expect(replyFault(written({ images: photos(6) }))).toEqual({ kind: 'tooManyImages', most: 5 });
  });

  it('names the uploads that are lost or somebody else’s, and those that are no pictures', () => {
    const images = [photo('a'), { id: 'b', kind: null }, { id: 'c', kind: 'pdf' as const }];
    expect(replyFault(written({ images }))).toEqual({ kind: 'lost', ids: ['b'] });
    expect(replyFault(written({ images: images.filter(({ kind }) => kind !== null) }))).toEqual({
      kind: 'notAPicture',
      ids: ['c'],
    });
  });
});

describe('a request to which its sender replies', () => {
  it('has the reply at the end of its messages, and waits for the council', () => {
    const before = aRequest({ threads: [{ at: 1, by: 'Ana', text: 'Vamos', isNote: false }] });
    const after = replied(before, 'k', 9, 'Gracias', ['a']);
    expect(after.threads).toEqual([
      ...before.threads,
      { at: 9, by: '', text: 'Gracias', isNote: false, reply: { images: ['a'], key: 'k' } },
    ]);
    expect(after).toMatchObject({ hasReply: true, updatedAt: 9, status: 'Recibida' });
  });

  it('stays as it is if the same reply comes again under its key; another one under that key is refused', () => {
    const once = replied(aRequest(), 'k', 1, 'Gracias', ['a']);
    const again = withReply(once, reply('k', 5 * minute, 'Gracias', ['a']));
    expect(isRight(again) && again.right).toBe(once);
    expect(withReply(once, reply('k', 1, 'Otra cosa', ['a']))).toEqual(left({ kind: 'keyReused' }));
    expect(withReply(once, reply('k', 1, 'Gracias', ['b']))).toEqual(left({ kind: 'keyReused' }));
    expect(withReply(once, reply('k', 1, 'Gracias', []))).toEqual(left({ kind: 'keyReused' }));
  });

  it('has each reply once, however often each is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }), (keys) => {
        const after = keys.reduce((request, key) => replied(request, key), aRequest());
        expect(after.threads.map(({ text }) => text)).toEqual([...new Set(keys)]);
      }),
    );
  });

  it('accepts it in every state but that of a request which was taken back', () => {
    for (const status of requestStatuses) {
      const isOpen = status !== 'Retirada';
      expect(canReply({ status })).toBe(isOpen);
      const made = withReply(aRequest({ status }), reply('k'));
      expect(isRight(made)).toBe(isOpen);
      if (isLeft(made)) expect(made.left).toEqual({ kind: 'requestOver' });
    }
  });

  it('accepts five in ten minutes, and a hundred in all', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].reduce((request, key) => replied(request, key), aRequest());
    expect(withReply(five, reply('f', 1))).toEqual(left({ kind: 'tooManyAttempts', from: 10 * minute }));
    expect(isRight(withReply(five, reply('f', 10 * minute)))).toBe(true);
    const threads = Array.from({ length: mostReplies }, (_, n) => ({
      at: 0,
      by: '',
      text: 'x',
      isNote: false,
      reply: { images: [], key: String(n) },
    }));
    const fault = { kind: 'tooManyReplies', most: 100 } as const;
    expect(withReply(aRequest({ threads }), reply('k', 9e9))).toEqual(left({ kind: 'replyRefused', fault }));
    // What the council wrote does not count.
    const council = threads.map(({ at, by, text, isNote }) => ({ at, by, text, isNote }));
    expect(isRight(withReply(aRequest({ threads: council }), reply('k')))).toBe(true);
  });

  it('gives its sender the same request again even after it was taken back, if that reply was stored', () => {
    const once = replied(aRequest(), 'k');
    expect(withReply({ ...once, status: 'Retirada' }, reply('k'))).toEqual(
      right({ ...once, status: 'Retirada' }),
    );
  });
});

describe('something new in a request', () => {
  it.each([
    [null, null, false],
    [null, 5, false],
    [5, null, true],
    [5, 5, false],
    [6, 5, true],
    [5, 6, false],
  ])('that the council did at %s, and that the sender looked at %s, is new: %s', (toldAt, seenAt, isNew) => {
    expect(hasNews({ toldAt, seenAt })).toBe(isNew);
  });
});
