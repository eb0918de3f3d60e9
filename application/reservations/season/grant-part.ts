import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { TurnsTogether } from '#domain/reservations/season/season-parts.ts';
import type { PublishedSeason } from '#domain/reservations/season/season-record.ts';
import { isHeldByClub, reservationsOfTurn } from '#domain/reservations/season/season-uses.ts';
import { venueCells } from '#domain/reservations/venue.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { granting, holding, makeCells, requestAbout } from '../reservation-request.ts';
import {
  displaced,
  displacedNotices,
  type DisplacePorts,
  freeing,
  losersOf,
  reservationsOn,
  type StandingReservation,
} from '../staff/displace-reservations.ts';

/** What the turns of a part got that has not begun yet: what has is over for everybody. */
function comingUses(
  site: VenueSite,
  { id, season: { clubs } }: PublishedSeason,
  { turns }: TurnsTogether,
  at: Instant,
): readonly Reservation[] {
  return turns.flatMap((turn) =>
    clubs
      .filter((club) => club.id === turn.club)
      .flatMap((club) => reservationsOfTurn(site, { season: id, club, turn }, at))
      .filter(({ start }) => start > at),
  );
}

/** Takes the places of a part from those who have them, and tells them. */
const takingPart = (
  { id, title }: Pick<PublishedSeason, 'id' | 'title'>,
  part: TurnsTogether,
  coming: readonly Reservation[],
  { standing, at, by }: { standing: readonly StandingReservation[]; at: Instant; by: string },
): GoodsRequest =>
  requestAbout(`season/${id}/part/${part.id}`, {
    at,
    by,
    acts: [
      makeCells,
      ...standing.map(freeing),
      ...coming.flatMap((one) => [holding(one, one.end), granting(one)]),
    ],
    records: [
      ...standing.map((one) => displaced(one, title)),
      ...standing.flatMap((one) => displacedNotices(one, title, at)),
      ...coming.map((one) => reservationRecord(one, 1)),
    ],
  });

/** The residents who have a place that a part got. */
async function residentsOn(
  ports: DisplacePorts,
  good: GoodId,
  coming: readonly Reservation[],
): Promise<readonly StandingReservation[]> {
  const cells = coming.flatMap(({ take }) => take.cells);
  const take = { pool: venueCells, pieces: cells.length, cells };
  const period = {
    from: coming.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY),
    until: coming.reduce((last, { end }) => Math.max(last, end), 0),
  };
  const standing = await reservationsOn(ports, good, take, period);
  return standing.filter(({ reservation }) => !isHeldByClub(reservation));
}

/** Takes what the turns of a part got; if residents have some of it, from them: a season goes before them. */
export async function grantPart(
  ports: DisplacePorts,
  { site, good, by }: { readonly site: VenueSite; readonly good: GoodId; readonly by: string },
  published: PublishedSeason,
  part: TurnsTogether,
): Promise<Either<{ readonly kind: 'inUse' | 'changed' }, readonly Reservation[]>> {
  const at = ports.clock.now();
  const coming = comingUses(site, published, part, at);
  if (coming.length === 0) return right([]);
  const asking = (standing: readonly StandingReservation[]) =>
    ports.goods.ask(good, takingPart(published, part, coming, { standing, at, by }));
  // Most places are nobody's: who has them is only read if they are somebody's.
  const first = await asking([]);
  if (!isLeft(first)) return right([]);
  const standing = await residentsOn(ports, good, coming);
  if (standing.some(({ state }) => state === 'entered')) return left({ kind: 'inUse' });
  return isLeft(await asking(standing)) ? left({ kind: 'changed' }) : right(losersOf(standing));
}
