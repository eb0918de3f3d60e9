import * as t from 'io-ts';
import { languages } from '#domain/shared/localized-text.ts';
import type { OtherWords } from '#domain/showcase/other-words.ts';
import { wordOf } from '../decode.ts';

/** What a shop says in another language than that of its listing; what is empty is not said in it. */
export const otherWordsWire = t.type({
  language: wordOf(languages),
  sells: t.string,
  hours: t.string,
  offers: t.array(t.type({ id: t.string, title: t.string })),
});
export type WrittenWords = t.TypeOf<typeof otherWordsWire>;

export const writeOtherWords = (others: readonly OtherWords[]): WrittenWords[] =>
  others.map((one) => ({ ...one, offers: one.offers.map((offer) => ({ ...offer })) }));
