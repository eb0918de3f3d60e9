import { addressOf } from '#adapters/wire/address-of.ts';
import { readShopPhotoCall } from '#adapters/wire/showcase/photos/decide-photo.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import { DecideForm } from './decide-form.tsx';
import type { SeenShop } from './seen-shop.ts';
import styles from './shops.module.css';

interface AskedPhotoProps {
  readonly seen: SeenShop;
  readonly decide: (file: string, isAccepted: boolean, reason: string) => Promise<boolean>;
}

/** The photo that a shop asks to show, with what it shows. */
export function AskedPhoto({ seen: { shop, photos }, decide }: AskedPhotoProps) {
  const { t } = useSpeech();
  const { realm } = useOffice().council;
  const moment = useOfficeMoment();
  const { waiting } = photos;
  if (waiting === null) return null;
  const { file, alt, language, at } = waiting;
  return (
    <section className={styles.part} aria-labelledby="shop-photo">
      <h2 id="shop-photo">{t('office-shops:photo.title')}</h2>
      <p className="note">{t('office-shops:photo.asked', { when: moment(at) })}</p>
      <img
        className={styles.photo}
        src={addressOf(readShopPhotoCall, { realm, shop: shop.id, file, w: '960' })}
        alt={alt}
        lang={languageTag(language)}
      />
      <dl className={styles.facts}>
        <dt className="note">{t('office-shops:photo.alt')}</dt>
        <dd lang={languageTag(language)}>{alt}</dd>
      </dl>
      <p className="note">{t('office-shops:photo.look')}</p>
      <DecideForm of="photo" decide={(isAccepted, reason) => decide(file, isAccepted, reason)} />
    </section>
  );
}
