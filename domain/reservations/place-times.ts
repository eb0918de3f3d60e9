import { type CellDay, cellFrom, cellLength, cellMinutes, cellStart } from '../free-times/cell-day.ts';
import { type CellMask, noCells } from '../free-times/cell-mask.ts';
import type { CalendarDate, OpenedDay } from '../free-times/opened-days.ts';
import type { OpeningHours } from '../free-times/opening.ts';
import { cellsOfBooking, type StartShape, startsIn } from '../free-times/start-shape.ts';
import type { TakenOn } from '../free-times/taken-cells.ts';
import type { Take } from '../scarcity/goods-grant.ts';
import type { ReservationRules } from './reservation-rules.ts';
import { unitsOfPlace } from './venue-place.ts';
import { type Venue, venueCells } from './venue.ts';

/** What is known of a venue's times: its openings, read once, and what is taken of its units. */
export interface VenueTimes {
  readonly opened: (opening: OpeningHours, date: CalendarDate) => OpenedDay;
  readonly taken: TakenOn;
}

/** What a reservation of so many minutes needs of a calendar. */
export const startShapeOf = (
  { before, after, step }: Pick<ReservationRules, 'before' | 'after' | 'step'>,
  minutes: number,
): StartShape => ({
  cells: minutes / cellMinutes,
  before: before / cellMinutes,
  after: after / cellMinutes,
  step: step / cellMinutes,
});

type VenueHours = Pick<Venue, 'places' | 'opening' | 'rules'>;

/** What is looked for on a day: a place for so many minutes. */
interface WantedPlace {
  readonly place: string;
  readonly minutes: number;
}

/** The cells from which on a place, with all its units, is open and free for so many minutes. */
export function freeStarts(
  venue: VenueHours,
  { opened, taken }: VenueTimes,
  date: CalendarDate,
  wanted: WantedPlace,
): CellMask {
  const units = unitsOfPlace(venue.places, wanted.place);
  const { open } = opened(venue.opening, date);
  if (units.length === 0 || open === noCells) return noCells;
  let all = noCells;
  for (const unit of units) all |= taken(unit, date.day);
  return startsIn({ open, taken: all, cells: date.cells }, startShapeOf(venue.rules, wanted.minutes));
}

/** The cells at which a reservation of so many minutes can start on a place, by the hours at which the venue begins them. */
export function placeStarts(
  venue: VenueHours,
  times: VenueTimes,
  date: CalendarDate,
  wanted: WantedPlace,
): CellMask {
  const { grid } = times.opened(venue.opening, date);
  return freeStarts(venue, times, date, wanted) & grid(venue.rules.step / cellMinutes);
}

/** Whether a reservation can start at a moment on a day. */
export const canStart = (starts: CellMask, date: CellDay, start: number): boolean =>
  cellStart(date, cellFrom(date, start)) === start &&
  (starts & (1n << BigInt(cellFrom(date, start)))) !== noCells;

/** What a reservation takes: the cells of all units of its place, with the minutes that they stay empty before and after. */
export function takeOfPlace(
  { places, rules }: Pick<Venue, 'places' | 'rules'>,
  date: CellDay,
  wanted: { readonly place: string; readonly start: number; readonly minutes: number },
): Take {
  const { before, after, cells } = startShapeOf(rules, wanted.minutes);
  const own = cellsOfBooking(cellFrom(date, wanted.start), { cells, before, after }, date.cells);
  const taken = unitsOfPlace(places, wanted.place).flatMap((unit) =>
    own.map((index) => ({ unit, day: date.day, index })),
  );
  return { pool: venueCells, pieces: taken.length, cells: taken };
}

/** The end of a reservation. */
export const endAfter = (start: number, minutes: number): number =>
  start + (minutes / cellMinutes) * cellLength;
