import { useMemo } from 'react';
import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { hoursOf, sellsOf } from '#domain/showcase/other-words.ts';
import type { SeenAct } from '#domain/showcase/shop-visits.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { MarkerMap } from '#ui-web/components/marker-map/marker-map.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { PictureOrWall } from '#ui-web/components/tile/picture-or-wall.tsx';
import { FavouriteButton } from '#ui-web/screens/pocket/favourites/favourite-button.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OwnPickups } from './pickups/own-pickups.tsx';
import { ShopOffers } from './pickups/shop-offers.tsx';
import type { PickupsOfDevice } from './pickups/use-pickups.ts';
import { seenShops } from './seen-shops.ts';
import { DetailFacts } from './detail-facts.tsx';
import { OpenLabel } from './shop-card.tsx';
import styles from './showcase.module.css';
import { useSeenShop } from './use-visit-count.ts';
import type { Showcase } from './use-showcase.ts';

interface ShopProps {
  readonly shop: PublicListing;
  readonly showcase: Showcase;
  readonly pickups: PickupsOfDevice;
  readonly now: number;
}

/** One shop: whether it is open, how it is reached, what it offers and sets aside. */
export function OneShopPage({ shop, showcase, pickups, now }: ShopProps) {
  const { t, said } = useSpeech();
  const sells = said(sellsOf(shop));
  const zone = usePlace().site.timeZone;
  const count = useSeenShop(shop.id);
  const [seen] = seenShops([shop], { here: null, now, zone, isHoliday: showcase.isHoliday });
  return (
    <div className="wrap">
      <Breadcrumbs
        label={t('shell:breadcrumbs')}
        items={[
          { href: '/', text: t('shell:home') },
          { href: '/comercios', text: t('showcase:title') },
        ]}
      />
      <div className="page-top">
        <ScreenTitle of={shop.name} />
        <p className="lead" lang={langOf(sells)}>
          {sells.text}
        </p>
        {seen !== undefined && <OpenLabel seen={seen} now={now} />}
        {shop.age === 'stale' && <p className="note">{t('showcase:mayDiffer')}</p>}
        <FavouriteButton title={shop.name} />
      </div>
      {shop.photo !== null && <ShopPhotoShown shop={shop} photo={shop.photo} />}
      <OwnPickups pickups={pickups} shops={[shop]} now={now} />
      <ShopOffers shop={shop} pickups={pickups} now={now} />
      <ShopFacts shop={shop} showcase={showcase} count={count} />
    </div>
  );
}

interface PhotoProps {
  readonly shop: PublicListing;
  readonly photo: NonNullable<PublicListing['photo']>;
}

/** The photo of a shop; tiles if it cannot be loaded. */
const ShopPhotoShown = ({ shop, photo: { src, alt, language } }: PhotoProps) => (
  <div className={styles.photo}>
    <PictureOrWall picture={{ src, alt, lang: languageTag(language) }} identifier={shop.id} format="strip" />
  </div>
);

/** A map of the whole country that finds the way to a place. */
const wayTo = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `https://www.openstreetmap.org/directions?route=%3B${lat}%2C${lng}`;

interface FactsProps {
  readonly shop: PublicListing;
  readonly showcase: Pick<Showcase, 'town' | 'vouchers'>;
  readonly count: (act: SeenAct) => void;
}

/** The address of a shop, and the way to it if its place is known. */
function Address({ shop: { address, place }, count }: Pick<FactsProps, 'shop' | 'count'>) {
  const { t } = useSpeech();
  if (place === null) return address;
  return (
    <>
      {address}
      <br />
      <a href={wayTo(place)} target="_blank" rel="noopener noreferrer" onClick={() => count('ways')}>
        {t('showcase:way')}
      </a>
    </>
  );
}

/** Why a shop takes no vouchers now. */
const notTaken = {
  used: 'showcase:facts.notNow',
  paused: 'showcase:facts.paused',
  ended: 'showcase:facts.ended',
  none: 'showcase:facts.notNow',
} as const satisfies Readonly<Record<Showcase['vouchers'], string>>;

/** Where a shop is, when it is open and how it is reached. */
function ShopFacts({ shop, showcase, count }: FactsProps) {
  const { t, said } = useSpeech();
  const { name, address, place, telephone, details, headings, takesVouchers } = shop;
  const hours = said(hoursOf(shop));
  const words = useMarkerWords('showcase:map', 'showcase:count');
  const ground = useMemo(() => townMap(showcase.town), [showcase.town]);
  const places = useMemo(
    () => (place === null ? [] : [{ id: shop.id, name, detail: address, href: null, position: place }]),
    [shop.id, name, address, place],
  );
  const centre = place ?? ground.centre;
  return (
    <section className={styles.row} aria-labelledby="donde">
      <div className={styles.head}>
        <h2 id="donde">{t('showcase:reach')}</h2>
      </div>
      <div className={styles.matter}>
        <dl className={styles.facts}>
          <dt>{t('showcase:facts.address')}</dt>
          <dd>
            <Address shop={shop} count={count} />
          </dd>
          <dt>{t('showcase:facts.hours')}</dt>
          <dd lang={langOf(hours)}>{hours.text}</dd>
          {telephone !== '' && (
            <>
              <dt>{t('showcase:facts.telephone')}</dt>
              <dd>
                <a href={`tel:${telephone.replaceAll(' ', '')}`} onClick={() => count('calls')}>
                  {telephone}
                </a>
              </dd>
            </>
          )}
          <DetailFacts details={details} called={() => count('calls')} />
          <dt>{t('showcase:facts.sells')}</dt>
          <dd>{headings.map((one) => t(`vouchers:heading.${one}`)).join(', ')}</dd>
          <dt>{t('showcase:facts.vouchers')}</dt>
          <dd>{t(takesVouchers ? 'showcase:facts.yes' : notTaken[showcase.vouchers])}</dd>
        </dl>
        {place !== null && (
          <MarkerMap
            id="shop-map"
            words={words}
            tiles={ground.tiles}
            centre={centre}
            places={places}
            chosen={null}
            onChoose={() => undefined}
          />
        )}
      </div>
    </section>
  );
}
