import type { Article } from '#domain/content/article.ts';
import type { FixedPage } from '#domain/content/portal-place.ts';
import type { Site } from '#domain/content/site.ts';
import { articleAt } from './first-calls.ts';

const fixedPages: readonly FixedPage[] = ['participa', 'guia', 'faq'];

type Named = Pick<Article, 'id' | 'slug'>;

export const ownPath = ({ slug }: Named): string => `/pagina/${encodeURIComponent(slug)}`;

/**
 * The canonical address of an article, for search engines. The article is also found by its id, by its slug and as
 * the page that shows it.
 *
 * @example Where the settings name it as the guide, `/guia` for all of `/pagina/guia`, `/pagina/art-guia` and `/guia`
 */
export function articlePath(article: Named, site: Site | null): string {
  const page = fixedPages.find((one) => {
    const named = articleAt({ kind: 'fixed', page: one }, site);
    return named === article.id || named === article.slug;
  });
  return page === undefined ? ownPath(article) : `/${page}`;
}
