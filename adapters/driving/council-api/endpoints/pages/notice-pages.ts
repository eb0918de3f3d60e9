import type { PagesKey } from '#application/text/catalogue/keys/pages.ts';
import { type Portal, portals, residentPortals } from '#domain/access/portals.ts';
import type { Town } from '#domain/access/town.ts';
import type { PortalPlace } from '#domain/content/portal-place.ts';
import {
  isLanguage,
  type Language,
  languageTag,
  type LocalizedText,
  textFor,
} from '#domain/shared/localized-text.ts';
import { escaped } from '../../plugins/markup.ts';
import { serverSayIn } from '../../server-texts.ts';

/* The pages of addresses that lead to no portal. They are built here because no town's portal can render them. */

/** The first language of a header that the product has; Valencian is written `ca-ES-valencia` there. */
export function firstLanguage(header: string): Language {
  const asked = header.split(',').map((tag) => tag.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of asked) {
    if (tag.endsWith('valencia')) return 'va';
    const [code] = tag.split('-');
    if (isLanguage(code)) return code;
  }
  return 'es';
}

export const noticeStyle = `:root{color-scheme:light dark;font:18px/1.55 system-ui,sans-serif;color:light-dark(#14181f,#e9edf2);background:light-dark(#fbf8f1,#12161c)}body{margin:0}main{max-width:34rem;margin:0 auto;padding:clamp(32px,12vh,120px) 20px 48px}h1{font-size:1.7rem;line-height:1.2;margin:0 0 16px;text-wrap:balance}p{margin:0 0 24px}ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}a{color:inherit;display:block;padding:12px 16px;border:1px solid light-dark(#6b7684,#7f8b99);border-radius:12px;background:light-dark(#fff,#1b2129);font-weight:600;text-underline-offset:.2em}a:hover{text-decoration-thickness:3px}:focus-visible{outline:3px solid #ffd24d;box-shadow:0 0 0 5px light-dark(#14181f,#e9edf2)}`;

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

function noticePage(language: Language, { title, text, links }: Notice): string {
  const items = links.map((link) => `<li><a href="${escaped(link.href)}">${escaped(link.text)}</a></li>`);
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${noticeStyle}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><ul>${items.join('')}</ul></main></body></html>`;
}

/** What the pages say to a reader, in the first language of theirs that the product has. */
function speaker(acceptLanguage: string) {
  const language = firstLanguage(acceptLanguage);
  const say = serverSayIn(language);
  const nameOf = ({ name, defaultLanguage }: { name: LocalizedText; defaultLanguage: Language }) =>
    textFor(name, language, defaultLanguage).text;
  return { language, say: say as (key: PagesKey, values?: Record<string, string>) => string, nameOf };
}

/** The address names a town that is not served. That of a form has the words of specification 1, section 8. */
export function unknownTownPage(acceptLanguage: string, place: PortalPlace): string {
  const { language, say } = speaker(acceptLanguage);
  return noticePage(language, {
    title: say(place.kind === 'form' ? 'unknownTown.ofForm' : 'unknownTown.title'),
    text: say('unknownTown.text'),
    links: [{ href: '/', text: say('unknownTown.home') }],
  });
}

/** The installation has no town yet: the person who runs it has the link with which one is made. */
export function noTownPage(acceptLanguage: string): string {
  const { language, say } = speaker(acceptLanguage);
  return noticePage(language, {
    title: say('unknownTown.none'),
    text: say('unknownTown.noneText'),
    links: [],
  });
}

/** The host belongs to no town: the towns that are served, to choose from. */
export function whichTownPage(towns: readonly Town[], acceptLanguage: string): string {
  const { language, say, nameOf } = speaker(acceptLanguage);
  const links = towns.map((town) => ({
    href: `/?realm=${encodeURIComponent(town.realm)}`,
    text: nameOf(town),
  }));
  return noticePage(language, { title: say('whichTown.title'), text: say('whichTown.text'), links });
}

interface ChosenPage {
  /** The parameters by which the address chooses a town and a language. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The front-ends that the town has switched off. */
  readonly closed: readonly Portal[];
}

/** The address asks for a front-end that is not served: those that are, and are open. */
export function notServedPage(town: Town, { chosen, closed }: ChosenPage, acceptLanguage: string): string {
  const { language, say, nameOf } = speaker(acceptLanguage);
  // The intranet is for people of staff, who know its address.
  const open = residentPortals.filter((portal) => !closed.includes(portal));
  const links = open.map((portal) => ({
    href: `${portals[portal].home}?${new URLSearchParams({ ...chosen, portal }).toString()}`,
    text: say(`portal.${portal}`),
  }));
  const text = say('notServed.text', { town: nameOf(town) });
  return noticePage(language, { title: say('notServed.title'), text, links });
}
