import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Article, Page } from '#domain/content/article.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { NewsList } from '#ui-web/components/news-list/news-list.tsx';
import { Pagination } from '#ui-web/components/pagination/pagination.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { Failure } from '#ui-web/shell/failure.tsx';
import { pageCount, pageOf, pagination } from '#ui-web/shell/paging.ts';
import { ScreenTitle } from '#ui-web/shell/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { newsPerPage, newsPresenter } from './presenter.ts';
import { newsItems } from './view-model.ts';

/** All news, six a page. */
export function NewsScreen() {
  const { council, site } = usePlace();
  const { t } = useSpeech();
  const page = pageOf(useSearch());
  const presenter = useMemo(() => newsPresenter(council, page), [council, page]);
  useEffect(() => void presenter.ask(), [presenter]);
  const state = useViewModel(presenter);
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top">
        <ScreenTitle of={t('article:news')} />
      </div>
      <div className="stack stack-40 stretch">
        {state.kind === 'waiting' && <LoadingList key={page} title={t('article:loadingNews')} />}
        {state.kind === 'refused' && (
          <Failure
            title={t('article:newsFailed')}
            refused={state}
            zone={site.timeZone}
            retry={() => void presenter.ask()}
          />
        )}
        {state.kind === 'here' && <News found={state.value} page={page} />}
      </div>
    </div>
  );
}

function News({ found, page }: { readonly found: Page<Article>; readonly page: number }) {
  const speech = useSpeech();
  const { t } = speech;
  if (found.total === 0) return <EmptyState title={t('article:noNews')} />;
  if (found.items.length === 0) {
    return (
      <EmptyState
        title={t('article:noneOnPage')}
        actions={
          <LinkButton href="/noticias" look="outline" size="short">
            {t('process:firstPage')}
          </LinkButton>
        }
      />
    );
  }
  const pages = pagination(page, pageCount(found.total, newsPerPage), '/noticias', speech);
  return (
    <>
      <NewsList news={newsItems(found.items, speech)} level={2} />
      {pages && <Pagination {...pages} />}
    </>
  );
}
