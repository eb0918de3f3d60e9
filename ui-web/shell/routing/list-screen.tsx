import { type ReactNode, useEffect } from 'react';
import type { Page } from '#domain/content/article.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Pagination } from '#ui-web/components/pagination/pagination.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { AskingPresenter } from '../start/loadable.ts';
import { usePlace } from '../council-context.ts';
import { Failure } from './failure.tsx';
import { pageCount, pagination } from './paging.ts';
import { ScreenTitle } from './screen-title.tsx';

interface ListScreenProps<T> {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly page: number;
  readonly presenter: AskingPresenter<T>;
  /** Between the title and the list: the filters. */
  readonly before?: ReactNode;
  readonly children: (found: T) => ReactNode;
}

/** A screen that lists something, page by page: loading, refused, or loaded. */
export function ListScreen<T>(props: ListScreenProps<T>) {
  const { title, loading, failed, page, presenter, before, children } = props;
  const { t } = useSpeech();
  const { site } = usePlace();
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useComingViewModel(presenter);
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top">
        <ScreenTitle of={title} />
      </div>
      {before}
      <div className="stack stack-40 stretch">
        {state.kind === 'waiting' && <LoadingList key={page} title={loading} />}
        {state.kind === 'refused' && (
          <Failure
            whole
            title={failed}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        )}
        {state.kind === 'here' && children(state.value)}
      </div>
    </div>
  );
}

interface ListPageProps {
  readonly found: Page<unknown>;
  readonly page: number;
  readonly perPage: number;
  /** The address of the first page. */
  readonly path: string;
  /** What is shown if there are no entries at all. */
  readonly empty: ReactNode;
  readonly noneOnPage: string;
  readonly children: ReactNode;
}

/** One page of a list and the links to the others; after the last, the link back. */
export function ListPage({ found, page, perPage, path, empty, noneOnPage, children }: ListPageProps) {
  const speech = useSpeech();
  if (found.total === 0) return empty;
  if (found.items.length === 0) {
    const back = (
      <LinkButton href={path} look="outline" size="short">
        {speech.t('process:firstPage')}
      </LinkButton>
    );
    return <EmptyState title={noneOnPage} actions={back} />;
  }
  const pages = pagination(page, pageCount(found.total, perPage), path, speech);
  return (
    <>
      {children}
      {pages && <Pagination {...pages} />}
    </>
  );
}
