import { describe, expect, it } from 'vitest';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { payingTown } from '#fixtures/builders/appointments/paying-town.ts';
import { noticeIn, noticeKind } from '#domain/notices/notice.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { actAtCounter } from '../counter/act-at-counter.ts';
import { goodOfAppointments } from '../booking/booking-ports.ts';
import { confirmAppointment } from '../booking/confirm-appointment.ts';
import { giveAppointmentBack } from '../booking/give-appointment-back.ts';
import { holdAppointment } from '../booking/hold-appointment.ts';
import { moveAppointment } from '../booking/move-appointment.ts';
import { readVisit } from '../booking/read-visit.ts';
import { subjectOfVisitFee, visitOfSubject } from './fee-payment.ts';
import { returnFee } from './return-fee.ts';

const { realm } = town;

/** A certificate, which costs two euros, for tomorrow at nine. */
async function paying() {
  const council = bookingCouncil();
  const paid = payingTown(council);
  const { ports } = council;
  await holdAppointment(ports)(town, askedHold('a', { services: ['certificado'], channel: 'desk' }));
  const person = { name: 'Empar', email: 'empar@correo.example', language: 'va' } as const;
  await confirmAppointment(ports)(town, askedConfirmation('a', { person, channel: 'desk' }));
  const fee = async () => (await readVisit(ports)(realm, 'a'))?.visit.fee;
  const begun = async () => {
    const open = await paid.begin('a');
    if (isLeft(open)) throw new Error(open.left.kind);
    return open.right.payment;
  };
  const accounts = () => {
    const sums: Record<string, number> = {};
    for (const line of council.goods.linesOf(goodOfAppointments(realm)))
      if (line.kind === 'cents') sums[line.account] = (sums[line.account] ?? 0) + line.amount;
    return sums;
  };
  return { ...council, ...paid, fee, begun, accounts, ports: paid.ports };
}

describe('what an appointment costs', () => {
  it('is paid once, however often its payment is begun and the bank says so', async () => {
    const { begun, taken, settle, fee, accounts, begin } = await paying();
    const payment = await begun();
    expect(payment).toMatchObject({ amount: 200, subject: { kind: 'fee', id: 'appointment/a' } });
    expect((await begun()).id).toBe(payment.id);
    expect(await settle(payment)).toBe('none');
    const came = await taken(payment);
    expect(await settle(came)).toBe('paid');
    expect(await settle(came)).toBe('paid');
    expect(await fee()).toMatchObject({ payment: payment.id, amount: 200, isBack: false });
    expect(accounts()).toEqual({ bank: 200, income: -200 });
    expect(await begin('a')).toEqual(left({ kind: 'noFee' }));
  });

  it('is not paid for a service that costs nothing, nor by a payment for something else', async () => {
    const { ports, begin, begun, settle } = await paying();
    await holdAppointment(ports)(
      town,
      askedHold('b', { services: ['obras'], at: tomorrowAt(11), channel: 'desk', device: 'b' }),
    );
    expect(await begin('b')).toEqual(left({ kind: 'noFee' }));
    const payment = { ...(await begun()), status: 'pay' as const };
    for (const subject of [
      { kind: 'hold', id: 'appointment/a' },
      { kind: 'fee', id: 'other/a' },
    ] as const) {
      expect(visitOfSubject(subject)).toBeNull();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await settle({ ...payment, subject })).toBe('none');
    }
    expect(visitOfSubject(subjectOfVisitFee('a'))).toBe('a');
  });

  it('is noted also if the desk does something at that moment', async () => {
    const { ports, begun, taken, fee, settle } = await paying();
    const came = await taken(await begun());
    const act = actAtCounter(ports)(realm, { visit: 'a', version: 2, act: 'arrive', by: 'rosa', desk: null });
    const [settled] = await Promise.all([settle(came), act]);
    expect(settled).toBe('paid');
    expect(await fee()).toMatchObject({ amount: 200 });
  });

  it('costs something else once its services do, and is then another payment', async () => {
    const { ports, begun } = await paying();
    const first = await begun();
    const setup = await ports.appointments.setup();
    const services = setup.services.map((one) => ({ ...one, fee: 300 as never }));
    Object.assign(setup, { services });
    try {
      expect(await begun()).toMatchObject({ amount: 300 });
      expect((await begun()).id).not.toBe(first.id);
    } finally {
      Object.assign(setup, { services: setup.services.map((one, n) => ({ ...one, fee: [0, 200, 0][n] })) });
    }
  });
});

describe('money for an appointment', () => {
  it('goes back whole if it is given back, and its person is told; once, however often it is asked for', async () => {
    const { ports, begun, taken, settle, refunds, accounts, fee } = await paying();
    const payment = await begun();
    await settle(await taken(payment));
    expect(await returnFee(ports)(realm, 'a')).toBe('nothing');
    await giveAppointmentBack(ports)(realm, 'a', 'sender');
    expect(await returnFee(ports)(realm, 'a')).toBe('returned');
    expect(await returnFee(ports)(realm, 'a')).toBe('returned');
    expect(refunds).toEqual([{ id: payment.id, key: `fee/${payment.id}`, amount: 200 }]);
    expect(await fee()).toMatchObject({ isBack: true });
    expect(accounts()).toEqual({ bank: 0, income: 0 });
    const asked = { kind: noticeKind, owner: null, from: null, until: null, limit: 9, after: null };
    const notices = (await ports.goodsRecords.list(goodOfAppointments(realm), asked)).map(noticeIn);
    expect(notices).toContainEqual(
      expect.objectContaining({ about: { kind: 'appointment', word: 'cancelled', key: 'a' }, amount: 200 }),
    );
  });

  it('that comes after it was given back goes back, and waits for staff if the bank is away', async () => {
    const { ports, begun, taken, settle, refunds, setAway, accounts } = await paying();
    const came = await taken(await begun());
    await giveAppointmentBack(ports)(realm, 'a', 'sender');
    setAway(true);
    expect(await settle(came)).toBe('refundFailed');
    setAway(false);
    expect(await settle(came)).toBe('refunded');
    expect(refunds).toHaveLength(1);
    expect(accounts()).toEqual({});
    expect(await returnFee(ports)(realm, 'none')).toBe('nothing');
  });

  it('goes back later if the server died after it was given back, or the bank was away', async () => {
    const { ports, begun, taken, settle, refunds, setAway } = await paying();
    await settle(await taken(await begun()));
    await giveAppointmentBack(ports)(realm, 'a', 'sender');
    setAway(true);
    expect(await returnFee(ports)(realm, 'a')).toBe('waits');
    setAway(false);
    expect(await returnFee(ports)(realm, 'a')).toBe('returned');
    expect(refunds).toHaveLength(1);
  });

  it('that was paid twice, in two tabs, goes back once', async () => {
    const { begun, taken, settle, refunds, accounts } = await paying();
    const first = await begun();
    const came = await taken(first);
    await settle(came);
    expect(await settle({ ...came, id: 'another' })).toBe('refunded');
    expect(refunds).toEqual([{ id: 'another', key: 'fee/another', amount: 200 }]);
    expect(accounts()).toEqual({ bank: 200, income: -200 });
  });

  it('that comes when nobody knows the appointment any more, or its person was served, goes back', async () => {
    const { ports, begun, taken, settle, refunds } = await paying();
    const came = await taken(await begun());
    expect(await settle({ ...came, subject: subjectOfVisitFee('none') })).toBe('refunded');
    const act = (what: 'arrive' | 'call' | 'finish', version: number) =>
      actAtCounter(ports)(realm, { visit: 'a', version, act: what, by: 'rosa', desk: '1' });
    await act('arrive', 2);
    await act('call', 3);
    await act('finish', 4);
    expect(await settle({ ...came, id: 'late' })).toBe('refunded');
    expect(refunds).toHaveLength(2);
  });

  it('that was noted and whose appointment was given back before it was marked goes back', async () => {
    const { ports, begun, taken, settle, refunds } = await paying();
    const came = await taken(await begun());
    await settle(came);
    await giveAppointmentBack(ports)(realm, 'a', 'sender');
    expect(await settle(came)).toBe('refunded');
    expect(await returnFee(ports)(realm, 'a')).toBe('returned');
    expect(refunds).toHaveLength(1);
  });

  it('goes along if the appointment is moved', async () => {
    const { ports, begun, taken, settle, fee } = await paying();
    await settle(await taken(await begun()));
    const to = { visit: 'a', office: 'plaza', at: tomorrowAt(11), channel: 'desk', by: 'sender' } as const;
    expect(await moveAppointment(ports)(town, to)).toMatchObject(right({ fee: { amount: 200 } }));
    expect(await fee()).toMatchObject({ isBack: false });
  });

  it('is left alone if nothing can be stored', async () => {
    const { ports, begun, taken } = await paying();
    const came = await taken(await begun());
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'visit/a' });
    const council = { ports: { ...ports, goods: { ...ports.goods, ask } } };
    const { settle, refunds } = payingTown(council, ports.payments);
    expect(await settle(came)).toBe('none');
    expect(refunds).toEqual([]);
  });
});
