import { useSpeech } from '#ui-web/speech.ts';
import { Disclosure } from '#ui-web/components/page-frame/disclosure.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { OfficeIcon } from '../parts/office-icon.tsx';
import styles from './bottom-bar.module.css';
import { PlaceLink } from './place-link.tsx';
import type { OfficePlaceEntry } from './office-place.ts';
import type { WaitingPlaces } from './waiting.ts';

interface BottomBarProps {
  readonly places: readonly OfficePlaceEntry[];
  readonly waiting: WaitingPlaces;
}

/** How many places have room beside the button for the others. */
const room = 4;

/** The places of a phone, within reach of the thumb. */
export function BottomBar({ places, waiting }: BottomBarProps) {
  const { t } = useSpeech();
  const [first, others] = [places.slice(0, room), places.slice(room)];
  return (
    <nav className={styles.bar} aria-label={t('office:places.label')}>
      <ul role="list">
        {first.map((place) => (
          <li key={place.id}>
            <PlaceLink place={place}>
              <span className={styles.sign}>
                <OfficeIcon name={place.icon} />
                <Count waits={waiting[place.id]?.count ?? 0} />
              </span>
              {t(`office:places.${place.id}`)}
            </PlaceLink>
          </li>
        ))}
        <li>
          <Disclosure
            className={styles.more}
            summary={
              <>
                <span className={styles.sign}>
                  <OfficeIcon name="menu" />
                </span>
                {t('office:more')}
              </>
            }
          >
            <ul role="list">
              {others.map((place) => (
                <li key={place.id}>
                  <PlaceLink place={place}>{t(`office:places.${place.id}`)}</PlaceLink>
                </li>
              ))}
              <li>
                <Link href="/">{t('office:portal')}</Link>
              </li>
            </ul>
          </Disclosure>
        </li>
      </ul>
    </nav>
  );
}

function Count({ waits }: { readonly waits: number }) {
  const { t } = useSpeech();
  if (waits === 0) return null;
  return (
    <b>
      {waits}
      <span className="visually-hidden"> {t('office:waiting.some')}</span>
    </b>
  );
}
