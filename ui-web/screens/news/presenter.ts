import type { Article, Page } from '#domain/content/article.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** Specification 3, section 9. */
export const newsPerPage = 6;

/** One page of the news, the latest first. */
export const newsPresenter = (
  { realm, contents, clock }: Council,
  page: number,
): AskingPresenter<Page<Article>> =>
  askingPresenter(
    () => contents.articles(realm, 'noticias', { limit: newsPerPage, offset: (page - 1) * newsPerPage }),
    clock,
  );
