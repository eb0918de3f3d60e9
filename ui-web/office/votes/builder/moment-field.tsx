import { useId } from 'react';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { dayAt, readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../votes.module.css';

interface MomentFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: Json | undefined;
  readonly isReadOnly: boolean;
  /** Whole days only: the last day counts to its end. */
  readonly isDay?: boolean;
  readonly onChange: (value: string | undefined) => void;
}

/** A moment as the field of a browser writes it: the clock of the town, without an offset. */
function localOf(value: Json | undefined, zone: TimeZone): string {
  const read = typeof value === 'string' ? readMoment(value, zone) : null;
  if (read === null) return '';
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${dayAt(read.instant, zone)}T${clock.format(read.instant)}`;
}

/** A day, or a day and an hour, by the clock of the town. */
export function MomentField({ label, hint, value, isReadOnly, isDay = false, onChange }: MomentFieldProps) {
  const { language } = useSpeech();
  const zone = useOffice().town.timeZone;
  const id = useId();
  const read = typeof value === 'string' ? readMoment(value, zone) : null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={isDay ? 'date' : 'datetime-local'}
        value={isDay ? (read?.day ?? '') : localOf(value, zone)}
        readOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
      <small id={`${id}-hint`}>
        {read !== null &&
          `${formatWeekday(read.day, language)}${isDay ? '' : `, ${formatClock(read.instant, zone, language)}`}. `}
        {hint}
      </small>
    </div>
  );
}
