import type { Site, SiteLink } from '#domain/content/site.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import type { NavEntry, NavLink } from '#ui-web/components/page-frame/nav-links.tsx';
import { languageNames } from '#ui-web/i18n/language-names.ts';
import type { Speech } from '#ui-web/speech.ts';

/** Whether a menu entry leads to the present page, or to the list that contains it. */
const leadsHere = (uri: string, path: string) =>
  uri === path || (uri !== '/' && path.startsWith(`${uri.split(/[?#]/u)[0]}/`));

/** An entry with an address, and all entries below it, as links. */
const linksOf = (entry: SiteLink, path: string, speech: Speech): readonly NavLink[] => [
  ...(entry.uri === ''
    ? []
    : [{ href: entry.uri, text: speech.said(entry.title).text, current: leadsHere(entry.uri, path) }]),
  ...entry.children.flatMap((child) => linksOf(child, path, speech)),
];

/** The reader's own pages: what they sent, their data, what they follow. */
const ownPages = [
  { href: '/solicitudes', words: 'shell:own.requests' },
  { href: '/perfil', words: 'shell:own.person' },
  { href: '/siguiendo', words: 'shell:own.following' },
] as const;

/** The uris of a menu, in whatever depth. */
const urisIn = (menu: readonly SiteLink[]): readonly string[] =>
  menu.flatMap(({ uri, children }) => [uri, ...urisIn(children)]);

/** The reader's own pages as the last entry of the menu; without those that the town's own menu leads to. */
export function ownEntries(menu: readonly SiteLink[], path: string, { t }: Speech): readonly NavEntry[] {
  const known = new Set(urisIn(menu));
  const links = ownPages
    .filter(({ href }) => !known.has(href))
    .map(({ href, words }) => ({ href, text: t(words), current: leadsHere(href, path) }));
  return links.length === 0 ? [] : [{ text: t('shell:own.title'), links }];
}

/** The menu: links, and headings that open what is below them, their own page first. At its end, the town's profiles. */
export function menuEntries(
  menu: readonly SiteLink[],
  social: Site['social'],
  path: string,
  speech: Speech,
): readonly NavEntry[] {
  const entries = menu.flatMap((entry): readonly NavEntry[] => {
    const links = linksOf(entry, path, speech);
    return entry.children.length === 0 || links.length === 0
      ? links
      : [{ text: speech.said(entry.title).text, links }];
  });
  if (social.length === 0) return entries;
  const profiles = social.map(({ networkName, uri }) => ({ href: uri, text: networkName }));
  return [...entries, { text: speech.t('shell:social'), links: profiles }];
}

/** Links to the same page in the town's other languages. */
export function languageLinks(site: Site, path: string, search: string, now: Language) {
  return site.languages.map((language) => {
    const query = new URLSearchParams(search);
    query.delete('lang');
    query.set('locale', language);
    return {
      href: `${path}?${query}`,
      code: language,
      name: languageNames[language],
      tag: languageTag(language),
      current: language === now,
    };
  });
}
