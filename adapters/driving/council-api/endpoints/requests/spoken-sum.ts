import type { Sum } from '#domain/forms/captcha.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { PagesKey } from '#application/text/catalogue/keys/pages.ts';
import { serverSayIn } from '../../server-texts.ts';

type NumberKey = Extract<PagesKey, `sum.number.${string}`>;

/** The captcha's question in words, in the reader's language; its numbers go from 1 to 19. */
export function spokenSum({ first, second, sign }: Sum, language: Language): string {
  const say = serverSayIn(language);
  const word = (number: number) => say(`sum.number.${number}` as NumberKey);
  return say(`sum.${sign}`, { a: word(first), b: word(second) });
}
