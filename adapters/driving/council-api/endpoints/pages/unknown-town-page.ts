import { isLanguage, type Language, languageTag } from '#domain/shared/localized-text.ts';
import type { PagesKey } from '#application/text/catalogue/keys/pages.ts';
import { escaped } from '../../plugins/markup.ts';
import { serverSayIn } from '../../server-texts.ts';

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

export const unknownTownStyle = `:root{color-scheme:light dark;font:18px/1.55 system-ui,sans-serif;color:light-dark(#14181f,#e9edf2);background:light-dark(#fbf8f1,#12161c)}main{max-width:32rem;margin:15vh auto;padding:0 16px}h1{font-size:1.7rem;line-height:1.2}a{color:inherit;display:inline-block;padding:10px 0}:focus-visible{outline:3px solid #ffd24d}`;

/** The error page for an unknown town. It is built here because no town's portal can render it. */
export function unknownTownPage(acceptLanguage: string): string {
  const language = languageOf(acceptLanguage);
  const spoken = serverSayIn(language);
  const say = (key: PagesKey) => escaped(spoken(key));
  const title = say('unknownTown.title');
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${unknownTownStyle}</style></head><body><main><h1>${title}</h1><p>${say('unknownTown.text')}</p><p><a href="/">${say('unknownTown.home')}</a></p></main></body></html>`;
}
