import { expect, it } from 'vitest';
import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { returnFee } from '#application/appointments/fees/return-fee.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
} from '#fixtures/builders/appointments/booking-town.ts';
import { payingTown, type SentBack } from '#fixtures/builders/appointments/paying-town.ts';
import { memoryPayments } from '#fixtures/memory/payments.ts';
import type { BookingDatabase } from './racing-people.ts';

const times = (count: number) => Array.from({ length: count }, (_, n) => n);

/** An appointment that costs something, on one database that two processes of a server have. */
async function payingAt(open: () => Promise<BookingDatabase>) {
  const { stores, books } = await open();
  const [payments, refunds] = [memoryPayments(), [] as SentBack[]];
  const [one, two] = stores.map((stored) =>
    payingTown(bookingCouncil(undefined, {}, stored), payments, refunds),
  ) as [ReturnType<typeof payingTown>, ReturnType<typeof payingTown>];
  await holdAppointment(one.ports)(town, askedHold('a', { services: ['certificado'], channel: 'desk' }));
  await confirmAppointment(one.ports)(town, askedConfirmation('a', { channel: 'desk' }));
  const begun = await one.begin('a');
  if (isLeft(begun)) throw new Error(begun.left.kind);
  const came = await one.taken(begun.right.payment);
  const faults = async () => (await auditGoods({ books })()).flatMap((found) => found.faults);
  return { one, two, came, refunds, faults };
}

/** What is paid for appointments, on a real database: noted once, returned once, and never lost between the two. */
export function payingPeople(open: () => Promise<BookingDatabase>): void {
  it('notes a payment once that the bank says to two processes a dozen times', async () => {
    const { one, two, came, refunds, faults } = await payingAt(open);
    const settled = await Promise.all(times(12).map((n) => (n % 2 === 0 ? one : two).settle(came)));
    expect(new Set(settled)).toEqual(new Set(['paid']));
    expect((await readVisit(two.ports)(town.realm, 'a'))?.visit.fee).toMatchObject({ amount: 200 });
    expect(refunds).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  it('returns the money once, whichever of payment and giving back is faster', async () => {
    const { one, two, came, refunds, faults } = await payingAt(open);
    await Promise.all([
      one.settle(came),
      giveAppointmentBack(two.ports)(town.realm, 'a', 'sender'),
      two.settle(came),
    ]);
    // Who gives back asks again if the payment was faster; then the money is returned by whoever looks.
    await giveAppointmentBack(one.ports)(town.realm, 'a', 'sender');
    await Promise.all([
      returnFee(one.ports)(town.realm, 'a'),
      returnFee(two.ports)(town.realm, 'a'),
      two.settle(came),
    ]);
    expect((await readVisit(one.ports)(town.realm, 'a'))?.visit.state).toBe('cancelled');
    expect(refunds).toEqual([{ id: came.id, key: `fee/${came.id}`, amount: 200 }]);
    expect(await faults()).toEqual([]);
  });

  it('goes on in another process after one died between the payment and its note, or before the money went back', async () => {
    const { two, came, refunds, faults } = await payingAt(open);
    expect(await two.settle(came)).toBe('paid');
    await giveAppointmentBack(two.ports)(town.realm, 'a', 'sender');
    expect(refunds).toEqual([]);
    expect(await returnFee(two.ports)(town.realm, 'a')).toBe('returned');
    expect(await two.settle(came)).toBe('refunded');
    expect(refunds).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });
}
