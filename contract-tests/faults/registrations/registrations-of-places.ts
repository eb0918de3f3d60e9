import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { paidAtBank } from '#fixtures/builders/reservations/paid-at-bank.ts';
import { numberOf } from '#fixtures/builders/registrations/registering-town.ts';
import { drawByTwo } from '#fixtures/builders/registrations/drawn-by-two.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { payingInParts, payingPartTwice } from './fees-in-parts.ts';
import { courseOfTests, applicantKey, postedFor, registeringCouncil } from './a-registering-council.ts';

const [minute, hour] = [60_000, 3_600_000];
const summer = 'escola-estiu';

async function audited({ council }: { readonly council: TestCouncil }): Promise<void> {
  const found = await council.council.auditGoods();
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
}

function racing(): void {
  it('has as many people as places, whoever races through two processes, each of them once in whatever spelling', async () => {
    const { council, path, listed, send } = await registeringCouncil();
    const other = await council.second();
    const there = asking(other, await deviceCookie(other.server));
    const people = [11, 12, 13, 14, 15, 16];
    const spelled = (n: number) => {
      const { party, ...posted } = postedFor(n, { key: applicantKey(`${n}-spelled`) });
      const identity = ` ${numberOf(n).toLowerCase().slice(0, 4)}.${numberOf(n).slice(4)}`;
      return { ...posted, party: { ...party, participant: { ...party.participant, identity } } };
    };
    const answers = await Promise.all(
      people.flatMap((n) => [send(n), send(n, { by: there }), there(path(courseOfTests), spelled(n))]),
    );
    for (const { status, body } of answers)
      if (status !== 200) expect(['alreadyApplied', 'busy']).toContain(body.where);
    const all = await listed();
    const numbers = all.map(({ party }) => party?.participant.name);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(all).toHaveLength(people.length);
    // Four places are for people from elsewhere; the others wait.
    expect(all.map(({ state }) => state).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'accepted'),
      'waiting',
      'waiting',
    ]);
    await audited({ council });
  });
}

function paying(): void {
  it('is had once it is paid: refused, lost with the server, and late when others wait', async () => {
    const { council, send, own, pay } = await registeringCouncil();
    const { own: first } = await send(11);
    expect(first).toMatchObject({ state: 'accepted', fee: 4500, payment: { isRefused: false } });
    await pay(first, 'refuse');
    expect(await own(11)).toMatchObject({ state: 'accepted', payment: { isRefused: true } });
    for (const n of [12, 13, 14]) await pay((await send(n)).own);
    const late = (await send(15)).own;
    expect(late.state).toBe('waiting');
    expect(await own(15)).toMatchObject({ waiting: [{ group: 'dimarts', n: 1 }] });
    const unpaid = await own(11);
    council.setTime(noon + 30 * minute);
    // The time of the first one is over, and the place is offered to who waits: late money buys nothing.
    await pay({ payment: unpaid?.payment ?? null });
    expect((await own(11))?.state).not.toBe('enrolled');
    await audited({ council });
  });

  it('is given by who looks next if the server dies between the bank and the place', async () => {
    const { council, send } = await registeringCouncil();
    const { own: first } = await send(11);
    await paidAtBank(council, first.payment?.id ?? '', first.fee);
    const restarted = await council.restart();
    const there = asking(restarted, await deviceCookie(restarted.server));
    const named = { applications: [{ activity: courseOfTests, key: applicantKey(11) }] };
    const { body } = await there('registrations/own', named);
    expect(body).toMatchObject({ items: [{ state: 'enrolled', refundNow: 4500, payment: null }] });
    await audited({ council: restarted });
  });

  it('goes to who waits once it is left, with the money back by its terms', async () => {
    const { council, call, path, send, own, pay, listed } = await registeringCouncil();
    for (const n of [11, 12, 13, 14]) await pay((await send(n)).own);
    await send(15);
    council.setTime(noon + 1);
    await send(16);
    expect(await call(`${path(courseOfTests)}/leave`, { key: applicantKey(12) })).toMatchObject({
      status: 200,
      body: { state: 'left', back: { refund: 4500, kept: 0 } },
    });
    expect(await own(15)).toMatchObject({ state: 'offered', waiting: [] });
    expect(await own(16)).toMatchObject({ state: 'waiting', waiting: [{ n: 1 }] });
    expect(
      await call(`${path(courseOfTests)}/answer`, { key: applicantKey(15), isAccepted: false }),
    ).toMatchObject({
      body: { state: 'declined' },
    });
    expect(await own(16)).toMatchObject({ state: 'offered' });
    expect((await listed()).filter(({ state }) => state === 'enrolled')).toHaveLength(3);
    council.setTime(noon + 1 + 48 * hour);
    expect(await own(16)).toMatchObject({ state: 'lapsed' });
    await audited({ council });
  });
}

/** What is read of a payment that went back. */
interface Returned {
  readonly subject: { readonly id: string };
  readonly amount: unknown;
  readonly returned: unknown;
}

function callingOff(): void {
  it('is nobody’s any more once two people called the course off, on whichever process: all money back, once', async () => {
    const { council, call, registrar, send, own, pay, listed } = await registeringCouncil();
    const other = await council.second();
    const second = { id: 'direccion', roles: ['registrar'], now: noon } as const;
    const there = asking(other, await staffCookie(council, second));
    const here = asking(council, await staffCookie(council, second));
    for (const n of [11, 12, 13]) await pay((await send(n)).own);
    await send(14);
    await send(15);
    const unpaid = await own(14);
    const address = `staff/registrations/activities/${courseOfTests}/call-off`;
    const off = { reason: 'La monitora está de baja' };
    expect(await registrar(address, { reason: ' ' })).toMatchObject({ body: { where: 'noReason' } });
    expect(await registrar(address, off)).toMatchObject({ body: { isCalledOff: false, applications: 0 } });
    expect(await registrar(address, off)).toMatchObject({ body: { where: 'sameSigner' } });
    expect(await call(address, off)).toMatchObject({ status: 403 });
    const both = await Promise.all([here(address, off), there(address, off)]);
    for (const { status, body } of both) if (status !== 200) expect(body.where).toBe('changed');
    expect(both.map(({ status }) => status)).toContain(200);
    await here(address, off);
    expect((await listed()).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'calledOff'));
    expect(await own(11)).toMatchObject({ back: { refund: 4500, kept: 0 }, reason: off.reason });
    expect(await send(16)).toMatchObject({ body: { where: 'notOpen' } });
    // Who was paying at that moment gets the money back too.
    await pay({ payment: unpaid?.payment ?? null });
    const activity = await call(`registrations/activities/${courseOfTests}`);
    expect(activity.body).toMatchObject({ phase: 'calledOff', calledOff: off.reason });
    const treasurer = { id: 'tesoreria', roles: ['treasurer'], now: noon } as const;
    const money = asking(council, await staffCookie(council, treasurer));
    const { body } = await money('staff/payments?limit=100');
    const { items } = body as unknown as { readonly items: readonly Returned[] };
    const fees = items.filter(({ subject }) => subject.id === `activity/${courseOfTests}`);
    expect(fees.map(({ amount, returned }) => [amount, returned])).toEqual(
      Array.from({ length: 4 }, () => [45, 45]),
    );
    await audited({ council });
  });
}

/** A child applies for the summer school and proves its family; staff read the proof, and nobody else does. */
async function proving(town: Awaited<ReturnType<typeof registeringCouncil>>) {
  const { council, call, cookieAt, path, listed } = town;
  const child = {
    key: applicantKey('child'),
    party: {
      participant: { name: 'Neus Soler', identity: '', birthDay: '2020-05-01' },
      guardian: { name: 'Empar Soler', identity: numberOf(21), birthDay: '1984-03-02' },
    },
    content: { wishes: ['grans', 'vesprada'], segments: [], points: [], plan: 'julio', exemptions: [] },
    family: 'new',
  };
  const sent = await call(path(summer), child);
  expect(sent).toMatchObject({ status: 200, body: { state: 'sent', confirmed: null } });
  const file = Buffer.from(
    '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF',
  ).toString('base64');
  const proof = { key: applicantKey('child'), proof: 'libro', name: 'libro.pdf', file };
  expect(await call(`${path(summer)}/proofs`, { ...proof, proof: 'otro' })).toMatchObject({
    body: { where: 'unknownProof' },
  });
  expect(await call(`${path(summer)}/proofs`, proof)).toMatchObject({
    status: 200,
    body: { proofs: [{ name: 'libro.pdf' }] },
  });
  const [one] = await listed(summer);
  expect(one?.party?.participant.name).toBe('Neus Soler');
  const url = `/api/vilanova/staff/registrations/activities/${summer}/applications/${one?.code}/proofs/${one?.proofs[0]?.id}`;
  const cookie = await cookieAt(noon);
  const table = (format: string) =>
    council.server.inject({
      url: `/api/vilanova/staff/registrations/activities/${summer}/export?format=${format}`,
      headers: { cookie },
    });
  const [head, row = ''] = (await table('csv')).body.split('\r\n');
  expect(head).toContain('code;state;came;name;identity;born;guardian');
  expect(row.split(';').slice(0, 2)).toEqual([one?.code, 'sent']);
  expect(row).toContain(`;Neus Soler;;2020-05-01;Empar Soler;${numberOf(21)};`);
  expect(row).not.toContain(applicantKey('child'));
  expect((await table('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
  const read = await council.server.inject({ url, headers: { cookie } });
  expect([read.statusCode, read.body.slice(0, 8)]).toEqual([200, '%PDF-1.4']);
  expect((await council.server.inject({ url })).statusCode).toBe(403);
  const verdict = { code: one?.code, segments: [], points: [], exemptions: [] };
  return { one, verdict };
}

function admitting(): void {
  it('is admitted by lists with letters, proofs being read by staff only', async () => {
    const town = await registeringCouncil();
    const { council, call, registrar, cookieAt, path, own } = town;
    const { one, verdict } = await proving(town);
    const judge = `staff/registrations/activities/${summer}/verdicts`;
    expect(await registrar(judge, { ...verdict, isAdmitted: false, reason: '' })).toMatchObject({
      body: { where: 'noReason' },
    });
    await registrar(judge, { ...verdict, isAdmitted: false, reason: 'Falta la segunda página' });
    const later = Date.parse('2026-12-12T12:00:00Z');
    council.setTime(later);
    const evening = asking(council, await cookieAt(later));
    const lists = `staff/registrations/activities/${summer}/lists`;
    expect(await evening(lists, { list: 'provisional' })).toMatchObject({ status: 200 });
    const published = await call(`registrations/activities/${summer}/list`);
    expect(published.body).toMatchObject({ items: [{ code: one?.code, isAdmitted: false }] });
    expect(JSON.stringify(published.body)).not.toContain('Soler');
    const appeal = { key: applicantKey('child'), text: 'La segunda página estaba' };
    expect(await call(`${path(summer)}/appeal`, appeal)).toMatchObject({
      status: 200,
      body: { state: 'excluded', reason: 'Falta la segunda página' },
    });
    const answered = { ...verdict, isAdmitted: true, reason: 'Es verdad, estaba.' };
    expect(await evening(`staff/registrations/activities/${summer}/appeals`, answered)).toMatchObject({
      body: { appeal: { answer: 'Es verdad, estaba.' }, verdict: { isAdmitted: true } },
    });
    const final = Date.parse('2026-12-24T12:00:00Z');
    council.setTime(final);
    const christmas = asking(council, await cookieAt(final));
    expect(await christmas(lists, { list: 'final' })).toMatchObject({ status: 200 });
    await drawByTwo({ ...council, realm: 'vilanova', now: final }, summer);
    expect(await own('child', summer)).toMatchObject({
      state: 'offered',
      position: 1,
      place: { group: 'grans', segment: 'resto' },
      fee: 12000,
    });
    await audited({ council });
  });
}

/** What registrations promise on a database. */
export function registrationsOfPlaces(name: string): void {
  describe(`a place of a course on ${name}`, () => {
    racing();
  });
  describe(`a place of a course that costs something on ${name}`, () => {
    paying();
    callingOff();
    payingInParts();
    payingPartTwice();
  });
  describe(`who applies for a draw on ${name}`, () => {
    admitting();
  });
}
