import type { FastifyInstance } from 'fastify';
import { addToWalletCall } from '#adapters/wire/vouchers/add-to-wallet.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import { addToWallet } from '#application/vouchers/issue/add-to-wallet.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { guesserOf } from '../../limits/guesser-of.ts';
import { route } from '../../plugins/route.ts';
import { answerOrder } from './asked-order.ts';
import { orderRefusal } from './posted-order.ts';

/** After these somebody may be guessing. */
const guessed: readonly string[] = ['notListed', 'notYours'];

/** Vouchers on paper that come into the wallet of a device. */
export function walletAdditionEndpoint(server: FastifyInstance, council: ServerParts): void {
  const add = addToWallet(council);
  const answer = answerOrder(council);
  const attempts = attemptBudget(council);
  route(server, council, addToWalletCall, async ({ town, realm, id, body, request }) => {
    const { text, identity, birthDay = null } = body;
    const tried = await attempts.within(
      guesserOf(realm, request.ip, identity),
      () => add(town, { campaign: id, text, person: { identity, birthDay } }),
      (done) => isLeft(done) && guessed.includes(done.left.kind),
    );
    if (isLeft(tried)) return left({ kind: 'tooManyAttempts', retryAfter: tried.left });
    if (isLeft(tried.right)) return left(orderRefusal(tried.right.left));
    const rules = await readRules(council)(realm, id);
    if (rules === null) return left({ kind: 'unknownDocument' });
    return right(await answer({ town, request }, rules.rules.campaign, tried.right.right));
  });
}
