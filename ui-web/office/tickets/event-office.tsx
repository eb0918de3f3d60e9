import { lazy, Suspense, useCallback } from 'react';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
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
import venues from '../venues/venues.module.css';
import votes from '../votes/votes.module.css';
import { eventOfficeHref, type EventPart, eventParts, eventsPlace } from './event-office-href.ts';

const LateSales = lazy(async () => ({ default: (await import('./sales/event-sales.tsx')).EventSales }));
const LateBoxOffice = lazy(async () => ({ default: (await import('./desk/box-office.tsx')).BoxOffice }));
const LateOrders = lazy(async () => ({ default: (await import('./desk/find-orders.tsx')).FindOrders }));
const LateOwed = lazy(async () => ({ default: (await import('./sales/owed-tickets.tsx')).OwedTickets }));
const LateDoors = lazy(async () => ({
  default: (await import('../doors/event-doors-page.tsx')).EventDoorsPage,
}));

/** What of an event a person may see: each part is of an act. */
function mayOpen({ acts }: Me, part: EventPart): boolean {
  if (part === 'puertas') return acts.has('door.manage');
  return acts.has(part === 'devoluciones' ? 'payment.refund' : 'event.serve');
}

interface OfficeProps {
  readonly id: string;
  readonly part: string | null;
}

/** One event in the office: its sales, its box office, its money and its doors. */
export function EventOffice({ id, part }: OfficeProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const ask = useCallback(() => call(readTicketedEventCall, { realm, id }), [call, realm, id]);
  const [answer, again] = useAnswer(ask);
  if (answer !== null && !isLeft(answer)) return <OpenEvent event={answer.right} part={part} again={again} />;
  const isMissing = answer?.left.kind === 'notFound';
  return (
    <div className={frame.body}>
      <h1 tabIndex={-1}>{t('office:places.doors')}</h1>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {isMissing && (
        <EmptyState title={t('office-tickets:missing')}>
          <OfficeLink href={eventsPlace}>{t('office-tickets:back')}</OfficeLink>
        </EmptyState>
      )}
      {answer !== null && !isMissing && (
        <ErrorState title={t('office-tickets:notRead')} retry={{ text: t('office:again'), onClick: again }} />
      )}
    </div>
  );
}

interface OpenProps {
  readonly event: TicketedEventAnswer;
  readonly part: string | null;
  readonly again: () => void;
}

function OpenEvent({ event, part: asked, again }: OpenProps) {
  const { t, said } = useSpeech();
  const { me } = useOffice();
  const parts = eventParts.filter((one) => mayOpen(me, one));
  const part = asked === null ? parts[0] : parts.find((one) => one === asked);
  const title = said(event.title).text;
  useOfficeTitle(
    [part === undefined ? '' : t(`office-tickets:part.${part}`), title].filter(Boolean).join(' · '),
  );
  return (
    <div className={votes.page}>
      <header className={votes.head}>
        <p className={votes.facts}>
          <OfficeLink href={eventsPlace}>{t('office:places.doors')}</OfficeLink>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <nav aria-label={t('office-tickets:parts')} className={venues.tabs}>
          <ul role="list">
            {parts.map((one) => (
              <li key={one}>
                <OfficeLink
                  href={eventOfficeHref(event.id, one)}
                  aria-current={one === part ? 'page' : undefined}
                >
                  {t(`office-tickets:part.${one}`)}
                </OfficeLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={venues.part}>
        <Suspense fallback={<LoadingList title={t('office:loading')} />}>
          {part === undefined && <EmptyState title={t('office-tickets:notYours')} />}
          {part === 'ventas' && <LateSales event={event} />}
          {part === 'taquilla' && <LateBoxOffice event={event} again={again} />}
          {part === 'pedidos' && <LateOrders event={event} />}
          {part === 'devoluciones' && <LateOwed event={event} />}
          {part === 'puertas' && <LateDoors event={event.id} />}
        </Suspense>
      </div>
    </div>
  );
}
