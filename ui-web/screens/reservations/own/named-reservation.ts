import { isReservationKey } from '#adapters/wire/reservations/own-reservation.ts';

/** A reservation that the address of a mail names behind its `#`: its venue and its key, which no server's log has so. */
export interface NamedPlace {
  readonly venue: string;
  readonly key: string;
}

/**
 * The reservation that is named behind the hash of an address; null if none is.
 *
 * @example namedReservation('polideportivo/JtPz0f4uQ8mHc1Xw7bLk2A') // { venue: 'polideportivo', key: 'JtPz…' }
 */
export function namedReservation(behind: string): NamedPlace | null {
  const [venue = '', key = '', ...more] = behind.split('/');
  return venue !== '' && !venue.includes('=') && more.length === 0 && isReservationKey(key)
    ? { venue, key }
    : null;
}

/**
 * The place on a waiting list that is named there; null if none is.
 *
 * @example namedWaiting('espera=polideportivo/JtPz0f4uQ8mHc1Xw7bLk2A') // { venue: 'polideportivo', key: 'JtPz…' }
 */
export const namedWaiting = (behind: string): NamedPlace | null =>
  behind.startsWith('espera=') ? namedReservation(behind.slice('espera='.length)) : null;
