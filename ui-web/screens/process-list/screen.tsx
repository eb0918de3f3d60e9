import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Pagination } from '#ui-web/components/pagination/pagination.tsx';
import { ProcessCard, ProcessGrid } from '#ui-web/components/process-card/process-card.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { cardView } from '#ui-web/screens/process/card-view.ts';
import { standingOf } from '#ui-web/screens/process/standing.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/failure.tsx';
import { pageCount, pageOf, pagination } from '#ui-web/shell/paging.ts';
import { ScreenTitle } from '#ui-web/shell/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type ProcessPage, processesPerPage, processListPresenter } from './presenter.ts';

/** All processes of the town, six a page. */
export function ProcessListScreen() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const page = pageOf(useSearch());
  const presenter = useMemo(() => processListPresenter(council, page), [council, page]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top">
        <ScreenTitle of={t('process:list')} />
      </div>
      <div className="stack stack-40 stretch">
        {state.kind === 'waiting' && <LoadingList key={page} title={t('process:loadingList')} />}
        {state.kind === 'refused' && (
          <Failure
            title={t('process:listFailed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        )}
        {state.kind === 'here' && <Cards found={state.value} page={page} />}
      </div>
    </div>
  );
}

function Cards({ found, page }: { readonly found: ProcessPage; readonly page: number }) {
  const { council, site } = usePlace();
  const speech = useSpeech();
  const { t } = speech;
  const { processes, surveys } = found;
  const moment = { now: council.clock.now(), zone: site.timeZone };
  if (processes.total === 0) {
    return (
      <EmptyState title={t('process:noneAvailable')}>
        <p>{t('process:noneEver')}</p>
      </EmptyState>
    );
  }
  if (processes.items.length === 0) {
    return (
      <EmptyState
        title={t('process:noneOnPage')}
        actions={
          <LinkButton href={processAddresses.list} look="outline" size="short">
            {t('process:firstPage')}
          </LinkButton>
        }
      />
    );
  }
  const pages = pagination(page, pageCount(processes.total, processesPerPage), processAddresses.list, speech);
  return (
    <>
      <ProcessGrid>
        {processes.items.map((process) => (
          <ProcessCard
            key={process.id}
            level={2}
            {...cardView(standingOf(process, surveys, moment), speech)}
          />
        ))}
      </ProcessGrid>
      {pages && <Pagination {...pages} />}
    </>
  );
}
