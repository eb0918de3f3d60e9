import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import { sellsOf } from '#domain/showcase/other-words.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { distanceIn } from '#ui-web/components/map/distance.ts';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { PictureOrWall, withoutWords } from '#ui-web/components/tile/picture-or-wall.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ShopInSight } from './seen-shops.ts';
import styles from './showcase.module.css';
import { useVisitCount } from './use-visit-count.ts';
import { openWords } from './words.ts';

interface CardProps {
  readonly seen: ShopInSight;
  readonly now: number;
}

/** Whether a shop is open; of one that was not confirmed, for how long not. */
export function OpenLabel({ seen: { shop, open }, now }: CardProps) {
  const speech = useSpeech();
  const { site } = usePlace();
  if (shop.age === 'stale')
    return (
      <RibbonLabel state="pending">{speech.t('showcase:unconfirmed', { count: shop.days })}</RibbonLabel>
    );
  return (
    <RibbonLabel state={open.isOpen ? 'active' : open.isUnsaid ? 'pending' : 'finished'}>
      {openWords(open, { now, zone: site.timeZone }, speech)}
    </RibbonLabel>
  );
}

/** What a card says in a word or two. */
const marksOf = ({ takesVouchers, details }: PublicListing) =>
  [
    takesVouchers && 'showcase:vouchers',
    details.delivers && 'showcase:delivers',
    details.isStepFree && 'showcase:stepFree',
  ].filter((mark) => mark !== false);

interface ActProps {
  readonly shop: PublicListing;
  readonly collects: boolean;
}

/** What can be done at once: have something set aside, or call. */
function CardAct({ shop: { id, name, telephone }, collects }: ActProps) {
  const { t } = useSpeech();
  const count = useVisitCount(id);
  if (collects)
    return (
      <p className={styles.cardAct}>
        <LinkButton look="outline" size="short" href={`/comercios?comercio=${encodeURIComponent(id)}`}>
          {t('showcase:collects')}
          <span className="visually-hidden"> {name}</span>
        </LinkButton>
      </p>
    );
  if (telephone === '') return null;
  return (
    <p className={styles.cardAct}>
      <a href={`tel:${telephone.replaceAll(' ', '')}`} onClick={() => count('calls')}>
        <span className="visually-hidden">{t('showcase:call', { name })} </span>
        {telephone}
      </a>
    </p>
  );
}

/** A shop in the list: whether it is open, what it sells, where it is. */
export function ShopCard({ seen, now }: CardProps) {
  const { t, said } = useSpeech();
  const { shop, metres } = seen;
  const sells = said(sellsOf(shop));
  const collects = shop.offers.some(({ left }) => left > 0);
  const far = metres === null ? null : distanceIn(metres);
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <PictureOrWall picture={withoutWords(shop.photo?.src ?? null)} identifier={shop.id} format="card" />
      </div>
      <OpenLabel seen={seen} now={now} />
      <div className={styles.cardWords}>
        <h3>
          <Link href={`/comercios?comercio=${encodeURIComponent(shop.id)}`}>{shop.name}</Link>
        </h3>
        <p lang={langOf(sells)}>{sells.text}</p>
        {shop.age === 'stale' && <p className="note">{t('showcase:mayDiffer')}</p>}
        <p className="note">
          {shop.address}
          {far !== null && ` · ${t(`vouchers:where.${far.unit}`, { n: far.n })}`}
        </p>
        <p className={styles.marks}>
          {marksOf(shop).map((mark) => (
            <span key={mark}>{t(mark)}</span>
          ))}
        </p>
      </div>
      <CardAct shop={shop} collects={collects} />
    </li>
  );
}
