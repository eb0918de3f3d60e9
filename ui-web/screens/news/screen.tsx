import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { NewsList } from '#ui-web/components/news-list/news-list.tsx';
import { useComingViewModel } from '#ui-web/presenter.ts';
import { CollectionSearch } from '#ui-web/screens/collection-search/collection-search.tsx';
import { processAddresses } from '#ui-web/screens/process/addresses.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ListPage, ListScreen } from '#ui-web/shell/routing/list-screen.tsx';
import { pageOf } from '#ui-web/shell/routing/paging.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { newsPerPage, newsPresenter } from './presenter.ts';
import { newsItems } from './view-model.ts';

/** All news, six a page. */
export function NewsScreen() {
  const { council } = usePlace();
  const speech = useSpeech();
  const { t } = speech;
  const page = pageOf(useSearch());
  const presenter = useMemo(() => newsPresenter(council, page), [council, page]);
  const state = useComingViewModel(presenter);
  // Without news there is nothing to search.
  const hasNone = state.kind === 'here' && state.value.total === 0;
  return (
    <ListScreen
      title={t('article:news')}
      loading={t('article:loadingNews')}
      failed={t('article:newsFailed')}
      page={page}
      presenter={presenter}
      before={hasNone || <CollectionSearch collection="articulos" />}
    >
      {(found) => (
        <ListPage
          found={found}
          page={page}
          perPage={newsPerPage}
          path="/noticias"
          empty={<NoNews />}
          noneOnPage={t('news:noneOnPage')}
        >
          <NewsList news={newsItems(found.items, speech)} level={2} />
        </ListPage>
      )}
    </ListScreen>
  );
}

function NoNews() {
  const { t } = useSpeech();
  const elsewhere = (
    <LinkButton href={processAddresses.list} look="outline" size="short">
      {t('home:allProcesses')}
    </LinkButton>
  );
  return (
    <EmptyState title={t('article:noNews')} actions={elsewhere}>
      <p>{t('news:noneHint')}</p>
    </EmptyState>
  );
}
