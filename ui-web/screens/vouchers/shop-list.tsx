import { distanceIn } from '#ui-web/components/map/distance.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { SeenFrom } from './near-shops.ts';
import styles from './vouchers.module.css';

/** How far a shop is, in words. */
function useDistance(): (metres: number) => string {
  const { t } = useSpeech();
  return (metres) => {
    const { unit, n } = distanceIn(metres);
    return t(`vouchers:where.${unit}`, { n });
  };
}

/** The shops in a box that scrolls. */
export function ShopList({ shown }: { readonly shown: readonly SeenFrom[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div id="shops-list" className={styles.shopsBox} role="group" aria-labelledby="donde" tabIndex={0}>
      <PlainList className={styles.shops}>
        {shown.map((seen) => (
          <li key={seen.shop.id}>
            <ShopFacts seen={seen} />
          </li>
        ))}
      </PlainList>
    </div>
  );
}

function ShopFacts({ seen: { shop, metres, isOpen } }: { readonly seen: SeenFrom }) {
  const { t, said } = useSpeech();
  const distance = useDistance();
  const hours = said(shop.hours);
  return (
    <>
      <b>{shop.name}</b>
      <small>
        {shop.address}
        {metres !== null && ` · ${distance(metres)}`}
      </small>
      {hours.text !== '' && (
        <small>
          <span lang={langOf(hours)}>{hours.text}</span>
          {isOpen !== null && ' · '}
          {isOpen !== null && <strong>{t(`vouchers:where.${isOpen ? 'open' : 'closed'}`)}</strong>}
        </small>
      )}
    </>
  );
}
