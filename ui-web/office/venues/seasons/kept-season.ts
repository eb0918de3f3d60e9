import type { TypedSeason } from './season-draft.ts';

const nameOf = (realm: string, venue: string): string => `concejo.season.${realm}.${venue}`;

/** What was typed of a season on this device, so that a closed page loses nothing; null if nothing was. */
export function keptSeason(realm: string, venue: string): TypedSeason | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(realm, venue)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'wishes' in kept ? (kept as TypedSeason) : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed of a season. */
export function keepSeason(realm: string, venue: string, typed: TypedSeason): void {
  try {
    localStorage.setItem(nameOf(realm, venue), JSON.stringify(typed));
  } catch {
    // It then lasts as long as the page.
  }
}
