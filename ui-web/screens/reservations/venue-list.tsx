import { useMemo, useState } from 'react';
import type { VenueRow } from '#adapters/wire/reservations/venue.ts';
import { formatCount } from '#application/text/numbers.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { PictureOrWall, withoutWords } from '#ui-web/components/tile/picture-or-wall.tsx';
import { langOf } from '#ui-web/components/wording/wording.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { ComingSearch, type FindProps, PagedList } from '#ui-web/shell/routing/paged-list.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { townMap } from '#ui-web/shell/town-map.ts';
import { useTown } from '#ui-web/shell/use-town.ts';
import { useMarkerWords } from '#ui-web/shell/words/marker-words.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { ReservationsPresenter } from './presenter.ts';
import type { ReservationsPage } from './state.ts';
import styles from './reservations.module.css';
import { venueAddress } from './words.ts';

const OwnReservations = latePart(
  async () => (await import('./own/own-part.tsx')).OwnReservations,
  ({ page }) => page.own.length > 0,
  'reservations-parts',
);
const MarkerMap = latePart(
  async () => (await import('#ui-web/components/marker-map/marker-map.tsx')).MarkerMap,
  undefined,
  'home',
);

const FindVenue = latePart<FindProps<VenueRow>>(
  async () => (await import('./find-venue.tsx')).FindVenue,
  undefined,
  'reservations-parts',
  ComingSearch,
);

interface ListProps {
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
}

/** The venues of the town, as a list and on a map, after what this device has. */
export function VenueList({ page, presenter }: ListProps) {
  const { t, language } = useSpeech();
  const { site } = usePlace();
  const { venues } = page;
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('reservations:title')} />
        <p className="lead">{t('reservations:lead')}</p>
      </div>
      <OwnReservations page={page} presenter={presenter} />
      {venues.kind === 'waiting' && <LoadingList title={t('reservations:loading')} />}
      {venues.kind === 'refused' && (
        <Failure
          whole
          title={t('reservations:failed')}
          refused={venues}
          zone={site.timeZone}
          retry={() => void presenter.open(null, language)}
        />
      )}
      {venues.kind === 'here' && venues.value.length === 0 && (
        <EmptyState title={t('reservations:none')}>
          <p>{t('reservations:noneHint')}</p>
        </EmptyState>
      )}
      {venues.kind === 'here' && venues.value.length > 0 && <Venues venues={venues.value} />}
    </div>
  );
}

function Venues({ venues }: { readonly venues: readonly VenueRow[] }) {
  const { t } = useSpeech();
  return (
    <section className={styles.row} aria-labelledby="instalaciones">
      <div className={styles.head}>
        <h2 id="instalaciones" tabIndex={-1}>
          {t('reservations:venues.title')}
        </h2>
        <p>{t('reservations:venues.count', { count: venues.length, n: formatCount(venues.length) })}</p>
      </div>
      <div className={styles.matter}>
        <PagedList items={venues} path="/reservas" find={FindVenue}>
          {(shown) => (
            <PlainList className={styles.venues}>
              {shown.map((venue) => (
                <VenueCard key={venue.id} venue={venue} />
              ))}
            </PlainList>
          )}
        </PagedList>
        {venues.some(({ spot }) => spot !== null) && <VenueMap venues={venues} />}
      </div>
    </section>
  );
}

function VenueCard({ venue }: { readonly venue: VenueRow }) {
  const { t, said } = useSpeech();
  const [title, summary, address] = [said(venue.title), said(venue.summary), said(venue.address)];
  return (
    <li className={styles.venue}>
      <div className={styles.picture}>
        <PictureOrWall picture={withoutWords(venue.image)} identifier={venue.id} format="card" />
      </div>
      <div className={styles.venueWords}>
        <h3 lang={langOf(title)}>
          <Link href={venueAddress(venue.id)}>{title.text}</Link>
        </h3>
        <p lang={langOf(summary)}>{summary.text}</p>
        {address.text !== '' && <p className="note">{address.text}</p>}
        {venue.needsApproval && <p className="note">{t('reservations:venues.approval')}</p>}
      </div>
    </li>
  );
}

function VenueMap({ venues }: { readonly venues: readonly VenueRow[] }) {
  const { said } = useSpeech();
  const [chosen, choose] = useState<string | null>(null);
  const town = useTown();
  const words = useMarkerWords('reservations:venues.map', 'reservations:venues.count');
  const ground = useMemo(() => townMap(town), [town]);
  const places = useMemo(
    () =>
      venues.map(({ id, title, address, spot }) => ({
        id,
        name: said(title),
        detail: said(address).text,
        href: venueAddress(id),
        position: spot,
      })),
    [venues, said],
  );
  return (
    <MarkerMap
      id="venues-map"
      words={words}
      {...ground}
      wide
      places={places}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
