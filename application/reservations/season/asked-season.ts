import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { type CellMask, maskOf } from '#domain/free-times/cell-mask.ts';
import { datesFrom } from '#domain/free-times/opened-days.ts';
import { eventIn, eventKind, eventTakes } from '#domain/reservations/council-event.ts';
import type { VenueSite } from '#domain/reservations/priced-time.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import type { WrittenSeason } from '#domain/reservations/season/drafted-season.ts';
import { closedInSeason, closuresOf } from '#domain/reservations/season/season-closures.ts';
import { isOfClub } from '#domain/reservations/season/season-uses.ts';
import { type SeasonFault, seasonFaults } from '#domain/reservations/season/season-faults.ts';
import type { Season, SeasonClosure } from '#domain/reservations/season/season.ts';
import type { Take } from '#domain/scarcity/goods-grant.ts';
import { addDays, type CalendarDay, endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { reservationsIn } from '../list-reservations.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'list'>;
}

/** A season's own uses are no obstacle to it: it may be published again. */
const isOther = (season: string) => (one: Reservation) =>
  isOfClub(one) && !one.id.startsWith(`season/${season}/`);

function closuresOfTake(site: VenueSite, take: Take, why: string): readonly SeasonClosure[] {
  const days = Map.groupBy(take.cells, ({ unit, day }) => `${unit}/${day}`);
  return [...days.values()].flatMap((cells) => {
    const [{ unit, day }] = cells as [(typeof cells)[number]];
    const [date] = datesFrom(site, day as CalendarDay, 1) as [ReturnType<typeof datesFrom>[number]];
    const mask: CellMask = maskOf(cells.map(({ index }) => index));
    return closuresOf(site, { place: unit, date, cells: mask, why });
  });
}

/** What the council and the clubs of other seasons have in these weeks. */
async function takenInSeason(
  ports: Ports,
  good: GoodId,
  site: VenueSite,
  { id, from, weeks }: { readonly id: string; readonly from: CalendarDay; readonly weeks: number },
): Promise<readonly SeasonClosure[]> {
  const last = addDays(from, weeks * 7 - 1);
  const period = { from: startOfDay(from, site.zone), until: endOfDay(last, site.zone) };
  const query = { kind: eventKind, owner: null, from: null, until: period.until, limit: 1000, after: null };
  const [records, kept] = await Promise.all([
    ports.goodsRecords.list(good, query),
    reservationsIn(ports)(good, period),
  ]);
  const events = records.map(eventIn).filter(({ until }) => until > period.from);
  const clubs = kept.map(({ reservation }) => reservation).filter(isOther(id));
  return [
    ...events.flatMap((event) => closuresOfTake(site, eventTakes(site, event), event.reason)),
    ...clubs.flatMap(({ take, purpose }) => closuresOfTake(site, take, purpose)),
  ].filter(({ day }) => day >= from && day <= last);
}

/**
 * The whole of a season that is asked for: what the council wrote, the places and buffers of the venue, and when it is closed
 * or not to be had. All that the plan depends on is in it, so that anybody can compute it again.
 */
export const askedSeason =
  (ports: Ports) =>
  async (
    site: VenueSite,
    good: GoodId,
    id: string,
    written: WrittenSeason,
  ): Promise<Either<readonly SeasonFault[], Season>> => {
    const { places, rules } = site.venue;
    const bare: Season = {
      ...written,
      places: places.map(({ id: place, within }) => ({ id: place, within })),
      before: rules.before,
      after: rules.after,
    };
    const faults = seasonFaults(bare);
    if (faults.length > 0) return left(faults);
    const taken = await takenInSeason(ports, good, site, { id, ...bare });
    return right({ ...bare, closures: [...bare.closures, ...closedInSeason(site, bare), ...taken] });
  };
