import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import type { SeenShop } from './seen-shop.ts';
import styles from './shops.module.css';

interface DevicesProps {
  readonly devices: SeenShop['devices'];
  readonly end: (device: string) => Promise<void>;
}

/** The devices of a shop, each of which can be ended. */
export function ShopDeviceList({ devices, end }: DevicesProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <section className={styles.part} aria-labelledby="shop-devices">
      <h2 id="shop-devices">{t('office-shops:devices.title')}</h2>
      <ul role="list" className={styles.rows}>
        {devices.map(({ id, name, since, hasPasskey }) => (
          <li key={id}>
            <span>
              {name} <span className="note">{moment(since)}</span>
              {hasPasskey && <span className="note"> · {t('office-shops:devices.passkey')}</span>}
            </span>
            <OfficeButton
              look="text"
              aria-label={t('office-shops:devices.endOf', { name })}
              onClick={() => void end(id)}
            >
              {t('office-shops:devices.end')}
            </OfficeButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
