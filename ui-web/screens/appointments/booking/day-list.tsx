import { capital } from '#application/text/capital.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { shortWeekday } from '#application/text/short-weekdays.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { FreeTimesAnswer } from '#adapters/wire/appointments/setup.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { PlainOrder } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { moveByArrows } from './arrow-keys.ts';

type DayAnswer = FreeTimesAnswer['days'][number];

interface DayListProps {
  readonly days: readonly DayAnswer[];
  readonly chosen: string | null;
  readonly choose: (day: string) => void;
  /** The day with which the next ones begin; null if none are listed. */
  readonly later: string | null;
  readonly isFirst: boolean;
  readonly go: (from: string | null) => void;
}

/** The days, each with how many times are free; those without one say so. */
export function DayList({ days, chosen, choose, later, isFirst, go }: DayListProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.block}>
      <h3 id="days" className="small-title">
        {t('appointments:time.days')}
      </h3>
      {days.length === 0 && <p>{t('appointments:time.noMoreDays')}</p>}
      <PlainOrder className={styles.days} aria-labelledby="days" onKeyDown={moveByArrows}>
        {days.map((day) => (
          <li key={day.day}>
            <DayCell day={day} isChosen={day.day === chosen} choose={choose} />
          </li>
        ))}
      </PlainOrder>
      <p className={styles.halves}>
        <span className="note">{t('appointments:time.legend')}</span>
        <span className="actions">
          {!isFirst && (
            <Button look="text" size="short" onClick={() => go(null)}>
              {t('appointments:time.firstDays')}
            </Button>
          )}
          {later !== null && (
            <Button look="text" size="short" onClick={() => go(later)}>
              {t('appointments:time.moreDays')}
            </Button>
          )}
        </span>
      </p>
    </div>
  );
}

interface DayCellProps extends Pick<DayListProps, 'choose'> {
  readonly day: DayAnswer;
  readonly isChosen: boolean;
}

function DayCell({ day: { day, times }, isChosen, choose }: DayCellProps) {
  const words = <DayWords day={day as CalendarDay} count={times.length} />;
  if (times.length === 0) return <span className={`${styles.day} ${styles.full}`}>{words}</span>;
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => choose(day)}
    >
      {words}
    </button>
  );
}

/** A day and how many times it has: as a small sheet of a calendar, and in a sentence for who does not see it. */
function DayWords({ day, count }: { readonly day: CalendarDay; readonly count: number }) {
  const { t, language } = useSpeech();
  const free =
    count === 0 ? t('appointments:time.none') : t('appointments:time.free', { count, n: formatCount(count) });
  return (
    <>
      <span className="visually-hidden">
        {capital(formatWeekday(day, language))}: {free}
      </span>
      <span aria-hidden="true">
        <span>{shortWeekday(day, language)}</span>
        <b>{Number(day.slice(8))}</b>
        <i />
        <small>{free}</small>
      </span>
    </>
  );
}
