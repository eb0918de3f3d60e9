import type { Language } from '#domain/shared/localized-text.ts';
import { slugFor } from '../documents/list/new-body.ts';
import { filledTexts, type Texts } from './texts-by-language.ts';

/** The end of an address for a title: that of the first language of the town that has one. Empty if it has no letters for it. */
export function slugOfTitle(title: Texts, languages: readonly Language[]): string {
  const texts = filledTexts(title);
  return slugFor(languages.flatMap((language) => texts[language] ?? [])[0] ?? '');
}
