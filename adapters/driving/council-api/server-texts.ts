import { fileByTopic, findIn } from '#adapters/driven/texts/text-files.ts';
import type { MailKey } from '#application/text/catalogue/keys/mail.ts';
import type { PagesKey } from '#application/text/catalogue/keys/pages.ts';
import { type Find, type Say, sayFrom } from '#application/text/say.ts';
import type { Language } from '#domain/shared/localized-text.ts';

export type ServerSay = Say<MailKey | PagesKey>;

/** Which texts are in which file, by the first word of their keys. */
const fileOf = fileByTopic({
  'mail/booking': ['booking'],
  'mail/code': ['code'],
  'mail/comment': ['comment'],
  'mail/follow': ['follow'],
  'mail/intranet': ['intranet'],
  'mail/invitation': ['invitation'],
  'mail/push': ['push'],
  'mail/refund': ['refund'],
  'mail/registration': ['registration'],
  'mail/voucher-draw': ['voucherDraw'],
  'mail/request': ['request', 'requestState'],
  'mail/shop': ['shop'],
  'mail/tickets': ['tickets'],
  'pages/accessibility': ['accessibility'],
  'pages/ballot': ['ballot'],
  'pages/application-table': ['applicationTable'],
  'pages/beginning': ['beginning'],
  'pages/calendar': ['calendar'],
  'pages/card': ['card'],
  'pages/open-data': ['openData'],
  'pages/payment': ['payment'],
  'pages/receipt': ['receipt'],
  'pages/result-news': ['resultNews'],
  'pages/rehearsal': ['rehearsal'],
  'pages/spoken-sum': ['sum'],
  'pages/letter': ['letter'],
  'pages/venue-month': ['venueMonth'],
  'pages/notices': ['unknownTown', 'whichTown', 'notServed', 'portal', 'doorPage'],
});

export const serverFind = (language: Language): Find => findIn(language, fileOf);

/** The texts of the server: its mails, and the pages that it makes itself. */
export const serverSayIn = (language: Language): ServerSay =>
  sayFrom<MailKey | PagesKey>(serverFind(language));
