import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { isLanguage, type Language, type LocalizedText } from '#domain/shared/localized-text.ts';

/** The town, as the server writes it into the page of a kiosk. */
export interface KioskTown {
  readonly realm: RealmId;
  readonly name: LocalizedText;
  readonly defaultLanguage: Language;
  readonly timeZone: TimeZone;
}

/** Reads the facts of the page; a page without them (during development) is of the sample town. */
export function readKioskFacts(document: Document): KioskTown {
  const written = document.querySelector('#page-facts')?.textContent;
  const facts = (written ? JSON.parse(written) : {}) as Partial<KioskTown>;
  return {
    realm: realmId(facts.realm ?? 'vilanova'),
    name: facts.name ?? { es: 'Vilanova de la Marjal' },
    defaultLanguage: isLanguage(facts.defaultLanguage) ? facts.defaultLanguage : 'es',
    timeZone: facts.timeZone ?? 'Europe/Madrid',
  };
}
