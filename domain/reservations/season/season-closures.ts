import { cellMinutes, cellStart } from '../../free-times/cell-day.ts';
import { type CellMask, cellsFrom, cellsOf } from '../../free-times/cell-mask.ts';
import { type CalendarDate, datesFrom, openedDays } from '../../free-times/opened-days.ts';
import { wallSeconds } from '../../shared/calendar-day.ts';
import type { VenueSite } from '../priced-time.ts';
import type { Season, SeasonClosure } from './season.ts';

/** A unit on a day of which some cells are not for clubs. */
export interface KeptFromClubs {
  readonly place: string | null;
  readonly date: CalendarDate;
  readonly cells: CellMask;
  readonly why: string;
}

/** Cells that follow each other, as stretches of the day by the clock of the town. */
export function closuresOf(
  { zone }: Pick<VenueSite, 'zone'>,
  { place, date, cells, why }: KeptFromClubs,
): readonly SeasonClosure[] {
  const found: SeasonClosure[] = [];
  for (const cell of cellsOf(cells)) {
    const from = Math.floor(wallSeconds(cellStart(date, cell), zone) / 60);
    const until = from + cellMinutes;
    const last = found.at(-1);
    if (last?.until === from) found[found.length - 1] = { ...last, until };
    else found.push({ place, day: date.day, from, until, why });
  }
  return found;
}

/** When the venue itself is closed in a season: on holidays, by its exceptions, outside its hours. No reason is told. */
export function closedInSeason(
  site: VenueSite,
  { from, weeks }: Pick<Season, 'from' | 'weeks'>,
): readonly SeasonClosure[] {
  const opened = openedDays();
  return datesFrom(site, from, weeks * 7).flatMap((date) => {
    const { open } = opened(site.venue.opening, date);
    const cells = cellsFrom(0, date.cells) & ~open;
    return closuresOf(site, { place: null, date, cells, why: '' });
  });
}
