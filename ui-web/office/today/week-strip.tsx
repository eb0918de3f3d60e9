import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlannedChangeWire, TodayWire, WeekDayWire } from '#adapters/wire/office/today.ts';
import { formatClock, weekdayName } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
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

/** So many changes are read at a glance; those beyond wait behind a button, unless it is a single one. */
const mostShown = 3;

const keyOf = ({ what, subject, at }: PlannedChangeWire): string => `${what} ${subject} ${at}`;

function MoreChanges({ count, open }: { readonly count: number; readonly open: () => void }) {
  const { t } = useSpeech();
  return (
    <li>
      <OfficeButton look="text" onClick={open}>
        {t('office-today:week.more', { count })}
      </OfficeButton>
    </li>
  );
}

/** The changes of a day: the first ones, and the others once they are asked for. */
function DayChanges({ changes }: Pick<WeekDayWire, 'changes'>) {
  const [isWhole, showAll] = useState(false);
  const isShort = isWhole || changes.length <= mostShown + 1;
  const shown = isShort ? changes : changes.slice(0, mostShown);
  const first = useRef<HTMLLIElement>(null);
  const open = () => {
    flushSync(() => showAll(true));
    // The button is gone: the focus goes on with what it opened.
    first.current?.focus();
  };
  return (
    <>
      {shown.map((change, at) => (
        <DayChange key={keyOf(change)} change={change} place={at === mostShown ? first : undefined} />
      ))}
      {!isShort && <MoreChanges count={changes.length - mostShown} open={open} />}
    </>
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
        <DayChanges changes={day.changes} />
        {isEmpty && <li>{t('office-today:week.nothing')}</li>}
        {!day.isWorkingDay && <li>{t('office-today:week.rest')}</li>}
      </ul>
    </li>
  );
}

/** What changes, with its hour; a change at midnight has none. */
function DayChange({
  change,
  place,
}: {
  readonly change: PlannedChangeWire;
  readonly place: RefObject<HTMLLIElement | null> | undefined;
}) {
  const { t, said, language } = useSpeech();
  const { town } = useOffice();
  const title = said(change.title);
  const clock = formatClock(Date.parse(change.at), town.timeZone, language);
  return (
    <li ref={place} tabIndex={place && -1}>
      {!/^0[.:]00$/u.test(clock) && <time dateTime={change.at}>{clock} </time>}
      {t(`office-today:change.${change.what}`)} «<span lang={title.lang ?? undefined}>{title.text}</span>»
    </li>
  );
}
