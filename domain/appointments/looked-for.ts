import { type Instant, type TimeZone, wallSeconds } from '../shared/calendar-day.ts';

/** Letters and digits alone, without accents: `Núria F.` is `nuriaf`. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** How many digits of a telephone are enough to look for it. */
const leastDigits = 4;

const clockDigits = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`;

/** What staff know of a visit when they look for it. */
export interface KnownByStaff {
  readonly code: string | null;
  readonly name: string | null;
  readonly phone?: string | undefined;
  readonly at: Instant;
}

/**
 * Whether staff who write these letters look for this visit: they are part of its code or name, of its telephone, or are
 * its time. Empty text looks for every visit.
 *
 * @example isLookedFor(visit, '9.30', 'Europe/Madrid') // true if it begins at half past nine
 */
export function isLookedFor({ code, name, phone, at }: KnownByStaff, text: string, zone: TimeZone): boolean {
  const letters = plainLetters(text);
  if ([code, name].some((one) => plainLetters(one ?? '').includes(letters))) return true;
  if (/^\s*\d{1,2}[.:]\d{2}\s*$/u.test(text))
    return clockDigits(wallSeconds(at, zone)) === letters.replace(/^0/u, '');
  const isPhone = /^\d+$/u.test(letters) && letters.length >= leastDigits;
  return isPhone && plainLetters(phone ?? '').includes(letters);
}
