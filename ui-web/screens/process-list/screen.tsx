import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { ProcessCard, ProcessGrid } from '#ui-web/components/process-card/process-card.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { cardView } from '#ui-web/screens/process/card-view.ts';
import { standingOf } from '#ui-web/screens/process/standing.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ListPage, ListScreen } from '#ui-web/shell/list-screen.tsx';
import { pageOf } from '#ui-web/shell/paging.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { processesPerPage, processListPresenter } from './presenter.ts';

/** All processes of the town, six a page. */
export function ProcessListScreen() {
  const { council, site } = usePlace();
  const speech = useSpeech();
  const { t } = speech;
  const page = pageOf(useSearch());
  const presenter = useMemo(() => processListPresenter(council, page), [council, page]);
  const moment = { now: council.clock.now(), zone: site.timeZone };
  const none = (
    <EmptyState title={t('process:noneAvailable')}>
      <p>{t('process:noneEver')}</p>
    </EmptyState>
  );
  return (
    <ListScreen
      title={t('process:list')}
      loading={t('process:loadingList')}
      failed={t('process:listFailed')}
      page={page}
      presenter={presenter}
    >
      {({ processes, surveys }) => (
        <ListPage
          found={processes}
          page={page}
          perPage={processesPerPage}
          path={processAddresses.list}
          empty={none}
          noneOnPage={t('process:noneOnPage')}
        >
          <ProcessGrid>
            {processes.items.map((process) => (
              <ProcessCard
                key={process.id}
                level={2}
                {...cardView(standingOf(process, surveys, moment), speech)}
              />
            ))}
          </ProcessGrid>
        </ListPage>
      )}
    </ListScreen>
  );
}
