import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import { reservationRecord } from '#domain/reservations/reservation-records.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { DraftedSeason, SeasonOrder } from '#domain/reservations/season/drafted-season.ts';
import { planSeason } from '#domain/reservations/season/plan-season.ts';
import type { SeasonFault } from '#domain/reservations/season/season-faults.ts';
import type { SeasonTurn } from '#domain/reservations/season/season-plan.ts';
import {
  type PublishedSeason,
  seasonIn,
  seasonKind,
  seasonRecord,
} from '#domain/reservations/season/season-record.ts';
import { isHeldByClub, reservationsOfTurn } from '#domain/reservations/season/season-uses.ts';
import type { Season } from '#domain/reservations/season/season.ts';
import { venueCells } from '#domain/reservations/venue.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { granting, holding, makeCells, requestAbout } from '../reservation-request.ts';
import {
  displaced,
  type DisplacePorts,
  freeing,
  losersOf,
  reservationsOn,
  type StandingReservation,
} from '../staff/displace-reservations.ts';
import { askedSeason } from './asked-season.ts';

/** What a season is published with. */
export interface SeasonPorts extends DisplacePorts {
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
  /** The hash of the canonical JSON of a season. */
  readonly hash: (season: Season) => string;
}

/** Why a season is not shared out. `changed`: what it depends on has changed since it was looked at. */
export type SeasonRefused =
  | { readonly kind: 'faults'; readonly faults: readonly SeasonFault[] }
  | { readonly kind: 'changed' | 'published' | 'inUse' };

/** The plan of a season: who would get what, and why the others would not. Nothing is taken. */
export const draftSeason =
  (ports: SeasonPorts) =>
  async (
    site: VenueSite,
    good: GoodId,
    { id, written }: SeasonOrder,
  ): Promise<Either<SeasonRefused, DraftedSeason>> => {
    const asked = await askedSeason(ports)(site, good, id, written);
    if (isLeft(asked)) return left({ kind: 'faults', faults: asked.left });
    return right({ season: asked.right, plan: planSeason(asked.right), hash: ports.hash(asked.right) });
  };

/** What a turn got that has not begun yet: what has is over for everybody. */
function comingUses(
  site: VenueSite,
  { id, season: { clubs } }: PublishedSeason,
  turn: SeasonTurn,
  at: Instant,
): readonly Reservation[] {
  return clubs
    .filter((club) => club.id === turn.club)
    .flatMap((club) => reservationsOfTurn(site, { season: id, club, turn }, at))
    .filter(({ start }) => start > at);
}

/** Takes the places of a turn from those who have them. */
const takingTurn = (
  { id, title }: Pick<PublishedSeason, 'id' | 'title'>,
  { wish }: SeasonTurn,
  coming: readonly Reservation[],
  { standing, at, by }: { standing: readonly StandingReservation[]; at: Instant; by: string },
): GoodsRequest =>
  requestAbout(`season/${id}/${wish}`, {
    bodyHash: `${id}/${wish}`,
    at,
    by,
    acts: [
      makeCells,
      ...standing.map(freeing),
      ...coming.flatMap((one) => [holding(one, one.end), granting(one)]),
    ],
    records: [
      ...standing.map((one) => displaced(one, title)),
      ...coming.map((one) => reservationRecord(one, 1)),
    ],
  });

/** The residents who have a place that a turn got. */
async function residentsOn(
  ports: SeasonPorts,
  good: GoodId,
  coming: readonly Reservation[],
): Promise<readonly StandingReservation[]> {
  const cells = coming.flatMap(({ take }) => take.cells);
  const take = { pool: venueCells, pieces: cells.length, cells };
  const [starts, ends] = [coming.map(({ start }) => start), coming.map(({ end }) => end)];
  const period = { from: Math.min(...starts), until: Math.max(...ends) };
  const standing = await reservationsOn(ports, good, take, period);
  return standing.filter(({ reservation }) => !isHeldByClub(reservation));
}

/** Takes what one turn got; if residents have some of it, from them: a season goes before them. */
async function grantTurn(
  ports: SeasonPorts,
  { site, good, by }: { readonly site: VenueSite; readonly good: GoodId; readonly by: string },
  published: PublishedSeason,
  turn: SeasonTurn,
): Promise<Either<SeasonRefused, readonly Reservation[]>> {
  const at = ports.clock.now();
  const coming = comingUses(site, published, turn, at);
  if (coming.length === 0) return right([]);
  const asking = (standing: readonly StandingReservation[]) =>
    ports.goods.ask(good, takingTurn(published, turn, coming, { standing, at, by }));
  // Most places are nobody's: who has them is only read if they are somebody's.
  const first = await asking([]);
  if (!isLeft(first)) return right([]);
  const standing = await residentsOn(ports, good, coming);
  if (standing.some(({ state }) => state === 'entered')) return left({ kind: 'inUse' });
  return isLeft(await asking(standing)) ? left({ kind: 'changed' }) : right(losersOf(standing));
}

/**
 * Publishes a season that was looked at: first all of the plan, then the places of one turn after the other. Sent again, after
 * a server was killed on the way, it goes on where it was; who lost a place to a club is in the answer.
 */
export const publishSeason =
  (ports: SeasonPorts) =>
  async (
    site: VenueSite,
    good: GoodId,
    order: SeasonOrder & { readonly hash: string },
    by: string,
  ): Promise<Either<SeasonRefused, readonly Reservation[]>> => {
    const stored = await ports.goodsRecords.record(good, seasonKind, order.id);
    const begun = stored === null ? null : seasonIn(stored);
    if (begun !== null && begun.hash !== order.hash) return left({ kind: 'published' });
    const published = begun === null ? await publishPlan(ports, site, good, order, by) : right(begun);
    if (isLeft(published)) return published;
    const lost: Reservation[] = [];
    for (const turn of published.right.plan.turns) {
      // oxlint-disable-next-line no-await-in-loop -- turns take their places one after the other, as they chose
      const taken = await grantTurn(ports, { site, good, by }, published.right, turn);
      if (isLeft(taken)) return taken;
      lost.push(...taken.right);
    }
    return right(lost);
  };

async function publishPlan(
  ports: SeasonPorts,
  site: VenueSite,
  good: GoodId,
  order: SeasonOrder & { readonly hash: string },
  by: string,
): Promise<Either<SeasonRefused, PublishedSeason>> {
  const drafted = await draftSeason(ports)(site, good, order);
  if (isLeft(drafted)) return drafted;
  if (drafted.right.hash !== order.hash) return left({ kind: 'changed' });
  const published = { id: order.id, title: order.title, ...drafted.right };
  const at = ports.clock.now();
  const done = await ports.goods.ask(
    good,
    requestAbout(`season/${order.id}`, {
      bodyHash: order.hash,
      at,
      by,
      acts: [makeCells],
      records: [seasonRecord(published, at)],
    }),
  );
  return isLeft(done) ? left({ kind: 'published' }) : right(published);
}
