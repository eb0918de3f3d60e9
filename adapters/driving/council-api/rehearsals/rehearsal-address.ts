import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** Where people of a rehearsal are given out: the address that is handed on. */
export const rehearsalAddress = (name: RealmId, language?: Language): string =>
  `/ensayo/${name}${language === undefined ? '' : `?locale=${language}`}`;

/** The page with the survey of a rehearsal. */
export const rehearsedPage = (path: string, name: RealmId, language?: Language): string =>
  `${path}?realm=${name}${language === undefined ? '' : `&locale=${language}`}`;
