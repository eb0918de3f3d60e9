import { useId } from 'react';
import { capital } from '#application/text/capital.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import type { CounterSetup } from '../counter-names.ts';
import type { ChosenTime } from './booking-draft.ts';
import styles from './bookings.module.css';

/** A moment with its day as words: "Lunes, 23 de noviembre, 9.00". */
export function useDayAndClock(): (at: string) => string {
  const { t, language } = useSpeech();
  const { town } = useOffice();
  return (at) => {
    const instant = Date.parse(at);
    const day = capital(formatWeekday(dayAt(instant, town.timeZone), language));
    return t('office-bookings:moment', { day, clock: formatClock(instant, town.timeZone, language) });
  };
}

interface ChipsProps {
  readonly setup: CounterSetup;
  readonly options: readonly ChosenTime[];
  /** Whether each is of another office, on a day of its own. */
  readonly isByOffice: boolean;
  readonly chosen: ChosenTime | null;
  readonly choose: (time: ChosenTime) => void;
}

/** Free times, one of which is chosen: the arrows go from one to the next. */
export function TimeChips({ setup, options, isByOffice, chosen, choose }: ChipsProps) {
  const { said, language } = useSpeech();
  const { town } = useOffice();
  const name = useId();
  const moment = useDayAndClock();
  const titleOf = (id: string) => said(setup.offices.find((one) => one.id === id)?.title ?? id).text;
  return (
    <div className={isByOffice ? styles.firsts : styles.chips}>
      {options.map((one) => (
        <label key={`${one.office} ${one.at}`} className={styles.chip}>
          <input
            type="radio"
            name={name}
            checked={chosen?.office === one.office && chosen.at === one.at}
            onChange={() => choose(one)}
          />
          {isByOffice ? (
            <span>
              <b>{moment(one.at)}</b> <small>{titleOf(one.office)}</small>
            </span>
          ) : (
            <span>{formatClock(Date.parse(one.at), town.timeZone, language)}</span>
          )}
        </label>
      ))}
    </div>
  );
}
