import type { PagesKey } from '#application/text/catalogue/keys/pages.ts';
import { languages, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { serverSayIn } from '../../../server-texts.ts';

/** A text of the catalogue in every language of the product, with the values in the language of each. */
export const inEveryLanguage = (
  key: PagesKey,
  values: Readonly<Record<string, LocalizedText>>,
): LocalizedText =>
  Object.fromEntries(
    languages.map((language) => {
      const said = Object.entries(values).map(([name, value]) => [
        name,
        textFor(value, language, language).text,
      ]);
      return [language, serverSayIn(language)(key, Object.fromEntries(said) as Record<string, string>)];
    }),
  );
