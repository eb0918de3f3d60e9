import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mergeRequests } from '#application/requests/merging/merge-requests.ts';
import { auditSteps } from '#application/office/audit-steps.ts';
import type { CommentStore } from '#application/ports/server/comment-store.ts';
import type { OldRequests } from '#application/ports/server/old-requests.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { deleted, moderated } from '#domain/comments/comment.ts';
import type { Step } from '#domain/office/steps/step.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { isRight } from '#domain/shared/result.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aCommentEntry } from '#fixtures/builders/data/comment.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const first = 'request/2026-000001';
const brief = ({ number, by, act, to, words }: Step) => [number, by, act, to, words];

interface Stores {
  readonly steps: StepStore;
  readonly requests: RequestStore;
  readonly comments: CommentStore;
  readonly old: OldRequests;
  /** Runs a statement that both databases understand. */
  readonly run: (statement: string) => Promise<unknown>;
}

/** The contract of the chains of steps, which other stores write. `open` gives an empty database. */
export function stepStoreContract(name: string, open: () => Promise<Stores>): void {
  const answered = async ({ requests }: Stores, words: string, at: number) =>
    requests.change(
      town,
      referenceOf(1),
      (one) => ({
        ...one,
        status: 'En gestión',
        threads: [...one.threads, { at, by: 'neus', text: words, isNote: false }],
      }),
      { by: { by: 'neus', at } },
    );
  const audited = async ({ steps }: Stores) => auditSteps({ steps, clock: { now: () => 9e12 }, hash })();
  const broken = async (stores: Stores) =>
    (await audited(stores)).flatMap((one) => one.broken.map(({ subject, kind }) => `${subject} ${kind}`));

  describe(`${name} keeps the step-store contract`, () => {
    it('stores each change of a request with its step, by whom it was made, in chains that verify', async () => {
      const stores = await open();
      const { requests, steps } = stores;
      await requests.create(aRequestEntry(1));
      await requests.create(aRequestEntry(2));
      await answered(stores, 'Vamos', 5);
      await answered(stores, 'Ya está', 6);
      await requests.change(town, referenceOf(2), (one) => ({ ...one, approval: 'approved' }));
      await requests.change(town, referenceOf(2), (one) => one);
      await requests.change(town, referenceOf(2), (one) => ({ ...one, seenAt: 9 }));
      expect((await steps.of(town, first)).map(brief)).toEqual([
        [1, 'neus', 'request.answer', 'En gestión', 'Vamos'],
        [2, 'neus', 'request.answer', null, 'Ya está'],
      ]);
      expect((await steps.of(town, 'request/2026-000002')).map(brief)).toEqual([
        [1, 'system', 'request.publish', 'approved', null],
      ]);
      expect(await steps.of(other, first)).toEqual([]);
      expect(await steps.towns()).toEqual([town]);
      expect(await audited(stores)).toMatchObject([{ realm: town, chains: 2, steps: 3, broken: [] }]);
    });

    it('notes what was done without a change, which the revision of a request does not count', async () => {
      const stores = await open();
      const { requests, steps } = stores;
      await requests.create(aRequestEntry(1));
      expect(await requests.find(town, referenceOf(1))).toMatchObject({ revision: 0 });
      const looked = { act: 'request.seeContact', from: null, to: null, words: null };
      const look = () =>
        requests.change(town, referenceOf(1), (one) => one, { by: { by: 'neus', at: 5 }, deeds: [looked] });
      expect(await look()).toMatchObject({ revision: 0 });
      expect(await answered(stores, 'Vamos', 6)).toMatchObject({ revision: 2 });
      expect(await look()).toMatchObject({ revision: 2 });
      expect(await requests.find(town, referenceOf(1))).toMatchObject({ revision: 2 });
      expect((await requests.byNumber(town, '2026-000001'))?.revision).toBe(2);
      expect((await steps.of(town, first)).map(({ act }) => act)).toEqual([
        'request.seeContact',
        'request.answer',
        'request.seeContact',
      ]);
      expect(await broken(stores)).toEqual([]);
    });

    it('changes two requests together, each with its steps, and both or none', async () => {
      const stores = await open();
      const { requests, steps } = stores;
      await requests.create(aRequestEntry(1));
      await requests.create(aRequestEntry(2));
      const [a, b] = [referenceOf(1), referenceOf(2)];
      const both = (ids: readonly [typeof a, typeof a]) =>
        requests.changeBoth(
          town,
          ids,
          (one, two) => [
            { ...one, merged: { id: two.id, iid: two.iid, status: one.status } },
            { ...two, duplicates: [{ id: one.id, iid: one.iid, followers: 1 }] },
          ],
          { by: { by: 'neus', at: 5 } },
        );
      expect(await both([a, b])).toMatchObject([
        { merged: { iid: '2026-000002' }, revision: 1 },
        { duplicates: [{ id: a }], revision: 1 },
      ]);
      expect(await both([b, referenceOf(9)])).toBeNull();
      expect((await requests.find(town, b))?.merged).toBeUndefined();
      expect((await steps.of(town, first)).map(brief)).toEqual([
        [1, 'neus', 'request.merge', '2026-000002', null],
      ]);
      expect(await steps.of(town, 'request/2026-000002')).toMatchObject([
        { act: 'request.absorb', from: '2026-000001' },
      ]);
      expect(await broken(stores)).toEqual([]);
    });

    it('lets two people merge two requests into each other only one way', async () => {
      const { requests } = await open();
      const [a, b, c] = [referenceOf(1), referenceOf(2), referenceOf(3)];
      for (const seed of [1, 2, 3]) await requests.create(aRequestEntry(seed));
      const merge = (id: typeof a, into: typeof a) =>
        mergeRequests({ requests, clock: { now: () => 9 } })(town, {
          id,
          into,
          by: 'neus',
          message: 'Misma',
        });
      const merges = await Promise.all([merge(a, b), merge(b, a), merge(b, c), merge(c, a)]);
      expect(merges.some(isRight)).toBe(true);
      const found = await Promise.all([a, b, c].map((id) => requests.find(town, id)));
      for (const one of found)
        if (one?.merged !== undefined) {
          const main = found.find((other) => other?.id === one.merged?.id);
          expect(main?.merged).toBeUndefined();
          expect(main?.duplicates?.map(({ id }) => id)).toContain(one.id);
        }
    });

    it('forgets who sent a request, and the words of its steps but for the last', async () => {
      const stores = await open();
      const { requests, steps } = stores;
      const sender = { device: 'phone', email: 'mark' };
      await requests.create(aRequestEntry(1, { from: { ...sender, isVerified: true } }));
      await answered(stores, 'Bon dia, Empar', 5);
      const forget = (forgets: 'address' | 'words', at: number) =>
        requests.change(town, referenceOf(1), (one) => ({ ...one, personErasedAt: at }), {
          by: { by: 'neus', at, why: 'Lo pidió' },
          forgets,
        });
      const isFrom = (device: string) => requests.isFrom(town, referenceOf(1), { device, email: 'mark' });
      await forget('address', 6);
      expect([await isFrom('phone'), await isFrom('other')]).toEqual([true, false]);
      expect((await steps.of(town, first)).map(({ words }) => words)).toEqual(['Bon dia, Empar', 'Lo pidió']);
      await forget('words', 7);
      expect(await isFrom('phone')).toBe(false);
      expect((await steps.of(town, first)).map(({ words }) => words)).toEqual([null, null, 'Lo pidió']);
      expect(await broken(stores)).toEqual([]);
    });

    it('gives what senders said of how their requests went, by mailbox', async () => {
      const { requests } = await open();
      const opinion = { isSolved: true, score: 4, text: 'Un "opinion":{ bien', at: 5 };
      const other = mailboxId('otro');
      await requests.create(aRequestEntry(1, { request: { opinion } }));
      await requests.create(aRequestEntry(2, { request: { body: '"opinion":{"score":1}' } }));
      await requests.create(
        aRequestEntry(3, { request: { opinion: { ...opinion, score: 1 }, mailbox: other } }),
      );
      const scores = async (mailboxes: readonly string[] | null) =>
        (await requests.opinions(town, mailboxes)).map(({ iid, score }) => `${iid} ${score}`).toSorted();
      expect(await scores(null)).toEqual(['2026-000001 4', '2026-000003 1']);
      expect(await scores([other])).toEqual(['2026-000003 1']);
      expect(await scores([])).toEqual([]);
      expect(await requests.opinions(other as never, null)).toEqual([]);
    });

    it('stores no step of a change that is not stored', async () => {
      const stores = await open();
      await stores.requests.create(aRequestEntry(1));
      const failing = stores.requests.change(town, referenceOf(1), () => {
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(await stores.steps.towns()).toEqual([]);
    });

    it('gives each of many changes at once its own number', async () => {
      const stores = await open();
      await stores.requests.create(aRequestEntry(1));
      await Promise.all(Array.from({ length: 12 }, (_, n) => answered(stores, `Mensaje ${n}`, n)));
      const chain = await stores.steps.of(town, first);
      expect(chain.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
      expect(await broken(stores)).toEqual([]);
    });

    it('stores what staff decide about a comment, and that its author deleted it', async () => {
      const stores = await open();
      await stores.comments.add(aCommentEntry('a'));
      const hide = { at: 5, by: 'pau', hidden: 'insults' } as const;
      await stores.comments.change(town, 'a', (one) => moderated(one, hide), 5);
      await stores.comments.change(town, 'a', () => null, 6);
      await stores.comments.change(town, 'a', deleted, 7);
      expect((await stores.steps.of(town, 'comment/a')).map(brief)).toEqual([
        [1, 'pau', 'comment.moderate', 'hidden/insults', null],
        [2, 'sender', 'comment.delete', 'deleted', null],
      ]);
      expect(await broken(stores)).toEqual([]);
    });

    it('keeps the steps of an erased request without its words, and the chain still verifies', async () => {
      const stores = await open();
      await stores.requests.create(aRequestEntry(1));
      await answered(stores, 'Ana, vamos a la calle Mayor', 5);
      await stores.requests.change(town, referenceOf(1), (one) => ({
        ...one,
        status: 'Resuelta',
        updatedAt: 5,
      }));
      await stores.old.forgetRequests(8, 99);
      expect(await stores.requests.find(town, referenceOf(1))).toBeNull();
      const chain = await stores.steps.of(town, first);
      expect(chain.map(brief)).toEqual([
        [1, 'neus', 'request.answer', 'En gestión', null],
        [2, 'system', 'request.answer', 'Resuelta', null],
        [3, 'system', 'request.erase', null, null],
      ]);
      expect(chain.map(({ salt }) => salt)).toEqual([null, null, null]);
      expect(chain[2]?.at).toBe(99);
      expect(await broken(stores)).toEqual([]);
    });

    it('reads all steps of a town by subject and number, however many there are', async () => {
      const stores = await open();
      await stores.requests.create(aRequestEntry(1));
      await stores.requests.create(aRequestEntry(2));
      await stores.requests.change(town, referenceOf(2), (one) => ({
        ...one,
        threads: Array.from({ length: 2100 }, (_, n) => ({ at: n, by: 'neus', text: 'x', isNote: true })),
      }));
      await answered(stores, 'Vamos', 5);
      const read: string[] = [];
      await stores.steps.each(town, ({ subject, number }) => read.push(`${subject} ${number}`));
      expect(read).toHaveLength(2101);
      expect(read.slice(0, 2)).toEqual([`${first} 1`, 'request/2026-000002 1']);
      expect(read.at(-1)).toBe('request/2026-000002 2100');
    });

    it.each([
      [`UPDATE steps SET to_state = 'Cerrada' WHERE number = 2`, `${first} changed`],
      [`UPDATE steps SET by_whom = 'vicent' WHERE number = 2`, `${first} changed`],
      [`UPDATE steps SET words = 'No vamos' WHERE number = 2`, `${first} wordsChanged`],
      [`DELETE FROM steps WHERE number = 2`, `${first} missing`],
    ])('shows who holds the database that one step was changed: %s', async (statement, fault) => {
      const stores = await open();
      await stores.requests.create(aRequestEntry(1));
      for (const words of ['Uno', 'Dos', 'Tres']) await answered(stores, words, 5);
      expect(await broken(stores)).toEqual([]);
      await stores.run(statement);
      expect(await broken(stores)).toEqual([fault]);
    });
  });
}
