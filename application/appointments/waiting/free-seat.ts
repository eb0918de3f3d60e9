import { restingHolder, restsUntil, setAside } from '#domain/appointments/appointment-goods.ts';
import { freedBy } from '#domain/waiting-list/freed-time.ts';
import { freedRecord } from '#domain/waiting-list/waiting-records.ts';
import type { OfficeVisit, VisitSeat } from '#domain/appointments/visit.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { doesAnybodyWait } from '../../waiting-list/read-places.ts';
import { type BookingPorts, drawnName, drawnShare, goodOfAppointments } from '../booking/booking-ports.ts';

/**
 * What a request adds that gives a seat back: nobody sees its cells until a random moment, unless somebody who waits
 * takes them before.
 */
export async function freeSeat(
  ports: Pick<BookingPorts, 'goodsRecords' | 'clock' | 'random'>,
  realm: RealmId,
  { office, at }: Pick<OfficeVisit, 'office' | 'at'>,
  seat: VisitSeat,
): Promise<Pick<GoodsRequest, 'acts' | 'records'>> {
  const freed = freedBy(drawnName(ports.random), office, at, seat);
  const isWaitedFor = await doesAnybodyWait(ports)(goodOfAppointments(realm));
  const until = restsUntil(at, ports.clock.now(), drawnShare(ports.random), isWaitedFor);
  return {
    acts: [setAside(freed.seat, restingHolder, until)],
    records: [freedRecord(freed, 1)],
  };
}
