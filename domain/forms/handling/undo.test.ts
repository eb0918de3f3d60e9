import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import { type CouncilRequest, staffStatuses, type ThreadMessage } from '../request.ts';
import { asTold, undone, withoutUndo, withUndo } from './undo.ts';
import { undoTime } from './undo-window.ts';

const neus = { key: 'k', owner: 'neus', at: 100 };
const message = (text: string, isNote = false): ThreadMessage => ({ at: 100, by: 'Neus', text, isNote });

interface Wish {
  readonly status: (typeof staffStatuses)[number];
  readonly assignedTo: string | null;
  readonly isPublished: boolean;
  readonly texts: readonly string[];
  readonly priority: CouncilRequest['priority'];
}

/** A handling as it could be, with a part that only some requests have. */
const handling = (before: CouncilRequest, { texts, priority, ...parts }: Wish): CouncilRequest => ({
  ...before,
  ...parts,
  ...(priority !== undefined && { priority }),
  threads: [...before.threads, ...texts.map((text) => message(text))],
  hasReply: false,
  toldAt: 100,
  updatedAt: 100,
});

const wishes = fc.record({
  status: fc.constantFrom(...staffStatuses),
  assignedTo: fc.constantFrom(null, 'Neus', 'Vicent'),
  isPublished: fc.boolean(),
  texts: fc.array(fc.constantFrom('Vamos', 'Ya está'), { maxLength: 3 }),
  priority: fc.constantFrom(undefined, 'high' as const),
});
const done = (before: CouncilRequest, wish: Wish) => withUndo(before, handling(before, wish), neus);
const wish: Wish = {
  status: 'Resuelta',
  assignedTo: 'Neus',
  isPublished: false,
  texts: ['Ya está'],
  priority: undefined,
};
const back = (request: CouncilRequest, by = neus): CouncilRequest => {
  const after = undone(request, by);
  if (isLeft(after)) throw new Error(after.left);
  return after.right;
};
const bare = (request: CouncilRequest) => ({ ...withoutUndo(request), updatedAt: 0 });

describe('a handling that is taken back', () => {
  const before = aRequest({ threads: [message('Antes')], hasReply: true, toldAt: 7 });

  it('leaves the request as it was, whatever it did; done again, it does the same', () => {
    fc.assert(
      fc.property(wishes, (asked) => {
        const after = done(before, asked);
        const again = back(after);
        expect(bare(again)).toEqual(bare(before));
        expect(done(withoutUndo(again), asked)).toEqual(after);
      }),
    );
  });

  it('keeps what the sender wrote in the meantime, and what was changed by another way', () => {
    const reply = { ...message('Gracias'), reply: { images: [], key: 'r' } };
    const after = done({ ...before, hasReply: false }, { ...wish, isPublished: true });
    const later = { ...after, threads: [...after.threads, reply], hasReply: true, assignedTo: 'Vicent' };
    expect(back(later)).toMatchObject({
      threads: [message('Antes'), reply],
      hasReply: true,
      assignedTo: 'Vicent',
      status: 'Recibida',
      isPublished: false,
    });
  });

  it('is taken back within thirty seconds, by the person who did it and under its key', () => {
    const after = done(before, wish);
    expect(undone(after, { ...neus, at: 100 + undoTime + 1 })).toEqual(left('tooLate'));
    expect(isLeft(undone(after, { ...neus, at: 100 + undoTime }))).toBe(false);
    expect(isLeft(undone(after, { owner: 'neus', key: null, at: 101 }))).toBe(false);
    expect(undone(after, { ...neus, owner: 'vicent' })).toEqual(left('handledSince'));
    expect(undone(after, { ...neus, key: 'other' })).toEqual(left('handledSince'));
    expect(undone(withoutUndo(after), neus)).toEqual(left('handledSince'));
  });

  it('is taken back once: again, it changes nothing', () => {
    const once = back(done(before, wish));
    expect(undone(once, { ...neus, at: 9e9 })).toEqual(right(once));
    expect(undone(once, { owner: 'neus', key: null, at: 9e9 })).toEqual(right(once));
    expect(undone(once, { ...neus, key: 'other' })).toEqual(left('handledSince'));
    expect(undone(once, { ...neus, owner: 'vicent' })).toEqual(left('handledSince'));
  });
});

describe('a request that staff have just handled', () => {
  const before = aRequest({ threads: [message('Antes')], toldAt: 7, approval: 'approved' });

  it('is for everybody else as it was, until it can no longer be taken back', () => {
    const after = done(before, wish);
    const { threads, status, assignedTo, toldAt } = asTold(after, 100 + undoTime);
    expect({ threads, status, assignedTo, toldAt }).toEqual({
      threads: [message('Antes')],
      status: 'Recibida',
      assignedTo: null,
      toldAt: 7,
    });
    expect(asTold(after, 100 + undoTime + 1)).toBe(after);
    expect(asTold(before, 0)).toBe(before);
  });

  it('is new to its sender when they may see it, and only if there is something for them', () => {
    expect(done(before, wish).toldAt).toBe(100 + undoTime);
    const assigned = { ...before, assignedTo: 'Neus' };
    expect(withUndo(before, assigned, neus).toldAt).toBe(7);
  });

  it('is hidden at once', () => {
    const hidden = withUndo(before, { ...before, approval: 'withdrawn', status: 'Cerrada' }, neus);
    expect(asTold(hidden, 101)).toMatchObject({ approval: 'withdrawn', status: 'Recibida' });
  });
});
