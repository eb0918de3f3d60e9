import { useEffect, useState } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { flushSync } from 'react-dom';
import type { TodayWire } from '#adapters/wire/office/today.ts';
import { formatWeekday } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { capital } from '#application/text/capital.ts';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useScreenKeys } from '../shell/keys.tsx';
import frame from '../shell/frame.module.css';
import { useOffice, useOfficeTitle } from '../shell/office-context.ts';
import { DutyGroups } from './duty-groups.tsx';
import { addressOfDuty } from './duty-words.ts';
import { todayPresenter, type TodayPresenter, type TodayState } from './presenter.ts';
import styles from './screen.module.css';
import { useCounts } from './use-counts.ts';
import { WeekStrip } from './week-strip.tsx';

/** What waits for the person who works here: the first screen of the office. */
export function TodayScreen() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => todayPresenter(council));
  const state = useViewModel(presenter);
  useOfficeTitle(t('office:places.today'));
  useEffect(() => void presenter.open(), [presenter]);
  useTodayKeys(presenter);
  useCounts(state.kind === 'open' ? state.today : null);
  if (state.kind === 'loading')
    return (
      <div className={frame.body}>
        <LoadingList title={t('office:loading')} />
      </div>
    );
  if (state.kind === 'failed')
    return (
      <div className={frame.body}>
        <ErrorState
          level={1}
          title={t('office-today:failed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.open() }}
        />
      </div>
    );
  return <OpenToday state={state} presenter={presenter} />;
}

function useTodayKeys(presenter: TodayPresenter): void {
  const { t } = useSpeech();
  // Drawn at once: an Enter that follows acts on the duty that has just become the current one.
  const move = (by: 1 | -1) => () => {
    flushSync(() => presenter.move(by));
    document.querySelector('[data-duty][aria-current]')?.scrollIntoView({ block: 'nearest' });
  };
  useScreenKeys([
    { key: 'j', words: t('office:listKeys.next'), act: move(1) },
    { key: 'k', words: t('office:listKeys.previous'), act: move(-1) },
    {
      key: 'enter',
      words: t('office-today:keys.act'),
      act: () => document.querySelector<HTMLElement>('[data-duty][aria-current] [data-act]')?.click(),
    },
  ]);
}

interface OpenProps {
  readonly state: Extract<TodayState, { kind: 'open' }>;
  readonly presenter: TodayPresenter;
}

function OpenToday({ state, presenter }: OpenProps) {
  const { t, language } = useSpeech();
  const { today } = state;
  return (
    <div className={frame.body}>
      <div className={styles.top}>
        <div className={styles.start}>
          <h1 tabIndex={-1}>{capital(formatWeekday(today.day as CalendarDay, language))}</h1>
          {today.count > 0 ? <HowMuch today={today} /> : <EmptyState title={t('office-today:empty.title')} />}
        </div>
        {today.queues !== null && <QueueList queues={today.queues} />}
      </div>
      <WeekStrip week={today.week} />
      <DutyGroups state={state} presenter={presenter} />
    </div>
  );
}

/** How many things wait, and where to begin. */
function HowMuch({ today }: { readonly today: TodayWire }) {
  const { t } = useSpeech();
  const { count, overdue, duties } = today;
  const [first] = duties;
  return (
    <>
      <p className={styles.count}>
        <b>{formatCount(count)}</b>
        <span>
          <strong>{t('office-today:waits', { count })}</strong>
          {overdue === 0 ? t('office-today:noneOverdue') : t('office-today:overdue', { count: overdue })}
        </span>
      </p>
      {first !== undefined && <WhereToBegin first={first} isOverdue={overdue > 0} />}
    </>
  );
}

interface WhereToBeginProps {
  readonly first: TodayWire['duties'][number];
  readonly isOverdue: boolean;
}

/** The way to the first duty, and the keys that go through all. */
function WhereToBegin({ first, isOverdue }: WhereToBeginProps) {
  const { t } = useSpeech();
  return (
    <p className={styles.begin}>
      <Link className={styles.first} href={addressOfDuty(first)}>
        {t(isOverdue ? 'office-today:beginOverdue' : 'office-today:begin')} <span aria-hidden="true">→</span>
      </Link>
      <span className={styles.keys}>
        <kbd>J</kbd> {t('office:listKeys.next')} · <kbd>K</kbd> {t('office:listKeys.previous')}
      </span>
    </p>
  );
}

function QueueList({ queues }: { readonly queues: NonNullable<TodayWire['queues']> }) {
  const { t } = useSpeech();
  const entries = [
    ['overdue', 'plazo=overdue'],
    ['mine', 'lleva=me'],
    ['nobody', 'lleva=nobody'],
    ['replied', 'respuesta=waiting'],
  ] as const;
  return (
    <ul role="list" className={styles.queues} aria-label={t('office-today:queues.label')}>
      {entries.map(([queue, query]) => (
        <li key={queue}>
          <Link
            className={queue === 'overdue' && queues.overdue > 0 ? styles.late : undefined}
            href={`/gestion/solicitudes?${query}`}
          >
            <b>{queues[queue]}</b>
            {t(`office-today:queues.${queue}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
