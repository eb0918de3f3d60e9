import { useCallback } from 'react';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import doors from '../doors/doors.module.css';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { EventOffice } from './event-office.tsx';
import { eventsPlace } from './event-office-href.ts';

/** The events for which one needs a ticket: all of them, or one. */
export function EventsScreen({ params: { key, part } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  useOfficeTitle(t('office:places.doors'));
  if (key === undefined)
    return (
      <div className={frame.body}>
        <EventList />
      </div>
    );
  const id = decodeURIComponent(key);
  return <EventOffice key={id} id={id} part={part ?? null} />;
}

function EventList() {
  const { t, said } = useSpeech();
  const { council } = useOffice();
  const { call, realm } = council;
  const moment = useOfficeMoment();
  const [answer, again] = useAnswer(
    useCallback(() => call(listTicketedEventsCall, { realm }), [call, realm]),
  );
  if (answer === null) return <LoadingList title={t('office:loading')} />;
  if (isLeft(answer))
    return (
      <ErrorState title={t('office-tickets:notRead')} retry={{ text: t('office:again'), onClick: again }} />
    );
  const { items } = answer.right;
  return (
    <>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{t('office:places.doors')}</h1>
        <p className="note">{t('office-tickets:lead')}</p>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('office-tickets:none')}>
          <p>{t('office-tickets:noneText')}</p>
        </EmptyState>
      ) : (
        <ul role="list" className={doors.list}>
          {items.map(({ id, title, next, sessions }) => (
            <li key={id}>
              <OfficeLink href={`${eventsPlace}/${encodeURIComponent(id)}`}>{said(title).text}</OfficeLink>
              <p className="note">
                {t('office-tickets:sessions', { count: sessions })} ·{' '}
                {next === null ? t('office-tickets:over') : t('office-tickets:next', { when: moment(next) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
