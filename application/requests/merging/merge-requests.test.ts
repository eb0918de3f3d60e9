import { describe, expect, it } from 'vitest';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { memorySeal } from '#fixtures/memory/address-seal.ts';
import { memoryProposals } from '#fixtures/memory/proposal-store.ts';
import { memoryRequestMails } from '#fixtures/memory/request-mails.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import { handleRequest } from '../handle-request.ts';
import { undoHandling } from '../handling/undo-handling.ts';
import { mergeRequests, separateRequest } from './merge-requests.ts';

const realm = realmId('vilanova');
const clock = { now: () => 1000 };
const [a, b] = [referenceOf(1), referenceOf(2)];

async function aDesk() {
  const mails = memoryRequestMails();
  const requests = memoryRequests(undefined, undefined, mails);
  for (const seed of [1, 2, 3]) await requests.create(aRequestEntry(seed));
  const ports = { requests, clock, seal: memorySeal(), keys: hashingKeys() };
  const merge = (id = a, into = b) =>
    mergeRequests(ports)(realm, { id, into, by: 'Neus', message: 'Es la misma.' });
  const handle = (canUndo: boolean, status: 'Resuelta' | 'Recibida' = 'Resuelta') =>
    handleRequest({ ...ports, proposals: memoryProposals(), mailer: { send: async () => {} } })(realm, b, {
      by: 'Neus',
      owner: 'neus',
      handling: { status, assignedTo: undefined, messages: [] },
      write: () => ({ subject: '', text: '' }),
      canUndo,
    });
  const undo = () => undoHandling(ports)(realm, b, { by: 'Neus', owner: 'neus', key: null });
  const find = async (id = a): Promise<CouncilRequest> => {
    const found = await requests.find(realm, id);
    if (found === null) throw new Error('no such request');
    return found;
  };
  return { ...ports, mails, merge, handle, undo, find };
}

describe('staff who merge a duplicate into another request', () => {
  it('have its sender told once, and both requests changed together', async () => {
    const { merge, mails, find } = await aDesk();
    const done = await merge();
    expect(done).toMatchObject({
      right: { duplicate: { status: 'Cerrada', merged: { id: b } }, main: { duplicates: [{ id: a }] } },
    });
    expect(mails.kept).toMatchObject([{ kind: 'answer', request: a, place: 0, count: 1, due: 1000 }]);
    expect(await merge()).toEqual(done);
    expect(mails.kept).toHaveLength(1);
    expect((await find()).revision).toBeGreaterThan(0);
    expect((await find(b)).revision).toBeGreaterThan(0);
  });

  it('are refused what cannot be merged, and nothing changes', async () => {
    const { merge, mails, find } = await aDesk();
    expect(await merge(a, a)).toEqual(left({ kind: 'mergeRefused', fault: { kind: 'itself' } }));
    expect(await merge(a, referenceOf(9))).toEqual(left({ kind: 'unknownRequest' }));
    await merge();
    expect(await merge(b, referenceOf(3))).toEqual(
      left({ kind: 'mergeRefused', fault: { kind: 'hasDuplicates' } }),
    );
    expect((await find(referenceOf(3))).duplicates).toBeUndefined();
    expect(mails.kept).toHaveLength(1);
  });

  it('can separate it again', async () => {
    const { merge, find, requests } = await aDesk();
    await merge();
    const separate = async () => separateRequest({ requests, clock })(await find(), 'Neus');
    expect(await separate()).toMatchObject({ right: { status: 'Recibida' } });
    expect((await find()).merged).toBeUndefined();
    expect((await find(b)).duplicates).toBeUndefined();
    expect(await separate()).toEqual(right(await find()));
    const lost = { ...(await find()), merged: { id: referenceOf(9), iid: '9', status: 'Recibida' } as const };
    expect(isLeft(await separateRequest({ requests, clock })(lost, 'Neus'))).toBe(true);
  });

  it('have the sender of a duplicate told of the other one’s state, unless it is taken back', async () => {
    const { merge, handle, undo, mails } = await aDesk();
    await merge();
    const waiting = () => mails.kept.flatMap((mail) => (mail.request === a ? [mail.due] : []));
    await handle(true);
    expect(waiting()).toEqual([1000, 33_000]);
    await undo();
    expect(waiting()).toEqual([1000]);
    await handle(false);
    expect(waiting()).toEqual([1000, 1000]);
    await handle(false);
    expect(waiting()).toEqual([1000, 1000]);
  });
});
