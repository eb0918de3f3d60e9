import type { TimeZone } from '../shared/calendar-day.ts';

/** The official times of Spain, that of most towns first. A town that is made in the browser has one of them. */
export const townTimeZones = ['Europe/Madrid', 'Atlantic/Canary'] as const satisfies readonly TimeZone[];

/** The official time of a town. */
export type TownTimeZone = (typeof townTimeZones)[number];

/** Whether a text names one of them. */
export const isTownTimeZone = (text: string): text is TownTimeZone =>
  (townTimeZones as readonly string[]).includes(text);
