import type { Resource } from 'i18next';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Stock } from './stock.ts';

/** Texts of the catalogue, by the path of their file. */
type Files = Readonly<Record<string, unknown>>;
type Loading = () => Promise<{ readonly texts: Files }>;

/** Each language is two files, loaded when it is chosen: the texts of the first page, and those of the others. */
const files: Readonly<Record<Language, { readonly first: Loading; readonly later: Loading }>> = {
  es: { first: () => import('./es.ts'), later: () => import('./es-later.ts') },
  va: { first: () => import('./va.ts'), later: () => import('./va-later.ts') },
  ca: { first: () => import('./ca.ts'), later: () => import('./ca-later.ts') },
  en: { first: () => import('./en.ts'), later: () => import('./en-later.ts') },
  eu: { first: () => import('./eu.ts'), later: () => import('./eu-later.ts') },
};

/** Texts of the interface in a language, by namespace: `survey` is `screens/survey.json`. */
export async function loadTexts(language: Language, stock: 'first' | 'later'): Promise<Resource[string]> {
  const { texts } = await files[language][stock]();
  return Object.fromEntries(
    Object.entries(texts).map(([path, words]) => [path.slice(path.lastIndexOf('/') + 1, -5), words]),
  ) as Resource[string];
}

/** The hash in the names of the texts of single screens, in a build (.config/said-texts.ts). */
declare const saidTextsHash: string;

/** What one screen says, as the build has read it from its sources; without a build, the texts of all. */
export async function loadStock(language: Language, stock: Stock): Promise<Resource[string]> {
  if (!import.meta.env.PROD) return loadTexts(language, 'later');
  const file = `/assets/said-${language}-${stock}-${saidTextsHash}.js`;
  const { texts } = (await import(/* @vite-ignore */ file)) as { readonly texts: Resource[string] };
  return texts;
}
