import type { ReactNode } from 'react';
import { formatShortDay, weekdayName } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './openings.module.css';

interface Hours {
  readonly day: string;
  readonly isHoliday: boolean;
  readonly hours: readonly string[];
}

interface DayProps {
  readonly day: Hours;
  /** The same day as it is published; null if it is not. */
  readonly before: Pick<Hours, 'hours'> | null;
  readonly children: ReactNode;
}

/** A day: its hours, or that it is closed; the hours of before, if they were others. */
export function LookedDay({ day, before, children }: DayProps) {
  const { t, language } = useSpeech();
  const hoursOf = ({ hours }: Pick<Hours, 'hours'>) => hours.join(', ') || t('office-openings:week.closed');
  const isOther = before !== null && hoursOf(before) !== hoursOf(day);
  const date = day.day as CalendarDay;
  return (
    <li className={isOther ? styles.changed : undefined}>
      <span>
        {weekdayName(date, language)}
        <small>{formatShortDay(date, language)}</small>
      </span>
      <span>
        {hoursOf(day)}
        {day.isHoliday && <small>{t('office-openings:week.holiday')}</small>}
        {children}
        {isOther && <small>{t('office-openings:week.now', { hours: hoursOf(before) })}</small>}
      </span>
    </li>
  );
}
