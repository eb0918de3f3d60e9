import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import { viewEntry } from '#application/vouchers/draw/view-entry.ts';
import { readOrder } from '#application/vouchers/issue/read-order.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Town } from '#domain/access/town.ts';
import type { MailNotice } from '#domain/notices/notice.ts';
import type { VoucherWord } from '#domain/vouchers/draw/entry-notice.ts';
import type { OrderState } from '#domain/vouchers/issue/voucher-order.ts';
import { campaignOfGood } from '#domain/vouchers/pools.ts';
import { headersOfNotice, mailText, type NoticePorts, mailWordsOf } from './mail-words.ts';

/** Words hold only while the order is in that state. */
const whileIn: Readonly<Record<VoucherWord, OrderState>> = {
  entered: 'entered',
  offered: 'held',
  waiting: 'waiting',
  lapsed: 'ended',
};

/** The mail of what happened to a person in the draw of a campaign; null if that does not hold any more. */
export async function voucherMail(
  ports: NoticePorts,
  { town, good }: { readonly town: Town; readonly good: GoodId },
  notice: MailNotice,
  { word, key }: { readonly word: VoucherWord; readonly key: string },
): Promise<Omit<Mail, 'to'> | null> {
  const id = campaignOfGood(good.good) ?? '';
  const [kept, rules] = await Promise.all([readOrder(ports)(good, key), readRules(ports)(town.realm, id)]);
  if (kept === null || rules === null || kept.order.state !== whileIn[word]) return null;
  const entry = await viewEntry(ports)(town.realm, id, kept.order);
  const words = mailWordsOf(ports, town, notice);
  const { say, said, when, page } = words;
  const { position = null, sealed = null, code = '' } = entry ?? {};
  const campaign = said(rules.rules.campaign.title);
  return {
    subject: say(`voucherDraw.${word}.subject`, { campaign, town: words.town }),
    text: mailText(
      [say(`voucherDraw.${word}.text`, { campaign })],
      [
        ...(position === null || sealed === null
          ? []
          : [
              say('voucherDraw.position', {
                position: formatCount(position),
                lots: formatCount(sealed.lots),
              }),
            ]),
        ...(notice.until === null ? [] : [say('voucherDraw.until', { until: when(notice.until) })]),
        say('voucherDraw.code', { code }),
      ],
      [say('voucherDraw.own'), page('/bonos', `${id}/${key}`), say('voucherDraw.secret')],
      [say('voucherDraw.noReply')],
    ),
    headers: headersOfNotice(ports, town, notice),
  };
}
