import { isLanguage, type Language } from '#domain/shared/localized-text.ts';

/**
 * The language in which the page of a device begins: that of the address, of this browser, or of the town.
 *
 * @param stored the name under which this browser keeps the language that was chosen on the page
 */
export function deviceLanguage(stored: string, ofTown: Language): Language {
  const asked = new URLSearchParams(window.location.search).get('lang') ?? localStorage.getItem(stored);
  return isLanguage(asked) ? asked : ofTown;
}
