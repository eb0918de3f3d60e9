import { useCallback, useState } from 'react';
import { readCalendar } from '#adapters/wire/site/calendar.ts';
import { formatShortDay, weekdayName } from '#application/text/dates.ts';
import { holidaysOfTown } from '#domain/free-times/day-facts.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { usualCalendar } from '#domain/working-days/working-days.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useToday } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { useForm } from '../form/form-place.ts';
import { officeDocumentsOf } from '../office-documents-of.ts';
import styles from './hours.module.css';

const daysAhead = 366;

/** The holidays of the next year by the calendar of the town; null until it is read. */
function useHolidays() {
  const { council } = useOffice();
  const today = useToday();
  const ask = useCallback(() => officeDocumentsOf(council, 'calendario'), [council]);
  const [documents] = useAnswer(ask);
  if (documents === null) return null;
  const isHoliday = holidaysOfTown(readCalendar(documents[0]) ?? usualCalendar);
  return Array.from({ length: daysAhead }, (_, later) => addDays(today, later)).filter(isHoliday);
}

/** The holidays of the town, on which it is closed unless the document says otherwise. */
export function TownHolidays() {
  const { t, language } = useSpeech();
  const { document } = useForm();
  const [isOpen, open] = useState(false);
  const holidays = useHolidays();
  if (holidays === null) return null;
  const isAtWork = document.shown.get('onHolidays') === true;
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary>
        {t(`office-rules:days.holidays${isAtWork ? 'Open' : 'Closed'}`, { count: holidays.length })}
      </summary>
      <ul role="list" className={styles.holidays}>
        {holidays.map((day) => (
          <li key={day}>
            {formatShortDay(day, language)} {day.slice(0, 4)} <small>{weekdayName(day, language)}</small>
          </li>
        ))}
      </ul>
      <p>
        <OfficeLink href="/gestion/documentos?clase=calendario">{t('office-rules:days.calendar')}</OfficeLink>
      </p>
    </details>
  );
}
