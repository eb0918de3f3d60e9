import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aComment } from '#fixtures/builders/data/comment.ts';
import type { CommentState } from './comment.ts';
import { commentOrders, threadsOf } from './threads.ts';

const shown = (threads: ReturnType<typeof threadsOf>) =>
  threads.map(({ head, replies }) => [head.id, ...replies.map(({ id }) => id)].join(' '));

describe('the comments on a proposal', () => {
  it('are the same ones in every order', () => {
    const comment = fc.record({ createdAt: fc.nat(5), supports: fc.nat(3), reply: fc.boolean() });
    fc.assert(
      fc.property(fc.array(comment, { maxLength: 12 }), (drawn) => {
        const comments = drawn.map(({ reply, ...one }, n) =>
          aComment(`c${n}`, { ...one, replyTo: reply && n > 0 ? 'c0' : null }),
        );
        const all = commentOrders.map((order) => shown(threadsOf(comments, null, order)).toSorted());
        expect(all[1]).toEqual(all[0]);
        expect(all[2]).toEqual(all[0]);
      }),
    );
  });

  it('stand as one asks, those of one moment by their ids; answers stand the oldest first', () => {
    const comments = [
      aComment('b', { createdAt: 2, supports: 1 }),
      aComment('a', { createdAt: 2, supports: 1 }),
      aComment('c', { createdAt: 3, supports: 5 }),
      aComment('z', { createdAt: 5, replyTo: 'a', supports: 9 }),
      aComment('y', { createdAt: 4, replyTo: 'a' }),
    ];
    expect(shown(threadsOf(comments, null, 'oldest'))).toEqual(['a y z', 'b', 'c']);
    expect(shown(threadsOf(comments, null, 'newest'))).toEqual(['c', 'b', 'a y z']);
    expect(shown(threadsOf(comments, null, 'supported'))).toEqual(['c', 'a y z', 'b']);
  });

  it('that wait are shown only to their authors; hidden ones are replaced by a notice', () => {
    const states: CommentState[] = [{ kind: 'pending' }, { kind: 'hidden', reason: 'insults' }];
    const comments = states.map((state) => aComment(state.kind, { state, author: 'ana' }));
    expect(shown(threadsOf(comments, null, 'oldest'))).toEqual(['hidden']);
    expect(shown(threadsOf(comments, 'pep', 'oldest'))).toEqual(['hidden']);
    expect(shown(threadsOf(comments, 'ana', 'oldest'))).toEqual(['hidden', 'pending']);
    const forgotten = [aComment('a', { state: { kind: 'pending' }, author: null })];
    expect(threadsOf(forgotten, null, 'oldest')).toEqual([]);
  });

  it('that were deleted are shown as deleted while they have an answer', () => {
    const comments = [
      aComment('a', { state: { kind: 'deleted' } }),
      aComment('b', { state: { kind: 'deleted' } }),
      aComment('c', { replyTo: 'b' }),
      aComment('d', { replyTo: 'b', state: { kind: 'deleted' } }),
    ];
    expect(shown(threadsOf(comments, null, 'oldest'))).toEqual(['b c']);
    const own = comments.map((one) => ({ ...one, author: 'ana' }));
    expect(shown(threadsOf(own, 'ana', 'oldest'))).toEqual(['b c']);
  });
});
