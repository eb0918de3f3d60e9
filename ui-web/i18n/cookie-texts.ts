import type { Language } from '#domain/shared/localized-text.ts';

const spanish = () => import('./es/cookies.json', { with: { type: 'json' } });

/** The words of the cookie banner: a small file of their own, loaded only for whoever is asked. */
export type CookieTexts = Awaited<ReturnType<typeof spanish>>['default'];

const files: Readonly<Record<Language, () => Promise<{ readonly default: CookieTexts }>>> = {
  es: spanish,
  va: () => import('./va/cookies.json', { with: { type: 'json' } }),
  ca: () => import('./ca/cookies.json', { with: { type: 'json' } }),
  en: () => import('./en/cookies.json', { with: { type: 'json' } }),
  eu: () => import('./eu/cookies.json', { with: { type: 'json' } }),
};

export const cookieTexts = async (language: Language): Promise<CookieTexts> =>
  (await files[language]()).default;
