import { formatDay } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import { requestAddress } from '#domain/content/portal-place.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { languageTag, textFor } from '#domain/shared/localized-text.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { escaped } from '../../plugins/markup.ts';
import { serverSayIn } from '../../server-texts.ts';
import { noticeStyle } from '../pages/notice-pages.ts';
import { portalQuery } from '../portal-query.ts';

const style = `${noticeStyle}dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;margin:0 0 24px}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}@media print{:root{color-scheme:light;background:#fff}main{padding:0}}`;

/** The receipt of a request as a page to be printed, in the language of the person: with no word that they wrote. */
export function receiptPage(
  { portalUrl }: Pick<ServerParts, 'portalUrl'>,
  town: Town,
  mailbox: Pick<Mailbox, 'title'> | null,
  request: CouncilRequest,
): string {
  const language = request.language ?? town.defaultLanguage;
  const say = serverSayIn(language);
  const said = (text: Town['name']) => textFor(text, language, town.defaultLanguage).text;
  const facts = [
    [say('receipt.number'), request.iid],
    ...(mailbox === null ? [] : [[say('receipt.form'), said(mailbox.title)]]),
    [say('receipt.day'), formatDay(dayAt(request.createdAt, town.timeZone), language)],
    [say('receipt.reference'), request.id],
    [say('receipt.address'), `${portalUrl}${requestAddress(request.id, portalQuery(town, language))}`],
  ];
  const rows = facts.map(([name = '', text = '']) => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`);
  const title = escaped(`${say('receipt.title')} · ${said(town.name)}`);
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><dl>${rows.join('')}</dl><p>${escaped(say('receipt.secret'))}</p></main></body></html>`;
}
