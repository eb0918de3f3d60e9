// How long the list of money that waits takes on the embedded database, at a venue of which 40,000 reservations are kept and
// money of 40 goes back: reading all of them, as before, and reading what is noted.
import { reservationsIn } from '#application/reservations/list-reservations.ts';
import { owedCandidates } from '#application/reservations/staff/owed-candidates.ts';
import { moneyGoingBack } from '#domain/reservations/money-owed.ts';
import { owedRecords } from '#domain/reservations/owed-record.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { goodOfVenue } from '#domain/reservations/venue.ts';
import { cents } from '#domain/shared/money.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import { sqlGoodsRecords } from '../../sqlite/tables/scarcity/goods-records.table.ts';
import { sqlGoods } from '../../sqlite/tables/scarcity/goods.table.ts';

const [all, owed, atOnce, hour] = [40_000, 40, 500, 3_600_000];
const good = { realm: realmId('vilanova'), good: goodOfVenue(pavilion.id) };
const database = openSql();
const ports = {
  goods: sqlGoods(database),
  goodsRecords: sqlGoodsRecords(database),
  clock: { now: () => noon },
};
const cells = Array.from({ length: 12 }, (_, index) => ({ unit: 'pista1', day: '2026-11-20', index }));

const reservation = (n: number): Reservation =>
  ({
    id: `reservation-of-a-bench-${n}`,
    letters: `L${n}`,
    holder: `holder ${n % 900}`,
    place: 'pista1',
    start: noon - (n % 8000) * hour,
    total: cents(800),
    deposit: cents(0),
    take: { pool: 'cells', pieces: 12, cells },
    payment: `payment ${n}`,
    state: n % (all / owed) === 0 ? 'returned' : 'booked',
    back: n % (all / owed) === 0 ? { refund: cents(800), kept: cents(0) } : null,
    depositKept: null,
  }) as unknown as Reservation;

for (let from = 0; from < all; from += atOnce) {
  const some = Array.from({ length: atOnce }, (_, n) => reservation(from + n));
  const request = {
    key: `bench/${from}`,
    bodyHash: '',
    at: noon,
    by: 'bench',
    acts: [],
    money: [],
    records: some.flatMap((one) => [reservationRecord(one, 1), ...owedRecords(one)]),
  };
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  const done = await ports.goods.ask(good, request);
  if (isLeft(done)) throw new Error(done.left.kind);
}
await owedCandidates(ports)(good);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to be timed
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[5] ?? 0;
};
const period = { from: noon - 365 * 24 * hour, until: noon + 365 * 24 * hour };
const before = await timed(async () =>
  (await reservationsIn(ports)(good, period)).filter((one) => moneyGoingBack(one.reservation) !== null),
);
const after = await timed(() => owedCandidates(ports)(good));
console.log(
  `money that waits: ${before.toFixed(1)} ms if all are read, ${after.toFixed(1)} ms of what is noted`,
);
