import { describe, expect, it } from 'vitest';
import { fileInspector } from '#adapters/driven/images/file-inspector.ts';
import { pictureCleaner } from '#adapters/driven/images/picture-cleaner.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { bytes, pixelBomb, sampleFiles, signedPdf } from '#fixtures/builders/data/upload-files.ts';
import {
  memoryAssets,
  memoryUploadBudget,
  memoryCaptchas,
  memoryMailboxes,
  memoryPayments,
  memoryRequests,
} from '#fixtures/memory/request-stores.ts';
import { proposalOf, publishProposal } from '#application/processes/publish-proposal.ts';
import { memoryProposals } from '#fixtures/memory/proposal-store.ts';
import { askCaptcha } from './ask-captcha.ts';
import { beginPayment } from './begin-payment.ts';
import { findNearby } from './find-nearby.ts';
import { handleRequest, type Handling } from './handle-request.ts';
import { mostOfNetwork, mostOfSender } from '#domain/forms/files/upload-budget.ts';
import type { UploadBudget } from '#application/ports/server/upload-budget.ts';
import { takeUpload } from './take-upload.ts';

const realm = realmId('vilanova');
const clock = { now: () => 1000 };
const random = (length: number) => new Uint8Array(length).map((_, place) => place + 20);

describe('a captcha that is asked for', () => {
  it('is good for five minutes', async () => {
    const captchas = memoryCaptchas();
    const { id, until } = await askCaptcha({ captchas, random, clock })(realm);
    expect(until).toBe(1000 + 300_000);
    expect(await captchas.spend(realm, id, 1001)).toMatch(/^\d+$/u);
  });
});

describe('a payment that is begun', () => {
  const costly = { payments: { gateway: 'sandbox', amount: 12, concept: 'Tasa' } };
  const bank = { page: () => ({ url: '/', form: {} }), notice: () => null };
  const begin = (more: object, payments = memoryPayments(), hasBank = false) =>
    beginPayment({
      provider: () => (hasBank ? bank : null),
      mailboxes: memoryMailboxes([aMailbox([{ name: 'body' }], more)]),
      payments,
      random,
      clock,
    });

  it('has the amount and concept of its mailbox, and a number that banks take', async () => {
    const payments = memoryPayments();
    const begun = await begin(costly, payments)(realm, mailboxId('buzon'), 'ana');
    expect(begun).toMatchObject({ right: { payment: { amount: 1200, concept: 'Tasa', status: 'new' } } });
    const { payment, token } = isRight(begun) ? begun.right : { payment: { id: '' }, token: '' };
    expect(payment.id).toMatch(/^\d{4}[0-9a-f]{8}$/u);
    expect(await payments.byToken(realm, token)).toEqual(payment);
  });

  it('goes on if it was begun before, and names the page of the first', async () => {
    const payments = memoryPayments();
    const buzon = mailboxId('buzon');
    const first = await begin(costly, payments)(realm, buzon, 'ana');
    expect(await begin(costly, payments)(realm, buzon, 'ana')).toEqual(first);
    const number = isRight(first) ? first.right.payment.id : '';
    await payments.settle(realm, number, 'pay');
    const again = await begin(costly, payments)(realm, buzon, 'ana');
    expect(again).toMatchObject({ right: { payment: { id: number, status: 'pay' } } });
    // The random source of these tests always gives the same number: a new payment has a new state.
    expect(await begin(costly, payments)(realm, buzon, 'pep')).toMatchObject({
      right: { payment: { payer: 'pep', status: 'new' } },
    });
    const dearer = { payments: { ...costly.payments, amount: 15 } };
    expect(await begin(dearer, payments)(realm, buzon, 'pep')).toMatchObject({
      right: { payment: { amount: 1500, status: 'new' } },
    });
  });

  it('is refused if the mailbox has no fee, and if it is closed', async () => {
    expect(await begin({})(realm, mailboxId('buzon'), 'ana')).toEqual(left({ kind: 'unknownMailbox' }));
    expect(await begin(costly)(realm, mailboxId('otro'), 'ana')).toEqual(left({ kind: 'unknownMailbox' }));
    const closed = begin({ ...costly, disabled: true });
    expect(await closed(realm, mailboxId('buzon'), 'ana')).toEqual(left({ kind: 'mailboxClosed' }));
  });

  it('is refused where the mailbox names a bank that the town does not have, and nothing is kept', async () => {
    const kept: unknown[] = [];
    const payments = { ...memoryPayments(), keep: async (payment: unknown) => void kept.push(payment) };
    const atBank = { payments: { ...costly.payments, gateway: 'redsys' } };
    expect(await begin(atBank, payments)(realm, mailboxId('buzon'), 'ana')).toEqual(left({ kind: 'noBank' }));
    expect(kept).toEqual([]);
    expect(await begin(atBank, payments, true)(realm, mailboxId('buzon'), 'ana')).toMatchObject({
      _tag: 'Right',
    });
  });
});

describe('what was reported nearby', () => {
  const at = { lat: 39.41, lng: -0.34 };
  const buzon = mailboxId('buzon');

  it('is shown only if the mailbox says so', async () => {
    const requests = memoryRequests();
    await requests.create(aRequestEntry(1, { request: { mailbox: buzon, coordinates: at } }));
    const near = (more: object) =>
      findNearby({ mailboxes: memoryMailboxes([aMailbox([{ name: 'a' }], more)]), requests });
    const atOnce = near({ nearby: true, publish: 'atOnce' });
    expect(await atOnce(realm, buzon, at, null)).toMatchObject({ right: [{ metres: 0 }] });
    expect(await near({ publish: 'atOnce' })(realm, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
    expect(await near({})(realm, mailboxId('otro'), at, null)).toEqual(left({ kind: 'unknownMailbox' }));
    const waiting = near({ nearby: true });
    expect(await waiting(realm, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
    await requests.change(realm, referenceOf(1), (one) => ({ ...one, approval: 'approved' }));
    expect(await waiting(realm, buzon, at, null)).toMatchObject({ right: [{ metres: 0 }] });
  });

  it('is empty for a mailbox that cannot be read', async () => {
    const mailboxes = { all: async () => [], find: async () => ({ mailbox: null, document: {} }) };
    const near = findNearby({ mailboxes, requests: memoryRequests() });
    expect(await near(realm, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
  });
});

/** A form whose requests staff may publish as proposals. */
const proposalForms = memoryMailboxes([
  { ...aMailbox([{ name: 'body' }], { proposals: true }), id: mailboxId('incidencias') },
]);

describe('staff who handle a request', () => {
  async function aDesk(email?: string) {
    const requests = memoryRequests();
    const proposals = memoryProposals();
    const sent: Mail[] = [];
    await requests.create(aRequestEntry(1, { request: { contact: email === undefined ? {} : { email } } }));
    const mailer = {
      send: async (mail: Mail) => {
        if (mail.to === 'broken@correu.example') throw new Error('no such box');
        sent.push(mail);
      },
    };
    const handle = (handling: Partial<Handling>, seed = 1) =>
      handleRequest({ requests, proposals, mailer, clock })(realm, referenceOf(seed), {
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

describe('an upload', () => {
  const keys = { account: (name: string) => `hash of ${name}` };
  const ports = (assets = memoryAssets()) => ({
    assets,
    uploadBudget: memoryUploadBudget(),
    townUploads: 10 * mostOfNetwork,
    freeSpace: { isLow: async () => false },
    keys,
    fileInspector,
    pictureCleaner,
    random,
    clock,
  });
  const file = { realm, owner: 'ana', name: 'a.txt', content: sampleFiles.txt, network: '192.0.2.7' };
  const take = (name: string, content: Uint8Array, assets = memoryAssets()) =>
    takeUpload(ports(assets))({ ...file, name, content });

  it('is kept under an id of its own, whatever its name says', async () => {
    const assets = memoryAssets();
    const taken = await take('../../etc/acta firmada.pdf', signedPdf, assets);
    expect(taken).toMatchObject({
      right: { name: 'acta firmada.pdf', kind: 'pdf', isSigned: true, owner: 'ana', createdAt: 1000 },
    });
    expect(isRight(taken) && (await assets.find(realm, taken.right.id))).toEqual(
      isRight(taken) && taken.right,
    );
    expect(await take('a.txt', sampleFiles.txt)).toMatchObject({ right: { isSigned: false } });
  });

  it('is refused where name and content do not go together, and where a picture is broken', async () => {
    expect(await take('a.svg', sampleFiles.txt)).toEqual(left({ kind: 'unknownKind' }));
    expect(await take('a.png', pixelBomb)).toEqual(left({ kind: 'tooManyPixels' }));
    expect(await take('a.jpg', bytes('\u00FF\u00D8\u00FF\u00E0'))).toEqual(left({ kind: 'namesDiffer' }));
  });

  it('is refused from a sender who has uploaded too much in a day', async () => {
    const assets = memoryAssets();
    const full = { realm, owner: 'ana', name: 'a', kind: 'txt', isSigned: false, createdAt: 1000 } as const;
    await assets.keep({ ...full, id: 'x', bytes: mostOfSender }, new Uint8Array());
    expect(await take('a.txt', sampleFiles.txt, assets)).toEqual(left({ kind: 'tooManyAttempts' }));
  });

  it('is refused from any device of a network that has uploaded too much, which is counted under a hash', async () => {
    const asked: unknown[] = [];
    const uploadBudget: UploadBudget = {
      take: async (upload, most) => {
        asked.push([upload.network, upload.bytes, most.network]);
        return 'network';
      },
    };
    const assets = memoryAssets();
    const taking = takeUpload({ ...ports(assets), uploadBudget });
    expect(await taking({ ...file, owner: 'new' })).toEqual(left({ kind: 'tooManyAttempts' }));
    expect(asked).toEqual([['hash of uploads of 192.0.2.7', sampleFiles.txt.length, mostOfNetwork]]);
    expect(await assets.bytesSince(realm, 'new', 0)).toBe(0);
  });

  it('is refused if its town has uploaded too much, and if only the room for votes is left', async () => {
    const full = left({ kind: 'filesFull' });
    expect(await takeUpload({ ...ports(), townUploads: 1 })(file)).toEqual(full);
    const low = { isLow: async () => true };
    expect(await takeUpload({ ...ports(), freeSpace: low })(file)).toEqual(full);
  });
});
