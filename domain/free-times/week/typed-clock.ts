const endOfDay = 1440;

/**
 * The minutes since midnight of an hour as people type it: `9`, `9:30`, `9.30`, `930`, up to `24:00`; null if it is none.
 *
 * @example minutesAsTyped('1630') // 990
 */
export function minutesAsTyped(text: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})(?:[:.,hH ]?([0-5]\d))?[hH]?$/u.exec(text.trim()) ?? [];
  if (hours === '') return null;
  const read = Number(hours) * 60 + Number(minutes);
  return read > endOfDay ? null : read;
}

/** Whether an hour is typed to its end, so that it is meant: `9:30`, and not the `9` of `9:30`. */
export const isWholeClock = (text: string): boolean =>
  /^\d{1,2}[:.,]\d\d$/u.test(text.trim()) && minutesAsTyped(text) !== null;
