import { formatDay } from '#application/text/dates.ts';
import type { Article } from '#domain/content/article.ts';
import type { NewsItem } from '#ui-web/components/news-list/news-list.tsx';
import { cardView, type ProcessCardView } from '#ui-web/screens/process/card-view.ts';
import { type Moment, standingOf } from '#ui-web/screens/process/standing.ts';
import type { Asked } from '#ui-web/shell/asked.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { Leading } from './hero-view.ts';
import type { HomeState } from './presenter.ts';

const shownCards = 3;

/** The latest processes beside the leading one. Without surveys they are shown all the same, with the way to each. */
export function otherCards(
  { latest, surveys }: HomeState,
  leading: Leading,
  moment: Moment,
  speech: Speech,
): Asked<readonly ProcessCardView[]> {
  if (surveys.kind === 'waiting' || leading.kind === 'waiting') return { kind: 'waiting' };
  if (latest.kind !== 'here') return latest;
  const known = surveys.kind === 'here' ? surveys.value : [];
  const first = leading.kind === 'process' ? leading.standing.process.id : null;
  const others = latest.value.items.filter(({ id }) => id !== first).slice(0, shownCards);
  return {
    kind: 'here',
    value: others.map((process) => cardView(standingOf(process, known, moment), speech)),
  };
}

/** News as the list shows them. */
export const newsItems = (articles: readonly Article[], { said, language }: Speech): readonly NewsItem[] =>
  articles.map((article) => ({
    href: `/pagina/${encodeURIComponent(article.slug)}`,
    title: said(article.title),
    ...(article.lead !== null && { summary: said(article.lead) }),
    day: article.publishedOn ?? '',
    dayText: article.publishedOn === null ? '' : formatDay(article.publishedOn, language),
  }));
