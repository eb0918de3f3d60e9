import { useId } from 'react';
import { formatDays } from '#application/text/dates.ts';
import { shortWeekday } from '#application/text/short-weekdays.ts';
import { memberPath } from '#domain/documents/fields.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { idOf, useForm } from '../form/form-place.ts';
import { PlacedMarks } from '../form/placed-value.tsx';
import styles from './hours.module.css';
import { endOfDays, type SpecialDays, specialDaysFault } from './special-days.ts';
import { TypedClock } from './typed-clock-field.tsx';

interface RowProps {
  readonly days: SpecialDays;
  readonly all: readonly SpecialDays[];
  readonly isReadOnly: boolean;
  readonly remove: () => void;
}

/** The days of a row in words, or that they are still to be typed. */
function useDaysWords(days: SpecialDays): string {
  const { t, language } = useSpeech();
  const [first, last] = [parseDay(days.firstDay), endOfDays(days)];
  return first === null || last === null || last < first
    ? t('office-rules:days.new')
    : formatDays(first, last, language);
}

/** One closure, or some days with hours of their own. */
export function SpecialDaysRow({ days, all, isReadOnly, remove }: RowProps) {
  const { t } = useSpeech();
  const words = useDaysWords(days);
  const id = useId();
  const fault = specialDaysFault(days, all);
  return (
    <li className={styles.specialItem}>
      <div className={styles.special} role="group" aria-label={words} id={idOf(days.path)} tabIndex={-1}>
        <DayInputs {...{ days, isReadOnly }} describedBy={fault === null ? undefined : id} />
        <HoursOfDays {...{ days, isReadOnly }} />
        {!isReadOnly && (
          <button type="button" aria-label={t('office-rules:days.remove', { days: words })} onClick={remove}>
            <Icon name="cross" />
          </button>
        )}
        {fault !== null && (
          <small id={id} className={fault === 'twice' ? styles.hint : styles.wrong}>
            {t(`office-rules:days.fault.${fault}`)}
          </small>
        )}
        {(['firstDay', 'lastDay', 'opens', 'closes'] as const).map((name) => (
          <PlacedMarks key={name} path={memberPath(days.path, name)} />
        ))}
      </div>
    </li>
  );
}

interface InputsProps extends Pick<RowProps, 'days' | 'isReadOnly'> {
  readonly describedBy: string | undefined;
}

function DayInputs({ days, isReadOnly, describedBy }: InputsProps) {
  const { t, language } = useSpeech();
  const { write, goTo } = useForm();
  return (['firstDay', 'lastDay'] as const).map((name) => {
    const path = memberPath(days.path, name);
    const day = parseDay(days[name]);
    return (
      <label key={name}>
        <span>
          {t(`office-rules:days.${name}`)} {day !== null && shortWeekday(day, language)}
        </span>
        <input
          type="date"
          id={idOf(path)}
          value={day ?? ''}
          readOnly={isReadOnly}
          aria-describedby={describedBy}
          onFocus={() => goTo(path)}
          onChange={({ target }) => write([{ path, value: target.value === '' ? undefined : target.value }])}
        />
      </label>
    );
  });
}

/** Closed, or open between two hours. */
function HoursOfDays({ days, isReadOnly }: Pick<RowProps, 'days' | 'isReadOnly'>) {
  const { t } = useSpeech();
  const { write, goTo } = useForm();
  const isOpen = days.opens !== '' || days.closes !== '';
  const choose = (opens: string | undefined, closes: string | undefined) =>
    write([
      { path: memberPath(days.path, 'opens'), value: opens },
      { path: memberPath(days.path, 'closes'), value: closes },
    ]);
  return (
    <div className={styles.stretch}>
      <select
        aria-label={t('office-rules:days.what')}
        value={isOpen ? 'open' : 'closed'}
        disabled={isReadOnly}
        onChange={({ target }) =>
          target.value === 'open' ? choose('09:00', '14:00') : choose(undefined, undefined)
        }
      >
        <option value="closed">{t('office-rules:week.closed')}</option>
        <option value="open">{t('office-rules:days.open')}</option>
      </select>
      {isOpen &&
        (['opens', 'closes'] as const).map((name) => (
          <TypedClock
            key={name}
            id={idOf(memberPath(days.path, name))}
            label={t(`office-rules:days.${name}`)}
            value={days[name]}
            isReadOnly={isReadOnly}
            goTo={() => goTo(memberPath(days.path, name))}
            write={(value) => write([{ path: memberPath(days.path, name), value }])}
          />
        ))}
    </div>
  );
}
