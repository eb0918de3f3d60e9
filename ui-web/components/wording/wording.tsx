import { type FoundText, languageTag } from '#domain/shared/localized-text.ts';

/** Words ready to print: plain, or with the language they are really in when it is not the page's. */
export type Wording = string | FoundText;

/** The `lang` attribute the words need, if any. */
export const langOf = (wording: Wording): string | undefined =>
  typeof wording === 'string' || wording.lang === null ? undefined : languageTag(wording.lang);

export const textOf = (wording: Wording): string => (typeof wording === 'string' ? wording : wording.text);

/** Prints the words, in a `<span lang>` when they bring their own language. */
export function Words({ of }: { readonly of: Wording }) {
  const lang = langOf(of);
  return lang === undefined ? textOf(of) : <span lang={lang}>{textOf(of)}</span>;
}
