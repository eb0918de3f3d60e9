import type { RefundNews, WriteRefundMail } from '#application/payments/end-refund.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { Town } from '#domain/access/town.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { serverSayIn } from '../../server-texts.ts';

/**
 * That money is returned, to the person who paid: how much, of which payment, and when it can be seen. The reason that staff
 * wrote is not in it, since they write it for their colleagues.
 */
export const refundMail =
  (town: Town): WriteRefundMail =>
  ({ payment, refund, request }: RefundNews) => {
    const language = request?.language ?? town.defaultLanguage;
    const say = serverSayIn(language);
    const said = (text: Town['name']) => textFor(text, language, town.defaultLanguage).text;
    const values = { amount: formatMoney(refund.amount), town: said(town.name) };
    return {
      subject: say('refund.subject', values),
      text: [
        say('refund.returned', values),
        '',
        say('refund.of', { concept: said(payment.concept) }),
        say('refund.order', { order: payment.id }),
        ...(payment.request === null ? [] : [say('refund.request', { iid: payment.request })]),
        '',
        say('refund.when'),
        say('refund.questions'),
        '',
      ].join('\n'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  };
