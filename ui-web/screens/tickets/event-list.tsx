import type { EventRow } from '#adapters/wire/tickets/ticketed-event.ts';
import { inTextOrder } from '#domain/shared/text-order.ts';
import { capital } from '#application/text/capital.ts';
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
import { useSpeech } from '#ui-web/speech.ts';
import type { TicketsPresenter } from './presenter.ts';
import type { TicketsPage } from './state.ts';
import { pricesText, whenText } from './words.ts';
import styles from './tickets.module.css';

const OwnTickets = latePart(
  async () => (await import('./own/own-tickets.tsx')).OwnTickets,
  ({ page }) => page.own.length > 0,
  'tickets-parts',
);

const FindEvent = latePart<FindProps<EventRow>>(
  async () => (await import('./find-event.tsx')).FindEvent,
  undefined,
  'tickets-parts',
  ComingSearch,
);

interface ListProps {
  readonly page: TicketsPage;
  readonly presenter: TicketsPresenter;
}

/** Events as one looks for them: by their next session, without those of which all are over. */
const inOrder = (events: readonly EventRow[]): readonly EventRow[] =>
  events
    .flatMap((event) => (event.next === null ? [] : [{ event, next: event.next }]))
    .toSorted((a, b) => inTextOrder(a.next, b.next))
    .map(({ event }) => event);

/** The events of the town, after what this device has. */
export function EventList({ page, presenter }: ListProps) {
  const { t, language } = useSpeech();
  const { site } = usePlace();
  const { events } = page;
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('tickets:title')} />
        <p className="lead">{t('tickets:lead')}</p>
      </div>
      <OwnTickets page={page} presenter={presenter} />
      {events.kind === 'waiting' && <LoadingList title={t('tickets:loading')} />}
      {events.kind === 'refused' && (
        <Failure
          whole
          title={t('tickets:failed')}
          refused={events}
          zone={site.timeZone}
          retry={() => void presenter.open(null, language)}
        />
      )}
      {events.kind === 'here' && <Events events={inOrder(events.value)} />}
    </div>
  );
}

function Events({ events }: { readonly events: readonly EventRow[] }) {
  const { t } = useSpeech();
  if (events.length === 0)
    return (
      <EmptyState title={t('tickets:none')}>
        <p>{t('tickets:noneHint')}</p>
      </EmptyState>
    );
  return (
    <section className={styles.row} aria-labelledby="eventos">
      <div className={styles.head}>
        <h2 id="eventos">{t('tickets:events')}</h2>
      </div>
      <PagedList items={events} path="/entradas" find={FindEvent}>
        {(shown) => (
          <PlainList className={styles.events}>
            {shown.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </PlainList>
        )}
      </PagedList>
    </section>
  );
}

function EventCard({ event }: { readonly event: EventRow }) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { timeZone } = usePlace().site;
  const { id, next, sessions, from, to, image } = event;
  const [title, place] = [said(event.title), said(event.place)];
  const prices = pricesText({ from, to }, speech);
  return (
    <li className={styles.event}>
      <div className={styles.picture}>
        <PictureOrWall picture={withoutWords(image)} identifier={id} format="card" />
      </div>
      <div className={styles.eventWords}>
        <h3 lang={langOf(title)}>
          <Link href={`/entradas/${encodeURIComponent(id)}`}>{title.text}</Link>
        </h3>
        {next !== null && <p>{capital(whenText(next, timeZone, speech))}</p>}
        {sessions > 1 && (
          <p className="note">{t('tickets:sessions', { count: sessions, n: formatCount(sessions) })}</p>
        )}
        <p className="note">
          {place.text} · {prices}
        </p>
      </div>
    </li>
  );
}
