import { isLanguage, type Language } from '../shared/localized-text.ts';
import type { Shop } from './shop.ts';

/**
 * The language that a shop is written to in: the one in which it gave its hours, which is that of the page where it applied or
 * corrected them. Hours in several languages were written by staff and say nothing of the shop: then it is that of the town.
 */
export function languageOfShop({ hours }: Pick<Shop, 'hours'>, ofTown: Language): Language {
  const [language, ...more] = typeof hours === 'string' ? [] : Object.keys(hours);
  return isLanguage(language) && more.length === 0 ? language : ofTown;
}
