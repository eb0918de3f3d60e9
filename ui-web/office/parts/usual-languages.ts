import { type Language, languages } from '#domain/shared/localized-text.ts';

/** The languages in which a town of this language writes: where Valencian is spoken, both. */
export const usualLanguages = (own: Language): readonly Language[] =>
  own === 'es' || own === 'va' ? ['es', 'va'] : [own];

/** The languages whose fields are shown at once: the usual ones, and those that have words already. */
export const shownLanguages = (own: Language, words: Readonly<Record<string, string>>): readonly Language[] =>
  languages.filter((one) => usualLanguages(own).includes(one) || words[one] !== undefined);
