import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { proposalOf, publishProposal } from '#application/processes/publish-proposal.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { Reference } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { memorySeal } from '#fixtures/memory/address-seal.ts';
import { memoryProposals } from '#fixtures/memory/proposal-store.ts';
import { memoryMailboxes, memoryRequests } from '#fixtures/memory/request-stores.ts';
import { handleRequest, type Handling } from './handle-request.ts';
import { sealedEmail } from './sender-address.ts';

const realm = realmId('vilanova');
const clock = { now: () => 1000 };
const seal = memorySeal();

/** A form whose requests staff may publish as proposals. */
const proposalForms = memoryMailboxes([
  { ...aMailbox([{ name: 'body' }], { proposals: true }), id: mailboxId('incidencias') },
]);

describe('staff who handle a request', () => {
  async function aDesk(email?: string) {
    const requests = memoryRequests();
    const proposals = memoryProposals();
    const sent: Mail[] = [];
    const contact = email === undefined ? {} : { email };
    await requests.create(aRequestEntry(1, { request: { contact } }));
    const mailer = {
      send: async (mail: Mail) => {
        if (mail.to === 'broken@correu.example') throw new Error('no such box');
        sent.push(mail);
      },
    };
    const handle = (handling: Partial<Handling>, seed = 1) =>
      handleRequest({ requests, proposals, mailer, seal, clock })(realm, referenceOf(seed), {
        by: 'Brigada',
        handling: { status: null, assignedTo: undefined, messages: [], ...handling },
        write: (request, said) => ({ subject: request.iid, text: `${request.status} ${said?.text ?? ''}` }),
      });
    return { requests, proposals, sent, handle };
  }

  it('change its state: the sender is notified once, and this call notifies no followers', async () => {
    const { requests, sent, handle } = await aDesk('ana@correu.example');
    await requests.follow(realm, referenceOf(1), 'd');
    const handled = await handle({ status: 'En gestión', assignedTo: 'Brigada' });
    expect(handled).toMatchObject({
      right: { request: { status: 'En gestión', assignedTo: 'Brigada', updatedAt: 1000 }, unsent: 0 },
    });
    expect(sent.map(({ to }) => to)).toEqual(['ana@correu.example']);
    await handle({ status: 'En gestión', assignedTo: 'Ana' });
    expect(sent).toHaveLength(1);
  });

  it('notify a sender whose verified address is stored encrypted, and for that request only', async () => {
    const { requests, sent, handle } = await aDesk();
    const sealFor = (id: Reference) =>
      requests.change(realm, referenceOf(1), (before) => ({
        ...before,
        sealedEmail: sealedEmail(seal, { realm, id }, 'ana@correu.example'),
      }));
    await sealFor(referenceOf(2));
    expect(await handle({ status: 'En gestión' })).toMatchObject({ right: { unsent: 0 } });
    expect(sent).toEqual([]);
    await sealFor(referenceOf(1));
    await handle({ status: 'Resuelta' });
    expect(sent.map(({ to }) => to)).toEqual(['ana@correu.example']);
  });

  it('publish or hide it without notifying anyone', async () => {
    const { sent, handle } = await aDesk('ana@correu.example');
    expect(await handle({ approval: 'approved' })).toMatchObject({
      right: { request: { approval: 'approved' } },
    });
    expect(await handle({ status: 'Recibida' })).toMatchObject({
      right: { request: { approval: 'approved' } },
    });
    expect(await handle({ approval: 'withdrawn' })).toMatchObject({
      right: { request: { approval: 'withdrawn' } },
    });
    expect(sent).toEqual([]);
  });

  it('cannot publish it against the word of its sender, and change nothing by trying', async () => {
    const { requests, handle } = await aDesk();
    await requests.change(realm, referenceOf(1), (one) => ({ ...one, approval: 'declined' }));
    const tried = { approval: 'approved', status: 'Resuelta' } as const;
    expect(await handle(tried)).toEqual(left({ kind: 'notForPublic' }));
    expect(await requests.find(realm, referenceOf(1))).toMatchObject({ status: 'Recibida' });
    expect(await handle({ approval: 'withdrawn' })).toMatchObject({
      right: { request: { approval: 'declined' } },
    });
  });

  it('take it from the proposals when they withdraw it', async () => {
    const { requests, handle, proposals } = await aDesk();
    await publishProposal({ requests, proposals, mailboxes: proposalForms })(realm, referenceOf(1), {
      isPublished: true,
      decision: {},
      by: { by: 'neus', at: 1 },
    });
    expect(await proposals.all(realm)).toHaveLength(1);
    expect(await handle({ approval: 'withdrawn' })).toMatchObject({
      right: { request: { isPublished: false, approval: 'withdrawn' } },
    });
    expect(await proposals.all(realm)).toEqual([]);
    // A crash in between left it among the proposals: withdrawing it again takes it away.
    const request = await requests.find(realm, referenceOf(1));
    if (request !== null) await proposals.put(realm, proposalOf(request));
    expect(await proposals.all(realm)).toHaveLength(1);
    await handle({ approval: 'withdrawn' });
    expect(await proposals.all(realm)).toEqual([]);
  });

  it('write messages to the sender, and notes to themselves', async () => {
    const { sent, handle } = await aDesk('ana@correu.example');
    const note = await handle({ messages: [{ text: 'Sin material', isNote: true }] });
    expect(sent).toEqual([]);
    expect(note).toMatchObject({ right: { request: { threads: [{ text: 'Sin material', isNote: true }] } } });
    await handle({ messages: [{ text: 'Vamos mañana', isNote: false }] });
    expect(sent).toMatchObject([{ text: 'Recibida Vamos mañana' }]);
  });

  it('unassign it without notifying anyone', async () => {
    const { sent, handle } = await aDesk('ana@correu.example');
    await handle({ assignedTo: 'Brigada' });
    expect(await handle({ assignedTo: null })).toMatchObject({ right: { request: { assignedTo: null } } });
    expect(sent).toEqual([]);
  });

  it('change it also where a message cannot be sent, and learn of that', async () => {
    const { handle } = await aDesk('broken@correu.example');
    expect(await handle({ status: 'Resuelta' })).toMatchObject({
      right: { request: { status: 'Resuelta' }, unsent: 1 },
    });
    expect(await (await aDesk()).handle({ status: 'Resuelta' })).toMatchObject({ right: { unsent: 0 } });
  });

  it('see that its sender replied until they write to them or say its state again', async () => {
    const { requests, handle } = await aDesk();
    const waits = async (handling: Partial<Handling>) => {
      await requests.change(realm, referenceOf(1), (before) => ({ ...before, hasReply: true }));
      await handle(handling);
      return (await requests.find(realm, referenceOf(1)))?.hasReply;
    };
    expect(await waits({ assignedTo: 'Ana' })).toBe(true);
    expect(await waits({ messages: [{ text: 'Sin material', isNote: true }] })).toBe(true);
    expect(await waits({ messages: [{ text: 'Vamos mañana', isNote: false }] })).toBe(false);
    expect(await waits({ status: 'Resuelta' })).toBe(false);
    expect(await waits({ status: 'Resuelta' })).toBe(false);
  });

  it('give its sender something new by a message or another state, and by nothing else', async () => {
    const { requests, handle } = await aDesk();
    const told = async (handling: Partial<Handling>) => {
      await requests.change(realm, referenceOf(1), (before) => ({ ...before, toldAt: null }));
      await handle(handling);
      return (await requests.find(realm, referenceOf(1)))?.toldAt;
    };
    expect(await told({ assignedTo: 'Ana', status: 'Recibida', approval: 'approved' })).toBeNull();
    expect(await told({ messages: [{ text: 'Sin material', isNote: true }] })).toBeNull();
    expect(await told({ messages: [{ text: 'Vamos', isNote: false }] })).toBe(1000);
    expect(await told({ status: 'Resuelta' })).toBe(1000);
  });

  it('can only add notes, and who is in charge, to a request that its sender took back', async () => {
    const { requests, sent, handle } = await aDesk('ana@correu.example');
    await requests.change(realm, referenceOf(1), (before) => ({ ...before, status: 'Retirada' }));
    for (const handling of [
      { status: 'Resuelta' },
      { approval: 'approved' },
      { messages: [{ text: 'Vamos', isNote: false }] },
    ] as const)
      expect(await handle(handling)).toEqual(left({ kind: 'requestOver' }));
    expect(await handle({ assignedTo: 'Ana', messages: [{ text: 'Devolver', isNote: true }] })).toMatchObject(
      { right: { request: { status: 'Retirada', assignedTo: 'Ana', threads: [{ text: 'Devolver' }] } } },
    );
    expect(sent).toEqual([]);
  });

  it('find no request that is not there', async () => {
    const { handle } = await aDesk();
    expect(await handle({ status: 'Cerrada' }, 9)).toEqual(left({ kind: 'unknownRequest' }));
  });
});
