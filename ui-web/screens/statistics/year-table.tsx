import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { YearOfProjects } from '#domain/content/projects-per-year.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

/** The figures of each year; on a phone a block for each, in which every figure has its name. */
export function YearTable({ years }: { readonly years: readonly YearOfProjects[] }) {
  const { t } = useSpeech();
  const columns = [
    t('front:statistics.begun'),
    t('front:statistics.finished'),
    t('front:statistics.votes'),
    t('front:statistics.amount'),
  ];
  const rows = years.map(({ year, begun, finished, votes, amount }) => ({
    year,
    figures: [
      formatCount(begun.length),
      formatCount(finished),
      votes === null ? t('front:statistics.noVotes') : formatCount(votes),
      amount === null ? t('front:statistics.noAmount') : formatMoney(amount),
    ],
  }));
  return (
    <table className={styles.table}>
      <caption>{t('front:statistics.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('front:statistics.year')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ year, figures }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {columns.map((column, place) => (
              <td key={column} data-name={column}>
                {figures[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
