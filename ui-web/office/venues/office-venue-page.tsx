import { lazy, Suspense, useCallback } from 'react';
import { readVenueCall } from '#adapters/wire/reservations/read-venue.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import frame from '../shell/frame.module.css';
import type { Me } from '../shell/me.ts';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import votes from '../votes/votes.module.css';
import { DayAtDesk } from './day/day-at-desk.tsx';
import { venueHref, type VenuePart, venueParts, venuesPlace } from './venue-href.ts';
import styles from './venues.module.css';

const LateRequests = lazy(async () => ({
  default: (await import('./decide/venue-requests.tsx')).VenueRequests,
}));
const LateEvents = lazy(async () => ({ default: (await import('./decide/venue-events.tsx')).VenueEvents }));
const LateStrikes = lazy(async () => ({
  default: (await import('./decide/venue-strikes.tsx')).VenueStrikes,
}));
const LateOwed = lazy(async () => ({ default: (await import('./decide/owed-money.tsx')).OwedMoneyPart }));
const LateMonth = lazy(async () => ({ default: (await import('./decide/venue-month.tsx')).VenueMonth }));
const LateSeasons = lazy(async () => ({
  default: (await import('./seasons/venue-seasons.tsx')).VenueSeasons,
}));

/** What of a venue a person may see: each part is of an act. */
function mayOpen({ acts }: Me, part: VenuePart, { needsApproval, strikes }: VenueAnswer): boolean {
  if (part === 'dia') return acts.has('venue.serve');
  if (part === 'devoluciones') return acts.has('payment.refund');
  if (part === 'solicitudes' && !needsApproval) return false;
  if (part === 'faltas' && strikes === null) return false;
  return acts.has('venue.decide');
}

/** One venue: its day, and what is decided of it. */
export function OfficeVenuePage({ id, part }: { readonly id: string; readonly part: string }) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const ask = useCallback(() => council.call(readVenueCall, { realm: council.realm, id }), [council, id]);
  const [answer, again] = useAnswer(ask);
  if (answer !== null && !isLeft(answer)) return <OpenVenue venue={answer.right} part={part} />;
  const isMissing = answer !== null && answer.left.kind === 'notFound';
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office:places.venues')}</h1>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {isMissing && (
        <EmptyState title={t('office-venues:missing')}>
          <OfficeLink href={venuesPlace}>{t('office-venues:back')}</OfficeLink>
        </EmptyState>
      )}
      {answer !== null && !isMissing && (
        <ErrorState title={t('office-venues:notRead')} retry={{ text: t('office:again'), onClick: again }} />
      )}
    </div>
  );
}

function OpenVenue({ venue, part: asked }: { readonly venue: VenueAnswer; readonly part: string }) {
  const { t, said } = useSpeech();
  const { me } = useOffice();
  const parts = venueParts.filter((one) => mayOpen(me, one, venue));
  const part = parts.find((one) => one === asked);
  const title = said(venue.title).text;
  useOfficeTitle(
    [part === undefined ? '' : t(`office-venues:part.${part}`), title].filter(Boolean).join(' · '),
  );
  return (
    <div className={votes.page}>
      <header className={votes.head}>
        <p className={votes.facts}>
          <OfficeLink href={venuesPlace}>{t('office:places.venues')}</OfficeLink>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <nav aria-label={t('office-venues:parts')} className={styles.tabs}>
          <ul role="list">
            {parts.map((one) => (
              <li key={one}>
                <OfficeLink href={venueHref(venue.id, one)} aria-current={one === part ? 'page' : undefined}>
                  {t(`office-venues:part.${one}`)}
                </OfficeLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.part}>
        <Suspense fallback={<LoadingList title={t('office:loading')} />}>
          {part === undefined && <EmptyState title={t('office-venues:notYours')} />}
          {part === 'dia' && <DayAtDesk venue={venue} />}
          {part === 'solicitudes' && <LateRequests venue={venue} />}
          {part === 'actos' && <LateEvents venue={venue} />}
          {part === 'temporadas' && <LateSeasons venue={venue} />}
          {part === 'faltas' && <LateStrikes venue={venue} />}
          {part === 'devoluciones' && <LateOwed venue={venue} />}
          {part === 'mes' && <LateMonth venue={venue} />}
        </Suspense>
      </div>
    </div>
  );
}
