import { useId } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import type { YearOfProjects } from '#domain/content/projects-per-year.ts';
import { PlainOrder } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

/** Processes begun each year. A drawing: the table below it has the same figures. */
export function YearBars({ years }: { readonly years: readonly YearOfProjects[] }) {
  const { t } = useSpeech();
  const id = useId();
  const most = Math.max(1, ...years.map(({ begun }) => begun.length));
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="visually-hidden">
        {t('front:statistics.bars')}
      </figcaption>
      <PlainOrder className={styles.bars} aria-hidden="true">
        {years.map(({ year, begun }) => (
          <li key={year}>
            <span>{year}</span>
            <i style={{ width: `${(begun.length / most) * 100}%` }} />
            <b>{formatCount(begun.length)}</b>
          </li>
        ))}
      </PlainOrder>
    </figure>
  );
}
