import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { hall } from '#fixtures/builders/reservations/venue.ts';
import { left, right } from '#domain/shared/result.ts';
import { giveReservationBack } from '../give-reservation-back.ts';
import { readReservation } from '../read-reservation.ts';
import { decideRequest } from './decide-request.ts';
import { payAtDesk } from './pay-at-desk.ts';

/** A town in which a hall was approved and waits for its payment. */
async function approved() {
  const town = reservingTown(hall);
  const { ports, good, asks } = town;
  await asks('one', { place: 'salon', purpose: 'Asamblea' });
  await decideRequest(ports)(good, 'one', { isApproved: true, reason: '', by: 'Neus' });
  const kept = async () => {
    const found = await readReservation(ports)(good, 'one');
    if (found === null) throw new Error('one');
    return found;
  };
  const pay = async (desk: 'cash' | 'card') => payAtDesk(ports)(good, await kept(), { desk, by: 'Neus' });
  return { ...town, kept, pay };
}

describe('an approved hall that is paid at a desk', () => {
  it('is its holder’s, once, and the ledger says how it was paid', async () => {
    const { pay, find, accounts } = await approved();
    expect(await pay('card')).toMatchObject(right({ state: 'booked', desk: 'card', payment: null }));
    expect(await pay('card')).toMatchObject(right({ state: 'booked' }));
    expect(await pay('cash')).toEqual(left({ kind: 'notHeld' }));
    const { total, deposit } = await find('one');
    expect(accounts()).toEqual({ card: total, income: deposit - total, deposits: 0 - deposit });
  });

  it('gives back on the same way', async () => {
    const { pay, ports, good, accounts, find } = await approved();
    await pay('card');
    expect(await giveReservationBack(ports)(good, 'one', 'Neus')).toEqual(right('waits'));
    expect(accounts()['card']).toBe((await find('one')).back?.kept);
  });

  it('is not paid after three days, nor by who looked at it before it changed', async () => {
    const { pay, clock, kept, ports, good } = await approved();
    const before = await kept();
    await pay('cash');
    expect(await payAtDesk(ports)(good, before, { desk: 'card', by: 'Neus' })).toEqual(
      left({ kind: 'notHeld' }),
    );
    const other = await approved();
    other.clock.at = clock.at + 73 * 3_600_000;
    expect(await other.pay('cash')).toEqual(left({ kind: 'notHeld' }));
    const busy = await approved();
    const ask = async () => left({ kind: 'recordChanged', record: 'r' } as const);
    const refusing = { ...busy.ports, goods: { ...busy.goods, ask } };
    expect(await payAtDesk(refusing)(busy.good, await busy.kept(), { desk: 'cash', by: 'Neus' })).toEqual(
      left({ kind: 'changed' }),
    );
  });

  it('sends money back that the bank says was paid at the same moment', async () => {
    const { pay, paid, begin, refunds, find } = await approved();
    const payment = await begin('one');
    await pay('cash');
    expect(await paid(payment)).toBe('refunded');
    expect(refunds).toHaveLength(1);
    expect(await find('one')).toMatchObject({ state: 'booked', desk: 'cash', start: hourOf(20, 19) });
  });
});
