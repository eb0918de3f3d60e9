import { lazy, Suspense, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Process } from '#domain/processes/process.ts';
import { projectsPerYear, usualYears, offeredYear } from '#domain/content/projects-per-year.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { isAllocated, processStatus, todayAt, votesCast } from '#ui-web/screens/process/process-status.ts';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ListScreen } from '#ui-web/shell/routing/list-screen.tsx';
import { useSiteDetails } from '#ui-web/shell/site-details.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { statisticsPresenter } from './presenter.ts';
import styles from './screen.module.css';
import { Year, YearChoice } from './year.tsx';
import { YearCharts } from './year-charts.tsx';
import { YearTable } from './year-table.tsx';

const LateBalance = lazy(async () => ({
  default: (await import('./balance/balance-screen.tsx')).BalanceScreen,
}));

/** Projects per year or, if the address names a year, what became of all that it funded. */
export function StatisticsScreen({ params: { key } }: { readonly params: RouteParams }) {
  if (key === undefined) return <ProjectsPerYear />;
  return (
    <Suspense>
      <LateBalance key={key} year={key} />
    </Suspense>
  );
}

/** Charts and their figures, and the processes of the year in the address. */
function ProjectsPerYear() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const offered = useSiteDetails().statistics ?? usualYears;
  const year = offeredYear(new URLSearchParams(useSearch()).get('year'), offered);
  const presenter = useMemo(() => statisticsPresenter(council), [council]);
  return (
    <ListScreen
      title={t('front:statistics.title')}
      loading={t('front:statistics.loading')}
      failed={t('front:statistics.failed')}
      page={1}
      presenter={presenter}
      before={<p className={`lead ${styles.lead}`}>{t('front:statistics.lead')}</p>}
    >
      {({ processes, surveys }) => {
        if (processes.length === 0)
          return (
            <EmptyState title={t('front:statistics.none')}>
              <p>{t('process:noneEver')}</p>
            </EmptyState>
          );
        const moment = { now: council.clock.now(), zone: site.timeZone };
        const standingOf = (process: Process) => processStatus(process, surveys, moment);
        const years = projectsPerYear({
          processes,
          years: offered.years,
          today: todayAt(moment),
          isAllocated: (process) => isAllocated(standingOf(process)),
          votesIn: (process) => votesCast(standingOf(process)),
        });
        return (
          <>
            <YearCharts years={years} />
            <YearTable years={years} />
            <p>
              <Link href={`/estadisticas/${year}`}>{t('balance:of', { year })}</Link>
            </p>
            <YearChoice years={offered.years} chosen={year} />
            {years
              .filter((one) => one.year === year)
              .map((one) => (
                <Year key={one.year} of={one} standingOf={standingOf} />
              ))}
          </>
        );
      }}
    </ListScreen>
  );
}
