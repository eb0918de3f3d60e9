import type { FastifyBaseLogger } from 'fastify';
import type { Mail } from '#application/ports/server/mailer.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { Town } from '#domain/access/town.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { serverSayIn } from '../../../server-texts.ts';

/** What a shop is notified of. */
export type ShopNews =
  | { readonly kind: 'authorised' | 'suspended' }
  | { readonly kind: 'paid' | 'returned'; readonly amount: Cents; readonly campaign: LocalizedText };

/**
 * A mail to a shop, in the language of the town: the shop has not said another one. The reasons that staff write are not in
 * it, since they write them for their colleagues, nor is its account.
 */
export function shopMail(town: Town, { name, email }: Pick<Shop, 'name' | 'email'>, news: ShopNews): Mail {
  const language = town.defaultLanguage;
  const say = serverSayIn(language);
  const said = (text: LocalizedText) => textFor(text, language, language).text;
  const facts =
    news.kind === 'paid' || news.kind === 'returned'
      ? { amount: formatMoney(news.amount), campaign: said(news.campaign) }
      : { amount: '', campaign: '' };
  const values = { town: said(town.name), shop: name, ...facts };
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
