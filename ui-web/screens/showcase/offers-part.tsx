import { useMemo } from 'react';
import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import { offerTitleOf } from '#domain/showcase/other-words.ts';
import { inTextOrder } from '#domain/shared/text-order.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSome } from '#ui-web/shell/routing/use-some.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './showcase.module.css';
import { offerDays } from './words.ts';

interface OffersProps {
  readonly shops: readonly PublicListing[];
  readonly now: number;
}

/** How many offers are listed before the reader asks for more. */
const firstOffers = 24;

const offersOf = (shops: readonly PublicListing[]) =>
  shops
    .filter(({ age }) => age === 'fresh')
    .flatMap((shop) => shop.offers.map((offer) => ({ shop, offer })))
    .toSorted((a, b) => inTextOrder(a.offer.until, b.offer.until));

/** What the shops offer, those that end first before the others. Shops that were not confirmed offer nothing. */
export function OffersPart({ shops, now }: OffersProps) {
  const speech = useSpeech();
  const { t, said } = speech;
  const zone = usePlace().site.timeZone;
  const offers = useMemo(() => offersOf(shops), [shops]);
  const { seen, more } = useSome(offers, firstOffers);
  if (offers.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="ofertas">
      <div className={styles.head}>
        <h2 id="ofertas">{t('showcase:offer.title')}</h2>
      </div>
      <div className={styles.matter}>
        <PlainList className={styles.offers}>
          {seen.map(({ shop, offer }) => {
            const title = said(offerTitleOf(shop, offer));
            return (
              <li key={`${shop.id}/${offer.id}`}>
                <span>
                  <b lang={langOf(title)}>{title.text}</b>
                  <small>{offerDays(offer, { now, zone }, speech)}</small>
                </span>
                <Link href={`/comercios?comercio=${encodeURIComponent(shop.id)}`}>{shop.name}</Link>
              </li>
            );
          })}
        </PlainList>
        {more !== null && (
          <Button look="outline" onClick={more}>
            {t('showcase:offer.more')}
          </Button>
        )}
      </div>
    </section>
  );
}
