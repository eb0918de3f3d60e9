import { type ComponentProps, useMemo } from 'react';
import { useSearch } from 'wouter';
import { formatCount } from '#application/text/numbers.ts';
import {
  noProcessFilters,
  type ProcessFilters,
  readProcessFilters,
  writeProcessFilters,
} from '#domain/processes/process-filters.ts';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ProcessCard, ProcessGrid } from '#ui-web/components/process-card/process-card.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { CollectionSearch } from '#ui-web/screens/collection-search/collection-search.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { cardView } from '#ui-web/screens/process/card-view.ts';
import { processStatus } from '#ui-web/screens/process/process-status.ts';
import { useVotedSurveys } from '#ui-web/screens/survey/use-voted-surveys.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ListPage, ListScreen } from '#ui-web/shell/routing/list-screen.tsx';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { pageOf } from '#ui-web/shell/routing/paging.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { ProcessFilterForm } from './filter-form.tsx';
import { processesPerPage, processListPresenter } from './presenter.ts';
import styles from './screen.module.css';

/** The first page of the list with some filters. */
function addressOf(filters: ProcessFilters): string {
  const query = new URLSearchParams(writeProcessFilters(filters).map(([name, value]) => [name, value]));
  return query.size > 0 ? `${processAddresses.list}?${query}` : processAddresses.list;
}

/** All processes of the town, six a page, narrowed by the theme and the days that the address says. */
export function ProcessListScreen() {
  const { council, site } = usePlace();
  const speech = useSpeech();
  const { t } = speech;
  const { go } = useNavigate();
  const search = useSearch();
  const page = pageOf(search);
  const filters = useMemo(() => {
    const asked = new URLSearchParams(search);
    return readProcessFilters((name) => asked.get(name));
  }, [search]);
  const path = addressOf(filters);
  const narrowed = path !== processAddresses.list;
  const presenter = useMemo(() => processListPresenter(council, filters, page), [council, filters, page]);
  const state = useComingViewModel(presenter);
  // Without processes there is nothing to narrow.
  const hasNone = !narrowed && state.kind === 'here' && state.value.processes.total === 0;
  const moment = { now: council.clock.now(), zone: site.timeZone };
  const voted = useVotedSurveys();
  return (
    <ListScreen
      title={t('process:list')}
      loading={t('process:loadingList')}
      failed={t('process:listFailed')}
      page={page}
      presenter={presenter}
      before={hasNone || <WaysToFind key={path} filters={filters} onChange={(next) => go(addressOf(next))} />}
    >
      {({ processes, surveys }) => (
        <>
          {narrowed && (
            <p role="status" className={styles.count}>
              {t('front:filters.found', { count: processes.total, n: formatCount(processes.total) })}
            </p>
          )}
          <ListPage
            found={processes}
            page={page}
            perPage={processesPerPage}
            path={path}
            empty={narrowed ? <NoneFound /> : <NoneAtAll />}
            noneOnPage={t('process:noneOnPage')}
          >
            <ProcessGrid>
              {processes.items.map((process) => (
                <ProcessCard
                  key={process.id}
                  level={2}
                  {...cardView(processStatus(process, surveys, moment, voted), speech)}
                />
              ))}
            </ProcessGrid>
          </ListPage>
        </>
      )}
    </ListScreen>
  );
}

/** By its title, or by its theme and days. */
function WaysToFind(narrowing: ComponentProps<typeof ProcessFilterForm>) {
  return (
    <>
      <CollectionSearch collection="procesos" />
      <ProcessFilterForm {...narrowing} />
    </>
  );
}

function NoneAtAll() {
  const { t } = useSpeech();
  return (
    <EmptyState title={t('process:noneAvailable')}>
      <p>{t('process:noneEver')}</p>
    </EmptyState>
  );
}

function NoneFound() {
  const { t } = useSpeech();
  const back = (
    <LinkButton href={addressOf(noProcessFilters)} look="outline" size="short">
      {t('front:filters.clear')}
    </LinkButton>
  );
  return (
    <EmptyState title={t('front:filters.none')} actions={back}>
      <p>{t('front:filters.noneHint')}</p>
    </EmptyState>
  );
}
