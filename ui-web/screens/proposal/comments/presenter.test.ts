import { describe, expect, it } from 'vitest';
import { deleteCommentCall } from '#adapters/wire/comments/delete-comment.ts';
import { type ReadThread, readCommentsCall } from '#adapters/wire/comments/read-comments.ts';
import { reportCommentCall } from '#adapters/wire/comments/report-comment.ts';
import { supportCommentCall } from '#adapters/wire/comments/support-comment.ts';
import { writeCommentCall } from '#adapters/wire/comments/write-comment.ts';
import { left, right } from '#domain/shared/result.ts';
import { memoryCommentDrafts } from '#fixtures/memory/comment-drafts.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil } from '#ui-web/shell/samples/sample-council.ts';
import { commentsPresenter } from './presenter.ts';
import { aCommentPage, aReadComment, aThread } from './sample-comments.ts';
import type { OpenComments } from './state.ts';

const drafts = memoryCommentDrafts();

async function aPage(
  threads: readonly ReadThread[],
  given: readonly StubbedCall[] = [],
  commentDrafts = memoryCommentDrafts(),
) {
  const page = stubCall(readCommentsCall, async ({ offset, limit }) => {
    const from = offset ?? 0;
    return right(aCommentPage(threads.slice(from, from + (limit ?? 20)), { total: threads.length }));
  });
  const presenter = commentsPresenter(aCouncil({ calls: [page, ...given], commentDrafts }), 'p-1');
  await presenter.load();
  const now = () => presenter.current() as OpenComments;
  return { presenter, now, ids: () => now().page.threads.map(({ id }) => id) };
}
const reading = (answer: Parameters<typeof stubCall<typeof readCommentsCall>>[1]) =>
  stubCall(readCommentsCall, answer);
const writing = (answer: Parameters<typeof stubCall<typeof writeCommentCall>>[1]) =>
  stubCall(writeCommentCall, answer);
const supported = (supports: number) => right({ _id: 'a', supports, supported: true });
const done = async () => right({ status: 'ok' } as const);
const write = (text = 'Hola') => ({ name: 'Ana', text });

describe('the comments of a page', () => {
  it('are left out if they are switched off, and can be asked for again if they could not be loaded', async () => {
    const off = commentsPresenter(aCouncil(), 'p-1');
    await off.load();
    expect(off.current()).toEqual({ kind: 'none' });
    const refusing = commentsPresenter(
      aCouncil({ calls: [reading(async () => left({ kind: 'serverFailed', status: 503 }))] }),
      'p-1',
    );
    await refusing.load();
    expect(refusing.current()).toMatchObject({ kind: 'refused', refusal: { status: 503 } });
  });

  it('are loaded twenty at a time; one that is there already is not shown twice', async () => {
    const all = Array.from({ length: 23 }, (_, n) => aThread(`c${n}`));
    const { presenter, now, ids } = await aPage(all);
    expect(ids()).toHaveLength(20);
    await presenter.more();
    expect(ids()).toEqual(all.map(({ id }) => id));
    expect(now()).toMatchObject({ told: { kind: 'more', count: 3 }, about: 'c20' });
    await presenter.more();
    expect(ids()).toHaveLength(23);
  });

  it('are shown in another order when asked', async () => {
    const orders: string[] = [];
    const { presenter } = await aPage(
      [aThread('a')],
      [
        reading(async ({ order }) => {
          orders.push(order ?? '');
          return right(aCommentPage([aThread('a')]));
        }),
      ],
    );
    await presenter.order('newest');
    await presenter.order('newest');
    expect(orders).toEqual(['oldest', 'newest']);
  });

  it('stay as they are, with what is being written, if another order could not be loaded', async () => {
    let isAway = false;
    const { presenter, now } = await aPage(
      [],
      [reading(async () => (isAway ? left({ kind: 'unreachable' }) : right(aCommentPage([aThread('a')]))))],
    );
    presenter.write(write());
    isAway = true;
    await presenter.order('newest');
    expect(now()).toMatchObject({ order: 'oldest', told: { isOffline: true }, writing: write() });
    await presenter.more();
    expect(now()).toMatchObject({ told: { kind: 'failed' }, page: { threads: [{ id: 'a' }] } });
  });
});

describe('what a resident writes', () => {
  it('is sent under the key of its draft and shown at the top; its draft is deleted', async () => {
    const sent: unknown[] = [];
    const { presenter, now, ids } = await aPage(
      [aThread('a')],
      [
        writing(async ({ body: { name, text, ...more } }) => {
          sent.push({ name, text, ...more });
          return right(aReadComment('new', { name, text, isOwn: true }));
        }),
      ],
      drafts,
    );
    presenter.write(write());
    const { key } = now().writing;
    expect(drafts.load(aCouncil().realm, 'p-1')).toEqual({ ...write(), key, replyTo: null });
    await presenter.send();
    expect(sent).toEqual([{ ...write(), key, replyTo: null }]);
    expect(ids()).toEqual(['new', 'a']);
    expect(now()).toMatchObject({
      told: { kind: 'sent' },
      about: 'new',
      page: { total: 2, published: 2 },
      writing: { text: '', name: 'Ana' },
    });
    expect(drafts.load(aCouncil().realm, 'p-1')).toBeNull();
  });

  it('is checked before it is sent: the fault is shown at its field', async () => {
    const { presenter, now } = await aPage([]);
    presenter.write({ name: 'ana@correu.example', text: '' });
    await presenter.send();
    expect(now().writing.faults).toMatchObject([
      { field: 'text', kind: 'blank' },
      { field: 'name', kind: 'address' },
    ]);
    presenter.write({ text: 'Hola' });
    expect(now().writing.faults).toMatchObject([{ field: 'name' }]);
  });

  it('answers a comment below it, and waits for staff where they look first', async () => {
    const { presenter, now } = await aPage(
      [aThread('a'), aThread('b')],
      [
        writing(async ({ body: { replyTo = null } }) =>
          right(aReadComment('new', { replyTo, state: 'pending' })),
        ),
      ],
    );
    presenter.answer('a');
    presenter.write(write());
    await presenter.send();
    expect(now().page.threads).toMatchObject([{ id: 'a', replies: [{ id: 'new' }] }, { replies: [] }]);
    expect(now()).toMatchObject({ told: { kind: 'waits' }, page: { total: 2, published: 2 } });
  });

  it.each([
    { kind: 'unreachable' },
    { kind: 'profileIncomplete' },
    { kind: 'tooManyComments', retryAfter: 600 },
    { kind: 'serverFailed', status: 503 },
  ] as const)('is still there if it could not be sent: $kind', async (refusal) => {
    const kept = memoryCommentDrafts();
    const { presenter, now } = await aPage([], [writing(async () => left(refusal))], kept);
    presenter.write(write());
    const { key } = now().writing;
    await presenter.send();
    expect(now().writing).toMatchObject({ ...write(), key, isSending: false, refusal });
    const again = await aPage([], [], kept);
    expect(again.now().writing).toMatchObject({ ...write(), key });
  });

  it('that the council finds invalid has the fault at its field; a key that was used is replaced', async () => {
    const fault = { field: 'text', kind: 'tooManyLinks', most: 2 } as const;
    const { field: where, ...found } = fault;
    const wrong = await aPage(
      [],
      [writing(async () => left({ kind: 'commentRefused', where, faults: [found] }))],
    );
    wrong.presenter.write(write());
    await wrong.presenter.send();
    expect(wrong.now().writing).toMatchObject({ faults: [fault], refusal: null });
    const council = aCouncil({
      calls: [reading(async () => right(aCommentPage([]))), writing(async () => left({ kind: 'keyReused' }))],
    });
    let drawn = 0;
    const randomBytes = (length: number) => new Uint8Array(length).fill((drawn += 1));
    const presenter = commentsPresenter({ ...council, randomBytes }, 'p-1');
    await presenter.load();
    presenter.write(write());
    const { key } = (presenter.current() as OpenComments).writing;
    await presenter.send();
    expect((presenter.current() as OpenComments).writing.key).not.toBe(key);
  });

  it('as an answer to a deleted comment becomes a comment', async () => {
    const kept = memoryCommentDrafts();
    kept.keep(aCouncil().realm, 'p-1', { key: 'k', ...write(), replyTo: 'gone' });
    const { now } = await aPage([aThread('a')], [], kept);
    expect(now().writing).toMatchObject({ replyTo: null, text: 'Hola' });
  });
});

describe('a comment on the page', () => {
  it('is supported at once, which is undone if the council refuses', async () => {
    let decision: 'yes' | 'no' = 'yes';
    const { presenter, now } = await aPage(
      [aThread('a', { replies: [aReadComment('b', { replyTo: 'a' })] })],
      [
        stubCall(supportCommentCall, async ({ body: { supports = true } }) =>
          decision === 'yes' ? supported(supports ? 8 : 7) : left({ kind: 'unreachable' }),
        ),
      ],
    );
    const reply = () => now().page.threads[0]?.replies[0];
    const sent = presenter.support('b', true);
    expect(reply()).toMatchObject({ supports: 1, supported: true });
    await sent;
    expect(reply()).toMatchObject({ supports: 8, supported: true });
    decision = 'no';
    await presenter.support('b', false);
    expect(reply()).toMatchObject({ supports: 8, supported: true });
    expect(now()).toMatchObject({ told: { kind: 'failed', isOffline: true }, about: 'b' });
  });

  it('is supported by a device that had no session before', async () => {
    const base = aCouncil({
      calls: [
        reading(async () => right(aCommentPage([aThread('a')]))),
        stubCall(supportCommentCall, async () => (hasEntered ? supported(1) : left({ kind: 'notAllowed' }))),
      ],
    });
    let hasEntered = false;
    const presenter = commentsPresenter(
      {
        ...base,
        session: {
          isLoggedIn: async () => right(false),
          register: async () => right(true),
          logIn: async () => {
            hasEntered = true;
            return right(true);
          },
        },
      },
      'p-1',
    );
    await presenter.load();
    await presenter.support('a', true);
    expect((presenter.current() as OpenComments).page.threads[0]?.supports).toBe(1);
  });

  it('is reported once, and says so in its place', async () => {
    const { presenter, now } = await aPage([aThread('a')], [stubCall(reportCommentCall, done)]);
    const why = { reason: 'insults', words: 'Duele.' } as const;
    expect(await presenter.report('a', why)).toBe(true);
    expect(now()).toMatchObject({ told: { kind: 'reported' }, about: 'a', reported: new Set(['a']) });
  });

  it('is deleted by its author; if it has answers, its place says so', async () => {
    const threads = [
      aThread('a', { isOwn: true, replies: [aReadComment('b', { replyTo: 'a', isOwn: true })] }),
      aThread('c', { isOwn: true }),
    ];
    const { presenter, now, ids } = await aPage(threads, [stubCall(deleteCommentCall, done)]);
    await presenter.remove('c');
    expect(ids()).toEqual(['a']);
    await presenter.remove('a');
    expect(now().page.threads).toMatchObject([{ state: 'deleted', text: '', name: null, isOwn: false }]);
    await presenter.remove('b');
    expect(now()).toMatchObject({ page: { threads: [], total: 0 }, told: { kind: 'removed' } });
  });

  it('stays where it is if the action failed', async () => {
    const { presenter, now, ids } = await aPage([aThread('a')]);
    expect(await presenter.report('a', { reason: null, words: 'Duele.' })).toBe(false);
    expect(now().told).toEqual({ kind: 'failed', isOffline: false });
    await presenter.remove('a');
    expect(ids()).toEqual(['a']);
  });
});
