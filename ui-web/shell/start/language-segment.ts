import { isLanguage } from '#domain/shared/localized-text.ts';

/**
 * `/va/noticias` names a language and a page. Pages have one address each, so the language moves to the query; null
 * if the path names none.
 *
 * @example addressWithoutLanguage({ pathname: '/va/noticias', search: '', hash: '' }) // '/noticias?locale=va'
 */
export function addressWithoutLanguage(
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | null {
  const [, first, ...rest] = address.pathname.split('/');
  if (!isLanguage(first)) return null;
  const query = new URLSearchParams(address.search);
  if (!query.has('locale')) query.set('locale', first);
  return `/${rest.join('/')}?${query}${address.hash}`;
}
