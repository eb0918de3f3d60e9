import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommentDesk } from '#application/ports/comment-desk.ts';
import type { DeviceSession } from '#application/ports/device-session.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const whole = { order: 'oldest', limit: 20, offset: 0 } as const;

interface Visitor {
  readonly comments: CommentDesk;
  readonly session: DeviceSession;
}

/** What every desk of comments keeps to, told on the sample towns. `browser` gives a new device each time. */
export function commentDeskContract(
  name: string,
  open: () => Promise<{
    browser: () => Visitor;
    /** A device with a session whose user verified an e-mail. */
    author: () => Promise<CommentDesk>;
    away: CommentDesk;
    close: () => Promise<void>;
  }>,
): void {
  describe(`${name} keeps the comment-desk contract`, () => {
    let parts: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => (parts = await open()));
    afterAll(() => parts.close());

    it('tells everybody the comments on a proposal, in pages and with their answers', async () => {
      const { comments } = parts.browser();
      const read = await comments.read(town, 'p-2952', whole);
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
      expect(await comments.read(town, 'p-2952', { order: 'newest', limit: 1, offset: 1 })).toMatchObject({
        right: { total: 4, threads: [{ id: 'com-4' }] },
      });
    });

    it('knows none where they are switched off', async () => {
      const { comments } = parts.browser();
      expect(await comments.read(other, 'p-b21', whole)).toEqual(left({ kind: 'notFound' }));
    });

    it('takes nothing without a session, and no comment without a verified address', async () => {
      const { comments, session } = parts.browser();
      expect(await comments.support(town, 'p-2952', 'com-1', true)).toEqual(left({ kind: 'notAllowed' }));
      const id = 'c'.repeat(32);
      await session.register(town, id);
      await session.logIn(town, id);
      expect(await comments.support(town, 'p-2952', 'com-1', true)).toEqual(right(1));
      expect(await comments.support(town, 'p-2952', 'com-1', false)).toEqual(right(0));
      expect(await comments.report(town, 'p-2952', 'com-1')).toEqual(right(null));
      expect(await comments.report(town, 'p-2952', 'com-0')).toEqual(left({ kind: 'unknownComment' }));
      const sent = { key: 'k', name: 'Ana', text: 'Hola', replyTo: null };
      expect(await comments.write(town, 'p-2952', sent)).toEqual(left({ kind: 'profileIncomplete' }));
    });

    it('takes what an author writes once, and says what is wrong with what it does not take', async () => {
      const comments = await parts.author();
      const sent = { key: 'k', name: 'Ana', text: 'Hola', replyTo: null };
      const write = (more: object = {}) => comments.write(town, 'p-339', { ...sent, ...more });
      const first = await write();
      expect(first).toMatchObject({ right: { name: 'Ana', text: 'Hola', state: 'published', isOwn: true } });
      expect(await write()).toEqual(first);
      expect(await write({ text: 'Otra' })).toEqual(left({ kind: 'keyReused' }));
      expect(await write({ key: 'l', name: ' ' })).toEqual(
        left({ kind: 'commentRefused', fault: { field: 'name', kind: 'blank' } }),
      );
      expect(await write({ key: 'l', text: 'a'.repeat(1001) })).toEqual(
        left({ kind: 'commentRefused', fault: { field: 'text', kind: 'tooLong', most: 1000 } }),
      );
      for (const key of ['1', '2', '3', '4']) await write({ key });
      expect(await write({ key: '5' })).toMatchObject({ left: { kind: 'tooManyComments' } });
      const own = await comments.read(town, 'p-339', whole);
      expect(own).toMatchObject({ right: { total: 5, mayWrite: true } });
      const id = 'right' in first ? first.right.id : '';
      expect(await comments.remove(town, 'p-339', id)).toEqual(right(null));
      expect(await comments.remove(town, 'p-2952', 'com-1')).toEqual(left({ kind: 'unknownComment' }));
      expect(await comments.read(town, 'p-339', whole)).toMatchObject({ right: { total: 4 } });
    });

    it('says when nobody answers', async () => {
      expect(await parts.away.read(town, 'p-2952', whole)).toEqual(left({ kind: 'unreachable' }));
    });
  });
}
