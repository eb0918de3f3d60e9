import { describe, expect, it } from 'vitest';
import type { Step } from '#domain/office/steps/step.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { memoryMailboxes, memoryRequests } from '#fixtures/memory/request-stores.ts';
import { listDecided } from './list-decided.ts';

const town = { realm: realmId('vilanova'), timeZone: 'Europe/Madrid' } as const;

const aStep = (act: string, by: string, at: number) => ({ act, by, at }) as Step;

/** A town with proposals in one mailbox and a request in another, and the steps of the first proposal. */
async function aTown() {
  const mailboxes = [
    { ...aMailbox([{ name: 'a', title: 'A' }], { proposals: true }), id: mailboxId('propuestas') },
    { ...aMailbox([{ name: 'a', title: 'A' }]), id: mailboxId('incidencias') },
  ];
  const requests = memoryRequests();
  const send = (n: number, request: object) =>
    requests.create(
      aRequestEntry(n, { request: { realm: town.realm, mailbox: mailboxId('propuestas'), ...request } }),
    );
  await send(1, { title: 'Validada', updatedAt: 20, decision: { status: '1' } });
  await send(2, {
    title: 'Unida',
    updatedAt: 30,
    merged: { id: 'x', iid: '2026-000001', status: 'Recibida' },
  });
  await send(3, { title: 'Sin decidir', updatedAt: 40 });
  await send(4, { title: 'Con importe', updatedAt: 40, decision: { amount: 9, status: null } });
  await send(5, {
    title: 'Farola',
    updatedAt: 50,
    decision: { status: '1' },
    mailbox: mailboxId('incidencias'),
  });
  const list = listDecided({
    requests,
    mailboxes: memoryMailboxes(mailboxes),
    clock: { now: () => 9 },
    steps: {
      of: async (_, subject) =>
        subject.endsWith('1') ? [aStep('proposal.validate', 'Neus', 5), aStep('request.note', 'Pau', 6)] : [],
    },
  });
  return async (readable: 'all' | readonly string[], limit = 9, offset = 0) => {
    const { items, total } = await list(town, { readable, limit, offset });
    return [items.map(({ proposal: { title }, by, at }) => [title, by, at]), total];
  };
}

describe('the proposals that were decided', () => {
  it('are those with a verdict or merged, the last changed first, with who decided and when', async () => {
    const list = await aTown();
    const [merged, validated] = [
      ['Unida', null, null],
      ['Validada', 'Neus', 5],
    ];
    expect(await list('all')).toEqual([[merged, validated], 2]);
    expect(await list('all', 1, 1)).toEqual([[validated], 2]);
  });

  it('are of the mailboxes that the reader may validate', async () => {
    const list = await aTown();
    expect(await list(['incidencias'])).toEqual([[], 0]);
    expect(await list(['propuestas'])).toMatchObject([[{}, {}], 2]);
  });
});
