import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { formatCount } from '#application/text/numbers.ts';
import { noFilters, type ProposalFilters, readFilters } from '#domain/processes/proposal-filters.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#ui-web/components/button/button.tsx';
import { Chip, ChipList } from '#ui-web/components/chip/chip.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { ProposalCard, ProposalGrid } from '#ui-web/components/proposal-card/proposal-card.tsx';
import { Ribbon } from '#ui-web/components/ribbon/ribbon.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/failure.tsx';
import { ListPage } from '#ui-web/shell/list-screen.tsx';
import { useNavigate } from '#ui-web/shell/navigation.ts';
import { pageOf } from '#ui-web/shell/paging.ts';
import { ScreenTitle } from '#ui-web/shell/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { proposalsAddress } from './addresses.ts';
import { FilterForm } from './filter-form.tsx';
import { type FoundProposals, proposalsPerPage, proposalsPresenter } from './presenter.ts';
import styles from './screen.module.css';
import type { Terms } from './terms.ts';
import { cardViews, filtersInUse, stretchWords } from './view-model.ts';

/** All proposals of the town, twelve a page, narrowed by what the address says. */
export function ProposalsScreen() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const { go } = useNavigate();
  const search = useSearch();
  const page = pageOf(search);
  const filters = useMemo(() => {
    const asked = new URLSearchParams(search);
    return readFilters((name) => asked.get(name));
  }, [search]);
  const presenter = useMemo(() => proposalsPresenter(council, filters, page), [council, filters, page]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  const terms = useLastTerms(state.kind === 'here' ? state.value.terms : null);
  const narrow = (next: ProposalFilters) => go(proposalsAddress(next));
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top stack">
        <ScreenTitle of={t('proposals:list')} />
        <p className="lead">{t('proposals:lead')}</p>
      </div>
      <div className={`stack stack-24 stretch ${styles.list}`}>
        <FilterForm filters={filters} terms={terms} onChange={narrow} />
        {state.kind === 'waiting' && <LoadingList key={search} title={t('proposals:loading')} />}
        {state.kind === 'refused' && (
          <Failure
            title={t('proposals:failed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        )}
        {state.kind === 'here' && <Found found={state.value} filters={filters} page={page} narrow={narrow} />}
      </div>
    </div>
  );
}

/** The words stay in the filters while the next list is on its way. */
function useLastTerms(terms: Terms | null): Terms | null {
  const [last, setLast] = useState(terms);
  if (terms !== null && terms !== last) setLast(terms);
  return terms ?? last;
}

interface FoundProps {
  readonly found: FoundProposals;
  readonly filters: ProposalFilters;
  readonly page: number;
  readonly narrow: (filters: ProposalFilters) => void;
}

function Found({ found, filters, page, narrow }: FoundProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { total } = found.page;
  const inUse = filtersInUse(filters, found.terms, speech);
  const stretch = stretchWords(found, page, speech);
  return (
    <>
      <div className={styles.count}>
        <p role="status">{t('proposals:count', { count: total, n: formatCount(total) })}</p>
        {inUse.length > 0 && (
          <ChipList label={t('proposals:filters')}>
            {inUse.map(({ filter, name, without }) => (
              <li key={filter}>
                <Chip removeLabel={t('proposals:remove', { name })} onRemove={() => narrow(without)}>
                  {name}
                </Chip>
              </li>
            ))}
          </ChipList>
        )}
      </div>
      <ListPage
        found={found.page}
        page={page}
        perPage={proposalsPerPage}
        path={proposalsAddress(filters)}
        empty={<NothingFound isFiltered={inUse.length > 0} clear={() => narrow(noFilters)} />}
        noneOnPage={t('proposals:noneOnPage')}
      >
        <ProposalGrid>
          {cardViews(found, speech).map(({ validation, ...card }) => (
            <ProposalCard
              key={card.id}
              {...card}
              level={2}
              ribbon={<Ribbon state={validation.tone}>{validation.text}</Ribbon>}
            />
          ))}
        </ProposalGrid>
        {stretch !== '' && <p className="note">{stretch}</p>}
      </ListPage>
    </>
  );
}

function NothingFound({ isFiltered, clear }: { readonly isFiltered: boolean; readonly clear: () => void }) {
  const { t } = useSpeech();
  if (!isFiltered) return <EmptyState title={t('proposals:noneYet')} />;
  const actions = (
    <Button look="outline" size="short" onClick={clear}>
      {t('proposals:clear')}
    </Button>
  );
  return (
    <EmptyState filtered title={t('proposals:none')} actions={actions}>
      <p>{t('proposals:noneHint')}</p>
    </EmptyState>
  );
}
