import type { CalendarDay, Instant, TimeZone } from '../shared/calendar-day.ts';
import { addDays, dayAt, daysBetween, instantAt, wallSeconds } from '../shared/calendar-day.ts';
import type { Coordinates } from '../shared/coordinates.ts';
import type { LocalizedText } from '../shared/localized-text.ts';

/** A pharmacy of the rota. */
export interface Pharmacy {
  readonly id: string;
  readonly title: LocalizedText;
  readonly address: LocalizedText;
  readonly phone: string;
  readonly coordinates: Coordinates | null;
}

/** Who is on duty when: the pharmacies in their order, each for so many days, again and again. */
export interface PharmacyRota {
  /** The first day of the first pharmacy. */
  readonly begins: CalendarDay;
  /** For how many days each is on duty. */
  readonly days: number;
  /** At which second of the day the duty passes to the next one. */
  readonly change: number;
  readonly pharmacies: readonly Pharmacy[];
  /** Days on which another one than that of the order is on duty, by its id. */
  readonly swaps: ReadonlyMap<CalendarDay, string>;
}

/** A pharmacy with the time for which it is on duty. */
export interface PharmacyDuty {
  readonly pharmacy: Pharmacy;
  readonly from: Instant;
  readonly until: Instant;
}

/** The pharmacy of a day; null if the rota has none, or has not begun. */
function pharmacyOn({ begins, days, pharmacies, swaps }: PharmacyRota, day: CalendarDay): Pharmacy | null {
  const swapped = pharmacies.find(({ id }) => id === swaps.get(day));
  if (swapped !== undefined) return swapped;
  const turn = Math.floor(daysBetween(begins, day) / days);
  return turn < 0 ? null : (pharmacies[turn % pharmacies.length] ?? null);
}

/**
 * The duties of the coming days, that of now first; days in a row of one pharmacy are one duty. Before the hour of the
 * change the duty is still that of the day before.
 *
 * @example dutiesFrom(rota, now, 'Europe/Madrid', 7)[0]?.pharmacy.title // 'Farmàcia Soler', until 9.30 tomorrow
 */
export function dutiesFrom(
  rota: PharmacyRota,
  now: Instant,
  zone: TimeZone,
  days: number,
): readonly PharmacyDuty[] {
  const today = dayAt(now, zone);
  const first = wallSeconds(now, zone) < rota.change ? addDays(today, -1) : today;
  const duties: PharmacyDuty[] = [];
  for (let n = 0; n < days; n += 1) {
    const day = addDays(first, n);
    const pharmacy = pharmacyOn(rota, day);
    if (pharmacy === null) continue;
    const [from, until] = [day, addDays(day, 1)].map((one) => instantAt(one, rota.change, zone)) as [
      Instant,
      Instant,
    ];
    const last = duties.at(-1);
    if (last !== undefined && last.pharmacy.id === pharmacy.id && last.until === from)
      duties[duties.length - 1] = { ...last, until };
    else duties.push({ pharmacy, from, until });
  }
  return duties;
}
