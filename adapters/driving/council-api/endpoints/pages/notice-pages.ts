import type { PagesKey } from '#application/text/catalogue/keys/pages.ts';
import { portalIds, portals } from '#domain/access/portals.ts';
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
function languageOf(header: string): Language {
  const asked = header.split(',').map((tag) => tag.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of asked) {
    if (tag.endsWith('valencia')) return 'va';
    const [code] = tag.split('-');
    if (isLanguage(code)) return code;
  }
  return 'es';
}

export const noticeStyle = `:root{color-scheme:light dark;font:18px/1.55 system-ui,sans-serif;color:light-dark(#14181f,#e9edf2);background:light-dark(#fbf8f1,#12161c)}main{max-width:32rem;margin:15vh auto;padding:0 16px}h1{font-size:1.7rem;line-height:1.2}ul{list-style:none;padding:0}a{color:inherit;display:inline-block;padding:10px 0}:focus-visible{outline:3px solid #ffd24d}`;

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

function noticePage(language: Language, { title, text, links }: Notice): string {
  const items = links.map((link) => `<li><a href="${escaped(link.href)}">${escaped(link.text)}</a></li>`);
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${noticeStyle}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><ul>${items.join('')}</ul></main></body></html>`;
}

/** What the pages say to a reader, in the first language of theirs that the product has. */
function speaker(acceptLanguage: string) {
  const language = languageOf(acceptLanguage);
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

/** The host belongs to no town: the towns that are served, to choose from. */
export function whichTownPage(towns: readonly Town[], acceptLanguage: string): string {
  const { language, say, nameOf } = speaker(acceptLanguage);
  const links = towns.map((town) => ({
    href: `/?realm=${encodeURIComponent(town.realm)}`,
    text: nameOf(town),
  }));
  return noticePage(language, { title: say('whichTown.title'), text: say('whichTown.text'), links });
}

/** The address asks for a front-end that is not served: those that are. `realm`: as the address names the town. */
export function notServedPage(town: Town, realm: string | null, acceptLanguage: string): string {
  const { language, say, nameOf } = speaker(acceptLanguage);
  const chosen = realm === null ? {} : { realm };
  const links = portalIds.map((portal) => ({
    href: `${portals[portal].home}?${new URLSearchParams({ ...chosen, portal }).toString()}`,
    text: say(`portal.${portal}`),
  }));
  const text = say('notServed.text', { town: nameOf(town) });
  return noticePage(language, { title: say('notServed.title'), text, links });
}
