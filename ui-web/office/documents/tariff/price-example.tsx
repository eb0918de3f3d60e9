import { useId, useState } from 'react';
import { minutesAsTyped } from '#domain/free-times/week/typed-clock.ts';
import { dayFactsOf } from '#domain/free-times/day-facts.ts';
import { paidFor, priceOfUse } from '#domain/reservations/tariff.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useToday } from '../../parts/use-moment.ts';
import { priceText } from './price-text.ts';
import { TypedClock } from '../hours/typed-clock-field.tsx';
import styles from './tariff.module.css';
import type { useTariff } from './use-tariff.ts';
import type { NamedPart } from './written-tariff.ts';

interface ExampleProps {
  readonly own: ReturnType<typeof useTariff>;
}

const cell = 5;
const usualMinutes = 60;
const lengths = [30, 45, 60, 90, 120, 180] as const;

/** What somebody would pay for an hour of a day, worked out by the rule that reservations use. */
export function PriceExample({ own }: ExampleProps) {
  const { t } = useSpeech();
  const id = useId();
  const today = useToday();
  const { places, people } = own;
  const [asked, ask] = useState({
    place: '',
    category: '',
    day: String(today),
    at: '19:00',
    minutes: usualMinutes,
  });
  const place = places.find((one) => one.id === asked.place) ?? places[0];
  const category = people.find((one) => one.id === asked.category) ?? people[0];
  if (place === undefined || category === undefined) return null;
  const set = (part: Partial<typeof asked>) => ask({ ...asked, ...part });
  return (
    <fieldset className={styles.example}>
      <legend>{t('office-rules:tariff.example.title')}</legend>
      <Choice
        id={`${id}-p`}
        label={t('office-rules:tariff.where')}
        known={places}
        value={place.id}
        choose={(one) => set({ place: one })}
      />
      <Choice
        id={`${id}-c`}
        label={t('office-rules:tariff.example.who')}
        known={people}
        value={category.id}
        choose={(one) => set({ category: one })}
      />
      <span className={styles.clock}>
        <label htmlFor={`${id}-d`}>{t('office-rules:tariff.example.day')}</label>
        <input
          id={`${id}-d`}
          type="date"
          value={asked.day}
          onChange={({ target }) => set({ day: target.value })}
        />
      </span>
      <span className={styles.clock}>
        <label htmlFor={`${id}-t`}>{t('office-rules:tariff.from')}</label>
        <TypedClock id={`${id}-t`} value={asked.at} isReadOnly={false} write={(at) => set({ at })} />
      </span>
      <Choice
        id={`${id}-m`}
        label={t('office-rules:tariff.example.minutes')}
        known={lengths.map((one) => ({ id: String(one), title: String(one) }))}
        value={String(asked.minutes)}
        choose={(one) => set({ minutes: Number(one) })}
      />
      <ExamplePrice {...asked} own={own} place={place.id} category={category.id} />
    </fieldset>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly known: readonly NamedPart[];
  readonly value: string;
  readonly choose: (id: string) => void;
}

const Choice = ({ id, label, known, value, choose }: ChoiceProps) => (
  <span className={styles.clock}>
    <label htmlFor={id}>{label}</label>
    <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
      {known.map((one) => (
        <option key={one.id} value={one.id}>
          {one.title}
        </option>
      ))}
    </select>
  </span>
);

interface PriceProps extends ExampleProps {
  readonly place: string;
  readonly category: string;
  readonly day: string;
  readonly at: string;
  readonly minutes: number;
}

function ExamplePrice({ own, place, category, day, at, minutes }: PriceProps) {
  const { t } = useSpeech();
  const [date, start] = [parseDay(day), minutesAsTyped(at)];
  if (date === null || start === null) return null;
  const price = priceOfUse(own.tariff, {
    place,
    category,
    month: Number(date.slice(5, 7)),
    weekday: dayFactsOf(date, () => false).weekday,
    minutes: Array.from({ length: minutes / cell }, (_, nth) => start + nth * cell),
  });
  if (isLeft(price))
    return (
      <p className={styles.gap} role="status">
        {t('office-rules:tariff.example.none')}
      </p>
    );
  const lines = price.right.map((line) =>
    t(`office-rules:tariff.example.line.${line.kind}`, {
      sum: priceText(line.amount),
      minutes: line.minutes,
    }),
  );
  return (
    <p className={styles.paid} role="status">
      <strong>{t('office-rules:tariff.example.pays', { sum: priceText(paidFor(price.right).total) })}</strong>{' '}
      {lines.join(' · ')}
    </p>
  );
}
