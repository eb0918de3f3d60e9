import { useEffect, useState } from 'react';
import type { Language } from '#domain/shared/localized-text.ts';
import { loadOfficePart } from '../i18n/office-speech.ts';

type Loaded = Readonly<Partial<Record<Language, object>>>;

/** The text of a key in the texts of a language; the key itself if there is none. */
function textIn(texts: object | undefined, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], texts);
  return typeof found === 'string' ? found : key;
}

/** Speaks several languages of the setting up at once, for documents that have a text in each; null until they are loaded. */
export function useTextsOfLanguages(
  languages: readonly Language[],
): ((language: Language, key: string) => string) | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const wanted = languages.join(' ');
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const texts = await Promise.all(
        (wanted.split(' ') as Language[]).map(
          async (language) =>
            [language, (await loadOfficePart(language, 'setup'))?.['office-setup']] as const,
        ),
      );
      if (!isOver) setLoaded(Object.fromEntries(texts) as Loaded);
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [wanted]);
  return loaded && ((language, key) => textIn(loaded[language], key));
}
