/** Minutes after midnight of an hour as clocks show it, `24:00` being the end of the day; NaN if it is none. */
export function minutesOfClock(text: string): number {
  const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)$/u.exec(text.trim()) ?? [];
  const read = Number(hours) * 60 + Number(minutes);
  return read > 24 * 60 ? Number.NaN : read;
}

/**
 * The hour that a clock shows so many minutes after midnight.
 *
 * @example writtenClock(1140) // '19:00'
 */
export const writtenClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
