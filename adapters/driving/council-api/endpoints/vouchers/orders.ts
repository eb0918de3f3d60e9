import type { FastifyInstance } from 'fastify';
import { extendOrderCall } from '#adapters/wire/vouchers/extend-order.ts';
import { giveVoucherBackCall } from '#adapters/wire/vouchers/give-voucher-back.ts';
import { leaveOrderCall } from '#adapters/wire/vouchers/leave-order.ts';
import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import { isOrderKey, type OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { takeLotCall } from '#adapters/wire/vouchers/take-lot.ts';
import { mostOrdersRead, readWalletCall } from '#adapters/wire/vouchers/read-wallet.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import { takeLot } from '#application/vouchers/draw/take-lot.ts';
import { extendOrder, leaveOrder } from '#application/vouchers/issue/change-order.ts';
import { giveVoucherBack } from '#application/vouchers/issue/give-voucher-back.ts';
import { findSoldOut } from '#application/vouchers/issue/find-sold-out.ts';
import { tillOfVouchers } from '#application/vouchers/issue/order-payment.ts';
import { orderVouchers, type OrderRefused } from '#application/vouchers/issue/order-vouchers.ts';
import { releaseWaves } from '#application/vouchers/release-waves.ts';
import type { Town } from '#domain/access/town.ts';
import { isEmail } from '#domain/forms/contact.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { type OrderLine, type VoucherOrder, whyNotGiven } from '#domain/vouchers/issue/voucher-order.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { mostOrdersWaiting, workLimit } from '../../limits/work-limit.ts';
import { type Handler, route } from '../../plugins/route.ts';
import { languageOf } from '../requests/captcha.ts';
import { answerOrder, orderOfKey, voucherRefused } from './asked-order.ts';
import { voucherRefunds } from './paid-vouchers.ts';
import { askedOrder, badKey, orderRefusal } from './posted-order.ts';

const isUnlisted = (done: Either<OrderRefused, VoucherOrder>): boolean =>
  isLeft(done) && done.left.kind === 'notListed';

/** Whether somebody can receive what an order of these lines costs. */
async function canBePaid(
  council: ServerParts,
  realm: RealmId,
  { types }: Pick<VoucherCampaign, 'types'>,
  lines: readonly OrderLine[],
): Promise<boolean> {
  const costs = lines.some(({ type, count }) =>
    types.some(({ id, price }) => id === type && count > 0 && price > 0),
  );
  return !costs || (await tillOfVouchers(council, realm)) !== null;
}

/** Orders of residents: asked for, kept longer, left; vouchers read and given back. */
function ofResidents(server: FastifyInstance, council: ServerParts): void {
  const order = orderVouchers(council);
  const answer = answerOrder(council);
  const attempts = attemptBudget(council);

  const take: Handler<typeof orderVouchersCall> = async ({ town, realm, id, body, request }) => {
    if (!isOrderKey(body.key)) return badKey;
    const now = council.clock.now();
    const kept = await releaseWaves(council)(realm, id, now);
    if (kept === null) return left({ kind: 'unknownDocument' });
    const { campaign } = kept.rules;
    if (!(await canBePaid(council, realm, campaign, body.lines))) {
      request.log.error({ realm, campaign: id }, 'no vouchers: the town has no bank, see payments');
      return left({ kind: 'noBank' });
    }
    if (body.email?.trim() && !isEmail(body.email)) return left(voucherRefused({ kind: 'emailUnreadable' }));
    const language = languageOf(request, town.defaultLanguage);
    const asked = askedOrder(body, { channel: 'web', by: 'sender', language });
    // Who is put down for a draw takes nothing yet.
    const soldOut =
      campaign.draw === undefined ? await findSoldOut(council)(realm, campaign, asked, now) : null;
    if (soldOut !== null && whyNotGiven(campaign, now) === null) return left(orderRefusal(soldOut));
    const guesser = guesserOf(realm, request.ip, body.identity);
    const tried = await attempts.within(guesser, () => order(town, id, asked, kept), isUnlisted);
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    const done = tried.right;
    if (isLeft(done)) return left(orderRefusal(done.left));
    return right(await answer({ town, request, forward: body.forward }, campaign, done.right));
  };
  // A rush comes back at the pace that is kept, instead of waiting for answers that come too late.
  const limit = workLimit(mostOrdersWaiting, council.clock.now);
  route(server, council, orderVouchersCall, async (came) => {
    const admitted = await limit.within(() => take(came));
    return isLeft(admitted) ? left({ kind: 'busy', retryAfter: admitted.left }) : admitted.right;
  });

  route(server, council, readWalletCall, async ({ town, body, request }) => {
    const items: OwnOrderAnswer[] = [];
    for (const named of body.orders.slice(0, mostOrdersRead)) {
      const found = await orderOfKey(council, town, named);
      if (!isLeft(found))
        items.push(await answer({ town, request }, found.right.campaign, found.right.kept.order));
    }
    return right({ items });
  });
}

/** What holders do with their orders. */
function ofHolders(server: FastifyInstance, council: ServerParts): void {
  const answer = answerOrder(council);
  const refunds = voucherRefunds(council);
  const goodIn = (realm: RealmId, campaign: string) => ({ realm, good: goodOfCampaign(campaign) });
  const answered = async (
    came: { town: Town; request: Parameters<typeof answer>[0]['request'] },
    id: string,
    key: string,
  ) => {
    const found = await orderOfKey(council, came.town, { campaign: id, key });
    return isLeft(found) ? found : right(await answer(came, found.right.campaign, found.right.kept.order));
  };

  route(server, council, extendOrderCall, async ({ town, realm, id, body, request }) => {
    const done = await extendOrder(council)(goodIn(realm, id), body.key);
    return isLeft(done) ? left(voucherRefused(done.left)) : answered({ town, request }, id, body.key);
  });

  route(server, council, takeLotCall, async ({ town, realm, id, body, request }) => {
    const found = await orderOfKey(council, town, { campaign: id, key: body.key });
    if (isLeft(found)) return found;
    const done = await takeLot(council)(goodIn(realm, id), found.right.campaign, body.key);
    return isLeft(done) ? left(voucherRefused(done.left)) : answered({ town, request }, id, body.key);
  });

  route(server, council, leaveOrderCall, async ({ town, realm, id, body, request }) => {
    const done = await leaveOrder(council)(goodIn(realm, id), body.key);
    return isLeft(done) ? left(voucherRefused(done.left)) : answered({ town, request }, id, body.key);
  });

  route(server, council, giveVoucherBackCall, async ({ town, realm, id, body, request }) => {
    const named = { campaign: id, order: body.key, voucher: body.voucher };
    const done = await giveVoucherBack({ ...council, refund: refunds(town) })(realm, named);
    if (isLeft(done)) return left(voucherRefused(done.left));
    if (done.right === 'waits')
      request.log.error(
        { realm, campaign: id },
        'vouchers: the price of a returned one must be paid back by staff',
      );
    return answered({ town, request }, id, body.key);
  });
}

/** Vouchers of residents over the web. */
export function voucherOrderEndpoints(server: FastifyInstance, council: ServerParts): void {
  ofResidents(server, council);
  ofHolders(server, council);
}
