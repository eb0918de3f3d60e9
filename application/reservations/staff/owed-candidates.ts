import type { Clock } from '#application/ports/clock.ts';
import type { RecordQuery, GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import {
  owedBefore,
  owedBeforeKind,
  owedKind,
  owedOwner,
  owedRecord,
  owedRecords,
} from '#domain/reservations/owed-record.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import { isLeft } from '#domain/shared/result.ts';
import { reservationsIn } from '../list-reservations.ts';
import { type KeptReservation, readReservation } from '../read-reservation.ts';
import { requestAbout } from '../reservation-request.ts';

/** Where money that goes back is noted. */
export interface OwedPorts {
  readonly goods: Pick<GoodsStore, 'ask'>;
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
  readonly clock: Clock;
}

const day = 86_400_000;
/** As long as reservations are kept, and as far ahead as they are made. */
const looked = 365 * day;
const [pageLength, atOnce] = [500, 100];

const write = ({ goods, clock }: OwedPorts, good: GoodId, key: string, records: readonly GoodsRecord[]) =>
  goods.ask(good, requestAbout(key, { at: clock.now(), by: bySystem, acts: [], records }));

/** Notes once what was owed before it was noted by itself; if somebody changes it meanwhile, it is done by the next one who looks. */
async function noteWhatWasBefore(ports: OwedPorts, good: GoodId): Promise<void> {
  if ((await ports.goodsRecords.record(good, owedBeforeKind, 'all')) !== null) return;
  const now = ports.clock.now();
  const kept = await reservationsIn(ports)(good, { from: now - looked, until: now + looked });
  for (let at = 0; at < kept.length; at += atOnce) {
    const some = kept.slice(at, at + atOnce).flatMap(({ reservation }) => owedRecords(reservation));
    // oxlint-disable-next-line no-await-in-loop -- a few, once in the life of a venue
    const known = await Promise.all(some.map(({ id }) => ports.goodsRecords.record(good, owedKind, id)));
    const missing = some.filter((_, one) => known[one] === null);
    const key = `owed/${missing.map(({ id }) => id).join()}`;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (missing.length > 0 && isLeft(await write(ports, good, key, missing))) return;
  }
  await write(ports, good, 'owed before', [owedBefore(now)]);
}

/** The reservations of which money goes back and it is not certain that it has; not one of all others is read. */
export const owedCandidates =
  (ports: OwedPorts) =>
  async (good: GoodId): Promise<readonly KeptReservation[]> => {
    await noteWhatWasBefore(ports, good);
    const found: KeptReservation[] = [];
    let after: RecordQuery['after'] = null;
    for (;;) {
      const query = { kind: owedKind, owner: owedOwner, from: null, until: null, limit: pageLength, after };
      // oxlint-disable-next-line no-await-in-loop -- each page begins after the one before
      const page = await ports.goodsRecords.list(good, query);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const kept = await Promise.all(page.map(({ id }) => readReservation(ports)(good, id)));
      found.push(...kept.filter((one) => one !== null));
      const last = page.at(-1);
      if (page.length < pageLength || last === undefined) return found;
      after = { at: last.at, id: last.id };
    }
  };

/** Notes that nobody needs to look at them again. If somebody notes it at the same time, that is enough. */
export async function settleForGood(
  ports: OwedPorts,
  good: GoodId,
  settled: readonly Reservation[],
): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- few, and each is noted once
  for (const one of settled) await write(ports, good, `settled/${one.id}`, [owedRecord(one, false, 2)]);
}
