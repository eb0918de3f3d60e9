import { formatDays } from '#application/text/dates.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { YearOfProjects } from '#domain/content/projects-per-year.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './screen.module.css';

/** The years, each a link, so that one can be sent. */
export function YearChoice({
  years,
  chosen,
}: {
  readonly years: readonly number[];
  readonly chosen: number;
}) {
  const { t } = useSpeech();
  return (
    <nav aria-label={t('front:statistics.choose')}>
      <PlainList className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <Link href={`/estadisticas?year=${year}`} aria-current={year === chosen ? 'page' : undefined}>
              {year}
            </Link>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}

/** The processes that began in a year. A reader who comes from another year starts here. */
export function Year({ of: { year, begun, toCome } }: { readonly of: YearOfProjects }) {
  const { t, said, language } = useSpeech();
  return (
    <section className="stack stretch" aria-labelledby="year">
      <h2 id="year" tabIndex={-1} data-arrival={true}>
        {t('front:statistics.list', { year })}
      </h2>
      <p>
        {begun.length === 0
          ? t('front:statistics.noneInYear', { year })
          : t('front:statistics.inYear', { year, count: begun.length, n: formatCount(begun.length) })}{' '}
        {toCome > 0 && t('front:statistics.toCome', { count: toCome, n: formatCount(toCome) })}
      </p>
      <PlainList className={styles.list}>
        {begun.map((process) => (
          <li key={process.id}>
            <Link href={processAddresses.process(process)}>
              <Words of={said(process.title)} />
            </Link>
            <span className="note">{formatDays(process.extent.start, process.extent.end, language)}</span>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
