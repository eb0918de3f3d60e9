import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import { readMailCode } from '#domain/forms/request.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** The kind of the record of a code that was mailed; its id is that of the visit. */
export const visitMailKind = 'visitMail';

/** A code that was mailed, as its hash: it is good for the mail that it was sent to, until a moment. */
export interface MailedCode {
  readonly print: string;
  readonly until: Instant;
  /** How many wrong codes were given. */
  readonly tries: number;
}

/** A code is good for half an hour. */
export const mailCodeLasts = 30 * 60_000;
/** After this many wrong codes the right one is void too. */
export const mostCodeTries = 5;

/** The hash of a code that was mailed for a visit. */
export const printOfCode = (
  keys: Pick<VotingKeys, 'account'>,
  visit: string,
  email: string,
  code: string,
): string => keys.account(`mail code of a visit ${JSON.stringify([visit, plainEmail(email), code])}`);

/** The record of a code, to be stored as this version. */
export const mailedRecord = (visit: string, mailed: MailedCode, version: number): GoodsRecord => ({
  kind: visitMailKind,
  id: visit,
  owner: '',
  at: mailed.until,
  version,
  body: { ...mailed },
});

/** The code that a record has. */
export const mailedIn = ({ body }: Pick<GoodsRecord, 'body'>): MailedCode => body as unknown as MailedCode;

/** Whether a text is the code that was mailed to that address for a visit, and still good. */
export function isMailedCode(
  keys: Pick<VotingKeys, 'account'>,
  { print, until, tries }: MailedCode,
  given: { readonly visit: string; readonly email: string; readonly code: string },
  now: Instant,
): boolean {
  const code = readMailCode(given.code) ?? '';
  return tries < mostCodeTries && now < until && print === printOfCode(keys, given.visit, given.email, code);
}
