import type { PlannedChangeWire, TodayWire, WeekDayWire } from '#adapters/wire/office/today.ts';
import { formatClock, weekdayName } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import { momentWords } from './duty-words.ts';
import styles from './week-strip.module.css';

/** The week of the town as a strip: its days, what changes on each, and what comes after. */
export function WeekStrip({ week }: { readonly week: TodayWire['week'] }) {
  const { t } = useSpeech();
  return (
    <section className={styles.week} aria-labelledby="week">
      <div className={styles.head}>
        <h2 id="week">{t('office-today:week.title')}</h2>
        {week.next !== null && (
          <p>
            <NextChange change={week.next} />
          </p>
        )}
      </div>
      <ol role="list" className={styles.days}>
        {week.days.map((day) => (
          <WeekDay key={day.day} day={day} />
        ))}
      </ol>
    </section>
  );
}

/** A sentence that goes on after a colon. */
const beginSmall = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

function NextChange({ change }: { readonly change: PlannedChangeWire }) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const when = momentWords(change, { t, language, zone: town.timeZone });
  return t('office-today:week.next', {
    when,
    what: beginSmall(t(`office-today:change.${change.what}`)),
    title: said(change.title).text,
  });
}

const lookOf = ({ isToday, isOver, isWorkingDay }: WeekDayWire) => {
  if (isToday) return styles.today;
  if (!isWorkingDay) return styles.rest;
  return isOver ? styles.over : undefined;
};

function DayTitle({ day: { day, isToday } }: { readonly day: WeekDayWire }) {
  const { t, language } = useSpeech();
  return (
    <h3>
      <i aria-hidden="true" />
      <span>
        {isToday ? t('office-today:week.today') : weekdayName(day as CalendarDay, language)}
        <b>{Number(day.slice(-2))}</b>
      </span>
    </h3>
  );
}

function WeekDay({ day }: { readonly day: WeekDayWire }) {
  const { t } = useSpeech();
  const isEmpty = day.changes.length === 0 && day.terms === 0;
  return (
    <li
      className={classNames(styles.day, lookOf(day), day.isOver && styles.gone)}
      aria-current={day.isToday ? 'date' : undefined}
    >
      <DayTitle day={day} />
      <ul role="list">
        {day.terms > 0 && <li>{t('office-today:week.terms', { count: day.terms })}</li>}
        {day.changes.map((change) => (
          <DayChange key={`${change.what} ${change.subject} ${change.at}`} change={change} />
        ))}
        {isEmpty && <li>{t('office-today:week.nothing')}</li>}
        {!day.isWorkingDay && <li>{t('office-today:week.rest')}</li>}
      </ul>
    </li>
  );
}

/** What changes, with its hour; a change at midnight has none. */
function DayChange({ change }: { readonly change: PlannedChangeWire }) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const title = said(change.title);
  const clock = formatClock(Date.parse(change.at), town.timeZone, language);
  return (
    <li>
      {!/^0[.:]00$/u.test(clock) && <time dateTime={change.at}>{clock} </time>}
      {t(`office-today:change.${change.what}`)} «<span lang={title.lang ?? undefined}>{title.text}</span>»
    </li>
  );
}
