import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { readLook } from '#domain/town-budget/budget-look.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { NotFound } from '#ui-web/shell/routing/not-found.tsx';
import type { RouteParams } from '#ui-web/shell/routing/late-screen.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { BudgetPage } from './budget-page.tsx';
import { ContractsScreen } from './contracts.tsx';
import { DictionaryScreen } from './dictionary.tsx';

/** The budget, the contracts and the terms of both, by their addresses. */
export function BudgetScreen({ params: { key } }: { readonly params: RouteParams }) {
  if (key === 'contratos') return <ContractsScreen />;
  if (key === 'diccionario') return <DictionaryScreen />;
  return key === undefined ? <YearsScreen /> : <NotFound />;
}

/** What a town spends and receives: broken down, per inhabitant, year by year. */
function YearsScreen() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const search = useSearch();
  const look = useMemo(() => {
    const asked = new URLSearchParams(search);
    return readLook((name) => asked.get(name));
  }, [search]);
  const presenter = useMemo(
    () => askingPresenter(async () => (await council.tables()).budgets.years(council.realm), council.clock),
    [council],
  );
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  if (state.kind === 'here' && state.value.years.length > 0)
    return (
      <BudgetPage years={state.value.years} look={look} beside={<LeftOut names={state.value.unread} />} />
    );
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top full-width">
        {/* Without a heading while it loads: the one that comes with the budget takes the focus and keeps it. */}
        {state.kind === 'waiting' ? (
          <LoadingList title={t('budget:loading')} />
        ) : (
          <ScreenTitle of={t('budget:title.none')} />
        )}
        {state.kind === 'refused' && (
          <Failure
            whole
            title={t('budget:failed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        )}
        {state.kind === 'here' && (
          <>
            <LeftOut names={state.value.unread} />
            <EmptyState title={t('budget:none')}>
              <p>{t('budget:noneText')}</p>
            </EmptyState>
          </>
        )}
      </div>
    </div>
  );
}

/** Years whose data cannot be read. */
function LeftOut({ names }: { readonly names: readonly string[] }) {
  const { t } = useSpeech();
  if (names.length === 0) return null;
  return (
    <Notice tone="warning">
      {names.map((name) => (
        <p key={name}>{t('budget:unread', { name })}</p>
      ))}
    </Notice>
  );
}
