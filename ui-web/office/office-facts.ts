import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { isLanguage, type Language, type LocalizedText } from '#domain/shared/localized-text.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';

/** The town, as the server writes it into the page of the office. */
export interface OfficeTown {
  readonly realm: RealmId;
  readonly name: LocalizedText;
  readonly defaultLanguage: Language;
  readonly timeZone: TimeZone;
  readonly logo: string | null;
  /** What people of staff call their account at the council's identity provider; null if it has none. */
  readonly provider: LocalizedText | null;
  /** Whether the town has identities checked before a vote. */
  readonly checksIdentity?: boolean;
  /** True while the town is being set up in the browser. */
  readonly isBeginning?: boolean;
}

/** Reads the facts of the page; a page without them (during development) is of the sample town. */
export function readOfficeFacts(document: Document): OfficeTown {
  const written = document.querySelector('#page-facts')?.textContent;
  const facts = (written ? JSON.parse(written) : {}) as Partial<OfficeTown>;
  return {
    realm: realmId(facts.realm ?? 'vilanova'),
    name: facts.name ?? { es: 'Vilanova de la Marjal' },
    defaultLanguage: isLanguage(facts.defaultLanguage) ? facts.defaultLanguage : 'es',
    timeZone: facts.timeZone ?? 'Europe/Madrid',
    logo: facts.logo ?? null,
    provider: facts.provider ?? null,
    checksIdentity: facts.checksIdentity ?? false,
    isBeginning: facts.isBeginning ?? false,
  };
}
