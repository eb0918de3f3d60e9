import { folded } from '../../directory/folded.ts';

/** What is wrong in a line that was typed or pasted. */
export interface PastedSeasonFault {
  /** 1 is the first line. */
  readonly line: number;
  readonly kind:
    | 'columns'
    | 'number'
    | 'unknownClub'
    | 'weekday'
    | 'clock'
    | 'unknownPlace'
    | 'repeated'
    | 'day';
  readonly text: string;
}

/** Lines that could be read, and what is wrong in the others. */
export interface PastedSeasonRows<T> {
  readonly rows: readonly T[];
  readonly faults: readonly PastedSeasonFault[];
}

/** What names mean: places by their ids and titles, days of the week from Monday on in the languages of the town. */
export interface PastedSeasonNames {
  readonly places: readonly { readonly id: string; readonly titles: readonly string[] }[];
  readonly weekdays: readonly (readonly string[])[];
}

/** A line of a table, by its number. */
export interface PastedLine {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The lines of a table as a spreadsheet copies it, with tabs, or as people type it, with semicolons. */
export const pastedLines = (text: string): readonly PastedLine[] =>
  text.split(/\r?\n/u).flatMap((line, at) => {
    const cells = line.split(/[\t;]/u).map((cell) => cell.trim());
    return cells.every((cell) => cell === '') ? [] : [{ number: at + 1, cells }];
  });

/** A whole number that is not negative; null if it is none. */
export const pastedNumber = (text: string): number | null => (/^\d{1,5}$/u.test(text) ? Number(text) : null);

/** A first line without a number in this column is a heading. */
export const withoutHeading = (lines: readonly PastedLine[], column: number): readonly PastedLine[] =>
  lines.filter(({ cells }, at) => at > 0 || /\d/u.test(cells[column] ?? ''));

/** The rows of lines, and what is wrong in the others. */
export function gatherRows<T>(
  lines: readonly PastedLine[],
  read: (line: PastedLine) => T | PastedSeasonFault['kind'],
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

/** The day of the week that a text begins the name of; null if it is none, or more than one. */
export function pastedWeekday(text: string, weekdays: PastedSeasonNames['weekdays']): number | null {
  if (/^[1-7]$/u.test(text)) return Number(text);
  const wanted = folded(text).replace(/\.$/u, '');
  if (wanted.length < 2) return null;
  const [only = null, ...others] = weekdays.flatMap((names, at) =>
    names.some((name) => folded(name).startsWith(wanted)) ? [at + 1] : [],
  );
  return others.length === 0 ? only : null;
}

/** An hour as clocks show it: `19:00`, `19.00` and `19` are the same. */
export function pastedClock(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:h](\d{2}))?$/u.exec(text) ?? [];
  return hour === undefined || Number(hour) > 24 || Number(minute) > 59
    ? null
    : `${hour.padStart(2, '0')}:${minute}`;
}

/** The parts of a cell between commas. */
export const pastedParts = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The places that a cell names by id or title; null if it names none, or one that is none. */
export function pastedPlaces(text: string, { places }: PastedSeasonNames): readonly string[] | null {
  const found = pastedParts(text).map((part) => {
    const wanted = folded(part);
    return places.find(({ id, titles }) => [id, ...titles].some((name) => folded(name) === wanted))?.id;
  });
  const known = found.filter((id) => id !== undefined);
  return known.length === 0 || known.length < found.length ? null : known;
}
