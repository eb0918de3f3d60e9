import type { Article } from '#domain/content/article.ts';
import type { FixedPage } from '#domain/content/portal-place.ts';
import type { Site } from '#domain/content/site.ts';
import { articleAt } from './first-calls.ts';

const fixedPages: readonly FixedPage[] = ['participa', 'guia', 'faq'];

type Named = Pick<Article, 'id' | 'slug'>;

export const ownPath = ({ slug }: Named): string => `/pagina/${encodeURIComponent(slug)}`;

/**
 * The one address that search engines are told of an article, which answers to its id, to its slug and to the page whose
 * article it is.
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
