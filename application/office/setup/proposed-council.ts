import type { Language } from '#domain/shared/localized-text.ts';

const begins = (name: string, word: string) => name.toLowerCase().startsWith(word);

/** The name behind “of” in Valencian and Catalan: the article is joined to it, and a vowel shortens it. */
function ofPlace(name: string): string {
  if (begins(name, 'el ')) return `del ${name.slice(3)}`;
  if (begins(name, 'els ')) return `dels ${name.slice(4)}`;
  if (/^(?:la|les) /iu.test(name)) return `de ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (/^l[’']/iu.test(name)) return `de l’${name.slice(2)}`;
  return /^h?[aeiouàèéíòóú]/iu.test(name) ? `d’${name}` : `de ${name}`;
}

/** The name with the Basque ending that means “of”. */
function ofPlaceInBasque(name: string): string {
  if (/[nl]$/iu.test(name)) return `${name}go`;
  return /[aeiourszx]$/iu.test(name) ? `${name}ko` : `${name}eko`;
}

const inLanguage: Readonly<Record<Language, (name: string) => string>> = {
  es: (name) => `Ayuntamiento de ${name}`,
  va: (name) => `Ajuntament ${ofPlace(name)}`,
  ca: (name) => `Ajuntament ${ofPlace(name)}`,
  en: (name) => `${name} Council`,
  eu: (name) => `${ofPlaceInBasque(name)} Udala`,
};

/**
 * What the council of a town is called, as a proposal that people of the council can change: grammar has exceptions.
 *
 * @example proposedCouncil('Alcoi', 'va') // 'Ajuntament d’Alcoi'
 */
export const proposedCouncil = (town: string, language: Language): string => inLanguage[language](town);
