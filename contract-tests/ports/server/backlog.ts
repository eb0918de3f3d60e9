import { describe, expect, it } from 'vitest';
import type { Backlog } from '#application/ports/server/operating/backlog.ts';
import type { WebhookOutbox } from '#application/ports/server/outbox/webhook-outbox.ts';
import type { RequestMailQueue } from '#application/ports/server/request-mail-queue.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { RequestStatus } from '#domain/forms/request.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';

interface Stores {
  readonly backlog: Backlog;
  readonly requests: RequestStore;
  readonly mails: RequestMailQueue;
  readonly outbox: WebhookOutbox;
}

const [nova, other] = [realmId('nova'), realmId('other')];

/** The contract of what counts the work that waits. `open` gives an empty store and its parts. */
export function backlogContract(name: string, open: () => Promise<Stores>): void {
  describe(`${name} keeps the backlog contract`, () => {
    it('counts nothing in an empty store', async () => {
      const { backlog } = await open();
      expect(await backlog.count()).toEqual({ received: 0, inProgress: 0, mails: 0, webhooks: 0 });
    });

    it('counts the requests of all towns that are not finished, by their status', async () => {
      const { backlog, requests } = await open();
      const statuses: readonly RequestStatus[] = [
        'Recibida',
        'Recibida',
        'En gestión',
        'Resuelta',
        'Rechazada',
        'Cerrada',
        'Retirada',
      ];
      for (const [seed, status] of statuses.entries()) {
        const realm = seed === 0 ? other : nova;
        const { id } = aRequestEntry(seed + 1).request;
        await requests.create(aRequestEntry(seed + 1, { request: { realm } }));
        await requests.change(realm, id, (request) => ({ ...request, status }));
      }
      expect(await backlog.count()).toMatchObject({ received: 2, inProgress: 1 });
    });

    it('counts mails and messages until they are sent, whether they are due or not', async () => {
      const { backlog, requests, mails, outbox } = await open();
      const [receipt, notice] = [
        { kind: 'receipt', act: 'arrival', due: 10 },
        { kind: 'notice', act: 'arrival', due: 9e12 },
      ] as const;
      await requests.create(aRequestEntry(1, { mails: [receipt, notice] }));
      const message = { id: 'm1', realm: nova, hook: 'crm', body: '{}' };
      await outbox.announce({
        realm: nova,
        before: null,
        facts: [],
        changed: [],
        messages: [message],
        due: 10,
        most: 100,
      });
      expect(await backlog.count()).toMatchObject({ mails: 2, webhooks: 1 });
      const claimed = await mails.claim(10, 9e12);
      await outbox.claim(10, () => 9e12);
      expect(await backlog.count()).toMatchObject({ mails: 2, webhooks: 1 });
      await mails.settle(claimed);
      await outbox.settle('m1');
      expect(await backlog.count()).toMatchObject({ mails: 1, webhooks: 0 });
    });
  });
}
