import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { type ProposalFilters, readFilters } from '#domain/processes/proposal-filters.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useNavigate } from '#ui-web/shell/routing/navigation.ts';
import { pageOf } from '#ui-web/shell/routing/paging.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { proposalsAddress, listViewOf } from './addresses.ts';
import { ProposalFilterForm } from './filter-form.tsx';
import { ProposalsFound, isFiltered } from './found-proposals.tsx';
import { proposalsPresenter } from './presenter.ts';
import styles from './screen.module.css';
import { useLast } from './use-last.ts';

/** All proposals of the town, twelve a page, narrowed by what the address says. */
export function ProposalsScreen() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const { go } = useNavigate();
  const search = useSearch();
  const page = pageOf(search);
  const view = listViewOf(search);
  const filters = useFilters(search);
  const presenter = useMemo(() => proposalsPresenter(council, filters, page), [council, filters, page]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  // The terms stay in the filters, and the map on the page, while the next list is loading.
  const terms = useLast(state.kind === 'here' ? state.value.terms : null);
  const processes = useLast(state.kind === 'here' ? state.value.processes : null);
  const narrow = (next: ProposalFilters) => go(proposalsAddress(next, view));
  // Without proposals there is nothing to narrow.
  const hasNone = !isFiltered(filters) && state.kind === 'here' && state.value.page.total === 0;
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top stack">
        <ScreenTitle of={t('proposals:list')} />
        <p className="lead">{t('proposals:lead')}</p>
      </div>
      <div className={`stack stack-24 stretch ${styles.list}`}>
        {hasNone || (
          <ProposalFilterForm filters={filters} terms={terms} processes={processes} onChange={narrow} />
        )}
        {state.kind === 'refused' && (
          <Failure
            whole
            title={t('proposals:failed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        )}
        {state.kind !== 'refused' && (
          <ProposalsFound
            found={state.kind === 'here' ? state.value : null}
            terms={terms}
            filters={filters}
            page={page}
            view={view}
            narrow={narrow}
          />
        )}
      </div>
    </div>
  );
}

/** The filters of the address: the same object while none of them changes, whatever else in the address does. */
function useFilters(search: string): ProposalFilters {
  const asked = new URLSearchParams(search);
  const { words, status, neighbourhood, category, process } = readFilters((name) => asked.get(name));
  return useMemo(
    () => ({ words, status, neighbourhood, category, process }),
    [words, status, neighbourhood, category, process],
  );
}
