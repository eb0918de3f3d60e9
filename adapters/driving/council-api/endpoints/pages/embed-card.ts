import type { ProcessCardFacts } from '#application/content/process-card.ts';
import { formatDay } from '#application/text/dates.ts';
import { realmStyle } from '#domain/appearance/realm-style.ts';
import type { Process } from '#domain/processes/process.ts';
import { type Language, type LocalizedText, languageTag, textFor } from '#domain/shared/localized-text.ts';
import { escaped } from '../../plugins/markup.ts';
import { type ServerSay, serverSayIn } from '../../server-texts.ts';

/** Where and how a card is shown. */
export interface CardLook {
  readonly language: Language;
  readonly realmDefault: Language;
  readonly primaryColour: string | null;
  /** Null follows the reader's own choice. */
  readonly theme: 'light' | 'dark' | null;
  /** The name of the portal. */
  readonly portal: LocalizedText;
  /** The full address of a page of the portal in this language. */
  readonly addressOf: (path: string) => string;
}

const schemes = { light: 'light', dark: 'dark' } as const;

/** The style of a card: no font, no script, nothing that is fetched. */
export const cardStyle = ({ primaryColour, theme }: Pick<CardLook, 'primaryColour' | 'theme'>): string =>
  [
    realmStyle(primaryColour),
    `:root{color-scheme:${theme === null ? 'light dark' : schemes[theme]}}`,
    '*{box-sizing:border-box}',
    'body{margin:0;font:400 1rem/1.5 system-ui,sans-serif;color:light-dark(#14181f,#e9edf2);background:light-dark(#fff,#12161c)}',
    'main{display:grid;gap:.5rem;padding:1rem;border:1px solid light-dark(#6b7684,#7f8b99);border-top:4px solid var(--action);min-height:100vh;align-content:start}',
    'h1{margin:0;font-size:1.25rem;line-height:1.25;overflow-wrap:anywhere}',
    'p{margin:0}',
    '.portal,.phase{color:light-dark(#4a5461,#a9b4c0);font-size:.875rem}',
    '.state{font-weight:650}',
    'a{justify-self:start;display:inline-flex;align-items:center;min-height:44px;padding:.25rem 1rem;border-radius:6px;font-weight:650;text-decoration:none;background:var(--action);color:light-dark(#fff,#12161c)}',
    'a:focus-visible{outline:3px solid #ffd24d;outline-offset:2px;box-shadow:0 0 0 2px light-dark(#14181f,#12161c)}',
    '.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
    '@media(forced-colors:active){a{border:1px solid LinkText}}',
  ].join('');

/** A text with the language it is in, if that is not the card's. */
function spoken(text: LocalizedText, { language, realmDefault }: CardLook) {
  const found = textFor(text, language, realmDefault);
  const lang = found.lang === null || found.lang === language ? '' : ` lang="${languageTag(found.lang)}"`;
  return { lang, text: escaped(found.text) };
}

function page(title: string, inner: string, look: CardLook): string {
  return [
    `<!doctype html><html lang="${languageTag(look.language)}"><head><meta charset="utf-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex" />',
    `<title>${title}</title><style>${cardStyle(look)}</style></head><body><main>`,
    inner,
    '</main></body></html>\n',
  ].join('');
}

const link = (path: string, words: string, { addressOf, language }: CardLook) =>
  `<a href="${escaped(addressOf(path))}" target="_blank" rel="noopener">${escaped(words)}<span class="hidden"> ${escaped(serverSayIn(language)('card.newTab'))}</span></a>`;

const portalLine = (look: CardLook) => {
  const portal = spoken(look.portal, look);
  return portal.text === '' ? '' : `<p class="portal"${portal.lang}>${portal.text}</p>`;
};

/** How many days are left; the last day is 0. */
export const leftWords = (days: number, say: ServerSay): string =>
  days === 0 ? say('card.lastDay') : say('card.left', { count: days });

/** The card of a process: its council, its state, how long it lasts, and the link to it. */
export function cardPage(process: Process, card: ProcessCardFacts, look: CardLook): string {
  const say = serverSayIn(look.language);
  const title = spoken(process.title, look);
  const phase = card.phase && spoken(card.phase.name, look);
  const path = `/procesos-participativos/${encodeURIComponent(process.slug)}`;
  const until = card.until && [
    `<p class="state">${escaped(leftWords(card.until.left, say))}</p>`,
    `<p class="phase">${escaped(say('card.until', { day: formatDay(card.until.day, look.language) }))}</p>`,
  ];
  return page(
    title.text,
    [
      portalLine(look),
      `<h1${title.lang}>${title.text}</h1>`,
      `<p class="phase">${escaped(say(`card.ribbon.${card.ribbon}`))}`,
      phase === null ? '</p>' : ` · <span${phase.lang}>${phase.text}</span></p>`,
      ...(until ?? []),
      link(card.action === 'read' ? path : `${path}/participa`, say(`card.action.${card.action}`), look),
    ].join(''),
    look,
  );
}

/** The card for a process that does not exist, or no longer. */
export function goneCardPage(look: CardLook): string {
  const say = serverSayIn(look.language);
  const gone = say('card.gone');
  return page(
    escaped(gone),
    `${portalLine(look)}<h1>${escaped(gone)}</h1>${link('/procesos-participativos', say('card.all'), look)}`,
    look,
  );
}
