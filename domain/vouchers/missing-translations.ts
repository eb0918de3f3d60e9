import type { Language, LocalizedText } from '../shared/localized-text.ts';
import type { VoucherCampaign } from './campaign.ts';

/** A text of a campaign, and the languages of the town that it does not have. */
export interface MissingTranslation {
  /** As a path of its form; the items of lists are counted from 0. */
  readonly path: string;
  readonly languages: readonly Language[];
}

/** A text without languages is read by everybody as it is, and one that is empty in all of them says nothing. */
function lackingIn(text: LocalizedText, languages: readonly Language[]): readonly Language[] {
  if (typeof text === 'string') return [];
  const has = (language: string): boolean => (text[language] ?? '').trim() !== '';
  return Object.keys(text).some(has) ? languages.filter((language) => !has(language)) : [];
}

/** What residents would read in another language than they chose, in the order of the form. */
export function missingTranslations(
  { title, summary, conditions, types, areas }: VoucherCampaign,
  languages: readonly Language[],
): readonly MissingTranslation[] {
  const texts: readonly (readonly [string, LocalizedText])[] = [
    ['title', title],
    ['summary', summary],
    ['conditions', conditions],
    ...types.map((type, at) => [`types/${at}/title`, type.title] as const),
    ...areas.map((area, at) => [`areas/${at}/title`, area.title] as const),
  ];
  return texts
    .map(([path, text]) => ({ path, languages: lackingIn(text, languages) }))
    .filter((one) => one.languages.length > 0);
}
