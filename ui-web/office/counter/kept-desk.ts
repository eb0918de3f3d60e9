import type { DeskPlace } from './counter-presenter.ts';

const nameOf = (realm: string): string => `counterDesk ${realm}`;

const isPlace = (value: unknown): value is DeskPlace =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<DeskPlace>).office === 'string' &&
  typeof (value as Partial<DeskPlace>).desk === 'string';

/** The desk that was chosen in this browser; null if there is none. */
export function keptDesk(realm: string): DeskPlace | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(nameOf(realm)) ?? 'null');
    return isPlace(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a desk in this browser, until another one is chosen. */
export function keepDesk(realm: string, place: DeskPlace | null): void {
  try {
    if (place === null) localStorage.removeItem(nameOf(realm));
    else localStorage.setItem(nameOf(realm), JSON.stringify(place));
  } catch {
    // The choice then lasts as long as the page.
  }
}
