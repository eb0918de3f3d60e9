import { use, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ComingTitle } from '#ui-web/shell/routing/coming-title.tsx';
import { latePart } from '#ui-web/shell/routing/late-part.tsx';
import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { MissingDocument } from '#ui-web/shell/routing/missing-document.tsx';
import { useOpened } from '#ui-web/shell/start/first-view.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { namedReservation, namedWaiting } from './own/named-reservation.ts';
import { type ReservationsPresenter, reservationsPresenter } from './presenter.ts';
import type { ReservationsPage } from './state.ts';
import { VenueList } from './venue-list.tsx';
import { venueAddress } from './words.ts';
import styles from './reservations.module.css';

const OwnReservations = latePart(
  async () => (await import('./own/own-part.tsx')).OwnReservations,
  ({ page }) => page.own.length > 0,
  'reservations-parts',
);

/** The portal of reservations: the venues of the town, the times of one, and the reservations of this device. */
export function ReservationsScreen({ params }: { readonly params?: RouteParams }) {
  const { council, site } = usePlace();
  const { language } = useSpeech();
  const services = use(council.services());
  const ports = useMemo((): ServiceCouncil => ({ ...council, ...services }), [council, services]);
  const asked = new URLSearchParams(useSearch());
  const [venue, place] = [params?.key ?? asked.get('instalacion'), asked.get('pista')];
  const opening = {
    // The list of venues is sent with the page.
    name: venue === null ? 'reservations' : null,
    make: () => reservationsPresenter(ports, site.timeZone),
    open: (one: ReservationsPresenter) => one.open(venue, language, place),
  };
  const presenter = useOpened(opening, ports, [venue, place, venue === null ? language : null]);
  useWaitingOfMail(ports);
  useEffect(() => {
    const named = namedReservation(behindHash());
    if (named === null) void presenter.refresh();
    else {
      // The key does not stay in the address: it would be in a screenshot, and in what is shared.
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
      void presenter.adopt(named);
    }
    const seen = () => document.visibilityState === 'visible' && void presenter.refresh();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [presenter]);
  const page = useViewModel(presenter);
  return (
    <div className={styles.page}>
      {venue === null ? (
        <VenueList page={page} presenter={presenter} />
      ) : (
        <OneVenue venue={venue} page={page} presenter={presenter} />
      )}
    </div>
  );
}

/** A mail about a waiting list leads to its venue, and the key does not stay in the address. */
function useWaitingOfMail({
  realm,
  venueWaitingKeys,
}: Pick<ServiceCouncil, 'realm' | 'venueWaitingKeys'>): void {
  const [, go] = useLocation();
  useEffect(() => {
    const named = namedWaiting(behindHash());
    if (named === null) return;
    venueWaitingKeys.keep(realm, `${named.venue}/${named.key}`);
    go(venueAddress(named.venue), { replace: true });
  }, [realm, venueWaitingKeys, go]);
}

const VenuePage = latePart(
  async () => (await import('./venue-page.tsx')).VenuePage,
  undefined,
  'reservations-parts',
  ({ open: { venue }, page, presenter }) => (
    <ComingVenue venue={venue.id} page={page} presenter={presenter} />
  ),
);

interface OneVenueProps {
  readonly venue: string;
  readonly page: ReservationsPage;
  readonly presenter: ReservationsPresenter;
}

/** A venue once it has come. What this device has reserved is shown without it too. */
function OneVenue({ venue, page, presenter }: OneVenueProps) {
  const { open } = page;
  if (open?.kind === 'here' && open.value.venue.id === venue)
    return <VenuePage open={open.value} page={page} presenter={presenter} />;
  return <ComingVenue venue={venue} page={page} presenter={presenter} />;
}

function ComingVenue({ venue, page, presenter }: OneVenueProps) {
  const { t, language } = useSpeech();
  const { site } = usePlace();
  const { open } = page;
  const isMissing = open?.kind === 'refused' && open.refusal.kind === 'notFound';
  return (
    <div className={open?.kind === 'refused' ? 'wrap' : 'wrap window-high'}>
      <ComingTitle home={t('reservations:title')} />
      {isMissing && <MissingDocument list="/reservas" words={t('reservations:venues.title')} />}
      {open?.kind === 'refused' && !isMissing && (
        <Failure
          whole
          title={t('reservations:venueFailed')}
          refused={open}
          zone={site.timeZone}
          retry={() => void presenter.open(venue, language)}
        />
      )}
      {open?.kind !== 'refused' && <LoadingList title={t('reservations:loadingVenue')} />}
      <OwnReservations page={page} presenter={presenter} />
    </div>
  );
}
