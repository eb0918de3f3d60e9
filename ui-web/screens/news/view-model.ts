import { formatDay } from '#application/text/dates.ts';
import type { Article } from '#domain/content/article.ts';
import type { NewsItem } from '#ui-web/components/news-list/news-list.tsx';
import type { Speech } from '#ui-web/speech.ts';

/** News as lists show them. */
export const newsItems = (articles: readonly Article[], { said, language }: Speech): readonly NewsItem[] =>
  articles.map((article) => ({
    href: `/pagina/${encodeURIComponent(article.slug)}`,
    title: said(article.title),
    ...(article.lead !== null && { summary: said(article.lead) }),
    day: article.publishedOn ?? '',
    dayText: article.publishedOn === null ? '' : formatDay(article.publishedOn, language),
  }));
