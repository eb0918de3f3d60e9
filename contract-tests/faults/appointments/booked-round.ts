import { randomBytes } from 'node:crypto';
import { openDatabase } from '#adapters/driven/sqlite/database.ts';
import { sqlPayments } from '#adapters/driven/sqlite/tables/payment.table.ts';
import { sqlGoodsBooks } from '#adapters/driven/sqlite/tables/scarcity/goods-books.table.ts';
import { sqlGoodsCalendar } from '#adapters/driven/sqlite/tables/scarcity/goods-calendar.table.ts';
import { sqlGoodsRecords } from '#adapters/driven/sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { postgresAt } from '#adapters/driven/postgres/postgres.ts';
import { postgresPayments } from '#adapters/driven/postgres/tables/payment.table.ts';
import { postgresGoodsBooks } from '#adapters/driven/postgres/tables/scarcity/goods-books.table.ts';
import { postgresGoodsCalendar } from '#adapters/driven/postgres/tables/scarcity/goods-calendar.table.ts';
import { postgresGoodsRecords } from '#adapters/driven/postgres/tables/scarcity/goods-records.table.ts';
import { postgresGoods } from '#adapters/driven/postgres/tables/scarcity/goods.table.ts';
import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import { readVisit } from '#application/appointments/booking/read-visit.ts';
import { returnFee } from '#application/appointments/fees/return-fee.ts';
import { settleReservation } from '#application/reservations/settle-reservation.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { payingTown } from '#fixtures/builders/appointments/paying-town.ts';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import type { GoodsPlace } from '../scarcity/killed-sellers.ts';
import { nthIdentity } from '../../simulations/rush-town.ts';

/** The stores of both services on a database. */
export function bookingStores({ store, place }: GoodsPlace) {
  const random = (length: number) => new Uint8Array(randomBytes(length));
  if (store === 'postgres') {
    const database = postgresAt(place);
    return {
      goods: postgresGoods(database),
      goodsRecords: postgresGoodsRecords(database),
      goodsCalendar: postgresGoodsCalendar(database),
      payments: postgresPayments(database),
      books: postgresGoodsBooks(database),
      close: () => database.close(),
      random,
    };
  }
  const opened = openDatabase(place);
  if (isLeft(opened)) throw new Error(JSON.stringify(opened.left));
  return {
    goods: sqlGoods(opened.right),
    goodsRecords: sqlGoodsRecords(opened.right),
    goodsCalendar: sqlGoodsCalendar(opened.right),
    payments: sqlPayments(opened.right),
    books: sqlGoodsBooks(opened.right),
    close: async () => opened.right.close(),
    random,
  };
}

/** Writes down what was answered. */
export type NoteAnswer = (key: string, answer: string) => void;

const perRound = 8;

/** Holds and confirms an appointment. */
async function bookVisit(
  stores: ReturnType<typeof bookingStores>,
  round: number,
  n: number,
  note: NoteAnswer,
) {
  const { goods, goodsRecords, goodsCalendar, random } = stores;
  const { ports } = bookingCouncil(undefined, {}, { goods, goodsRecords, goodsCalendar });
  const council = { ...ports, goods, random };
  const town = { ...bookingTown, realm: realmId(`round${round}`) };
  const id = `visit ${n}`;
  const services = ['obras'];
  const wanted = { services, at: tomorrowAt(9, n * 30), channel: 'desk' } as const;
  const held = await holdAppointment(council)(town, askedHold(id, wanted));
  note(`${id} held`, isLeft(held) ? held.left.kind : (held.right.visit.seat?.unit ?? ''));
  const person = { identity: nthIdentity(n + 1), birthDay: null };
  const done = await confirmAppointment(council)(
    town,
    askedConfirmation(id, { channel: 'desk', written: person }),
  );
  note(`${id} confirmed`, isLeft(done) ? done.left.kind : `${done.right.code} ${done.right.seat?.grant}`);
}

/** Reserves a court, pays for it, has it given, and asks for the whole pavilion at the same hour. */
async function bookPlace(
  stores: ReturnType<typeof bookingStores>,
  round: number,
  n: number,
  note: NoteAnswer,
) {
  const { books: _, close: __, ...stored } = stores;
  const town = reservingTown({ ...pavilion, id: `round${round}` }, stored);
  const visitor = (one: number) => ({
    written: { identity: nthIdentity(one), birthDay: null },
    isAtDesk: false,
  });
  const hour = { category: 'fuera', start: hourOf(20, 9 + n) };
  const id = `place ${n}`;
  await town.asks(id, { ...hour, visitor: visitor(2 * n + 1) });
  note(`${id} held`, (await town.find(id)).price.map(({ amount }) => amount).join(' '));
  if ((await town.find(id)).state === 'held') {
    const payment = await town.begin(id);
    note(`${id} payment`, 'begun');
    // The bank's notice comes once, or again after the server has died.
    if (payment.status === 'pay') await settleReservation(town.ports)(payment);
    else await town.paid(payment);
  } else note(`${id} payment`, 'begun');
  const { state, letters } = await town.find(id);
  note(`${id} given`, `${state} ${letters}`);
  const whole = await town.asks(`${id} whole`, { ...hour, place: 'pabellon', visitor: visitor(2 * n + 2) });
  note(`${id} whole`, isLeft(whole) ? whole.left.kind : whole.right.state);
}

/** Books an appointment that costs something, pays for it, and gives every second one back with its money. */
async function payVisit(
  stores: ReturnType<typeof bookingStores>,
  round: number,
  n: number,
  note: NoteAnswer,
) {
  const { goods, goodsRecords, goodsCalendar, payments, random } = stores;
  const council = bookingCouncil(undefined, {}, { goods, goodsRecords, goodsCalendar });
  const realm = realmId(`round${round}`);
  const town = payingTown({ ...council, ports: { ...council.ports, goods, random } }, payments, [], realm);
  const id = `fee ${n}`;
  const seen = async () => (await readVisit(town.ports)(realm, id))?.visit;
  if ((await seen())?.state !== 'cancelled') {
    const asked = askedHold(id, { services: ['certificado'], at: tomorrowAt(9, n * 30), channel: 'desk' });
    await holdAppointment(town.ports)({ ...bookingTown, realm }, asked);
    const written = { identity: nthIdentity(n + 101), birthDay: null };
    const given = askedConfirmation(id, { channel: 'desk', written });
    await confirmAppointment(town.ports)({ ...bookingTown, realm }, given);
  }
  // Nothing is begun once it is paid; the bank's notice comes again after the server has died.
  const begun = await town.begin(id);
  if (!isLeft(begun)) {
    const { payment } = begun.right;
    await town.settle(payment.status === 'pay' ? payment : await town.taken(payment));
  }
  note(`${id} paid`, String((await seen())?.fee?.amount));
  if (n % 2 === 0) return;
  await giveAppointmentBack(town.ports)(realm, id, 'sender');
  await returnFee(town.ports)(realm, id);
  const { state, fee } = (await seen()) ?? {};
  note(`${id} back`, `${state} ${fee?.isBack}`);
}

/** Books appointments and courts of a round, one after the other; sent again, everything is answered as it was. */
export async function bookRound(at: GoodsPlace, round: number, note: NoteAnswer): Promise<void> {
  const stores = bookingStores(at);
  for (let n = 0; n < perRound; n += 1) {
    // oxlint-disable no-await-in-loop -- one person after the other, so that a kill comes between two steps
    await bookVisit(stores, round, n, note);
    await bookPlace(stores, round, n, note);
    await payVisit(stores, round, n, note);
    // oxlint-enable no-await-in-loop
  }
  await stores.close();
}
