import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteCommentCall } from '#adapters/wire/comments/delete-comment.ts';
import { readCommentsCall } from '#adapters/wire/comments/read-comments.ts';
import { reportCommentCall } from '#adapters/wire/comments/report-comment.ts';
import { supportCommentCall } from '#adapters/wire/comments/support-comment.ts';
import { writeCommentCall } from '#adapters/wire/comments/write-comment.ts';
import { callVisitor, type Visitor, verifiedVisitor } from '#fixtures/builders/councils/call-visitor.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';

const [realm, other] = [realmId('vilanova'), realmId('benialt')];
const sample = { realm, id: 'p-2952' };
const done = right({ status: 'ok' });

describe('the comments of a council, called over HTTP', () => {
  let council: Awaited<ReturnType<typeof startCouncil>>;
  let visitor: Visitor;
  beforeAll(async () => {
    council = await startCouncil();
    visitor = callVisitor(council.url);
  });
  afterAll(() => council.stop());

  it('are read by everybody, in pages and with their answers', async () => {
    const read = await visitor.call(readCommentsCall, sample);
    expect(read).toMatchObject(right({ total: 4, published: 4, moderation: 'after', mayWrite: false }));
    expect(read).toMatchObject({
      right: {
        threads: [
          { id: 'com-1', state: 'published', replies: [{ id: 'com-2', replyTo: 'com-1' }] },
          { id: 'com-3' },
          { id: 'com-4', state: 'hidden', reason: 'advertising', name: null, text: '' },
          { id: 'com-5' },
        ],
      },
    });
    const second = { ...sample, order: 'newest', limit: 1, offset: 1 } as const;
    expect(await visitor.call(readCommentsCall, second)).toMatchObject({
      right: { total: 4, threads: [{ id: 'com-4' }] },
    });
  });

  it('are not found if they are switched off', async () => {
    expect(await visitor.call(readCommentsCall, { realm: other, id: 'p-b21' })).toEqual(
      left({ kind: 'notFound' }),
    );
  });

  it('refuse every action without a session, and a comment without a verified address', async () => {
    const { call, enter } = callVisitor(council.url);
    const support = (supports: boolean) =>
      call(supportCommentCall, { ...sample, comment: 'com-1', body: { supports } });
    expect(await support(true)).toEqual(left({ kind: 'notAllowed' }));
    await enter(realm, 'c'.repeat(32));
    expect(await support(true)).toEqual(right({ _id: 'com-1', supports: 1, supported: true }));
    expect(await support(false)).toEqual(right({ _id: 'com-1', supports: 0, supported: false }));
    expect(await call(reportCommentCall, { ...sample, comment: 'com-1', body: {} })).toEqual(done);
    expect(await call(reportCommentCall, { ...sample, comment: 'com-0', body: {} })).toEqual(
      left({ kind: 'unknownComment' }),
    );
    const body = { key: 'k', name: 'Ana', text: 'Hola' };
    expect(await call(writeCommentCall, { ...sample, body })).toEqual(left({ kind: 'profileIncomplete' }));
  });

  it('are stored once; a refusal names what is wrong', async () => {
    const { call } = await verifiedVisitor(council, realm);
    const own = { realm, id: 'p-339' };
    const write = (more: object = {}) =>
      call(writeCommentCall, { ...own, body: { key: 'k', name: 'Ana', text: 'Hola', ...more } });
    const first = await write();
    expect(first).toMatchObject({ right: { name: 'Ana', text: 'Hola', state: 'published', isOwn: true } });
    expect(await write()).toEqual(first);
    expect(await write({ text: 'Otra' })).toEqual(left({ kind: 'keyReused' }));
    expect(await write({ key: 'l', name: ' ' })).toEqual(
      left({ kind: 'commentRefused', where: 'name', faults: [{ kind: 'blank' }] }),
    );
    expect(await write({ key: 'l', text: 'a'.repeat(1001) })).toEqual(
      left({ kind: 'commentRefused', where: 'text', faults: [{ kind: 'tooLong', most: 1000 }], most: 1000 }),
    );
    for (const key of ['1', '2', '3', '4']) await write({ key });
    const refused = await write({ key: '5' });
    expect(refused).toMatchObject({ left: { kind: 'tooManyComments' } });
    expect('left' in refused && 'retryAfter' in refused.left && refused.left.retryAfter).toBeGreaterThan(0);
    expect(await call(readCommentsCall, own)).toMatchObject({ right: { total: 5, mayWrite: true } });
    const comment = 'right' in first ? first.right.id : '';
    expect(await call(deleteCommentCall, { ...own, comment })).toEqual(done);
    expect(await call(deleteCommentCall, { ...sample, comment: 'com-1' })).toEqual(
      left({ kind: 'unknownComment' }),
    );
    expect(await call(readCommentsCall, own)).toMatchObject({ right: { total: 4 } });
  });

  it('say that the council does not answer', async () => {
    expect(await callVisitor('http://127.0.0.1:1').call(readCommentsCall, sample)).toEqual(
      left({ kind: 'unreachable' }),
    );
  });
});
