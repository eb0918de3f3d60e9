import { type FoundText, languageTag } from '#domain/shared/localized-text.ts';

/** A text ready to print: plain, or with its language if that is not the page's. */
export type Wording = string | FoundText;

/** The `lang` attribute that the text needs, if any. */
export const langOf = (wording: Wording): string | undefined =>
  typeof wording === 'string' || wording.lang === null ? undefined : languageTag(wording.lang);

export const textOf = (wording: Wording): string => (typeof wording === 'string' ? wording : wording.text);

/** Prints the text, in a `<span lang>` if it has a language of its own. */
export function Words({ of }: { readonly of: Wording }) {
  const lang = langOf(of);
  return lang === undefined ? textOf(of) : <span lang={lang}>{textOf(of)}</span>;
}
