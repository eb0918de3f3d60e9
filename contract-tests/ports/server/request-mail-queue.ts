import { describe, expect, it } from 'vitest';
import type { NewRequestMail, RequestMailQueue } from '#application/ports/server/request-mail-queue.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';

interface Stores {
  readonly requests: RequestStore;
  readonly mails: RequestMailQueue;
}

const receipt = { kind: 'receipt', act: 'arrival', due: 10 } as const satisfies NewRequestMail;
const notice = { kind: 'notice', act: 'arrival', due: 20 } as const satisfies NewRequestMail;
const digest = { kind: 'digest', act: 'arrival', due: 30 } as const satisfies NewRequestMail;

/** The contract of the mails about new requests. `open` gives an empty queue and the requests that it belongs to. */
export function requestMailQueueContract(name: string, open: () => Promise<Stores>): void {
  const named = async (claimed: ReturnType<RequestMailQueue['claim']>) =>
    (await claimed).map(({ kind, request }) => `${kind} ${request}`);

  describe(`${name} keeps the request-mail-queue contract`, () => {
    it('stores the mails of a request together with it, once, and gives each when it is due', async () => {
      const { requests, mails } = await open();
      const entry = aRequestEntry(1, { mails: [notice, receipt] });
      await requests.create(entry);
      await requests.create(entry);
      expect(await mails.claim(9, 100)).toEqual([]);
      const { realm, mailbox, id: request } = entry.request;
      expect(await mails.claim(20, 100)).toEqual([
        { ...receipt, realm, request, mailbox, due: 100, tries: 1 },
      ]);
      expect(await named(mails.claim(20, 100))).toEqual([`notice ${request}`]);
      expect(await mails.claim(20, 100)).toEqual([]);
    });

    it('stores none of a request that is refused', async () => {
      const { requests, mails } = await open();
      await requests.create(aRequestEntry(1, { mails: [receipt], person: 'ana', most: 0 }));
      expect(await mails.claim(99, 100)).toEqual([]);
    });

    it('gives a mail again that was claimed and not settled, and counts the tries', async () => {
      const { requests, mails } = await open();
      await requests.create(aRequestEntry(1, { mails: [receipt] }));
      await mails.claim(10, 100);
      expect(await mails.claim(99, 200)).toEqual([]);
      const again = await mails.claim(100, 200);
      expect(again).toMatchObject([{ tries: 2, due: 200 }]);
      await mails.settle(again);
      expect(await mails.claim(999, 1000)).toEqual([]);
    });

    it('gives what is due for a mail of the day together, each mailbox separately', async () => {
      const { requests, mails } = await open();
      for (const seed of [1, 2]) await requests.create(aRequestEntry(seed, { mails: [digest] }));
      await requests.create(aRequestEntry(3, { mails: [{ ...digest, due: 31 }] }));
      const other = { request: { mailbox: mailboxId('otro') }, mails: [{ ...digest, due: 29 }] };
      await requests.create(aRequestEntry(4, other));
      expect(await named(mails.claim(30, 100))).toEqual([`digest ${referenceOf(4)}`]);
      const today = [`digest ${referenceOf(1)}`, `digest ${referenceOf(2)}`];
      expect((await named(mails.claim(30, 100))).toSorted()).toEqual(today.toSorted());
      expect(await mails.claim(30, 100)).toEqual([]);
      expect(await named(mails.claim(31, 100))).toEqual([`digest ${referenceOf(3)}`]);
    });

    it('gives each mail to one of several servers that ask at once', async () => {
      const { requests, mails } = await open();
      for (const seed of [1, 2, 3]) await requests.create(aRequestEntry(seed, { mails: [receipt] }));
      for (const seed of [4, 5]) await requests.create(aRequestEntry(seed, { mails: [digest] }));
      const claimed = await Promise.all(Array.from({ length: 8 }, () => named(mails.claim(30, 100))));
      expect(claimed.filter((one) => one.length > 0)).toHaveLength(4);
      expect(new Set(claimed.flat()).size).toBe(claimed.flat().length);
    });

    it('stores the mails of a change together with it, and none if nothing changes', async () => {
      const { requests, mails } = await open();
      const { request } = aRequestEntry(1);
      await requests.create(aRequestEntry(1));
      const change = (work: (before: CouncilRequest) => CouncilRequest) =>
        requests.change(request.realm, request.id, work, { mails: [{ ...notice, act: 'reply' }] });
      await change((before) => before);
      expect(await mails.claim(99, 100)).toEqual([]);
      await change((before) => ({ ...before, hasReply: true }));
      const { realm, id, mailbox } = request;
      expect(await mails.claim(99, 100)).toEqual([
        { ...notice, act: 'reply', realm, request: id, mailbox, due: 100, tries: 1 },
      ]);
    });

    it('gives a mail again if the same happens while it is being sent, and not twice if it happened before', async () => {
      const { requests, mails } = await open();
      const { request } = aRequestEntry(1);
      await requests.create(aRequestEntry(1, { mails: [notice] }));
      const reply = (due: number) =>
        requests.change(request.realm, request.id, (before) => ({ ...before, updatedAt: due }), {
          mails: [{ ...notice, act: 'reply', due }],
        });
      await reply(21);
      await reply(22);
      expect(await named(mails.claim(22, 100))).toEqual([`notice ${request.id}`]);
      const claimed = await mails.claim(22, 100);
      expect(claimed).toMatchObject([{ act: 'reply', tries: 1 }]);
      expect(await mails.claim(22, 100)).toEqual([]);
      await reply(23);
      await mails.settle(claimed);
      const again = await mails.claim(23, 100);
      expect(again).toMatchObject([{ act: 'reply', tries: 1 }]);
      await mails.settle(again);
      expect(await named(mails.claim(999, 1000))).toEqual([`notice ${request.id}`]);
    });

    it('gives what senders did in a day in one mail with what arrived', async () => {
      const { requests, mails } = await open();
      const { request } = aRequestEntry(1);
      await requests.create(aRequestEntry(1, { mails: [digest] }));
      for (const act of ['reply', 'retraction'] as const)
        await requests.change(request.realm, request.id, (before) => ({ ...before, title: act }), {
          mails: [{ ...digest, act }],
        });
      const claimed = await mails.claim(30, 100);
      expect(claimed.map((mail) => ('act' in mail ? mail.act : mail.kind)).toSorted()).toEqual([
        'arrival',
        'reply',
        'retraction',
      ]);
      await mails.settle(claimed);
      expect(await mails.claim(999, 1000)).toEqual([]);
    });

    it('gives each answer of staff when it is due, and one that was taken back never', async () => {
      const { requests, mails } = await open();
      const { request } = aRequestEntry(1);
      await requests.create(aRequestEntry(1));
      const answered = (place: number, due: number | null) =>
        requests.change(request.realm, request.id, (before) => ({ ...before, updatedAt: place }), {
          mails: (before, after) => [
            { kind: 'answer', place: after.updatedAt, count: before.threads.length + 1, due },
          ],
        });
      await answered(0, 10);
      await answered(1, 11);
      await answered(2, 12);
      await answered(1, null);
      const { realm, id, mailbox } = request;
      expect(await mails.claim(99, 100)).toEqual([
        { kind: 'answer', place: 0, count: 1, realm, request: id, mailbox, due: 100, tries: 1 },
      ]);
      const last = await mails.claim(99, 100);
      expect(last).toMatchObject([{ kind: 'answer', place: 2, count: 1 }]);
      await mails.settle(last);
      expect(await mails.claim(99, 100)).toEqual([]);
    });
  });
}
