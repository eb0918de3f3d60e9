import { useId } from 'react';
import { writtenClock } from '#adapters/wire/reservations/minutes-of-clock.ts';
import { minutesAsTyped } from '#domain/free-times/week/typed-clock.ts';
import { daysOfWeek } from '#domain/free-times/week/week-hours.ts';
import type { TariffRow } from '#domain/reservations/tariff-rows.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { TypedClock } from '../hours/typed-clock-field.tsx';
import { useWeekdayWords } from '../hours/weekday-words.ts';
import styles from './tariff.module.css';
import type { useTariff } from './use-tariff.ts';

interface BandProps {
  readonly row: TariffRow;
  readonly nth: number;
  readonly own: ReturnType<typeof useTariff>;
}

/** When and where the prices of a row hold, and what is done with the row. */
export function BandFields({ row, nth, own }: BandProps) {
  const { t } = useSpeech();
  const dayOf = useWeekdayWords();
  const { isReadOnly } = own;
  const days = daysOfWeek.map((day) => ({ id: String(day), title: dayOf(day) }));
  return (
    <div className={styles.bandFields}>
      <BandHours {...{ row, own }} />
      <Ticks
        name={t('office-rules:tariff.days')}
        known={days}
        ticked={row.weekdays.map(String)}
        isReadOnly={isReadOnly}
        change={(ids) => own.setBand(row, { weekdays: ids.map(Number) })}
      />
      <Ticks
        name={t('office-rules:tariff.where')}
        known={own.places}
        ticked={row.places}
        isReadOnly={isReadOnly}
        change={(places) => own.setBand(row, { places })}
      />
      {!isReadOnly && (
        <p className={styles.acts}>
          <OfficeButton look="outline" onClick={() => own.split(row)}>
            {t('office-rules:tariff.split')}
          </OfficeButton>
          {nth > 0 && (
            <OfficeButton look="text" onClick={() => own.raise(row)}>
              {t('office-rules:tariff.raise')}
            </OfficeButton>
          )}
          <OfficeButton look="text" onClick={() => own.remove(row)}>
            {t('office-rules:tariff.removeRow', { n: nth + 1 })}
          </OfficeButton>
        </p>
      )}
    </div>
  );
}

function BandHours({ row, own }: Pick<BandProps, 'row' | 'own'>) {
  const { t } = useSpeech();
  const id = useId();
  const put = (name: 'from' | 'until', text: string) => {
    const minutes = minutesAsTyped(text);
    if (minutes !== null) own.setBand(row, { [name]: minutes });
  };
  return (
    <div className={styles.acts}>
      {(['from', 'until'] as const).map((name) => (
        <span key={name} className={styles.clock}>
          <label htmlFor={`${id}-${name}`}>{t(`office-rules:tariff.${name}`)}</label>
          <TypedClock
            id={`${id}-${name}`}
            value={writtenClock(row[name])}
            isReadOnly={own.isReadOnly}
            write={(text) => put(name, text)}
          />
        </span>
      ))}
    </div>
  );
}

interface TicksProps {
  readonly name: string;
  readonly known: readonly { readonly id: string; readonly title: string }[];
  /** None: all of them. */
  readonly ticked: readonly string[];
  readonly isReadOnly: boolean;
  readonly change: (ids: readonly string[]) => void;
}

/** Some of several; none and all mean the same, and are written as none. */
function Ticks({ name, known, ticked, isReadOnly, change }: TicksProps) {
  const isAll = ticked.length === 0;
  const tick = (id: string, isOn: boolean) => {
    const now = isAll ? known.map((one) => one.id) : ticked;
    const next = known.map((one) => one.id).filter((one) => (one === id ? isOn : now.includes(one)));
    change(next.length === known.length ? [] : next);
  };
  return (
    <fieldset className={styles.ticks} disabled={isReadOnly}>
      <legend>{name}</legend>
      {known.map(({ id, title }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={isAll || ticked.includes(id)}
            onChange={({ target }) => tick(id, target.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
