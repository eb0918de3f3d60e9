import { formatDays } from '#application/text/dates.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { YearOfProjects } from '#domain/content/projects-per-year.ts';
import type { Process } from '#domain/processes/process.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { isAllocated, type ProcessStatus, votesCast } from '#ui-web/screens/process/process-status.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
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

interface YearProps {
  readonly of: YearOfProjects;
  readonly standingOf: (process: Process) => ProcessStatus;
}

/** Its days and, once its vote is over, how many voted and how much was shared out. */
function aboutProcess(process: Process, standing: ProcessStatus, { t, language }: Speech): string {
  const votes = votesCast(standing);
  const { extent, amount } = process;
  const parts = [
    formatDays(extent.start, extent.end, language),
    votes === null ? null : t('front:statistics.votesIn', { count: votes, n: formatCount(votes) }),
    amount === null || !isAllocated(standing) ? null : formatMoney(amount),
  ];
  return parts.filter((part) => part !== null).join('\u00A0· ');
}

/** The processes that began in a year. A reader who comes from another year starts here. */
export function Year({ of: { year, begun, toCome }, standingOf }: YearProps) {
  const speech = useSpeech();
  const { t, said } = speech;
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
            <span className="note">{aboutProcess(process, standingOf(process), speech)}</span>
          </li>
        ))}
      </PlainList>
    </section>
  );
}
