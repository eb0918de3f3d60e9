import { type Language, languages, type LocalizedText } from '../shared/localized-text.ts';
import { readOpeningHours } from '../vouchers/shops/opening-hours.ts';

/** What a shop says of itself in another language than that of its listing; what is empty is not said in it. */
export interface OtherWords {
  readonly language: Language;
  readonly sells: string;
  /** The hours of the listing in a sentence of this language. */
  readonly hours: string;
  /** The titles of its offers, by their ids. */
  readonly offers: readonly OfferWords[];
}

/** The title of an offer in another language. */
export interface OfferWords {
  readonly id: string;
  readonly title: string;
}

/** The texts of a listing: those in its own language, and what it says in others. */
export interface ListingTexts {
  readonly language: Language;
  readonly sells: string;
  readonly hours: string;
  readonly offers: readonly OfferWords[];
  readonly others: readonly OtherWords[];
}

const oneLine = (typed: string): string => typed.trim().replaceAll(/\s+/gu, ' ');

const stretches = (hours: string): string =>
  JSON.stringify(
    (readOpeningHours(hours) ?? []).toSorted((a, b) => a.weekday - b.weekday || a.from - b.from),
  );

/** Whether two sentences say the same hours: a reader of one language must not come in vain because of the other. */
const areSameHours = (one: string, other: string): boolean =>
  readOpeningHours(other) !== null && stretches(one) === stretches(other);

interface Limits {
  readonly sells: number;
  readonly title: number;
}

/** The words of one language as they are stored, without those of offers that are gone. */
const readOne = ({ language, sells, hours, offers }: OtherWords, ids: readonly string[]): OtherWords => {
  const titles = new Map(offers.map(({ id, title }) => [id, oneLine(title)]));
  return {
    language,
    sells: oneLine(sells),
    hours: oneLine(hours),
    offers: ids.flatMap((id) => {
      const title = titles.get(id) ?? '';
      return title === '' ? [] : [{ id, title }];
    }),
  };
};

const isEmpty = ({ sells, hours, offers }: OtherWords): boolean =>
  sells === '' && hours === '' && offers.length === 0;

function faultsOf(words: OtherWords, own: ListingTexts, most: Limits): readonly string[] {
  const { language, sells, hours, offers } = words;
  const at = (id: string) => own.offers.findIndex((one) => one.id === id);
  return [
    ...(sells.length > most.sells ? [`sellsIn.${language}`] : []),
    ...(hours === '' || areSameHours(own.hours, hours) ? [] : [`hoursIn.${language}`]),
    ...offers.flatMap(({ id, title }) =>
      title.length > most.title ? [`offerIn.${language}.${at(id)}`] : [],
    ),
  ];
}

/**
 * Reads what a shop wrote in other languages, in the order of languages. Wrong are `others` if a language comes twice, and
 * `sellsIn.va`, `hoursIn.va` (other hours than those of the listing) and `offerIn.va.0` for what is wrong in one of them. Words in
 * the language of the listing are left out: it says them itself.
 */
export function readOtherWords(
  own: ListingTexts,
  most: Limits,
): { readonly others: readonly OtherWords[]; readonly wrong: readonly string[] } {
  const ids = own.offers.map(({ id }) => id);
  const said = new Set(own.others.map(({ language }) => language));
  const others = languages.flatMap((language) => {
    const words = own.others.find((one) => one.language === language);
    if (words === undefined || language === own.language) return [];
    const read = readOne(words, ids);
    return isEmpty(read) ? [] : [read];
  });
  return {
    others,
    wrong: [
      ...(said.size < own.others.length ? ['others'] : []),
      ...others.flatMap((words) => faultsOf(words, own, most)),
    ],
  };
}

/** What is stored in other languages, for a page that knows nothing of it: hours that are no longer those of the listing go. */
export const keptWords = (others: readonly OtherWords[], hours: string): readonly OtherWords[] =>
  others.map((one) => ({ ...one, hours: areSameHours(hours, one.hours) ? one.hours : '' }));

const localized = (
  { language, others }: Pick<ListingTexts, 'language' | 'others'>,
  own: string,
  of: (words: OtherWords) => string,
): LocalizedText => ({
  ...Object.fromEntries(others.map((words) => [words.language, of(words)])),
  [language]: own,
});

/** What a shop sells, in the languages in which it says so. */
export const sellsOf = (listing: Omit<ListingTexts, 'hours' | 'offers'>): LocalizedText =>
  localized(listing, listing.sells, ({ sells }) => sells);

/** Its hours, in the languages in which it says them. */
export const hoursOf = (listing: Omit<ListingTexts, 'sells' | 'offers'>): LocalizedText =>
  localized(listing, listing.hours, ({ hours }) => hours);

/** The title of an offer, in the languages in which it has one. */
export const offerTitleOf = (
  listing: Pick<ListingTexts, 'language' | 'others'>,
  { id, title }: OfferWords,
): LocalizedText =>
  localized(listing, title, ({ offers }) => offers.find((one) => one.id === id)?.title ?? '');
