import { useMemo, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { useHere } from '#ui-web/components/map/use-here.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { belowPart } from '#ui-web/shell/routing/below-part.tsx';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSome } from '#ui-web/shell/routing/use-some.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { PickupsOfDevice } from './pickups/use-pickups.ts';
import { SearchFields } from './search-fields.tsx';
import { everyShop, foundShops, type ShopInSight, seenShops } from './seen-shops.ts';
import { ShopCard } from './shop-card.tsx';
import type { Showcase } from './use-showcase.ts';
import styles from './showcase.module.css';

const BelowShops = belowPart(
  latePart(async () => (await import('./below-shops.tsx')).BelowShops, undefined, 'showcase-parts'),
  Nothing,
);
const OwnPickups = latePart(
  async () => (await import('./pickups/own-pickups.tsx')).OwnPickups,
  ({ pickups }) => pickups.own.length > 0,
  'showcase-parts',
);
const ShopsMap = belowPart(
  latePart(async () => (await import('./shops-map.tsx')).ShopsMap, undefined, 'showcase-parts'),
  Nothing,
);

interface PageProps {
  readonly showcase: Showcase;
  readonly pickups: PickupsOfDevice;
  readonly now: number;
}

/** In the place of what the reader has not come near to. */
function Nothing() {
  return null;
}

/** The shops of the town: what is open, near, sold and offered. */
export function ShowcasePage({ showcase, pickups, now }: PageProps) {
  const { t } = useSpeech();
  const { shops } = showcase;
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('showcase:title')} />
        <p className="lead">{t('showcase:lead')}</p>
      </div>
      <OwnPickups pickups={pickups} shops={shops} now={now} />
      {shops.length === 0 ? (
        <EmptyState title={t('showcase:none')}>
          <p>{t('showcase:noneHint')}</p>
        </EmptyState>
      ) : (
        <FoundShops showcase={showcase} now={now} />
      )}
      <BelowShops showcase={showcase} now={now} />
    </div>
  );
}

/** The shops that are looked for, in a list and on a map. */
function FoundShops({ showcase: { shops, town, isHoliday }, now }: Pick<PageProps, 'showcase' | 'now'>) {
  const { t } = useSpeech();
  const zone = usePlace().site.timeZone;
  const located = useHere();
  const { here } = located;
  const [search, setSearch] = useState(everyShop);
  const seen = useMemo(
    () => seenShops(shops, { here, now, zone, isHoliday }),
    [shops, here, now, zone, isHoliday],
  );
  const shown = useMemo(
    () => foundShops(seen, search, (heading) => t(`vouchers:heading.${heading}`)),
    [seen, search, t],
  );
  const count = shown.length;
  return (
    <section className={styles.row} aria-labelledby="comercios">
      <div className={styles.head}>
        <h2 id="comercios" tabIndex={-1}>
          {t('showcase:shops')}
        </h2>
        <p role="status">
          {count === 0 ? t('showcase:noneFound') : t('showcase:count', { count, n: formatCount(count) })}
        </p>
      </div>
      <div className={styles.matter}>
        <SearchFields shops={shops} search={search} change={setSearch} located={located} />
        <ShopCards shown={shown} now={now} />
        <ShopsMap shown={shown} town={town} />
      </div>
    </section>
  );
}

/** How many shops are listed before the reader asks for more. */
const firstShops = 24;

/** The shops that were found, so many at first. */
function ShopCards({ shown, now }: { readonly shown: readonly ShopInSight[]; readonly now: number }) {
  const { t } = useSpeech();
  const { seen, more } = useSome(shown, firstShops);
  return (
    <>
      <PlainList className={styles.cards} id="shops-list">
        {seen.map((one) => (
          <ShopCard key={one.shop.id} seen={one} now={now} />
        ))}
      </PlainList>
      {more !== null && (
        <Button look="outline" onClick={more}>
          {t('showcase:more')}
        </Button>
      )}
    </>
  );
}
