import words from './function-words.json' with { type: 'json' };

/**
 * Words with more than four letters that only hold a sentence together, in the five languages: prepositions, articles,
 * conjunctions, pronouns, and forms of to be and to have. Words of opinion or quantity count (`menos`, `contra`, `siempre`).
 */
export const functionWords: ReadonlySet<string> = new Set(
  Object.values(words).flatMap((ofLanguage) => ofLanguage.split(' ')),
);
