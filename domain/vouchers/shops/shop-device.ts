import type { Passkey } from '../../office/access/person.ts';
import type { Instant } from '../../shared/calendar-day.ts';

/** A till or a phone of a shop, which a paper code of the staff made one. */
export interface ShopDevice {
  readonly id: string;
  readonly shop: string;
  /** Which one it is, in the words of the member of staff who gave the code: `Caja 1`. */
  readonly name: string;
  readonly since: Instant;
  /** With it the device signs in again; null if it has none. */
  readonly passkey: Passkey | null;
}

/** How long a paper code can be used. */
export const shopCodeLasts = 14 * 86_400_000;
/** How long a device stays signed in. */
export const shopSessionLasts = 30 * 86_400_000;

const longestName = 60;

/** The name of a device as it is kept; null if it has none, or one that is too long. */
export function shopDeviceName(typed: string): string | null {
  const name = typed.trim().replaceAll(/\s+/gu, ' ');
  return name === '' || name.length > longestName ? null : name;
}
