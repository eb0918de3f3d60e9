import { folded } from '../../directory/folded.ts';
import type { SeasonClub } from './season.ts';

/** What is wrong in a line that was typed or pasted. */
export interface PastedSeasonFault {
  /** 1 is the first line. */
  readonly line: number;
  readonly kind: 'columns' | 'number' | 'unknownClub' | 'weekday' | 'clock' | 'unknownPlace' | 'repeated';
  readonly text: string;
}

/** Lines that could be read, and what is wrong in the others. */
export interface PastedSeasonRows<T> {
  readonly rows: readonly T[];
  readonly faults: readonly PastedSeasonFault[];
}

/** A time of the week as it is written: `at` is `19:00`. */
export interface PastedSlot {
  readonly weekday: number;
  readonly at: string;
  readonly minutes: number;
}

/** A wish as it is pasted: its rank is its place among those of its club. */
export interface PastedWish extends PastedSlot {
  readonly id: string;
  readonly club: string;
  readonly rank: number;
  readonly alternatives: readonly PastedSlot[];
  readonly places: readonly string[];
  readonly count: number;
}

/** What names mean: places by their ids and titles, days of the week from Monday on in the languages of the town. */
export interface PastedSeasonNames {
  readonly places: readonly { readonly id: string; readonly titles: readonly string[] }[];
  readonly weekdays: readonly (readonly string[])[];
}

interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The lines of a table as a spreadsheet copies it, with tabs, or as people type it, with semicolons. */
const linesOf = (text: string): readonly Line[] =>
  text.split(/\r?\n/u).flatMap((line, at) => {
    const cells = line.split(/[\t;]/u).map((cell) => cell.trim());
    return cells.every((cell) => cell === '') ? [] : [{ number: at + 1, cells }];
  });

const whole = (text: string): number | null => (/^\d{1,5}$/u.test(text) ? Number(text) : null);

/** A first line without a number in this column is a heading. */
const withoutHeading = (lines: readonly Line[], column: number): readonly Line[] =>
  lines.filter(({ cells }, at) => at > 0 || /\d/u.test(cells[column] ?? ''));

/**
 * The id of a club in a season, made of its name.
 *
 * @example idOfClub('Club de Pilota') // 'club-de-pilota'
 */
export const idOfClub = (title: string): string =>
  folded(title)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

function gather<T>(
  lines: readonly Line[],
  read: (line: Line) => T | PastedSeasonFault['kind'],
): PastedSeasonRows<T> {
  const rows: T[] = [];
  const faults: PastedSeasonFault[] = [];
  for (const line of lines) {
    const one = read(line);
    if (typeof one === 'string')
      faults.push({ line: line.number, kind: one as PastedSeasonFault['kind'], text: line.cells.join('; ') });
    else rows.push(one);
  }
  return { rows, faults };
}

/** Clubs, a line each: name, tier, licences. */
export function readPastedClubs(text: string): PastedSeasonRows<SeasonClub> {
  const ids = new Set<string>();
  return gather(withoutHeading(linesOf(text), 1), ({ cells }): SeasonClub | PastedSeasonFault['kind'] => {
    const [title = '', tier = '', licences = ''] = cells;
    if (cells.length < 3 || title === '') return 'columns';
    const [first, count] = [whole(tier), whole(licences)];
    if (first === null || count === null) return 'number';
    const id = idOfClub(title);
    if (id === '' || ids.has(id)) return 'repeated';
    ids.add(id);
    return { id, title, tier: first, licences: count };
  });
}

/** The day of the week that a text begins the name of; null if it is none, or more than one. */
function weekdayOf(text: string, weekdays: PastedSeasonNames['weekdays']): number | null {
  if (/^[1-7]$/u.test(text)) return Number(text);
  const wanted = folded(text).replace(/\.$/u, '');
  if (wanted.length < 2) return null;
  const [only = null, ...others] = weekdays.flatMap((names, at) =>
    names.some((name) => folded(name).startsWith(wanted)) ? [at + 1] : [],
  );
  return others.length === 0 ? only : null;
}

/** An hour as clocks show it: `19:00`, `19.00` and `19` are the same. */
function clockOf(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:h](\d{2}))?$/u.exec(text) ?? [];
  return hour === undefined || Number(hour) > 24 || Number(minute) > 59
    ? null
    : `${hour.padStart(2, '0')}:${minute}`;
}

function slotOf(
  written: { readonly weekday: string; readonly at: string; readonly minutes: number },
  { weekdays }: PastedSeasonNames,
): PastedSlot | 'weekday' | 'clock' {
  const weekday = weekdayOf(written.weekday, weekdays);
  const at = clockOf(written.at);
  if (weekday === null) return 'weekday';
  return at === null ? 'clock' : { weekday, at, minutes: written.minutes };
}

const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Other times, as `miércoles 18:00, jueves 19:30`. */
function slotsOf(
  text: string,
  minutes: number,
  names: PastedSeasonNames,
): readonly PastedSlot[] | 'weekday' | 'clock' {
  const slots: PastedSlot[] = [];
  for (const part of partsOf(text)) {
    const [weekday = '', at = ''] = part.split(/\s+/u);
    const slot = slotOf({ weekday, at, minutes }, names);
    if (typeof slot === 'string') return slot;
    slots.push(slot);
  }
  return slots;
}

function placesOf(text: string, { places }: PastedSeasonNames): readonly string[] | null {
  const found = partsOf(text).map((part) => {
    const wanted = folded(part);
    return places.find(({ id, titles }) => [id, ...titles].some((name) => folded(name) === wanted))?.id;
  });
  const known = found.filter((id) => id !== undefined);
  return known.length === 0 || known.length < found.length ? null : known;
}

/** Wishes, a line each: club, day, hour, minutes, places, how many at once, other times. The first of a club is what it wants most. */
export function readPastedWishes(
  text: string,
  clubs: readonly Pick<SeasonClub, 'id'>[],
  names: PastedSeasonNames,
): PastedSeasonRows<PastedWish> {
  const ranks = new Map<string, number>();
  return gather(withoutHeading(linesOf(text), 3), ({ cells }): PastedWish | PastedSeasonFault['kind'] => {
    const [title = '', weekday = '', at = '', length = '', where = '', count = '', others = ''] = cells;
    if (cells.length < 5) return 'columns';
    const club = idOfClub(title);
    if (!clubs.some(({ id }) => id === club)) return 'unknownClub';
    const [minutes, many] = [whole(length), count === '' ? 1 : whole(count)];
    if (minutes === null || many === null) return 'number';
    const slot = slotOf({ weekday, at, minutes }, names);
    if (typeof slot === 'string') return slot;
    const places = placesOf(where, names);
    if (places === null) return 'unknownPlace';
    const alternatives = slotsOf(others, minutes, names);
    if (typeof alternatives === 'string') return alternatives;
    const rank = (ranks.get(club) ?? 0) + 1;
    ranks.set(club, rank);
    return { id: `${club}-${rank}`, club, rank, ...slot, alternatives, places, count: many };
  });
}
