import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeIn, noticeKind } from '#domain/notices/notice.ts';
import { keptOfParts } from '#domain/registrations/money/fee-parts.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { partedCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { endPlace } from './after/leave-activity.ts';
import { tendPart } from './after/tend-part.ts';
import { callActivityOff } from './call-off/call-activity-off.ts';
import { endCalledOff } from './call-off/end-called-off.ts';
import { paymentOfPart } from './places/fee-payment.ts';
import { answerOffer } from './places/answer-offer.ts';
import { settlePlaceFee } from './places/settle-fee.ts';
import { hasApplications, listApplications } from './read-applications.ts';

const day = 86_400_000;
type Town = ReturnType<typeof registeringTown>;
const leaving = { to: 'left', reason: '', by: 'sender' } as const;
const tended = { n: 2, act: 'forgive', reason: 'Lo pide servicios sociales', by: 'neus' } as const;

/** Somebody who paid the first of three parts. */
async function enrolled(n = 10): Promise<Town> {
  const town = registeringTown(partedCourse);
  await town.sends(n);
  expect(await town.paid(await town.begin(n))).toBe('enrolled');
  return town;
}

const owedOf = async (town: Town, n = 10) => (await town.find(n)).parts.map(({ owed }) => owed);
const bankOf = (town: Town): number => town.accounts()['bank'] ?? 0;

/** The mails of a town that wait, as word and moment in days from noon. */
async function mailsOf({ goods, places }: Town) {
  const query = { kind: noticeKind, owner: null, from: null, until: null, limit: 500, after: null };
  const all = await goods.list(places.good, query);
  return all.flatMap((record) => {
    const notice = noticeIn(record);
    return notice === null
      ? []
      : [`${notice.about.word} ${notice.state} ${Math.round((record.at - noon) / day)}`];
  });
}

describe('a place whose fee is paid in parts', () => {
  it('is had once its first part is paid, and the others on their days', async () => {
    const town = registeringTown(partedCourse);
    expect(await hasApplications(town.ports)(town.places.good)).toBe(false);
    await town.sends(10);
    expect(await hasApplications(town.ports)(town.places.good)).toBe(true);
    const first = await town.begin(10);
    expect([first.amount, (await town.find(10)).state]).toEqual([2000, 'accepted']);
    expect(await town.paid(first)).toBe('enrolled');
    expect(await town.find(10)).toMatchObject({
      fee: 6000,
      payment: first.id,
      parts: [{ payment: first.id, paid: 2000 }, { payment: null }, { payment: null }],
    });
    town.clock.at += 30 * day;
    const second = await town.beginPart(10, 2);
    expect(await town.paid(second)).toBe('paid');
    // Heard again, it changes nothing.
    expect(await settlePlaceFee(town.ports)({ ...second, status: 'pay' })).toBe('paid');
    expect([bankOf(town), town.refunds]).toEqual([4000, []]);
    expect((await town.find(10)).parts[1]).toMatchObject({ payment: second.id, paid: 2000 });
  });

  it('is had at once if each part has a day', async () => {
    const [plan] = partedCourse.plans;
    const parts = plan?.parts.slice(1) ?? [];
    const dated = { ...partedCourse, plans: [{ id: 'sencer', title: '', price: cents(4000), parts }] };
    const town = registeringTown(dated);
    expect(await town.sends(10)).toMatchObject(right({ state: 'enrolled', fee: 4000 }));
    await town.sends(11);
    town.clock.at += 29 * day;
    expect(await town.paid(await town.beginPart(10, 1))).toBe('paid');
    expect(bankOf(town)).toBe(2000);
    // Who waits and is offered the place accepts it without a payment.
    await endPlace(town.ports)(town.places, 'key-10', leaving);
    await town.passOn();
    expect((await town.find(11)).state).toBe('offered');
    expect(await answerOffer(town.ports)(town.places, 'key-11', true)).toMatchObject(
      right({ state: 'enrolled' }),
    );
  });

  it('is mailed a week before each day, on it and after it, once somebody is enrolled', async () => {
    const town = await enrolled();
    const parts = (await mailsOf(town)).filter((mail) => mail.startsWith('part'));
    expect(parts.toSorted()).toEqual([
      'partDue 2 30',
      'partDue 3 60',
      'partOverdue 2 31',
      'partOverdue 3 61',
      'partSoon 2 23',
      'partSoon 3 53',
    ]);
    town.clock.at += 30 * day;
    await town.paid(await town.beginPart(10, 2));
    expect(await mailsOf(town)).toContain('partPaid 2 30');
  });

  it('is not had for another sum: the money of an offer of before goes back', async () => {
    const town = registeringTown(partedCourse);
    await town.sends(10);
    const begun = { ...(await town.begin(10)), amount: cents(1999), status: 'pay' as const };
    expect(await settlePlaceFee(town.ports)(begun)).toBe('refunded');
    expect((await town.find(10)).state).toBe('accepted');
  });

  it('owes when it is left what was due by then, by the terms; what was paid too much goes back', async () => {
    const town = await enrolled();
    town.clock.at += 30 * day;
    await town.paid(await town.beginPart(10, 2));
    await town.paid(await town.beginPart(10, 3));
    // Half of three parts is owed.
    town.clock.at = noon + 95 * day;
    const early = await enrolled(12);
    early.clock.at += 30 * day;
    await early.paid(await early.beginPart(12, 2));
    expect(
      await endPlace(early.ports)(early.places, 'key-12', { ...leaving, to: 'expelled', reason: 'x' }),
    ).toEqual(right('nothing'));
    expect(await owedOf(early, 12)).toEqual([2000, 2000, 0]);
    expect(await endPlace(town.ports)(town.places, 'key-10', leaving)).toEqual(right('returned'));
    expect(await owedOf(town)).toEqual([2000, 1000, 0]);
    expect(town.refunds.map(({ amount }) => amount)).toEqual([1000, 2000]);
    expect(bankOf(town)).toBe(3000);
    // Asked again, nothing goes back twice.
    expect(await endPlace(town.ports)(town.places, 'key-10', leaving)).toEqual(right('returned'));
    expect(town.refunds).toHaveLength(2);
  });

  it('that is left keeps asking for what was due and not paid, and takes it', async () => {
    const town = await enrolled();
    town.clock.at = noon + 90 * day;
    const whole = await town.beginPart(10, 2);
    expect(await endPlace(town.ports)(town.places, 'key-10', leaving)).toEqual(right('nothing'));
    // Half of three parts is owed, and one part is paid.
    expect(await owedOf(town)).toEqual([2000, 1000, 0]);
    // What was begun for the whole part goes back: it is not the sum that is owed.
    expect(await town.paid(whole)).toBe('refunded');
    expect(await town.paid(await town.beginPart(10, 2))).toBe('paid');
    expect(bankOf(town)).toBe(3000);
    expect(keptOfParts((await town.find(10)).parts)).toBe(3000);
  });

  it('waits for staff if the bank does not take a refund', async () => {
    const town = await enrolled();
    town.refuseRefunds(true);
    expect(await endPlace(town.ports)(town.places, 'key-10', leaving)).toEqual(right('waits'));
    town.refuseRefunds(false);
    expect(await endPlace(town.ports)(town.places, 'key-10', leaving)).toEqual(right('returned'));
    expect(town.refunds).toHaveLength(1);
  });

  it('goes back whole, part by part, if the course is called off, and late money too', async () => {
    const town = await enrolled();
    town.clock.at += 30 * day;
    await town.paid(await town.beginPart(10, 2));
    const pending = await town.beginPart(10, 3);
    // oxlint-disable-next-line no-await-in-loop -- the second person signs after the first one
    for (const by of ['neus', 'pere'])
      await callActivityOff(town.ports)(town.places, { reason: 'No hay monitora', by });
    expect(await owedOf(town)).toEqual([0, 0, 0]);
    expect(bankOf(town)).toBe(0);
    expect(town.refunds.map(({ amount }) => amount)).toEqual([2000, 2000]);
    expect(await town.paid(pending)).toBe('refunded');
    expect(await endCalledOff(town.ports)(town.places, true)).toEqual({ applications: 1, waits: 0 });
    expect(town.refunds).toHaveLength(3);
  });
});

describe('a part of a fee', () => {
  it('is noted by whoever settles it next if the server dies between the bank and the note', async () => {
    const town = await enrolled();
    town.clock.at += 30 * day;
    const begun = await town.beginPart(10, 2);
    const dead = {
      ...town.ports,
      goods: { ...town.goods, ask: async () => Promise.reject(new Error('killed')) },
    };
    await expect(settlePlaceFee(dead)({ ...begun, status: 'pay' })).rejects.toThrow('killed');
    expect((await town.find(10)).parts[1]?.payment).toBeNull();
    // Another one dies after the note, before the payment is marked: it is not noted twice.
    const unmarked = { ...town.ports, payments: { change: async () => Promise.reject(new Error('killed')) } };
    await expect(settlePlaceFee(unmarked)({ ...begun, status: 'pay' })).rejects.toThrow('killed');
    expect(await town.paid(begun)).toBe('paid');
    expect([bankOf(town), town.refunds]).toEqual([4000, []]);
  });

  it('is noted once by two processes, and waits for the next look if others are always faster', async () => {
    const town = await enrolled();
    town.clock.at += 30 * day;
    const begun = { ...(await town.beginPart(10, 2)), status: 'pay' as const };
    const refused = async () => left({ kind: 'recordChanged' as const, record: 'x' });
    const slow = { ...town.ports, goods: { ...town.goods, ask: refused as never } };
    expect(await settlePlaceFee(slow)(begun)).toBe('none');
    const both = await Promise.all([settlePlaceFee(town.ports)(begun), settlePlaceFee(town.ports)(begun)]);
    expect(both).toEqual(['paid', 'paid']);
    expect(bankOf(town)).toBe(4000);
  });

  it('that is not of the fee goes back', async () => {
    const town = await enrolled();
    const begun = await paymentOfPart(town.ports)(
      town.town.realm,
      town.activity,
      { id: 'key-10' },
      {
        n: 9,
        owed: cents(2000),
      },
    );
    expect(await town.paid(begun.payment)).toBe('refunded');
  });

  it('is forgiven with a reason, and then not taken', async () => {
    const town = await enrolled();
    const { ports, places, clock } = town;
    const tend = (more: object = {}, id = 'key-10') => tendPart(ports)(places, id, { ...tended, ...more });
    const pending = await town.beginPart(10, 2);
    expect(await tend({}, 'nobody')).toEqual(left({ kind: 'unknownApplication' }));
    expect(await tend({ n: 4 })).toEqual(left({ kind: 'unknownPart' }));
    expect(await tend({ n: 1 })).toEqual(left({ kind: 'partNotOwed' }));
    expect(await tend({ reason: ' ' })).toEqual(left({ kind: 'noReason' }));
    expect(await tend({ act: 'remind' })).toEqual(left({ kind: 'partNotDue' }));
    clock.at += 31 * day;
    expect(isLeft(await tend({ act: 'remind' }))).toBe(false);
    expect(await mailsOf(town)).toContain('partOverdue 2 31');
    const raced = {
      ...ports,
      goods: { ...town.goods, ask: async () => left({ kind: 'recordChanged' }) as never },
    };
    expect(await tendPart(raced)(places, 'key-10', tended)).toEqual(left({ kind: 'changed' }));
    expect(isLeft(await tend())).toBe(false);
    expect((await town.find(10)).parts[1]).toMatchObject({ owed: 0, forgiven: { by: 'neus' } });
    expect(await tend()).toEqual(left({ kind: 'partNotOwed' }));
    expect(await town.paid(pending)).toBe('refunded');
    expect(await town.paid(await town.beginPart(10, 3))).toBe('paid');
  });
});

const act = fc.record({
  what: fc.constantFrom(
    'send',
    'pay',
    'part',
    'part',
    'late',
    'forgive',
    'leave',
    'expel',
    'exclude',
    'wait',
    'pass',
  ),
  who: fc.constantFrom(10, 11, 12),
  n: fc.integer({ min: 1, max: 3 }),
});

/** Pays at the bank, if that payment has not gone back: the bank takes it once. */
async function paysOnce(town: Town, payment: Awaited<ReturnType<Town['begin']>>): Promise<void> {
  if (!town.refunds.some(({ id }) => id === payment.id)) await town.paid(payment);
}

/** Does one thing in a town; what is refused changes nothing. Payments that were begun can be paid much later. */
async function does(
  town: Town,
  { what, who, n }: { readonly what: string; readonly who: number; readonly n: number },
  begun: Awaited<ReturnType<Town['begin']>>[],
): Promise<void> {
  const { ports, places, clock } = town;
  const key = `key-${who}`;
  if (what === 'wait') clock.at += 17 * day;
  if (what === 'pass') await town.passOn();
  if (what === 'send') await town.sends(who);
  const late = begun.at(n - 1);
  if (what === 'late' && late !== undefined) await paysOnce(town, late);
  const found = (await listApplications(ports)(places.good, null)).find(
    ({ application }) => application.id === key,
  );
  const part = found?.application.parts.find((one) => one.n === n);
  if (found === undefined) return;
  if (what === 'pay' && found.application.fee > 0) {
    await answerOffer(ports)(places, key, true);
    const payment = await town.begin(who);
    begun.push(payment);
    await paysOnce(town, payment);
  }
  if (what === 'part' && part !== undefined && part.owed > 0) {
    const payment = await town.beginPart(who, n);
    begun.push(payment);
    if (n > 1) await paysOnce(town, payment);
  }
  if (what === 'forgive') await tendPart(ports)(places, key, { ...tended, n });
  const endings = { leave: 'left', expel: 'expelled', exclude: 'excluded' } as const;
  const to = endings[what as keyof typeof endings];
  if (to !== undefined) await endPlace(ports)(places, key, { to, reason: 'x', by: 'neus' });
}

describe('the books of fees in parts', () => {
  it('say, whatever people do and in whatever order, that what was paid and did not go back is what is owed and not asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
        const town = registeringTown({
          ...partedCourse,
          times: { ...partedCourse.times, closes: noon + 90 * day },
        });
        const begun: Awaited<ReturnType<Town['begin']>>[] = [];
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        for (const one of acts) await does(town, one, begun);
        const all = (await listApplications(town.ports)(town.places.good, null)).map(
          ({ application }) => application,
        );
        let kept = 0;
        for (const { state, parts, fee, payment, back } of all) {
          if (parts.length === 0) {
            if (state === 'enrolled' && payment !== null) kept += fee;
            if (['left', 'expelled', 'excluded'].includes(state)) kept += back?.kept ?? 0;
            continue;
          }
          kept += keptOfParts(parts);
          for (const { paid, returned, owed, payment: by } of parts)
            if (by !== null) expect(paid - returned).toBe(owed);
            else expect([paid, returned]).toEqual([0, 0]);
        }
        expect(bankOf(town)).toBe(kept);
        // What the bank took and did not send back is in the books too.
        const sent = new Map<string, number>();
        for (const { id, amount } of town.refunds) sent.set(id, (sent.get(id) ?? 0) + amount);
        let held = 0;
        for (const { id, realm } of new Map(begun.map((one) => [one.id, one])).values()) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const payment = await town.ports.payments.find(realm, id);
          held += (payment?.taken ?? 0) - (sent.get(id) ?? 0);
        }
        expect(held).toBe(kept);
      }),
      { numRuns: 60 },
    );
  });
});
