import { describe, expect, it } from 'vitest';
import {
  type CommentStore,
  mostReportWords,
  type WaitingFilter,
} from '#application/ports/server/comment-store.ts';
import type { Comment, ReportWhy } from '#domain/comments/comment.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aComment, aCommentEntry } from '#fixtures/builders/data/comment.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const whole = { limit: 20, offset: 0 };
/** A report without a reason. */
const unsaid: ReportWhy = { reason: null, words: null };
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

/** The contract of every store of comments. `open` gives an empty one. */
export function commentStoreContract(name: string, open: () => Promise<CommentStore>): void {
  describe(`${name} keeps the comment-store contract`, () => {
    it('gives a comment back as it was stored, and those of a proposal, each town its own', async () => {
      const comments = await open();
      const hidden = aComment('b', {
        replyTo: 'a',
        author: null,
        name: null,
        text: '¿Qué? \u{1F333}\n\n<b>',
        state: { kind: 'hidden', reason: 'offTopic' },
        history: [{ at: 5, by: 'Brigada', hidden: 'offTopic' }],
      });
      expect(await comments.add(aCommentEntry('a'))).toEqual(right(aComment('a')));
      await comments.add(aCommentEntry('b', hidden));
      await comments.add(aCommentEntry('c', { content: 'p-1' }));
      expect(await comments.find(town, 'a')).toEqual(aComment('a'));
      expect(await comments.find(town, 'b')).toEqual(hidden);
      expect(await comments.find(other, 'a')).toBeNull();
      expect(ids(await comments.of(town, 'p-339')).toSorted()).toEqual(['a', 'b']);
      expect(await comments.of(other, 'p-339')).toEqual([]);
    });

    it('stores what is sent again under its key once, and distinguishes other content under that key', async () => {
      const comments = await open();
      await comments.add(aCommentEntry('a'));
      const again = aCommentEntry('b', { author: 'ana' }, { key: 'key a', print: 'print a' });
      expect(await comments.add(again)).toEqual(right(aComment('a')));
      expect(await comments.add({ ...again, print: 'other' })).toEqual(left({ kind: 'keyReused' }));
      expect(ids(await comments.of(town, 'p-339'))).toEqual(['a']);
    });

    it('stores none of an author without room, by the times of theirs that count', async () => {
      const comments = await open();
      for (const createdAt of [1, 2, 3])
        await comments.add(aCommentEntry(`c${createdAt}`, { createdAt, author: 'ana' }));
      await comments.add(aCommentEntry('d', { createdAt: 3, author: 'pep' }));
      const seen: number[][] = [];
      const entry = aCommentEntry(
        'e',
        { author: 'ana' },
        {
          since: 2,
          room: (times) => {
            seen.push(times.toSorted((a, b) => a - b));
            return 99;
          },
        },
      );
      expect(await comments.add(entry)).toEqual(left({ kind: 'tooManyComments', from: 99 }));
      expect(seen[0]).toEqual([2, 3]);
      expect(await comments.find(town, 'e')).toBeNull();
    });

    it('lets no author past their room by sending many at once', async () => {
      const comments = await open();
      const sent = Array.from({ length: 12 }, (_, n) =>
        aCommentEntry(`c${n}`, {}, { room: (times) => (times.length < 5 ? null : 1) }),
      );
      await Promise.all(sent.map((entry) => comments.add(entry)));
      expect(await comments.of(town, 'p-339')).toHaveLength(5);
    });

    it('lists for staff what waits, the oldest first, and what was reported, the most reported first', async () => {
      const comments = await open();
      const pending = { state: { kind: 'pending' } } as const;
      await comments.add(aCommentEntry('late', { ...pending, createdAt: 9 }));
      await comments.add(aCommentEntry('early', { ...pending, createdAt: 2 }));
      await comments.add(aCommentEntry('fine'));
      await comments.add(aCommentEntry('bad'));
      await comments.add(aCommentEntry('worse'));
      await comments.add(aCommentEntry('theirs', { ...pending, realm: other }));
      for (const mark of ['ana', 'ana', 'pep']) await comments.report(town, 'worse', mark, unsaid);
      await comments.report(town, 'bad', 'ana', unsaid);
      const list = async (kind: WaitingFilter['kind'], part: Partial<WaitingFilter> = {}) => {
        const { items, total } = await comments.waiting(town, { kind, ...whole, ...part });
        return [ids(items).join(' '), total];
      };
      expect(await list('pending')).toEqual(['early late', 2]);
      expect(await list('pending', { limit: 1, offset: 1 })).toEqual(['late', 2]);
      expect(await list('reported')).toEqual(['worse bad', 2]);
      await comments.change(town, 'fine', (one) => ({ ...one, state: { kind: 'deleted' } }), 9);
      expect((await list('all'))[1]).toBe(5);
      expect((await list('all', { limit: 4, offset: 1 }))[0]).toMatch(/early late$/u);
      expect((await comments.find(town, 'worse'))?.reports).toBe(2);
    });

    it('lists what is published and what is hidden, the newest first', async () => {
      const comments = await open();
      const hidden = { state: { kind: 'hidden', reason: 'offTopic' } } as const;
      for (const [id, createdAt, more] of [
        ['b', 2, {}],
        ['a', 1, {}],
        ['d', 4, hidden],
        ['e', 5, hidden],
      ] as const)
        await comments.add(aCommentEntry(id, { ...more, createdAt }));
      const list = async (kind: WaitingFilter['kind']) =>
        ids((await comments.waiting(town, { kind, ...whole })).items);
      expect(await list('recent')).toEqual(['b', 'a']);
      expect(await list('hidden')).toEqual(['e', 'd']);
      expect(await list('decided')).toEqual([]);
      const decide = (id: string, at: number, more: Partial<Comment>) =>
        comments.change(
          town,
          id,
          (before) => ({
            ...before,
            ...more,
            history: [...before.history, { at, by: 'Neus', hidden: null }],
          }),
          at,
        );
      for (const [id, at] of [
        ['a', 20],
        ['e', 10],
        ['b', 11],
        ['a', 9],
      ] as const)
        await decide(id, at, { state: { kind: 'published' } });
      await decide('d', 30, { state: { kind: 'deleted' } });
      expect(await list('decided')).toEqual(['b', 'e', 'a']);
    });

    it('counts why a comment was reported, until staff decide; each reader counts once', async () => {
      const comments = await open();
      await comments.add(aCommentEntry('a'));
      const report = (mark: string, reason: ReportWhy['reason'], words: string | null = null) =>
        comments.report(town, 'a', mark, { reason, words });
      await report('ana', 'insults', 'Me llama de todo.');
      await report('ana', 'advertising', 'Otra vez.');
      await report('pep', 'insults');
      await report('rosa', null, 'Es mentira');
      await report('joan', 'offTopic', 'Es mentira');
      const reported = await comments.find(town, 'a');
      expect([reported?.reports, reported?.reportedFor]).toEqual([4, { insults: 2, offTopic: 1 }]);
      expect(reported?.reportWords).toEqual(['Es mentira', 'Me llama de todo.']);
      const { reportedFor: _, reportWords: __, ...settled } = { ...aComment('a'), ...reported, reports: 0 };
      await comments.change(town, 'a', () => settled, 9);
      expect(await comments.find(town, 'a')).toEqual(aComment('a'));
      await report('nora', 'unlawful');
      expect((await comments.find(town, 'a'))?.reportedFor).toEqual({ unlawful: 1 });
    });

    it('reads some of what readers wrote, however many write', async () => {
      const comments = await open();
      await comments.add(aCommentEntry('a'));
      for (let n = 0; n < mostReportWords + 2; n += 1)
        await comments.report(town, 'a', `mark ${n}`, { reason: null, words: `Motivo ${10 + n}` });
      const words = (await comments.find(town, 'a'))?.reportWords ?? [];
      expect([words.length, words[0], words.at(-1)]).toEqual([mostReportWords, 'Motivo 10', 'Motivo 29']);
    });

    it('changes a comment in its latest state, and leaves it if the work returns none', async () => {
      const comments = await open();
      await comments.add(aCommentEntry('a'));
      const changed = aComment('a', { name: null, text: '', state: { kind: 'deleted' }, reports: 0 });
      expect(await comments.change(town, 'a', () => changed, 9)).toEqual(changed);
      expect(await comments.find(town, 'a')).toEqual(changed);
      expect(await comments.change(town, 'a', () => null, 9)).toBeNull();
      expect(await comments.change(town, 'b', (one) => one, 9)).toBeNull();
      expect(await comments.find(town, 'a')).toEqual(changed);
    });

    it('counts each supporter once, and knows which readers are supporters', async () => {
      const comments = await open();
      for (const id of ['a', 'b']) await comments.add(aCommentEntry(id));
      for (const mark of ['ana', 'ana', 'pep']) await comments.support(town, 'a', mark, true);
      await comments.support(town, 'b', 'ana', true);
      await comments.support(town, 'b', 'ana', false);
      expect((await comments.find(town, 'a'))?.supports).toBe(2);
      expect(
        (await comments.of(town, 'p-339')).map(({ supports }) => supports).toSorted((a, b) => a - b),
      ).toEqual([0, 2]);
      expect(await comments.supportedBy(town, ['a', 'b'], 'ana')).toEqual(['a']);
      expect(await comments.supportedBy(town, ['b'], 'ana')).toEqual([]);
      expect(await comments.supportedBy(other, ['a'], 'ana')).toEqual([]);
    });

    it('removes a person from all their comments, and no other person', async () => {
      const comments = await open();
      await comments.add(aCommentEntry('a'));
      await comments.add(aCommentEntry('b', { author: 'pep', name: 'Pep' }));
      await comments.forget(other, 'ana');
      expect((await comments.find(town, 'a'))?.name).toBe('Ana');
      await comments.forget(town, 'ana');
      expect(await comments.find(town, 'a')).toEqual(aComment('a', { author: null, name: null }));
      expect((await comments.find(town, 'b'))?.name).toBe('Pep');
    });
  });
}
