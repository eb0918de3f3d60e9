import { useState, type ReactNode } from 'react';
import { Link } from '#ui-web/components/link/link.tsx';
import { SkipLink } from '#ui-web/components/page-frame/skip-link.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { MoreIcon } from '#ui-web/components/icon/more-icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeSearch } from '../search/office-search.tsx';
import styles from './frame.module.css';
import { KeySheet } from './key-sheet.tsx';
import { useScreenKeys } from './keys.tsx';
import { useOffice } from './office-context.ts';
import { OfficeMark } from './office-mark.tsx';
import { PlaceLink } from './place-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { type OfficePlaceEntry, placeGroups } from './office-place.ts';
import { placesFor, railPlaces } from './places.ts';
import type { WaitingPlaces } from './waiting.ts';
import { WaitingSign } from './waiting-sign.tsx';
import { WhoMenu, type WhoMenuProps } from './who-menu.tsx';

interface FrameProps extends WhoMenuProps {
  readonly waiting: WaitingPlaces;
  readonly children: ReactNode;
}

/** One bar, a rail with what waits, the matter; on a phone five places below. */
export function OfficeFrame({ waiting, children, ...who }: FrameProps) {
  const { t } = useSpeech();
  const { me, town } = useOffice();
  const [areKeysShown, showKeys] = useState(false);
  const places = railPlaces(placesFor(me.acts), town.isBeginning ?? false);
  useScreenKeys([{ key: '?', words: t('office:keys.sheet'), act: () => showKeys(true) }]);
  return (
    <>
      <SkipLink href="#content">{t('office:skip')}</SkipLink>
      <OfficeBar {...who} />
      <div className={styles.desk}>
        <div className={styles.rail}>
          <nav aria-label={t('office:places.label')}>
            <Rail places={places} waiting={waiting} />
            <p className={styles.railFoot}>
              <button type="button" className={styles.plain} onClick={() => showKeys(true)}>
                <kbd aria-hidden="true">?</kbd> {t('office:keys.all')}
              </button>
              <Link href="/">{t('office:portal')}</Link>
            </p>
          </nav>
        </div>
        <main id="content" tabIndex={-1} className={styles.matter}>
          {children}
        </main>
      </div>
      <BottomBar places={places} waiting={waiting} />
      <KeySheet open={areKeysShown} onClose={() => showKeys(false)} />
    </>
  );
}

function OfficeBar(who: WhoMenuProps) {
  const { t } = useSpeech();
  const { town } = useOffice();
  return (
    <header className={styles.head}>
      <TileBand height={10} />
      <div className={styles.bar}>
        <Link className={styles.mark} href="/gestion">
          <OfficeMark town={town} />
        </Link>
        <div className={styles.search}>
          <OfficeSearch />
        </div>
        <div className={styles.side}>
          <a className={styles.portal} href="/">
            {t('office:portal')} <MoreIcon name="outward" />
          </a>
          <WhoMenu {...who} />
        </div>
      </div>
    </header>
  );
}

interface RailProps {
  readonly places: readonly OfficePlaceEntry[];
  readonly waiting: WaitingPlaces;
}

function Rail({ places, waiting }: RailProps) {
  const { t } = useSpeech();
  const groups = [null, ...placeGroups].map((group) => ({
    group,
    entries: places.filter((place) => place.group === group),
  }));
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ group, entries }) => (
      <div key={group ?? ''}>
        {group !== null && <h2>{t(`office:groups.${group}`)}</h2>}
        <ul role="list">
          {entries.map((place) => (
            <li key={place.id}>
              <PlaceLink place={place}>
                <span>{t(`office:places.${place.id}`)}</span>
                <WaitingSign waits={waiting[place.id]} />
              </PlaceLink>
            </li>
          ))}
        </ul>
      </div>
    ));
}
