import { useState } from 'react';
import { type OwnListing, writeOwnListingCall } from '#adapters/wire/showcase/own-listing.ts';
import { writeDetails } from '#adapters/wire/showcase/shop-details.ts';
import { writeOtherWords } from '#adapters/wire/showcase/other-words.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { noShopDetails, readShopDetails } from '#domain/showcase/shop-details.ts';
import type { OtherWords } from '#domain/showcase/other-words.ts';
import { readListing, type TypedListing } from '#domain/showcase/typed-listing.ts';
import { useShop } from '../shop-context.ts';

/** What came of saving a listing. */
export type ListingOutcome =
  | { readonly kind: 'wrong'; readonly fields: readonly string[] }
  | { readonly kind: 'saved' | 'changed' | 'line' };

/** What the shop writes: the listing, in the language that its texts are in. */
export interface WrittenListing extends TypedListing {
  readonly language: Language;
  readonly others: readonly OtherWords[];
}

/** What the form begins with; a shop that has written nothing begins in the language of its page. */
export function typedOf({ listing, hours, telephone }: OwnListing, language: Language): WrittenListing {
  if (listing === null)
    return {
      sells: '',
      hours,
      telephone,
      isShown: true,
      offers: [],
      others: [],
      details: noShopDetails,
      language,
    };
  const { confirmed: _, ...typed } = listing;
  return typed;
}

/** Whether two listings say the same, in whatever order their members are. */
export const isSameListing = (one: WrittenListing, other: WrittenListing): boolean => {
  const offers = ({ offers: all }: WrittenListing) =>
    all.map(({ id, title, from, until, pieces }) => [id, title, from, until, pieces]);
  const words = ({ others }: WrittenListing) =>
    others.map(({ language, sells, hours, offers: titles }) => [
      language,
      sells,
      hours,
      // What was typed later is stored in the order of the offers.
      titles.flatMap(({ id, title }) => (title === '' ? [] : [`${id} ${title}`])).toSorted(),
    ]);
  const parts = (typed: WrittenListing) =>
    JSON.stringify([
      typed.sells,
      typed.hours,
      typed.telephone,
      typed.isShown,
      readShopDetails(typed.details ?? {}).details,
      offers(typed),
      typed.language,
      words(typed),
    ]);
  return parts(one) === parts(other);
};

/** Saves what the shop writes of itself; checked here as the council checks it, so that nothing is sent in vain. */
export function useListing(first: OwnListing, signedOut: () => void) {
  const { call, realm, now } = useShop();
  const [own, setOwn] = useState(first);
  const [outcome, setOutcome] = useState<ListingOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (typed: WrittenListing): Promise<ListingOutcome | null> => {
    const { language } = typed;
    const read = readListing(typed, { shop: '', language, at: now() });
    if (isLeft(read)) return { kind: 'wrong', fields: read.left };
    const body = {
      ...typed,
      details: writeDetails(read.right.details),
      offers: typed.offers.map((one) => ({ ...one })),
      others: writeOtherWords(read.right.others),
    };
    const answer = await call(writeOwnListingCall, { realm, body });
    if (!isLeft(answer)) {
      setOwn(answer.right);
      return { kind: 'saved' };
    }
    if (answer.left.kind === 'shopNotAuthorised') {
      signedOut();
      return null;
    }
    if (answer.left.kind !== 'listingRefused') return { kind: 'line' };
    const { where = '' } = answer.left;
    return where === 'changed' ? { kind: 'changed' } : { kind: 'wrong', fields: where.split(',') };
  };
  const save = async (typed: WrittenListing) => {
    setOutcome(null);
    setBusy(true);
    setOutcome(await send(typed));
    setBusy(false);
  };
  return { own, outcome, isBusy, save, close: () => setOutcome(null) };
}
