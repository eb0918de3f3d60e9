import { localizedPath } from '#domain/access/language-choice.ts';

/**
 * `/va/noticias` names a language and a page. Pages have one address each, so the language moves to the query, unless
 * that names one; null if the path names none.
 *
 * @example addressWithoutLanguage({ pathname: '/va/noticias', search: '', hash: '' }) // '/noticias?locale=va'
 */
export function addressWithoutLanguage(
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | null {
  const { language, path } = localizedPath(address.pathname);
  if (language === null) return null;
  const query = new URLSearchParams(address.search);
  if (!query.has('locale') && !query.has('lang')) query.set('locale', language);
  return `${path}?${query}${address.hash}`;
}
