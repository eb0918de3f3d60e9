import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { NewRequestMail } from '#application/ports/server/request-mail-queue.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { retracted } from '#domain/forms/sender/retracted-request.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { allRequests } from '#fixtures/builders/data/request-filter.ts';
import { aRequestCouncil, noon, realm, textForm } from '#fixtures/builders/councils/request-council.ts';
import { memorySeal } from '#fixtures/memory/address-seal.ts';
import { memoryRequestMails } from '#fixtures/memory/request-mails.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { sendRequestMails } from './send-request-mails.ts';
import { mailAddressOf } from './sender-address.ts';

const email = 'ana@correu.example';
const asks = { contactRequest: { mode: 'yes', fields: ['email'] } };
const obras = { to: 'obras@vilanova.example' };

describe('the mails of a request that arrives', () => {
  const mailsOf = async (more: object, body: object = {}, rest: object = {}) => {
    const council = aRequestCouncil(textForm, more);
    await council.send(body, rest);
    return council.mails.kept;
  };

  it('are a receipt to the address in the form, at once', async () => {
    const [mail, ...others] = await mailsOf(asks, { contact: { email: ` ${email} ` } });
    expect(mail).toMatchObject({ kind: 'receipt', due: noon, tries: 0 });
    expect(others).toEqual([]);
  });

  it('are none if no address is known, or if the profile’s address is not verified', async () => {
    expect(await mailsOf({})).toEqual([]);
    const profile = { firstName: '', lastName: '', telephone: '', email };
    const council = aRequestCouncil(textForm);
    const keep = (isVerified: boolean) =>
      council.profiles.change(realm, 'device', () => ({
        realm,
        userId: 'device',
        profile: { ...profile, isVerified },
        code: null,
        changedAt: 1,
      }));
    await keep(false);
    await council.send({}, { key: null });
    expect(council.mails.kept).toEqual([]);
    await keep(true);
    await council.send({}, { key: null });
    expect(council.mails.kept).toMatchObject([{ kind: 'receipt' }]);
    await council.send({ contact: { email: 'otra@correu.example' } }, { key: null });
    const { items } = await council.requests.list(realm, allRequests);
    const to = items.map((request) => mailAddressOf(council.seal, request));
    expect(new Set(to)).toEqual(new Set([email, 'otra@correu.example', null]));
  });

  it('are one to the council for each, or one a day', async () => {
    expect(await mailsOf({ notify: obras })).toMatchObject([{ kind: 'notice', due: noon }]);
    const daily = await mailsOf({ notify: { ...obras, how: 'daily' } });
    expect(daily).toMatchObject([{ kind: 'digest', due: Date.parse('2026-11-19T06:00:00Z') }]);
  });

  it('flood nobody: five receipts in ten minutes for an address, from one network or from many', async () => {
    for (const networkOf of [() => 'n', (n: number) => `n${n}`]) {
      const { send, mails } = aRequestCouncil(textForm, asks);
      for (let n = 0; n < 9; n += 1) {
        const address = n % 2 === 0 ? email : email.toUpperCase();
        const sent = await send({ contact: { email: address } }, { key: null, network: networkOf(n) });
        expect(sent).toMatchObject({ _tag: 'Right' });
      }
      expect(mails.kept).toHaveLength(5);
    }
  });

  it('flood no list of addresses: sixty receipts in ten minutes from a network', async () => {
    const { send, mails } = aRequestCouncil(textForm, asks);
    for (let n = 0; n < 63; n += 1)
      await send({ contact: { email: `ana${n}@correu.example` } }, { key: null });
    expect(mails.kept).toHaveLength(60);
  });

  it('count no receipt of a request that is refused or sent again', async () => {
    const { send, mails } = aRequestCouncil(textForm, asks);
    for (let n = 0; n < 9; n += 1) await send({ body: ' ', contact: { email } }, { key: null });
    for (let n = 0; n < 9; n += 1) await send({ contact: { email } });
    expect(mails.kept).toHaveLength(1);
    for (let n = 0; n < 4; n += 1) await send({ contact: { email } }, { key: null });
    expect(mails.kept).toHaveLength(5);
  });
});

describe('sending what waits', () => {
  const half = 30 * 60_000;
  const receipt = { kind: 'receipt', act: 'arrival', due: 0 } as const satisfies NewRequestMail;
  const notice = { kind: 'notice', act: 'arrival', due: 0 } as const satisfies NewRequestMail;
  const digest = { kind: 'digest', act: 'arrival', due: 0 } as const satisfies NewRequestMail;

  function aRound(more: object = { notify: obras }) {
    const queue = memoryRequestMails();
    const requests = memoryRequests(undefined, undefined, queue);
    const sent: (Mail & { n: number })[] = [];
    const state = {
      now: 0,
      isDown: false,
      tried: 0,
      goesOn: true,
      town: aTown() as ReturnType<typeof aTown> | null,
      hasForm: true,
    };
    const mailbox = { ...aMailbox(textForm, more), id: mailboxId('incidencias') };
    const send = sendRequestMails({
      queue,
      requests,
      seal: memorySeal(),
      realms: { town: async () => state.town },
      mailboxes: { find: async () => (state.hasForm ? { mailbox, document: {} } : null) },
      mailer: {
        send: async (mail) => {
          state.tried += 1;
          if (state.isDown) throw new Error('down');
          sent.push({ ...mail, n: state.now });
        },
      },
      clock: { now: () => state.now },
      receipt: (_, __, { iid }) => ({ subject: 'receipt', text: iid }),
      notice: (_, __, acts) => ({
        subject: acts.map(({ act }) => act).join(),
        text: acts.map(({ request }) => request.iid).join(),
      }),
      answer: (_, __, { iid }, { place, count, into }) => ({
        subject: `answer ${place} ${count}`,
        text: into === null ? iid : `${iid} in ${into.iid}`,
      }),
      goesOn: () => state.goesOn,
    });
    const add = (seed: number, ...mails: readonly NewRequestMail[]) =>
      requests.create(aRequestEntry(seed, { mails, request: { contact: { email } } }));
    return { queue, requests, sent, state, send, add };
  }

  it('sends each once, to the sender and to the address of the mailbox', async () => {
    const { sent, send, add } = aRound();
    await add(1, receipt, notice);
    expect(await send()).toEqual({ sent: 2, failed: 0, lost: 0 });
    expect(await send()).toEqual({ sent: 0, failed: 0, lost: 0 });
    expect(sent.map(({ to, subject, text }) => [to, subject, text])).toEqual([
      [email, 'receipt', '2026-000001'],
      [obras.to, 'arrival', '2026-000001'],
    ]);
  });

  it('sends an answer of staff to the sender, and none about a request that is gone or was taken back', async () => {
    const { queue, requests, sent, state, send, add } = aRound();
    const answer = { kind: 'answer', place: 2, count: 1, due: 5 } as const;
    await add(1, answer);
    await send();
    expect(sent).toEqual([]);
    state.now = 5;
    expect(await send()).toEqual({ sent: 1, failed: 0, lost: 0 });
    expect(sent).toMatchObject([{ to: email, subject: 'answer 2 1', text: '2026-000001' }]);
    const { realm, mailbox, id } = aRequestEntry(1).request;
    await add(4);
    const merged = { id: referenceOf(4), iid: '', status: 'Recibida' } as const;
    await requests.change(realm, id, (one) => ({ ...one, merged }), { mails: [{ ...answer, place: 3 }] });
    await send();
    expect(sent.at(-1)).toMatchObject({ subject: 'answer 3 1', text: '2026-000001 in 2026-000002' });
    queue.add({ realm, id: referenceOf(9), mailbox }, [answer]);
    await add(2, answer);
    await requests.change(realm, referenceOf(2), (one) => ({ ...one, status: 'Retirada' }));
    await requests.create(aRequestEntry(3, { mails: [answer] }));
    expect(await send()).toEqual({ sent: 0, failed: 0, lost: 0 });
    expect(queue.kept).toEqual([]);
  });

  it('puts what a day brought into one mail', async () => {
    const { sent, send, add } = aRound();
    for (const seed of [1, 2, 3]) await add(seed, digest);
    await send();
    expect(sent).toMatchObject([{ to: obras.to, text: '2026-000001,2026-000002,2026-000003' }]);
  });

  it('drops what nobody is to get any more: no address, no form, no request, no town', async () => {
    const silent = aRound({});
    await silent.add(1, notice);
    await silent.send();
    expect([silent.sent, silent.queue.kept]).toEqual([[], []]);
    const gone = aRound();
    const { realm: town } = aRequestEntry(1).request;
    const lost = { realm: town, id: referenceOf(9), mailbox: mailboxId('incidencias') };
    gone.queue.add(lost, [receipt]);
    await gone.send();
    expect([gone.sent, gone.queue.kept]).toEqual([[], []]);
    gone.state.hasForm = false;
    await gone.add(2, notice);
    await gone.send();
    expect([gone.sent, gone.queue.kept]).toEqual([[], []]);
    gone.state.town = null;
    await gone.add(1, receipt, notice);
    await gone.send();
    expect([gone.sent, gone.queue.kept]).toEqual([[], []]);
  });

  it('sends no receipt to an address that can no longer be opened', async () => {
    const { requests, sent, send, queue } = aRound();
    const request = { contact: {}, sealedEmail: 'sealed under lost keys' };
    await requests.create(aRequestEntry(1, { mails: [receipt], request }));
    expect(await send()).toEqual({ sent: 0, failed: 0, lost: 0 });
    expect([sent, queue.kept]).toEqual([[], []]);
  });

  it('says of a request that was taken back only that, and sends no receipt of it', async () => {
    const { requests, sent, send, add } = aRound();
    await add(1, receipt, digest);
    await add(2, digest);
    const { realm: town, id } = aRequestEntry(1).request;
    const mails = [
      { ...digest, act: 'reply' },
      { ...digest, act: 'retraction' },
    ] as const;
    await requests.change(town, id, (before) => retracted(before, 1), { mails });
    await send();
    expect(sent.map(({ subject, text }) => [subject, text])).toEqual([
      ['arrival,retraction', '2026-000002,2026-000001'],
    ]);
  });

  it('tries again every half hour for a day what could not be sent, and then gives up', async () => {
    const { sent, send, add, state, queue } = aRound();
    await add(1, receipt);
    state.isDown = true;
    expect(await send()).toEqual({ sent: 0, failed: 1, lost: 0 });
    state.now = half - 1;
    await send();
    expect(state.tried).toBe(1);
    state.now = half;
    state.isDown = false;
    await send();
    expect(sent).toHaveLength(1);
    await add(2, receipt);
    state.isDown = true;
    for (let n = 2; n < 60; n += 1) {
      state.now = n * half;
      await send();
    }
    expect(state.tried).toBe(2 + 48);
    expect(queue.kept).toEqual([]);
  });

  it('loses nothing if the server is killed after claiming it', async () => {
    const { sent, send, add, state, queue } = aRound();
    await add(1, receipt);
    await queue.claim(0, half);
    await send();
    expect(sent).toEqual([]);
    state.now = half;
    await send();
    expect(sent).toHaveLength(1);
  });

  it('ends a round after five failures in a row, or when the server stops', async () => {
    const { send, add, state } = aRound();
    for (let seed = 1; seed < 9; seed += 1) await add(seed, receipt);
    state.isDown = true;
    expect(await send()).toMatchObject({ failed: 5 });
    state.goesOn = false;
    await send();
    expect(state.tried).toBe(5);
  });
});
