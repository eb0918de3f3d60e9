import type { FastifyBaseLogger } from 'fastify';
import type { Mail } from '#application/ports/server/mailer.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { Town } from '#domain/access/town.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { languageOfShop } from '#domain/vouchers/shop-language.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { serverSayIn } from '../../../server-texts.ts';

/** What a shop is notified of. */
export type ShopNews =
  | { readonly kind: 'authorised' | 'suspended' | 'corrected' }
  /** Why staff do not accept what the shop asked to change: they write it for the shop. */
  | { readonly kind: 'correctionRefused'; readonly reason: string }
  | { readonly kind: 'paid' | 'returned'; readonly amount: Cents; readonly campaign: LocalizedText };

/** What a mail says beside the shop and the town. */
function factsOf(news: ShopNews, said: (text: LocalizedText) => string) {
  const none = { amount: '', campaign: '', reason: '' };
  if (news.kind === 'correctionRefused') return { ...none, reason: news.reason.trim() };
  return news.kind === 'paid' || news.kind === 'returned'
    ? { ...none, amount: formatMoney(news.amount), campaign: said(news.campaign) }
    : none;
}

/**
 * A mail to a shop, in its language. Of the reasons that staff write only the one is in it that they write for the shop: why
 * its correction was refused. Its account never is.
 */
export function shopMail(
  town: Town,
  { name, email, hours }: Pick<Shop, 'name' | 'email' | 'hours'>,
  news: ShopNews,
): Mail {
  const language = languageOfShop({ hours }, town.defaultLanguage);
  const say = serverSayIn(language);
  const said = (text: LocalizedText) => textFor(text, language, town.defaultLanguage).text;
  const values = { town: said(town.name), shop: name, ...factsOf(news, said) };
  return {
    to: email,
    subject: say(`shop.${news.kind}.subject`, values),
    text: [
      say(`shop.${news.kind}.text`, values),
      '',
      say(`shop.${news.kind}.next`, values),
      '',
      say('shop.questions', values),
      '',
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * The mails about a correction that was decided: to the address that the shop has, and to the one that it had, if that changed.
 * So whoever did not ask for a new account or address learns of it.
 */
export function correctionMails(
  town: Town,
  { before, after }: { readonly before: Shop; readonly after: Shop },
  { isAccepted, reason }: { readonly isAccepted: boolean; readonly reason: string },
): readonly Mail[] {
  const news: ShopNews = isAccepted ? { kind: 'corrected' } : { kind: 'correctionRefused', reason };
  const addresses = [...new Set([before.email, after.email])];
  return addresses.map((email) => shopMail(town, { ...after, email }, news));
}

/** Mails news to shops, one after the other. A mail that is lost undoes nothing: the shop reads the same on its page. */
export const mailShops =
  ({ mailer }: Pick<ServerParts, 'mailer'>, log: FastifyBaseLogger) =>
  async (mails: readonly Mail[]): Promise<void> => {
    for (const mail of mails) {
      if (mail.to === '') continue;
      try {
        // oxlint-disable-next-line no-await-in-loop -- the mail server accepts one after the other
        await mailer.send(mail);
      } catch (err) {
        log.error({ err }, 'vouchers: a mail to a shop was not sent');
      }
    }
  };
