import { describe, expect, it } from 'vitest';
import { takeTicket } from '#application/appointments/counter/take-ticket.ts';
import { takeOffer } from '#application/appointments/waiting/take-offer.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { takeVenueOffer } from '#application/reservations/waiting/take-venue-offer.ts';
import { setPiecesAside } from '#application/showcase/set-aside.ts';
import { writeListing } from '#application/showcase/write-listing.ts';
import { transferTicket } from '#application/tickets/transfer-ticket.ts';
import { orderVouchers } from '#application/vouchers/issue/order-vouchers.ts';
import { replaceVoucher } from '#application/vouchers/issue/replace-voucher.ts';
import { syncSale } from '#application/vouchers/offline/sync-sale.ts';
import { finishSale } from '#application/vouchers/sales/finish-sale.ts';
import { visitKind } from '#domain/appointments/visit-record.ts';
import { reservationKind } from '#domain/reservations/reservation-records.ts';
import { realmId } from '#domain/shared/ids.ts';
import { pickupKind } from '#domain/showcase/showcase-records.ts';
import { ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { orderKind } from '#domain/vouchers/issue/issue-records.ts';
import { saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { waitingPlaceKind } from '#domain/waiting-list/waiting-records.ts';
import { bookingCouncil, bookingTown, tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import { waitingVenue } from '#fixtures/builders/reservations/waiting-venue.ts';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { aDesk } from '#fixtures/builders/vouchers/a-desk.ts';
import { aDrawnSale, drawnCampaign, identityOf } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { offlineCampaign, offlineTown, tillOf } from '#fixtures/builders/vouchers/offline-tills.ts';
import { byNumber, orderedIn } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { atBakery, realmOfTill, tillInMemory, twoUses } from '#fixtures/builders/vouchers/till-in-memory.ts';
import { tillsInMemory } from '#fixtures/builders/vouchers/tills-in-memory.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { storedMeanwhile } from '#fixtures/scarcity/stored-meanwhile.ts';
import { answerOnce } from './answer-once.ts';

/** A request that takes the last of something, by the kind of the record that says whether it came before. */
interface LastOne {
  readonly kind: string;
  readonly records: GoodsRecords;
  /** Sends it to a process that reads these records. */
  readonly send: (goodsRecords: GoodsRecords) => Promise<unknown>;
}

async function saleWithoutLine(): Promise<LastOne> {
  const campaign = { ...offlineCampaign, offline: { ...offlineCampaign.offline, vouchers: 1 } };
  const { ports, goods, ...town } = await tillsInMemory({ campaign });
  const sent = await town.made(1, await town.reserve(1));
  const send: LastOne['send'] = (goodsRecords) =>
    syncSale({ ...ports, goodsRecords })(offlineTown, tillOf(1), sent);
  return { kind: saleKind, records: goods, send };
}

async function sale(): Promise<LastOne> {
  const { ports, sent } = await tillInMemory();
  const asked = sent({ lines: [{ voucher: twoUses, uses: 2 }] });
  const send: LastOne['send'] = (goodsRecords) =>
    finishSale({ ...ports, goodsRecords })(realmOfTill, atBakery, asked);
  return { kind: saleKind, records: ports.goodsRecords, send };
}

async function entryOfDraw(): Promise<LastOne> {
  const { ports, goods } = await aDrawnSale();
  const asked = {
    id: 'one',
    lines: [{ type: 'gratis', count: 2 }],
    area: null,
    channel: 'web',
    by: 'sender',
    person: byNumber(identityOf(1)),
  } as const;
  const send: LastOne['send'] = (goodsRecords) =>
    orderVouchers({ ...ports, goodsRecords })(orderedIn, drawnCampaign.id, asked);
  return { kind: orderKind, records: goods, send };
}

async function lostVoucher(): Promise<LastOne> {
  const { ports, goods, give, look } = await aDesk();
  await give('first');
  const [first] = (await look()).has;
  const asked = {
    campaign: 'otono',
    identity: '12345678Z',
    name: first?.name ?? '',
    key: 'new',
    by: 'Neus',
  };
  const send: LastOne['send'] = (goodsRecords) =>
    replaceVoucher({ ...ports, goodsRecords })(realmId('vilanova'), asked);
  return { kind: orderKind, records: goods, send };
}

async function reservation(): Promise<LastOne> {
  const { goods, ports } = reservingTown(pavilion);
  const { goodsCalendar } = ports;
  const send: LastOne['send'] = (goodsRecords) =>
    reservingTown(pavilion, { goods, goodsRecords, goodsCalendar }).asks('one');
  return { kind: reservationKind, records: goods, send };
}

async function offerOfVenue(): Promise<LastOne> {
  const venue = waitingVenue();
  await venue.books('one');
  await venue.wait('w', 1);
  await venue.back('one');
  const { ports, of, goods } = venue;
  const send: LastOne['send'] = (goodsRecords) =>
    takeVenueOffer({ ...ports, goodsRecords })(of, 'w', hourOf(20, 19));
  return { kind: waitingPlaceKind, records: goods, send };
}

async function offerOfOffice(): Promise<LastOne> {
  const office = waitingTown();
  await office.book('a', tomorrowAt(11), 7);
  await office.wait('w', { identity: 1 });
  await office.back('a');
  const send: LastOne['send'] = (goodsRecords) =>
    takeOffer({ ...office.ports, goodsRecords })(office.town, 'w', tomorrowAt(11));
  return { kind: waitingPlaceKind, records: office.goods, send };
}

async function ticketOfCounter(): Promise<LastOne> {
  const { ports, goods } = bookingCouncil();
  const asked = { id: 't', office: 'plaza', services: ['obras'], people: 1, by: 'rosa' };
  const send: LastOne['send'] = (goodsRecords) => takeTicket({ ...ports, goodsRecords })(bookingTown, asked);
  return { kind: visitKind, records: goods, send };
}

async function lastSeats(): Promise<LastOne> {
  const { goods, ports } = ticketTown(concert);
  const { goodsCalendar, payments, random } = ports;
  const room = concert.pools.map((pool) => ({
    ...pool,
    rows: [{ id: 'A', seats: 2, wheelchair: [], companion: [] }],
  }));
  const send: LastOne['send'] = (goodsRecords) =>
    ticketTown({ ...concert, pools: room }, { goods, goodsRecords, goodsCalendar, payments, random }).asks(
      'one',
      [line('full', 2)],
    );
  return { kind: ticketOrderKind, records: goods, send };
}

async function transfer(): Promise<LastOne> {
  const { ports, goods, good, buys } = ticketTown(concert);
  const order = await buys('one', [line('full', 1)]);
  const given = { order: 'one', ticket: order.tickets[0]?.id ?? '', to: 'two', name: 'Empar' };
  const send: LastOne['send'] = (goodsRecords) =>
    transferTicket({ ...ports, goodsRecords })(good, concert, given);
  return { kind: ticketOrderKind, records: goods, send };
}

async function lastPieces(): Promise<LastOne> {
  const goods = memoryGoods();
  let drawn = 0;
  const ports = {
    goods,
    goodsRecords: goods,
    clock: { now: () => noon - 3_600_000 },
    shops: { find: async () => bakery, list: async () => [bakery] },
    random: (length: number) => new Uint8Array(length).fill((drawn += 1)),
  };
  await writeListing(ports)(
    bookingTown,
    { shop: 'forn', language: 'es' },
    {
      sells: 'Pan y coca',
      hours: 'De lunes a sábado, de 8 a 14',
      telephone: '960 000 001',
      isShown: true,
      offers: [{ id: 'cocas', title: 'Dos cocas', from: '2026-11-16', until: '2026-11-21', pieces: 2 }],
    },
  );
  const asked = { id: 'a-key-made-by-chance', offer: 'cocas', pieces: 2, name: 'Empar' };
  const send: LastOne['send'] = (goodsRecords) =>
    setPiecesAside({ ...ports, goodsRecords })(bookingTown, 'forn', asked);
  return { kind: pickupKind, records: goods, send };
}

describe('what is sent twice at the same time', () => {
  it.each([
    ['a sale without a line that uses up its allowance', saleWithoutLine],
    ['a sale of all uses of a voucher', sale],
    ['an entry of a draw', entryOfDraw],
    ['a voucher for a lost one', lostVoucher],
    ['a reservation', reservation],
    ['the offer of a venue', offerOfVenue],
    ['the offer of an office', offerOfOffice],
    ['a ticket of a counter', ticketOfCounter],
    ['the last seats', lastSeats],
    ['a ticket that is given to somebody', transfer],
    ['the last pieces of an offer', lastPieces],
  ])('gets one answer: %s', async (_, make) => {
    const { kind, records, send } = await make();
    let twin: unknown;
    const late = storedMeanwhile(records, kind, async () => {
      twin = await send(records);
    });
    const answer = await send(late);
    expect(twin).toMatchObject({ _tag: 'Right' });
    expect(answer).toEqual(twin);
  });

  it('is not decided if it is stored, and is what was decided if nothing is stored', async () => {
    expect(
      await answerOnce(
        async () => 'stored',
        () => Promise.reject(new Error('decided')),
      ),
    ).toBe('stored');
    expect(
      await answerOnce(
        async () => null,
        async () => 'refused',
      ),
    ).toBe('refused');
  });
});
