import { useState } from 'react';
import { type OwnListing, writeOwnListingCall } from '#adapters/wire/showcase/own-listing.ts';
import { writeDetails } from '#adapters/wire/showcase/shop-details.ts';
import { isLeft } from '#domain/shared/result.ts';
import { noShopDetails, readShopDetails } from '#domain/showcase/shop-details.ts';
import { readListing, type TypedListing } from '#domain/showcase/typed-listing.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useShop } from '../shop-context.ts';

/** What came of saving a listing. */
export type ListingOutcome =
  | { readonly kind: 'wrong'; readonly fields: readonly string[] }
  | { readonly kind: 'saved' | 'changed' | 'line' };

/** What the form begins with. */
export function typedOf({ listing, hours, telephone }: OwnListing): TypedListing {
  if (listing === null)
    return { sells: '', hours, telephone, isShown: true, offers: [], details: noShopDetails };
  const { confirmed: _, ...typed } = listing;
  return typed;
}

/** Whether two listings say the same, in whatever order their members are. */
export const isSameListing = (one: TypedListing, other: TypedListing): boolean => {
  const offers = ({ offers: all }: TypedListing) =>
    all.map(({ id, title, from, until, pieces }) => [id, title, from, until, pieces]);
  const parts = (typed: TypedListing) =>
    JSON.stringify([
      typed.sells,
      typed.hours,
      typed.telephone,
      typed.isShown,
      readShopDetails(typed.details ?? {}).details,
      offers(typed),
    ]);
  return parts(one) === parts(other);
};

/** Saves what the shop writes of itself; checked here as the council checks it, so that nothing is sent in vain. */
export function useListing(first: OwnListing, signedOut: () => void) {
  const { call, realm, now } = useShop();
  const { language } = useSpeech();
  const [own, setOwn] = useState(first);
  const [outcome, setOutcome] = useState<ListingOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (typed: TypedListing): Promise<ListingOutcome | null> => {
    const read = readListing(typed, { shop: '', language, at: now() });
    if (isLeft(read)) return { kind: 'wrong', fields: read.left };
    const body = {
      ...typed,
      details: writeDetails(read.right.details),
      offers: typed.offers.map((one) => ({ ...one })),
      language,
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
  const save = async (typed: TypedListing) => {
    setOutcome(null);
    setBusy(true);
    setOutcome(await send(typed));
    setBusy(false);
  };
  return { own, outcome, isBusy, save, close: () => setOutcome(null) };
}
