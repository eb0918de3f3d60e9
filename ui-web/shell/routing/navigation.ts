import { useContext } from 'react';
import { useLocation, useSearch } from 'wouter';
import { chooseLanguage, type LanguageSigns } from '#domain/access/language-choice.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { PlaceContext } from '../council-context.ts';
import { storedLanguage } from '../start/stored-language.ts';
import { keepPosition } from './kept-position.ts';

/** Parameters of the address that choose the town and the portal and therefore stay on every link. */
const staying = ['realm', 'portal'] as const;

/** An address inside the portal with the parameters that stay. */
export function keepPlace(href: string, search: string): string {
  const now = new URLSearchParams(search);
  const [path = '', hash] = href.split('#');
  const [pathname = '', query] = path.split('?');
  const next = new URLSearchParams(query);
  for (const name of staying) {
    const value = now.get(name);
    if (value !== null && !next.has(name)) next.set(name, value);
  }
  const asked = next.size > 0 ? `?${next}` : '';
  return `${pathname}${asked}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * An address that is read in the language of this page: it names the language if it would be read in another one, for
 * example because a content page has a default of its own (specification 3, section 1). So a reload, a second tab and a
 * copied address show what the reader saw.
 */
export function keepLanguage(
  href: string,
  language: Language,
  signs: Omit<LanguageSigns, 'query' | 'path'>,
): string {
  const [address = '', hash] = href.split('#');
  const [path = '', asked] = address.split('?');
  const query = new URLSearchParams(asked);
  if (query.has('locale') || query.has('lang')) return href;
  if (chooseLanguage({ ...signs, path, query: () => null }) === language) return href;
  query.set('locale', language);
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** Navigation within the portal. */
export function useNavigate() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const place = useContext(PlaceContext);
  const { language } = useSpeech();
  const addressOf = (href: string) => {
    const kept = keepPlace(href, search);
    if (place === null) return kept;
    const { council, site } = place;
    const { languages: offered, defaultLanguage: realmDefault } = site;
    const stored = storedLanguage();
    return keepLanguage(kept, language, { portal: council.portal, offered, realmDefault, stored });
  };
  const go = (href: string) => {
    keepPosition();
    navigate(addressOf(href));
  };
  return { addressOf, go };
}
