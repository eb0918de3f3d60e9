import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { NewsList } from '#ui-web/components/news-list/news-list.tsx';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ListPage, ListScreen } from '#ui-web/shell/list-screen.tsx';
import { pageOf } from '#ui-web/shell/paging.ts';
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
  return (
    <ListScreen
      title={t('article:news')}
      loading={t('article:loadingNews')}
      failed={t('article:newsFailed')}
      page={page}
      presenter={presenter}
    >
      {(found) => (
        <ListPage
          found={found}
          page={page}
          perPage={newsPerPage}
          path="/noticias"
          empty={<EmptyState title={t('article:noNews')} />}
          noneOnPage={t('article:noneOnPage')}
        >
          <NewsList news={newsItems(found.items, speech)} level={2} />
        </ListPage>
      )}
    </ListScreen>
  );
}
