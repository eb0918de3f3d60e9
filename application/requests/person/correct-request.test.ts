import { describe, expect, it } from 'vitest';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { memoryProposals } from '#fixtures/memory/proposal-store.ts';
import { memoryAssets, memoryRequests } from '#fixtures/memory/request-stores.ts';
import { proposalOf } from '#application/processes/publish-proposal.ts';
import { correctContact, erasePerson, lookAtContact, retitleRequest } from './correct-request.ts';

const realm = realmId('vilanova');

async function aDesk(request: Partial<CouncilRequest> = {}) {
  const requests = memoryRequests();
  const [proposals, assets] = [memoryProposals(), memoryAssets()];
  const contact = { firstName: 'Empar', email: 'empar@correu.example' };
  await requests.create(aRequestEntry(1, { request: { contact, ...request } }));
  const ports = { requests, proposals, assets, clock: { now: () => 1000 } };
  const one = (seed = 1) => ({ realm, id: referenceOf(seed), by: 'Neus' });
  return { ...ports, ports, one, find: () => requests.find(realm, referenceOf(1)) };
}
const unknown = left({ kind: 'unknownRequest' });

describe('staff who correct what a resident wrote', () => {
  it('give it another public title, also among the proposals', async () => {
    const { ports, one, find, proposals } = await aDesk({ isPublished: true });
    const retitle = retitleRequest(ports);
    expect(await retitle(one(), 'Cajas')).toMatchObject({ right: { publicTitle: 'Cajas', revision: 1 } });
    expect(await proposals.all(realm)).toMatchObject([{ title: 'Cajas' }]);
    expect(await retitle(one(), ' ')).toEqual(left({ kind: 'correctionRefused', where: 'title' }));
    expect(await retitle(one(), 'a'.repeat(201))).toMatchObject({ left: { where: 'title' } });
    await retitle(one(), null);
    expect((await find())?.publicTitle).toBeUndefined();
    expect(await retitle(one(9), 'Cajas')).toEqual(unknown);
  });

  it('correct a contact, with a reason', async () => {
    const { ports, one } = await aDesk();
    const correct = correctContact(ports);
    const contact = { firstName: 'Empar', telephone: '961234567', email: null };
    expect(await correct(one(), contact, 'Lo pidió')).toMatchObject({
      right: { contact: { firstName: 'Empar', telephone: '961234567' }, revision: 1 },
    });
    expect(await correct(one(), contact, ' ')).toEqual(left({ kind: 'correctionRefused', where: 'why' }));
    expect(await correct(one(), { email: 'nobody' }, 'Lo pidió')).toMatchObject({ left: { where: 'email' } });
    expect(await correct(one(9), contact, 'Lo pidió')).toEqual(unknown);
  });

  it('change nothing of a request that its sender took back', async () => {
    const { ports, one } = await aDesk({ status: 'Retirada' });
    const over = left({ kind: 'requestOver' });
    expect(await retitleRequest(ports)(one(), 'Cajas')).toEqual(over);
    expect(await correctContact(ports)(one(), {}, 'Lo pidió')).toEqual(over);
  });

  it('erase who sent it, with the text or without it', async () => {
    const { ports, one, find, proposals } = await aDesk();
    const erase = erasePerson(ports);
    const why = 'Supresión 2026/31';
    expect(await erase(one(), { keepsText: true, why: '' })).toMatchObject({ left: { where: 'why' } });
    expect(await erase(one(), { keepsText: true, why })).toMatchObject({
      right: { contact: {}, body: 'Hay un banco roto', personErasedAt: 1000 },
    });
    const now = await find();
    if (now !== null) await proposals.put(realm, proposalOf(now));
    expect(await erase(one(), { keepsText: false, why })).toMatchObject({ right: { body: '' } });
    expect(await proposals.all(realm)).toEqual([]);
    expect(JSON.stringify(await find())).not.toContain('Empar');
    expect(await erase(one(9), { keepsText: false, why })).toEqual(unknown);
  });

  it('look at a contact, which changes nothing', async () => {
    const { ports, one, find } = await aDesk();
    const before = await find();
    expect(await lookAtContact(ports)(one())).toEqual(before);
    expect(await find()).toEqual(before);
    expect(await lookAtContact(ports)(one(9))).toBeNull();
  });
});
