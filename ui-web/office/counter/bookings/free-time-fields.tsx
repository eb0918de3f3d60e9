import { useEffect, useState } from 'react';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useDayOf } from '../../parts/use-day-of.ts';
import type { CounterSetup } from '../counter-names.ts';
import counter from '../counter.module.css';
import { type BookingFault, type ChosenTime, fieldOfPart } from './booking-draft.ts';
import styles from './bookings.module.css';
import { useDeskFaultWords } from './desk-fault.tsx';
import { TimeChips } from './time-chips.tsx';
import { firstTimes, useFreeTimes } from './use-free-times.ts';

interface FreeTimeProps {
  readonly setup: CounterSetup;
  readonly services: readonly string[];
  readonly people: number;
  readonly chosen: ChosenTime | null;
  readonly choose: (time: ChosenTime | null) => void;
  readonly error?: string | undefined;
  /** Asked for anew each time that this changes: somebody else got a time. */
  readonly refused: BookingFault | null;
}

const isSame = (a: ChosenTime, b: ChosenTime | null): boolean => a.office === b?.office && a.at === b.at;

/** The free times that staff can give: the first of each office, or those of one office by days. The first is chosen. */
export function FreeTimeFields({ setup, services, people, chosen, choose, error, refused }: FreeTimeProps) {
  const { t, said } = useSpeech();
  const [office, setOffice] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [day, setDay] = useState('');
  const [found, again] = useFreeTimes({ services, people, office, from });
  const free = (found?.times?.days ?? []).filter(({ times }) => times.length > 0);
  const shown = free.find((one) => one.day === day) ?? free[0];
  const firsts = found?.times ? firstTimes(found.times) : [];
  const options = office === '' ? firsts : (shown?.times ?? []).map((at) => ({ office, at }));
  useEffect(() => {
    if (refused?.kind === 'taken') again();
  }, [refused, again]);
  const [first] = options;
  const isListed = options.some((one) => isSame(one, chosen));
  useEffect(() => {
    if (found !== null && !isListed && (first !== undefined || chosen !== null)) choose(first ?? null);
  }, [found, isListed, first, chosen, choose]);
  if (services.length === 0) return <p className={counter.none}>{t('office-bookings:time.firstWhat')}</p>;
  const lastDay = found?.times?.days.at(-1)?.day;
  return (
    <fieldset id={fieldOfPart('time')} tabIndex={-1} className={styles.times}>
      <legend>{t('office-bookings:time.legend')}</legend>
      {error !== undefined && <ErrorText id="counter-booking-time-error">{error}</ErrorText>}
      <SelectField
        label={t('office-bookings:time.office')}
        width="100%"
        value={office}
        onChange={(id) => {
          setOffice(id);
          setFrom(null);
        }}
        options={[
          { value: '', text: t('office-bookings:time.anyOffice') },
          ...setup.offices.map(({ id, title }) => ({ value: id, text: said(title).text })),
        ]}
      />
      {office !== '' && <DayField days={free} day={shown?.day ?? ''} choose={setDay} />}
      <FoundState isAsking={found === null} fault={found?.fault ?? null} isNone={options.length === 0} />
      <TimeChips setup={setup} options={options} isByOffice={office === ''} chosen={chosen} choose={choose} />
      {office !== '' && (
        <p className={counter.links}>
          {from !== null && (
            <OfficeButton look="text" onClick={() => setFrom(null)}>
              {t('office-bookings:time.firstDays')}
            </OfficeButton>
          )}
          {lastDay !== undefined && (
            <OfficeButton look="text" onClick={() => setFrom(addDays(lastDay as CalendarDay, 1))}>
              {t('office-bookings:time.moreDays')}
            </OfficeButton>
          )}
        </p>
      )}
    </fieldset>
  );
}

interface DayFieldProps {
  readonly days: readonly { readonly day: string; readonly times: readonly string[] }[];
  readonly day: string;
  readonly choose: (day: string) => void;
}

/** The days that have a free time. */
function DayField({ days, day, choose }: DayFieldProps) {
  const { t } = useSpeech();
  const dayOf = useDayOf();
  if (days.length === 0) return null;
  return (
    <SelectField
      label={t('office-bookings:time.day')}
      width="100%"
      value={day}
      onChange={choose}
      options={days.map((one) => ({
        value: one.day,
        text: t('office-bookings:time.ofDay', {
          day: dayOf(one.day as CalendarDay),
          count: one.times.length,
          n: one.times.length,
        }),
      }))}
    />
  );
}

interface FoundProps {
  readonly isAsking: boolean;
  readonly fault: BookingFault | null;
  readonly isNone: boolean;
}

/** Whether times are being looked for, or why there is none. */
function FoundState({ isAsking, fault, isNone }: FoundProps) {
  const { t } = useSpeech();
  const words = useDeskFaultWords();
  return (
    <p role="status" className={counter.none}>
      {isAsking && t('office-bookings:time.asking')}
      {words(fault)}
      {!isAsking && fault === null && isNone && t('office-bookings:time.none')}
    </p>
  );
}
