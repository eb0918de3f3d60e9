import type { Site, SiteLink } from '#domain/content/site.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import type { Speech } from '#ui-web/speech.ts';

/** Each language by its own name. */
const ownNames: Readonly<Record<Language, string>> = {
  es: 'Español',
  va: 'Valencià',
  ca: 'Català',
  en: 'English',
  eu: 'Euskara',
};

/** Whether a menu entry leads to the page one is on, or to the list that holds it. */
const leadsHere = (uri: string, path: string) =>
  uri === path || (uri !== '/' && path.startsWith(`${uri.split(/[?#]/u)[0]}/`));

/** The menu's entries; those without an address are headings of a deeper menu, and their children stand for them. */
export function menuLinks(menu: readonly SiteLink[], path: string, speech: Speech) {
  const flat = menu.flatMap((link) => (link.uri === '' ? link.children : [link]));
  return flat
    .filter(({ uri }) => uri !== '')
    .map(({ title, uri }) => ({ href: uri, text: speech.said(title).text, current: leadsHere(uri, path) }));
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
      name: ownNames[language],
      tag: languageTag(language),
      current: language === now,
    };
  });
}

/** The town at the foot of the page, in the visitor's language. */
export function footerView(
  { footer, hideDeveloperCredit, timeZone }: Site,
  now: Instant,
  { said, t }: Speech,
) {
  const organisation = said(footer.organisation).text;
  const year = dayAt(now, timeZone).slice(0, 4);
  return {
    name: organisation,
    address: said(footer.address).text,
    phone: footer.phone,
    email: footer.email,
    hours: said(footer.hours).text,
    columns: footer.columns.map(({ title, links }) => ({
      title: said(title).text,
      links: links
        .filter(({ uri }) => uri !== '')
        .map((link) => ({ href: link.uri, text: said(link.title).text })),
    })),
    ending: [`© ${year} ${organisation}`, ...(hideDeveloperCredit ? [] : [t('shell:madeWith')])],
  };
}
