import { useId } from 'react';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { YearOfProjects } from '#domain/content/projects-per-year.ts';
import { PlainOrder } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

interface YearChartsProps {
  readonly years: readonly YearOfProjects[];
}

/** Processes, votes and money of each year. Drawings: the table below them has the same figures. */
export function YearCharts({ years }: YearChartsProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.charts}>
      <Bars
        title={t('front:statistics.processes')}
        years={years}
        valueOf={({ begun }) => begun.length}
        inWords={({ begun }) => formatCount(begun.length)}
      />
      <Bars
        title={t('front:statistics.votes')}
        years={years}
        valueOf={({ votes }) => votes ?? 0}
        inWords={({ votes }) => (votes === null ? t('front:statistics.noVotes') : formatCount(votes))}
      />
      <Bars
        title={t('front:statistics.money')}
        years={years}
        valueOf={({ amount }) => amount ?? 0}
        inWords={({ amount }) => (amount === null ? t('front:statistics.noAmount') : formatMoney(amount))}
      />
    </div>
  );
}

interface BarsProps extends YearChartsProps {
  readonly title: string;
  readonly valueOf: (year: YearOfProjects) => number;
  readonly inWords: (year: YearOfProjects) => string;
}

/** A bar for each year, as long as its value is to the greatest. */
function Bars({ title, years, valueOf, inWords }: BarsProps) {
  const { t } = useSpeech();
  const id = useId();
  const most = Math.max(1, ...years.map(valueOf));
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id}>
        {title}
        <span className="visually-hidden">{t('front:statistics.inTable')}</span>
      </figcaption>
      <PlainOrder className={styles.bars} aria-hidden="true">
        {years.map((one) => (
          <li key={one.year}>
            <span>{one.year}</span>
            <i style={{ width: `${(valueOf(one) / most) * 100}%` }} />
            <b>{inWords(one)}</b>
          </li>
        ))}
      </PlainOrder>
    </figure>
  );
}
