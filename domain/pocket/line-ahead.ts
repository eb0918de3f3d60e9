import type { Instant } from '../shared/calendar-day.ts';

/** A thing to go to as one line of plain words, and the time in which it is of today. */
export interface LineAhead {
  readonly from: Instant;
  readonly until: Instant;
  readonly clock: string;
  readonly title: string;
  readonly where: string;
}

/** What the pocket knew last, in words: it is seen again before any answer, and any screen. */
export interface LinesAhead {
  /** The language of the words, as the page names its own. */
  readonly lang: string;
  readonly lines: readonly LineAhead[];
}

/** How many lines are kept: what somebody has to go to in a day, and in the next ones. */
export const mostLines = 12;

const isText = (value: unknown): value is string => typeof value === 'string';
const isLine = (value: unknown): value is LineAhead => {
  const { from, until, clock, title, where } = (value ?? {}) as Partial<Record<keyof LineAhead, unknown>>;
  return typeof from === 'number' && typeof until === 'number' && [clock, title, where].every(isText);
};

/** The lines that are of today, of what was kept in that language; none of what cannot be read. */
export function linesOfToday(kept: unknown, pageLang: string, now: Instant): readonly LineAhead[] {
  const { lang, lines } = (kept ?? {}) as Partial<Record<keyof LinesAhead, unknown>>;
  if (lang !== pageLang || !Array.isArray(lines)) return [];
  return lines.filter(isLine).filter(({ from, until }) => from <= now && now < until);
}
