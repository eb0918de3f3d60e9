import { use, useCallback, useMemo } from 'react';
import { pocketParts } from '#domain/content/portal-place.ts';
import { useAskingAgain } from '#ui-web/device/use-asking-again.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { useSlicedViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { NotFound } from '#ui-web/shell/routing/not-found.tsx';
import { AlertsPart } from './alerts/alerts-part.tsx';
import { FavouritesPart } from './favourites/favourites-part.tsx';
import styles from './pocket.module.css';
import { PocketNav } from './pocket-nav.tsx';
import { type PocketPresenter, pocketPresenter } from './presenter.ts';
import { SettingsPart } from './settings/settings-part.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { PocketPage } from './state.ts';
import { TodayPart } from './today/today-part.tsx';
import { Tour } from './tour/tour.tsx';

/** How often the pocket is brought up to date while it is open, in milliseconds. */
const often = 5 * 60_000;

const parts = {
  hoy: TodayPart,
  avisos: AlertsPart,
  favoritos: FavouritesPart,
  ajustes: SettingsPart,
} as const satisfies Record<'hoy' | (typeof pocketParts)[number], unknown>;

const isPart = (key: string): key is keyof typeof parts => key !== 'hoy' && Object.hasOwn(parts, key);

function usePocket(): PocketPresenter {
  const { council } = usePlace();
  const forms = use(council.forms());
  const presenter = useMemo(() => {
    const ports: FormCouncil = { ...council, ...forms };
    return pocketPresenter(ports);
  }, [council, forms]);
  const refresh = useCallback(() => void presenter.refresh(), [presenter]);
  // Phones do not bring pages up to date in the background: it is done when the page is opened and looked at.
  useAskingAgain(refresh, often);
  return presenter;
}

const isComing = ({ isAsking }: PocketPage): boolean => isAsking;

/** What is the reader's own, kept on their device: today, alerts, favourites and settings. */
export function PocketScreen({ params: { key } }: { readonly params: RouteParams }) {
  const presenter = usePocket();
  const page = useSlicedViewModel(presenter, isComing);
  if (key !== undefined && !isPart(key)) return <NotFound />;
  const name = key ?? 'hoy';
  const Part = parts[name];
  return (
    <div className={styles.page}>
      <div className="wrap">
        <div className={styles.pocket}>
          <PocketNav at={name} page={page} />
          <div className={styles.matter} aria-busy={page.isAsking || undefined}>
            <StaleNotice page={page} again={() => void presenter.refresh()} />
            <Part page={page} presenter={presenter} />
          </div>
        </div>
        {page.showsTour && <Tour onEnd={() => presenter.showTour(false)} />}
      </div>
    </div>
  );
}
