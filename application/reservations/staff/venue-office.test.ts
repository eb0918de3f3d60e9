import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { hall, pavilion } from '#fixtures/builders/reservations/venue.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { giveReservationBack } from '../give-reservation-back.ts';
import { moveReservation } from '../move-reservation.ts';
import { readReservation } from '../read-reservation.ts';
import type { SeenReservation } from '../view-reservation.ts';
import { readVisitorBook } from '../visitor-book.ts';
import { displaceReservations, previewDisplacing } from './displace-reservations.ts';
import { enterByLetters } from './enter-by-letters.ts';
import { forgiveStrike } from './forgive-strike.ts';
import { listEvents } from './list-events.ts';
import { listHallRequests } from './list-hall-requests.ts';
import { listStrikes } from './list-strikes.ts';
import { owedCandidates } from './owed-candidates.ts';
import { listOwedMoney, returnOwedMoney } from './owed-money.ts';

const bob = { visitor: { written: { identity: '00000000T', birthDay: '1984-03-02' }, isAtDesk: false } };
const atDesk = { visitor: { written: { identity: '12345678Z', birthDay: null }, isAtDesk: true } };
const event = {
  id: 'mesa',
  places: ['pabellon'],
  from: hourOf(20, 18),
  until: hourOf(20, 22),
  reason: 'Mesa electoral',
};

async function keptOf(town: ReturnType<typeof reservingTown>, id: string) {
  const kept = await readReservation(town.ports)(town.good, id);
  if (kept === null) throw new Error(id);
  return kept;
}

const statesOf = (seen: readonly Pick<SeenReservation, 'reservation' | 'state'>[]) =>
  Object.fromEntries(seen.map(({ reservation, state }) => [reservation.id, state]));

describe('an event of the council', () => {
  it('shows who would lose what before it is done, and afterwards what they chose', async () => {
    const town = reservingTown(pavilion);
    const { ports, good, site, books, asks, clock } = town;
    await books('moves');
    await books('waits', { ...bob, place: 'pista1' });
    await books('money', { place: 'pista3', start: hourOf(20, 21), ...atDesk });
    await asks('held', { ...bob, place: 'pista1', start: hourOf(20, 21) });
    const preview = previewDisplacing(ports);
    const seen = await preview(good.realm, site, event);
    if (isLeft(seen)) throw new Error(seen.left.kind);
    expect(statesOf(seen.right)).toEqual({
      held: 'held',
      money: 'booked',
      moves: 'booked',
      waits: 'booked',
    });
    expect(await listEvents(ports)(good)).toEqual([]);
    expect(await preview(good.realm, site, { ...event, reason: '' })).toEqual(left({ kind: 'noReason' }));
    await displaceReservations(ports)(good.realm, site, event, 'Neus');
    expect(await preview(good.realm, site, event)).toEqual(right([]));
    expect(await preview(good.realm, site, { ...event, id: 'pleno', places: ['pista1'] })).toEqual(
      left({ kind: 'taken' }),
    );
    await moveReservation(ports)(site, good, { id: 'moves', place: 'pista2', start: hourOf(21, 19) });
    await giveReservationBack(ports)(good, 'money');
    const [listed] = await listEvents(ports)(good);
    expect(statesOf(listed?.losers ?? [])).toEqual({
      money: 'returned',
      moves: 'booked',
      waits: 'displaced',
    });
    clock.at = hourOf(22, 22, '2026-12');
    expect(await listEvents(ports)(good)).toEqual([]);
  });

  it('forgets losers who were erased, and leaves alone who had the place before', async () => {
    const town = reservingTown({ ...pavilion, entry: null });
    const { ports, good, site, books, clock } = town;
    await books('one');
    await displaceReservations(ports)(good.realm, site, event, 'Neus');
    const record = async (...[id, kind, name]: Parameters<typeof ports.goodsRecords.record>) =>
      name === 'one' ? null : ports.goodsRecords.record(id, kind, name);
    const erased = { ...ports, goodsRecords: { ...ports.goodsRecords, record } };
    expect(await listEvents(erased)(good)).toMatchObject([{ losers: [] }]);
    await books('two', { start: hourOf(21, 19) });
    clock.at = hourOf(21, 20);
    const now = { ...event, id: 'now', from: hourOf(21, 20), until: hourOf(21, 21) };
    expect(await previewDisplacing(ports)(good.realm, site, now)).toEqual(right([]));
  });

  it('is refused before it is done if somebody has come in', async () => {
    const { ports, good, site, books, clock } = reservingTown(pavilion);
    const { letters } = await books('one');
    clock.at = hourOf(20, 19);
    await enterByLetters(ports)(good, letters, 'Neus');
    const now = { ...event, from: clock.at };
    expect(await previewDisplacing(ports)(good.realm, site, now)).toEqual(left({ kind: 'inUse' }));
  });
});

describe('what waits for approval', () => {
  it('is listed with what is in its way: others who ask or have the hall, and events', async () => {
    const { ports, good, site, asks } = reservingTown(hall);
    const wanted = { place: 'salon', minutes: 120, purpose: 'Asamblea' };
    await asks('one', wanted);
    await asks('two', { ...wanted, ...bob, start: hourOf(20, 20) });
    await asks('alone', { ...wanted, start: hourOf(22, 10) });
    const place = { ...event, places: ['salon'], from: hourOf(20, 21), until: hourOf(20, 22) };
    expect(await displaceReservations(ports)(good.realm, site, place, 'Neus')).toEqual(right([]));
    const listed = await listHallRequests(ports)(site, good);
    expect(
      listed.map(({ asked, others, events }) => [
        asked.reservation.id,
        others.map(({ reservation }) => reservation.id),
        events.map(({ id }) => id),
      ]),
    ).toEqual([
      ['one', ['two'], []],
      ['two', ['one'], ['mesa']],
      ['alone', [], []],
    ]);
  });
});

describe('a strike', () => {
  it('is listed with what follows from it, and forgiven once, for a reason', async () => {
    const town = reservingTown({ ...pavilion, strikes: { most: 2, withinDays: 60, blockedDays: 30 } });
    const { ports, good, site, books, clock, asks } = town;
    const rule = site.venue.strikes;
    await books('first');
    await books('second', { start: hourOf(21, 19) });
    await books('other', { ...bob, start: hourOf(22, 19) });
    expect(await listStrikes(ports)(good, rule)).toEqual([]);
    const early = await forgiveStrike(ports)(good, await keptOf(town, 'first'), { reason: 'x', by: 'Neus' });
    expect(early).toEqual(left({ kind: 'noStrike' }));
    clock.at = hourOf(22, 21);
    const listed = await listStrikes(ports)(good, rule);
    expect(listed.map(({ missed, strikes }) => [missed.length, strikes.count, strikes.blockedUntil])).toEqual(
      [
        [2, 0, hourOf(21, 19, '2026-12')],
        [1, 1, null],
      ],
    );
    const kept = await keptOf(town, 'second');
    expect(await forgiveStrike(ports)(good, kept, { reason: ' ', by: 'Neus' })).toEqual(
      left({ kind: 'noReason' }),
    );
    const refusing = {
      ...ports,
      goods: { ...ports.goods, ask: async () => left({ kind: 'recordChanged' } as never) },
    };
    const verdict = { reason: ' La puerta no se abría ', by: 'Neus' };
    expect(await forgiveStrike(refusing)(good, kept, verdict)).toEqual(left({ kind: 'changed' }));
    expect(await forgiveStrike(ports)(good, kept, verdict)).toMatchObject(
      right({ forgiven: 'La puerta no se abría' }),
    );
    const again = await keptOf(town, 'second');
    expect(await forgiveStrike(ports)(good, again, verdict)).toEqual(left({ kind: 'noStrike' }));
    const { strikes } = await readVisitorBook(ports)(good, site.venue, kept.reservation.holder, clock.at);
    expect(strikes).toEqual({ count: 1, blockedUntil: null });
    expect(await asks('next', { start: hourOf(24, 19) })).toMatchObject(right({}));
    expect(await listStrikes(ports)(good, null)).toEqual([]);
  });
});

describe('money that could not go back', () => {
  it('waits for staff, who ask the bank anew under another key', async () => {
    const town = reservingTown(pavilion);
    const { ports, good, books, refunds, refuseRefunds } = town;
    await books('one');
    refuseRefunds(true);
    expect(await giveReservationBack(ports)(good, 'one', 'Neus')).toEqual(right('waits'));
    expect(await listOwedMoney(ports)(good)).toMatchObject([
      { reservation: { id: 'one' }, owed: { what: 'back', amount: 800, key: 'back/one' } },
    ]);
    const again = async (isHanded = false) =>
      returnOwedMoney(ports)(good, await keptOf(town, 'one'), { isHanded, by: 'Neus' });
    expect(await again()).toEqual(left({ kind: 'failed' }));
    refuseRefunds(false);
    // The bank of the tests keeps no account: what it accepted is only in its own list.
    expect(await again()).toEqual(left({ kind: 'failed' }));
    expect(refunds).toMatchObject([{ key: 'back/one', amount: 800 }]);
    const account = async () => ({
      payment: null as never,
      refunds: [{ number: 1, key: 'back/one', amount: 800, state: 'done', by: '', askedAt: 0, endedAt: 0 }],
    });
    const banked = { ...ports, payments: { ...ports.payments, account: account as never } };
    const gone = { ...ports, payments: { ...ports.payments, account: async () => null } };
    expect(await listOwedMoney(gone)(good)).toHaveLength(1);
    expect(await listOwedMoney(banked)(good)).toEqual([]);
    // The bank has carried it out: nobody looks at it again.
    expect(await owedCandidates(ports)(good)).toEqual([]);
    let asked = 0;
    const late = async () => {
      asked += 1;
      return asked > 1 ? account() : null;
    };
    const sent = { ...ports, payments: { ...ports.payments, account: late as never } };
    const kept = await keptOf(town, 'one');
    expect(await returnOwedMoney(sent)(good, kept, { isHanded: false, by: 'Neus' })).toEqual(
      right('returned'),
    );
    expect(await again(true)).toEqual(right('handed'));
    expect(await again(true)).toEqual(left({ kind: 'nothingOwed' }));
  });

  it('of a desk is handed over, once', async () => {
    const town = reservingTown(pavilion);
    const { ports, good, books } = town;
    await books('one', { ...atDesk, category: 'vecino' });
    expect(await listOwedMoney(ports)(good)).toEqual([]);
    const owing = await keptOf(town, 'one');
    expect(await returnOwedMoney(ports)(good, owing, { isHanded: true, by: 'Neus' })).toEqual(
      left({ kind: 'nothingOwed' }),
    );
    await giveReservationBack(ports)(good, 'one');
    const kept = await keptOf(town, 'one');
    const refusing = {
      ...ports,
      goods: { ...ports.goods, ask: async () => left({ kind: 'recordChanged' } as never) },
    };
    expect(await returnOwedMoney(refusing)(good, kept, { isHanded: false, by: 'Neus' })).toEqual(
      left({ kind: 'changed' }),
    );
    expect(await returnOwedMoney(ports)(good, kept, { isHanded: false, by: 'Neus' })).toEqual(
      right('handed'),
    );
    expect(await listOwedMoney(ports)(good)).toEqual([]);
  });
});
