import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { YearOfProjects } from '#domain/content/projects-per-year.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

/** The figures of each year. */
export function YearTable({ years }: { readonly years: readonly YearOfProjects[] }) {
  const { t } = useSpeech();
  return (
    <table className={styles.table}>
      <caption>{t('front:statistics.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('front:statistics.year')}</th>
          <th scope="col">{t('front:statistics.begun')}</th>
          <th scope="col">{t('front:statistics.finished')}</th>
          <th scope="col">{t('front:statistics.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, begun, finished, amount }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatCount(begun.length)}</td>
            <td>{formatCount(finished)}</td>
            <td>{amount === null ? t('front:statistics.noAmount') : formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
