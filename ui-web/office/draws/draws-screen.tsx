import { useCallback } from 'react';
import { listStaffDrawsCall } from '#adapters/wire/registrations/draw/office/list-staff-draws.ts';
import type { DrawRow } from '#adapters/wire/registrations/draw/office/staff-draw.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../parts/office-link.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { DrawPage } from './draw-page.tsx';
import styles from './draws.module.css';

const place = '/gestion/sorteos';

/** The draws of a town: all of them, or one. */
export function DrawsScreen({ params: { key } }: { readonly params: RouteParams }) {
  const { t } = useSpeech();
  useOfficeTitle(t('office:places.draws'));
  if (key === undefined) return <DrawList />;
  const id = decodeURIComponent(key);
  return (
    <div className={frame.body}>
      <p>
        <OfficeLink href={place}>{t('office-draws:back')}</OfficeLink>
      </p>
      <DrawPage key={id} id={id} />
    </div>
  );
}

function Row({ row }: { readonly row: DrawRow }) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const { id, title, stage, closesAt } = row;
  return (
    <li className={styles.row}>
      <OfficeLink href={`${place}/${encodeURIComponent(id)}`}>{said(title).text}</OfficeLink>
      <span className={styles.state} data-stage={stage}>
        {t(`office-draws:stage.${stage}`)}
      </span>
      {closesAt !== null && (
        <small>
          {t('office-draws:closes', {
            day: formatWeekday(dayAt(Date.parse(closesAt), town.timeZone), language),
          })}
        </small>
      )}
    </li>
  );
}

function DrawList() {
  const { t } = useSpeech();
  const { council, town } = useOffice();
  const ask = useCallback(
    () => council.call(listStaffDrawsCall, { realm: town.realm }),
    [council, town.realm],
  );
  const [answer, again] = useAnswer(ask);
  return (
    <div className={frame.body}>
      <div className="stack stack-8">
        <h1 tabIndex={-1}>{t('office:places.draws')}</h1>
        <p className="note">{t('office-draws:lead')}</p>
      </div>
      {answer === null && <LoadingList title={t('office:loading')} />}
      {answer !== null && isLeft(answer) && (
        <ErrorState title={t('office-draws:failed')} retry={{ text: t('office:again'), onClick: again }} />
      )}
      {answer !== null && !isLeft(answer) && <Rows rows={answer.right.items} />}
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly DrawRow[] }) {
  const { t } = useSpeech();
  if (rows.length === 0)
    return (
      <EmptyState title={t('office-draws:none')}>
        <p>{t('office-draws:noneText')}</p>
      </EmptyState>
    );
  return (
    <ul role="list" className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}
