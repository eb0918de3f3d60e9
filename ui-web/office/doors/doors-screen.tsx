import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useOfficeMoment } from '../parts/use-moment.ts';
import frame from '../shell/frame.module.css';
import { useOfficeTitle } from '../shell/office-context.ts';
import styles from './doors.module.css';
import { EventDoorsPage } from './event-doors-page.tsx';
import { useDoorEvents } from './use-doors.ts';

const place = '/gestion/entradas';

/** The events for which one needs a ticket, or the doors of one. */
export function DoorsScreen({ params }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  const key = params['key'] ?? null;
  useOfficeTitle(t('office:places.doors'));
  return (
    <div className={frame.body}>
      {key !== null && (
        <p>
          <OfficeLink href={place}>{t('office-doors:back')}</OfficeLink>
        </p>
      )}
      {key === null ? <EventList /> : <EventDoorsPage key={key} event={key} />}
    </div>
  );
}

function EventList() {
  const { t, said } = useSpeech();
  const moment = useOfficeMoment();
  const [answer, again] = useDoorEvents();
  if (answer === null) return <LoadingList title={t('office:loading')} />;
  if (isLeft(answer))
    return (
      <ErrorState title={t('office-doors:failed')} retry={{ text: t('office:again'), onClick: again }} />
    );
  const { items } = answer.right;
  return (
    <>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{t('office:places.doors')}</h1>
        <p className="note">{t('office-doors:lead')}</p>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('office-doors:none')}>
          <p>{t('office-doors:noneText')}</p>
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list}>
          {items.map(({ id, title, sessions }) => (
            <li key={id}>
              <OfficeLink href={`${place}/${id}/puertas`}>{said(title).text}</OfficeLink>
              <p className="note">{sessions.map(({ startsAt }) => moment(startsAt)).join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
