import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { DraftedSeason, SeasonOrder } from '#domain/reservations/season/drafted-season.ts';
import { planSeason } from '#domain/reservations/season/plan-season.ts';
import { partsOfSeason } from '#domain/reservations/season/season-parts.ts';
import type { SeasonFault } from '#domain/reservations/season/season-faults.ts';
import {
  type PublishedSeason,
  seasonIn,
  seasonKind,
  seasonRecord,
} from '#domain/reservations/season/season-record.ts';
import type { Season } from '#domain/reservations/season/season.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { makeCells, requestAbout } from '../reservation-request.ts';
import type { DisplacePorts } from '../staff/displace-reservations.ts';
import { askedSeason } from './asked-season.ts';
import { grantPart } from './grant-part.ts';

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

/**
 * Publishes a season that was looked at: first all of the plan, then its places, several turns in a request. Sent again, after
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
    for (const part of partsOfSeason(published.right)) {
      // oxlint-disable-next-line no-await-in-loop -- parts take their places one after the other, as clubs chose
      const taken = await grantPart(ports, { site, good, by }, published.right, part);
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
