import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';

/** A moment of the town as a clock shows it: `13:52`. */
export const clockOf = (moment: string, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat('es', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(moment),
  );

/** A moment with its day: `28 de noviembre, 10:52`. */
export const dayAndClock = (moment: string, timeZone: TimeZone, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), {
    timeZone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
