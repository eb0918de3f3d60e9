import { useState } from 'react';
import type { PublicListing, PublicOffer } from '#adapters/wire/showcase/public-listing.ts';
import { formatCount } from '#application/text/numbers.ts';
import { offerTitleOf } from '#domain/showcase/other-words.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../showcase.module.css';
import { offerDays } from '../words.ts';
import { PickupForm } from './pickup-form.tsx';
import type { PickupsOfDevice } from './use-pickups.ts';

interface OffersProps {
  readonly shop: PublicListing;
  readonly pickups: PickupsOfDevice;
  readonly now: number;
}

/** What a shop offers; what it sets aside is asked for here. */
export function ShopOffers({ shop, pickups, now }: OffersProps) {
  const { t } = useSpeech();
  const [asking, ask] = useState<string | null>(null);
  if (shop.offers.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="ofertas">
      <div className={styles.head}>
        <h2 id="ofertas">{t('showcase:offer.title')}</h2>
        {shop.offers.some(({ pieces }) => pieces > 0) && <p>{t('showcase:offer.noSale')}</p>}
      </div>
      <PlainList className={styles.offers}>
        {shop.offers.map((offer) => (
          <li key={offer.id}>
            <OfferRow
              shop={shop}
              offer={offer}
              now={now}
              open={() => ask(offer.id)}
              isAsked={asking === offer.id}
            />
            {asking === offer.id && (
              <PickupForm shop={shop.id} offer={offer} pickups={pickups} close={() => ask(null)} />
            )}
          </li>
        ))}
      </PlainList>
    </section>
  );
}

interface RowProps {
  readonly shop: PublicListing;
  readonly offer: PublicOffer;
  readonly now: number;
  readonly open: () => void;
  readonly isAsked: boolean;
}

function OfferRow({ shop, offer, now, open, isAsked }: RowProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const title = said(offerTitleOf(shop, offer));
  const zone = usePlace().site.timeZone;
  const isToday = offer.from <= dayAt(now, zone);
  return (
    <>
      <span>
        <b lang={langOf(title)}>{title.text}</b>
        <small>
          {offerDays(offer, { now, zone }, speech)}
          {offer.pieces > 0 &&
            ` · ${t('showcase:offer.left', { count: offer.left, n: formatCount(offer.left) })}`}
        </small>
      </span>
      {isToday && offer.left > 0 && !isAsked && (
        <Button look="outline" size="short" onClick={open}>
          {t('showcase:offer.ask')}
          <span className="visually-hidden" lang={langOf(title)}>
            {` ${title.text}`}
          </span>
        </Button>
      )}
    </>
  );
}
