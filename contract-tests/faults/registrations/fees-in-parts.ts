import { expect, it } from 'vitest';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { paidAtBank } from '#fixtures/builders/reservations/paid-at-bank.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';
import { applicantKey, courseOfTests, registeringCouncil } from './a-registering-council.ts';

const day = 86_400_000;
const inParts = { wishes: ['dimarts'], segments: [], points: [], plan: 'tres', exemptions: [] };
const states = (one: { readonly parts?: OwnApplicationAnswer['parts'] } | undefined) =>
  one?.parts?.map(({ state }) => state);

/** A course of which two people pay three parts: on their days, after a death, late, forgiven, and when they leave. */
export function payingInParts(): void {
  it('of a fee in parts is paid part by part, by whoever looks if the server dies, and owes what was due when it is left', async () => {
    const town = await registeringCouncil();
    const { council, send, pay, path, cookieAt } = town;
    const { own: first } = await send(11, { content: inParts });
    expect(first).toMatchObject({ state: 'accepted', fee: 4500, toPay: 1500 });
    await pay(first);
    await pay((await send(12, { content: inParts })).own);

    council.setTime(noon + 64 * day);
    const there = asking(council, await deviceCookie(council.server));
    const named = (n: number) => ({ applications: [{ activity: courseOfTests, key: applicantKey(n) }] });
    const ownBy = async (n: number, by = there) =>
      (
        (await by('registrations/own', named(n))).body as unknown as {
          items: readonly OwnApplicationAnswer[];
        }
      ).items[0];
    const before = await ownBy(11);
    expect([before?.toPay, states(before)]).toEqual([1500, ['paid', 'later', 'later']]);
    await paidAtBank(council, before?.payment?.id ?? '', 1500);
    const restarted = await council.restart();
    restarted.setTime(noon + 72 * day);
    const again = asking(restarted, await deviceCookie(restarted.server));
    expect(states(await ownBy(11, again))).toEqual(['paid', 'paid', 'later']);
    expect(states(await ownBy(12, again))).toEqual(['paid', 'overdue', 'later']);

    const registrar = asking(restarted, await cookieAt(noon + 72 * day));
    const staff = `staff/registrations/activities/${courseOfTests}`;
    const { body } = await registrar(`${staff}/applications`);
    const listed = (body as unknown as { items: readonly StaffApplicationAnswer[] }).items;
    const late = listed.find(({ parts }) => parts.some(({ state }) => state === 'overdue'));
    const part = { code: late?.code, n: 2, reason: '' };
    expect(await registrar(`${staff}/parts`, { ...part, act: 'remind' })).toMatchObject({ status: 200 });
    expect(await registrar(`${staff}/parts`, { ...part, act: 'forgive' })).toMatchObject({
      body: { where: 'noReason' },
    });
    expect(
      await registrar(`${staff}/parts`, { ...part, act: 'forgive', reason: 'Lo pide Cáritas' }),
    ).toMatchObject({
      body: { parts: [{}, { state: 'forgiven', owed: 0 }, { state: 'later' }], isUnpaid: false },
    });

    // By the terms nothing comes back now: the two parts that were due stay paid, the third one is not asked for.
    expect(await again(`${path(courseOfTests)}/leave`, { key: applicantKey(11) })).toMatchObject({
      body: { state: 'left', back: { refund: 0, kept: 3000 }, toPay: null },
    });
    expect(states(await ownBy(11, again))).toEqual(['paid', 'paid', 'ended']);
    const audit = await restarted.council.auditGoods();
    expect(audit.flatMap(({ faults }) => faults)).toEqual([]);
  });
}

/** A part that is paid through two processes at the same moment, by two windows of a family: once, and both say so. */
export function payingPartTwice(): void {
  it('of which a part is paid through two processes at once is paid once, and both windows say so', async () => {
    const { council, send, pay } = await registeringCouncil();
    await pay((await send(11, { content: inParts })).own);
    const at = noon + 64 * day;
    const second = await council.second();
    const processes = [council, second];
    for (const one of processes) one.setTime(at);
    const windows = await Promise.all(
      processes.map(async (one) => asking(one, await deviceCookie(one.server))),
    );
    const named = { applications: [{ activity: courseOfTests, key: applicantKey(11) }] };
    const seen = async () => {
      const answers = await Promise.all(windows.map((by) => by('registrations/own', named)));
      return answers.map(({ body }) => (body['items'] as unknown as readonly OwnApplicationAnswer[])[0]);
    };
    const [one, other] = await seen();
    // Both windows begin the same payment.
    expect([one?.toPay, other?.payment?.id]).toEqual([1500, one?.payment?.id]);
    const pages = await Promise.all(
      processes.map(({ server }, nth) => {
        const { searchParams } = new URL([one, other][nth]?.payment?.url ?? '', 'http://portal.invalid');
        return server.inject({
          method: 'POST',
          url: '/api/vilanova/payments/page',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ token: searchParams.get('token') ?? '', answer: 'pay' }).toString(),
        });
      }),
    );
    for (const { body } of pages) expect(body).toMatch(/Pago completado|Este pago ya se ha usado/u);
    for (const own of await seen()) {
      expect(states(own)).toEqual(['paid', 'paid', 'later']);
      expect(own?.parts?.map(({ paid, returned }) => paid - returned)).toEqual([1500, 1500, 0]);
      expect([own?.toPay, own?.payment]).toEqual([null, null]);
    }
    // Who looks once more is told the same: nothing has gone back.
    const { pathname, search } = new URL(one?.payment?.url ?? '', 'http://portal.invalid');
    expect((await second.server.inject(`${pathname}${search}`)).body).toContain('Este pago ya se ha usado');
    const audit = await second.council.auditGoods();
    expect(audit.flatMap(({ faults }) => faults)).toEqual([]);
  });
}
