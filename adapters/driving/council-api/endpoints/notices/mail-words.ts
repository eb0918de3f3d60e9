import type { Mail } from '#application/ports/server/mailer.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import type { MailNotice } from '#domain/notices/notice.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn, type ServerSay } from '../../server-texts.ts';
import { portalQuery } from '../portal-query.ts';

/** What mails about appointments and reservations are written with. */
export type NoticePorts = Pick<
  ServerParts,
  | 'allDocuments'
  | 'appointments'
  | 'clock'
  | 'contents'
  | 'documents'
  | 'goods'
  | 'goodsRecords'
  | 'keys'
  | 'mailboxes'
  | 'people'
  | 'portalUrl'
  | 'provider'
  | 'shops'
>;

/** The words of a mail in the language of its reader. */
export interface MailWords {
  readonly say: ServerSay;
  readonly said: (text: LocalizedText) => string;
  readonly town: string;
  /** A moment by the clock of the town: `jueves 19 de noviembre, 9:00`. */
  readonly when: (at: Instant) => string;
  /** The address of a page of the portal. What is after `#` reaches no server, so it is in no log. */
  readonly page: (path: string, key: string) => string;
}

/** The words for a notice. */
export function mailWordsOf(
  { portalUrl }: Pick<NoticePorts, 'portalUrl'>,
  town: Town,
  { language }: MailNotice,
): MailWords {
  const say = serverSayIn(language);
  const said = (text: LocalizedText) => textFor(text, language, town.defaultLanguage).text;
  const { timeZone } = town;
  return {
    say,
    said,
    town: said(town.name),
    when: (at) => `${formatWeekday(dayAt(at, timeZone), language)}, ${formatClock(at, timeZone, language)}`,
    page: (path, key) => `${portalUrl}${path}${portalQuery(town, language)}#${key}`,
  };
}

/** The headers of a notice: nobody is expected to answer, and it has the same id however often it is sent. */
export const headersOfNotice = (
  { keys, portalUrl }: Pick<NoticePorts, 'keys' | 'portalUrl'>,
  { realm }: Town,
  { id }: MailNotice,
): NonNullable<Mail['headers']> => ({
  'Auto-Submitted': 'auto-generated',
  'Message-ID': `<${keys.account(`notice ${realm} ${id}`).slice(0, 32)}@${new URL(portalUrl).hostname}>`,
});

/** The text of a mail: its parts, with an empty line between them. */
export const mailText = (...parts: readonly (readonly string[])[]): string =>
  `${parts
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
