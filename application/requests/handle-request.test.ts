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
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import { memoryRequestMails } from '#fixtures/memory/request-mails.ts';
import { type ComingHandling, handleRequest, type Handling } from './handle-request.ts';
import { undoHandling } from './handling/undo-handling.ts';
import { sealedEmail } from './sender-address.ts';

const realm = realmId('vilanova');
const clock = { now: () => 1000 };
const seal = memorySeal();
const keys = hashingKeys();

/** A form whose requests staff may publish as proposals. */
const proposalForms = memoryMailboxes([
  { ...aMailbox([{ name: 'body' }], { proposals: true }), id: mailboxId('incidencias') },
]);

describe('staff who handle a request', () => {
  async function aDesk(email?: string) {
    const mails = memoryRequestMails();
    const requests = memoryRequests(undefined, undefined, mails);
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
    const handle = (handling: Partial<Handling>, seed = 1, more: Partial<ComingHandling> = {}) =>
      handleRequest({ requests, proposals, mailer, seal, clock, keys })(realm, referenceOf(seed), {
        by: 'Brigada',
        owner: 'brigada',
        handling: { status: null, assignedTo: undefined, messages: [], ...handling },
        write: (request, said) => ({ subject: request.iid, text: `${request.status} ${said?.text ?? ''}` }),
        ...more,
      });
    const undo = (key: string | null, seed = 1) =>
      undoHandling({ requests, clock })(realm, referenceOf(seed), { by: 'Brigada', owner: 'brigada', key });
    return { requests, proposals, mails, sent, handle, undo };
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

  it('are refused if it has changed since they looked, and nothing is stored or sent', async () => {
    const { requests, sent, handle } = await aDesk('ana@correu.example');
    const { revision = -1 } = (await requests.find(realm, referenceOf(1))) ?? {};
    await handle({ assignedTo: 'Vicent' });
    const late = await handle({ status: 'Resuelta' }, 1, { seen: revision });
    expect(late).toEqual(left({ kind: 'requestChanged', seen: revision }));
    expect(await requests.find(realm, referenceOf(1))).toMatchObject({ status: 'Recibida' });
    expect(sent).toEqual([]);
    expect(await handle({ status: 'Resuelta' }, 1, { seen: revision + 1 })).toMatchObject({
      right: { request: { status: 'Resuelta', revision: revision + 2 } },
    });
  });

  it('do the same once under one key, and something else not', async () => {
    const { requests, sent, handle } = await aDesk('ana@correu.example');
    const say = (text: string, key: string, more = {}) =>
      handle({ messages: [{ text, isNote: false }] }, 1, { key, ...more });
    const first = await say('Vamos', 'one');
    expect(await say('Vamos', 'one', { seen: 0 })).toEqual(first);
    expect(await say('Otra cosa', 'one')).toEqual(left({ kind: 'keyReused' }));
    expect(await say('Vamos', 'one', { owner: 'vicent' })).toMatchObject({ right: { unsent: 0 } });
    for (let n = 0; n < 25; n += 1) await handle({ assignedTo: String(n) }, 1, { key: `key ${n}` });
    const request = await requests.find(realm, referenceOf(1));
    expect(request?.threads.map(({ text }) => text)).toEqual(['Vamos', 'Vamos']);
    expect(request?.handled).toHaveLength(20);
    expect(JSON.stringify(request?.handled)).not.toContain('key 2');
    expect(sent).toHaveLength(2);
  });

  it('can take it back before its mail leaves, which waits', async () => {
    const { requests, mails, sent, handle, undo } = await aDesk('ana@correu.example');
    const message = { text: 'Vamos', isNote: false };
    const done = await handle({ status: 'Resuelta', messages: [message] }, 1, { canUndo: true, key: 'one' });
    expect(done).toMatchObject({ right: { unsent: 0, request: { undo: { until: 31_000 } } } });
    expect(mails.kept).toMatchObject([{ kind: 'answer', place: 0, count: 1, due: 33_000 }]);
    expect(await undo('other')).toEqual(left({ kind: 'undoOver', why: 'handledSince' }));
    const back = await undo('one');
    expect(back).toMatchObject({ right: { status: 'Recibida', threads: [] } });
    expect(await undo('one')).toEqual(back);
    expect([mails.kept, sent]).toEqual([[], []]);
    expect(await undo('one', 9)).toEqual(left({ kind: 'unknownRequest' }));
    expect((await requests.find(realm, referenceOf(1)))?.undo).toBeUndefined();
  });

  it('can take back what nobody is notified of, and an answer to which they added only a note', async () => {
    const { mails, handle, undo } = await aDesk('ana@correu.example');
    await handle({ assignedTo: 'Vicent' }, 1, { canUndo: true });
    expect(mails.kept).toEqual([]);
    expect(await undo(null)).toMatchObject({ right: { assignedTo: null } });
    await handle({ status: 'Resuelta' }, 1, { canUndo: true });
    await handle({ messages: [{ text: 'Con otra bombilla', isNote: true }] });
    expect(await undo(null)).toMatchObject({
      right: { status: 'Recibida', threads: [{ text: 'Con otra bombilla' }] },
    });
    expect(mails.kept).toEqual([]);
  });

  it('cannot take back what was handled again, and both answers are sent', async () => {
    const { mails, sent, handle, undo } = await aDesk('ana@correu.example');
    await handle({ status: 'En gestión' }, 1, { canUndo: true });
    await handle({ messages: [{ text: 'Ya está', isNote: false }] }, 1, { owner: 'vicent' });
    expect(await undo(null)).toEqual(left({ kind: 'undoOver', why: 'handledSince' }));
    expect(mails.kept).toHaveLength(1);
    expect(sent.map(({ text }) => text)).toEqual(['En gestión Ya está']);
  });

  it('find no request that is not there', async () => {
    const { handle } = await aDesk();
    expect(await handle({ status: 'Cerrada' }, 9)).toEqual(left({ kind: 'unknownRequest' }));
  });
});
