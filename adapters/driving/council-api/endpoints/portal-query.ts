import type { Town } from '#domain/access/town.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** The query of a page of a town's portal in a language, for mails: a reader may open it on any device. */
export const portalQuery = (town: Town, language: Language): string =>
  `?${new URLSearchParams({ realm: town.realm, locale: language }).toString()}`;
