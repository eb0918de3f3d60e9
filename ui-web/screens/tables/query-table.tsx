import { useEffect, useMemo } from 'react';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { PagedRows } from './paged-rows.tsx';
import { queryPresenter } from './query-presenter.ts';
import { RowsChart } from './rows-chart.tsx';
import { tableNaming } from './table-naming.ts';
import { WholeRows } from './whole-rows.tsx';

interface QueryTableProps {
  /** Of the descriptor. */
  readonly name: string;
  /** A chart of its graphable columns stands above it if its rows come whole: one of a page of rows would mislead. */
  readonly isGraph?: boolean;
}

/** A table by the name of its descriptor, its rows asked of the council page by page, up to a hundred thousand. */
export function QueryTable({ name, isGraph = false }: QueryTableProps) {
  const { council, site } = usePlace();
  const speech = useSpeech();
  const { t } = speech;
  const presenter = useMemo(() => queryPresenter(council, name), [council, name]);
  const state = useComingViewModel(presenter);
  useEffect(() => {
    void presenter.ask();
    return presenter.end;
  }, [presenter]);
  switch (state.kind) {
    case 'waiting':
      return <LoadingList title={t('tables:loading')} />;
    case 'noColumns':
      return (
        <Notice tone="warning">
          <p>{t('tables:noColumns', { name })}</p>
        </Notice>
      );
    case 'refused':
      // A missing table is not a failure: another try would not find it either.
      return state.refusal.kind === 'notFound' ? (
        <p className="note">{t('tables:notThere')}</p>
      ) : (
        <Failure
          title={t('tables:failed')}
          refused={state}
          zone={site.timeZone}
          retry={() => void presenter.ask()}
          level={3}
        />
      );
    case 'here':
      return state.whole === null ? (
        <PagedRows state={state} look={presenter.look} name={name} />
      ) : (
        <>
          {isGraph && (
            <RowsChart
              name={tableNaming(state.table, speech).title}
              columns={state.table.columns}
              rows={state.whole}
            />
          )}
          <WholeRows
            table={state.table}
            rows={state.whole}
            looked={state.looked}
            look={presenter.look}
            name={name}
          />
        </>
      );
    default:
      return state satisfies never;
  }
}
