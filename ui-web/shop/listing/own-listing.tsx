import { use, useCallback } from 'react';
import { readOwnListingCall } from '#adapters/wire/showcase/own-listing.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { LineNotice } from '../line-notice.tsx';
import { type ShopInside, useShop } from '../shop-context.ts';
import { TillTitle } from '../step-head.tsx';
import { useOwnAnswer } from '../use-own-answer.ts';
import { ListingForm } from './listing-form.tsx';
import styles from './listing.module.css';
import { PickupList } from './pickup-list.tsx';

/** What the shop says of itself in the showcase, and what people asked it to set aside. */
export function OwnListingPage({ signedOut }: ShopInside) {
  const { later, t } = useSpeech();
  use(later());
  const { call, realm } = useShop();
  const ask = useCallback(() => call(readOwnListingCall, { realm }), [call, realm]);
  const [answer, again] = useOwnAnswer(ask, signedOut);
  if (answer === null) return null;
  if (isLeft(answer)) return <LineNotice retry={again} />;
  return (
    <div className={styles.listing}>
      <TillTitle>{t('shop-desk:listing.title')}</TillTitle>
      <PickupList signedOut={signedOut} />
      <ListingForm first={answer.right} signedOut={signedOut} />
    </div>
  );
}
