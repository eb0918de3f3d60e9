import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { moneyText } from '../words.ts';
import styles from './times.module.css';

/** What the looks of the table mean. Who hears the page is told in each cell. */
export function TimesKey({ venue: { light } }: { readonly venue: Pick<VenueAnswer, 'light'> }) {
  const { t } = useSpeech();
  return (
    <PlainList className={styles.key} aria-hidden="true">
      <li>
        <i className={styles.free} />
        {t('reservations:key.free')}
      </li>
      {light !== null && (
        <li>
          <i className={`${styles.free} ${styles.lit}`} />
          {t('reservations:key.lit', { amount: moneyText(light.perHour) })}
        </li>
      )}
      <li>
        <i className={styles.taken} />
        {t('reservations:key.taken')}
      </li>
      <li>
        <i className={styles.club} />
        {t('reservations:key.club')}
      </li>
      <li>
        <i className={styles.event} />
        {t('reservations:key.event')}
      </li>
      <li>
        <i className={styles.shut} />
        {t('reservations:key.shut')}
      </li>
    </PlainList>
  );
}
