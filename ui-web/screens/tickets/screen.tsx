import { use, useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { isTicketKey } from '#adapters/wire/tickets/own-tickets.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
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
import { EventList } from './event-list.tsx';
import { type TicketsPresenter, ticketsPresenter } from './presenter.ts';
import type { TicketsPage } from './state.ts';

const OwnTickets = latePart(
  async () => (await import('./own/own-tickets.tsx')).OwnTickets,
  ({ page }) => page.own.length > 0,
  'tickets-parts',
);

/** The order that an address names behind its `#`: its event and its key, which no server's log has so; null if none. */
function namedTickets(behind: string): { readonly event: string; readonly key: string } | null {
  const [event = '', key = '', ...more] = behind.split('/');
  return event !== '' && more.length === 0 && isTicketKey(key) ? { event, key } : null;
}

/** Adopts what the address names, and asks for the tickets of this device whenever its page is seen again. */
function useOwnTickets(presenter: TicketsPresenter): void {
  useEffect(() => {
    const named = namedTickets(behindHash());
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
}

const EventPage = latePart(
  async () => (await import('./event-page.tsx')).EventPage,
  undefined,
  'tickets-parts',
  ({ open: { event }, page, presenter }) => (
    <ComingEvent event={event.id} page={page} presenter={presenter} />
  ),
);

/** The portal of tickets: the events of the town, one of them, and the tickets of this device. */
export function TicketsScreen({ params }: { readonly params?: RouteParams }) {
  const { council } = usePlace();
  const { language } = useSpeech();
  const services = use(council.services());
  const ports = useMemo((): ServiceCouncil => ({ ...council, ...services }), [council, services]);
  const asked = new URLSearchParams(useSearch()).get('evento');
  const event = params?.key ?? asked;
  const opening = {
    // The list of events is sent with the page.
    name: event === null ? 'tickets' : null,
    make: () => ticketsPresenter(ports),
    open: (one: TicketsPresenter) => one.open(event, language),
  };
  const presenter = useOpened(opening, ports, [event, event === null ? language : null]);
  useOwnTickets(presenter);
  const page = useViewModel(presenter);
  if (event === null) return <EventList page={page} presenter={presenter} />;
  if (page.open?.kind === 'here' && page.open.value.event.id === event)
    return <EventPage open={page.open.value} page={page} presenter={presenter} />;
  return <ComingEvent event={event} page={page} presenter={presenter} />;
}

interface ComingProps {
  readonly event: string;
  readonly page: TicketsPage;
  readonly presenter: TicketsPresenter;
}

/** What this device has is shown without the event too, and first: without a line it is what one came for. */
function ComingEvent({ event, page, presenter }: ComingProps) {
  const { t, language } = useSpeech();
  const { site } = usePlace();
  const { open } = page;
  const isMissing = open?.kind === 'refused' && open.refusal.kind === 'notFound';
  return (
    <div className={open?.kind === 'refused' ? 'wrap' : 'wrap window-high'}>
      <Breadcrumbs
        label={t('shell:breadcrumbs')}
        items={[
          { href: '/', text: t('shell:home') },
          { href: '/entradas', text: t('tickets:title') },
        ]}
      />
      <ComingTitle home={t('tickets:title')} />
      <OwnTickets page={page} presenter={presenter} />
      {isMissing && <MissingDocument list="/entradas" words={t('tickets:all')} />}
      {open?.kind === 'refused' && !isMissing && (
        <Failure
          whole
          title={t('tickets:eventFailed')}
          refused={open}
          zone={site.timeZone}
          retry={() => void presenter.open(event, language)}
        />
      )}
      {open?.kind !== 'refused' && <LoadingList title={t('tickets:loadingEvent')} />}
    </div>
  );
}
