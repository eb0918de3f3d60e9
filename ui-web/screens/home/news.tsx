import type { Article, Page } from '#domain/content/article.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { NewsList } from '#ui-web/components/news-list/news-list.tsx';
import { newsItems } from '#ui-web/screens/news/view-model.ts';
import type { Loadable } from '#ui-web/shell/start/loadable.ts';
import { Failure } from '#ui-web/shell/routing/failure.tsx';
import { useSpeech } from '#ui-web/speech.ts';

interface NewsProps {
  readonly news: Loadable<Page<Article>>;
  readonly zone: TimeZone;
  readonly retry: () => void;
}

/** The latest news. */
export function NewsPart({ news, zone, retry }: NewsProps) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <LedgerRow
      id="noticias"
      title={t('article:news')}
      lead={<Link href="/noticias">{t('home:allNews')}</Link>}
    >
      {news.kind === 'waiting' && <LoadingList title={t('article:loadingNews')} level={3} />}
      {news.kind === 'refused' && (
        <Failure title={t('article:newsFailed')} refused={news} zone={zone} retry={retry} level={3} />
      )}
      {news.kind === 'here' && news.value.items.length === 0 && <p className="note">{t('article:noNews')}</p>}
      {news.kind === 'here' && news.value.items.length > 0 && (
        <NewsList news={newsItems(news.value.items, speech)} />
      )}
    </LedgerRow>
  );
}
