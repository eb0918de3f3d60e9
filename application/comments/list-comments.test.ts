import { expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { aCommentEntry } from '#fixtures/builders/data/comment.ts';
import { memoryComments } from '#fixtures/memory/comment-store.ts';
import { listComments } from './list-comments.ts';
import { moderated } from '#domain/comments/comment.ts';

const realm = realmId('vilanova');

it('lists what looks like personal data, the newest first, until staff have decided about it', async () => {
  const comments = memoryComments();
  await comments.add(aCommentEntry('plain', { createdAt: 1 }));
  await comments.add(aCommentEntry('old', { createdAt: 2, text: 'Llamad al 612345678' }));
  await comments.add(aCommentEntry('new', { createdAt: 3, text: 'ana@correu.example' }));
  const list = listComments({ comments });
  const ids = async (kind: 'personal' | 'recent', limit = 20, offset = 0) => {
    const { items, total } = await list(realm, { kind, limit, offset });
    return [items.map(({ id }) => id).join(' '), total];
  };
  expect(await ids('personal')).toEqual(['new old', 2]);
  expect(await ids('personal', 1, 1)).toEqual(['old', 2]);
  await comments.change(realm, 'new', (one) => moderated(one, { at: 9, by: 'Neus', hidden: null }), 9);
  expect(await ids('personal')).toEqual(['old', 1]);
  expect(await ids('recent')).toEqual(['new old plain', 3]);
});
