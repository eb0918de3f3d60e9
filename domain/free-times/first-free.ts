import type { CalendarDay, Instant } from '../shared/calendar-day.ts';
import { cellStart } from './cell-day.ts';
import { type CellMask, firstCell, noCells, runStarts } from './cell-mask.ts';
import {
  boundsOf,
  type CalendarUnit,
  type FreeCalendar,
  type StartQuery,
  startsOn,
  suits,
} from './free-starts.ts';
import type { CalendarDate } from './opened-days.ts';
import type { StartShape } from './start-shape.ts';

/** A start that can be booked now. */
export interface FreeStart {
  readonly unit: string;
  readonly day: CalendarDay;
  /** The first cell of what is booked, after its buffer. */
  readonly cell: number;
  readonly at: Instant;
}

const shapeName = ({ cells, before, after, step }: StartShape): string =>
  `${cells} ${before} ${after} ${step}`;

interface Wanted {
  readonly query: StartQuery;
  /** The place of the query in the list of all. */
  readonly place: number;
  readonly shape: string;
  readonly units: ReadonlySet<CalendarUnit>;
}

/**
 * What can start on a unit and a date, for each of the queries that are still open. They come in the order of their
 * lengths: once one finds no run of free cells that is long enough, no later one does.
 */
function startsOnUnit(
  calendar: FreeCalendar,
  unit: CalendarUnit,
  date: CalendarDate,
  wanted: readonly Wanted[],
): readonly (readonly [Wanted, CellMask])[] {
  const { open } = calendar.opened(unit.opening, date);
  const [shortest] = wanted;
  if (open === noCells || shortest === undefined) return [];
  const free = open & ~calendar.taken(unit.id, date.day);
  // Most desks of a full town have gaps only: one look is enough for them.
  if (free === noCells || runStarts(free, shortest.query.shape.cells) === noCells) return [];
  const known = new Map<string, CellMask>();
  const found: (readonly [Wanted, CellMask])[] = [];
  for (const one of wanted) {
    if (!one.units.has(unit)) continue;
    const { shape } = one.query;
    const starts = known.get(one.shape) ?? startsOn(calendar, unit, date, shape);
    known.set(one.shape, starts);
    if (starts !== noCells) found.push([one, starts]);
    else if (runStarts(free, shape.cells) === noCells) break;
  }
  return found;
}

/** The first start of each query on a date, if it has one: the earliest, then that of the first unit. */
function firstOnDate(
  calendar: FreeCalendar,
  date: CalendarDate,
  wanted: readonly Wanted[],
): ReadonlyMap<Wanted, FreeStart> {
  const found = new Map<Wanted, FreeStart>();
  for (const unit of calendar.units)
    for (const [one, starts] of startsOnUnit(calendar, unit, date, wanted)) {
      const cell = firstCell(starts & boundsOf(date, one.query));
      if (cell >= 0 && cell < (found.get(one)?.cell ?? date.cells))
        found.set(one, { unit: unit.id, day: date.day, cell, at: cellStart(date, cell) });
    }
  return found;
}

/**
 * The first free start of each query, over all units; null if there is none. Days are walked once for all queries, and
 * only as far as one of them still looks for its start.
 */
export function firstFree(
  calendar: FreeCalendar,
  queries: readonly StartQuery[],
): readonly (FreeStart | null)[] {
  const firsts = queries.map((): FreeStart | null => null);
  let wanted = queries
    .map((query, place): Wanted => {
      const units = new Set(calendar.units.filter((unit) => suits(unit, query.needs)));
      return { query, place, shape: shapeName(query.shape), units };
    })
    .toSorted((a, b) => a.query.shape.cells - b.query.shape.cells);
  for (const date of calendar.dates) {
    const found = firstOnDate(calendar, date, wanted);
    for (const [{ place }, start] of found) firsts[place] = start;
    wanted = wanted.filter((one) => !found.has(one));
    if (wanted.length === 0) break;
  }
  return firsts;
}
