import type { FastifyInstance } from 'fastify';
import { lookUpPersonCall, type PersonAtDeskAnswer } from '#adapters/wire/vouchers/desk/look-up-person.ts';
import { readVoucherDeskCall, type VoucherDesk } from '#adapters/wire/vouchers/desk/read-voucher-desk.ts';
import { replaceVoucherCall } from '#adapters/wire/vouchers/desk/replace-voucher.ts';
import { returnVoucherAtDeskCall } from '#adapters/wire/vouchers/desk/return-voucher-at-desk.ts';
import { issueAtDeskCall } from '#adapters/wire/vouchers/issue-at-desk.ts';
import { isOrderKey } from '#adapters/wire/vouchers/own-order.ts';
import { takeLotAtDesk } from '#application/vouchers/draw/take-at-desk.ts';
import { type DeskTallyDay, readDeskDay } from '#application/vouchers/issue/desk-tallies.ts';
import { orderVouchers } from '#application/vouchers/issue/order-vouchers.ts';
import { type PersonAtDesk, personAtDesk } from '#application/vouchers/issue/person-at-desk.ts';
import { replaceVoucher } from '#application/vouchers/issue/replace-voucher.ts';
import { returnAtDesk } from '#application/vouchers/issue/return-at-desk.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import type { Pool } from '#domain/scarcity/pool.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { voucherIn } from '#domain/vouchers/issue/issue-records.ts';
import { type VoucherOrder, whyNotGiven } from '#domain/vouchers/issue/voucher-order.ts';
import { type CampaignRules, isPaused } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { leftInAll, leftOfType } from '#domain/vouchers/what-is-left.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { withinDeskBudget } from '../votes/desk/desk-budget.ts';
import { answerOrder, voucherRefused } from './asked-order.ts';
import { askedOrder, badKey, orderRefusal } from './posted-order.ts';

const momentText = (at: Instant): string => new Date(at).toISOString();

function stateOf(rules: CampaignRules, at: Instant): VoucherDesk['state'] {
  if (rules.ended !== undefined) return 'over';
  const closed = whyNotGiven(rules.campaign, at);
  if (closed !== null) return closed.kind === 'notYet' ? 'notYet' : 'over';
  return isPaused(rules) ? 'paused' : 'open';
}

/** When a desk puts people down for the draw of a campaign; nothing if it is not drawn. */
function writeDrawAtDesk({ campaign, ended }: CampaignRules, at: Instant): Pick<VoucherDesk, 'draw'> {
  if (campaign.draw === undefined) return {};
  const { from, until, lot, days } = campaign.draw;
  const isOpen = ended === undefined && at >= from && at < until;
  return { draw: { from: momentText(from), until: momentText(until), isOpen, lot, days } };
}

/** A desk as a person of staff sees it. */
function writeDesk(
  rules: CampaignRules,
  pools: readonly Pool[],
  { all, own }: DeskTallyDay,
  at: Instant,
): VoucherDesk {
  const { campaign } = rules;
  const asked = { at, channel: 'desk', area: null } as const;
  return {
    id: campaign.id,
    title: campaign.title,
    state: stateOf(rules, at),
    issue: { from: momentText(campaign.issue.from), until: momentText(campaign.issue.until) },
    types: campaign.types.map((type) => {
      const { id, title, face, price, uses } = type;
      return { id, title, face, price, uses, left: leftOfType(campaign, pools, type, asked) };
    }),
    areas: campaign.areas.map(({ id, title }) => ({ id, title })),
    left: leftInAll(campaign, pools, asked),
    minimumAge: campaign.minimumAge,
    today: { all: { ...all }, own: { ...own } },
    ...writeDrawAtDesk(rules, at),
  };
}

const writePerson = ({ allowance, has, owed, entry }: PersonAtDesk): PersonAtDeskAnswer => ({
  most: allowance.most,
  types: allowance.types.map((one) => ({ ...one })),
  has: has.map(({ name, voucher, back }) => ({
    name,
    type: voucher.type,
    uses: voucher.uses,
    used: voucher.used,
    issuedAt: momentText(voucherIn(voucher.record).issuedAt),
    back: back === 0 ? null : back,
  })),
  owed: owed.map(({ name, voucher: { type }, back }) => ({ name, type, back })),
  ...(entry !== null && {
    entry: { ...entry, until: entry.until === null ? null : momentText(entry.until) },
  }),
});

/** A campaign and a person who are not known count as a question that found nobody. */
const foundNobody = (done: Either<{ readonly kind: string }, unknown>): boolean =>
  isLeft(done) && done.left.kind === 'notListed';

/** Looking at a desk, and at the people before it. */
function lookingEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readVoucherDeskCall, async ({ town, realm, id, member }) => {
    const kept = await readRules(council)(realm, id);
    if (kept === null) return left({ kind: 'unknownDocument' });
    const good = { realm, good: goodOfCampaign(id) };
    const at = council.clock.now();
    const [pools, day] = await Promise.all([
      council.goods.pools(good, at),
      readDeskDay(council)(town, good, { at, by: member.name }),
    ]);
    return right(writeDesk(kept.rules, pools, day, at));
  });

  const look = personAtDesk(council);
  route(server, council, lookUpPersonCall, async ({ realm, id, body, member }) => {
    const asked = await withinDeskBudget(
      council,
      { realm, member },
      () => look(realm, id, body.identity),
      foundNobody,
    );
    if (isLeft(asked)) return asked;
    return isLeft(asked.right) ? left(orderRefusal(asked.right.left)) : right(writePerson(asked.right.right));
  });
}

/** Vouchers that a desk gives, new ones and others for lost ones. */
function givingEndpoints(server: FastifyInstance, council: ServerParts): void {
  const answer = answerOrder(council);
  const order = orderVouchers(council);
  const take = takeLotAtDesk(council);
  route(server, council, issueAtDeskCall, async ({ town, realm, id, body, member, request }) => {
    if (!isOrderKey(body.key)) return badKey;
    const asked = askedOrder(body, { channel: 'desk', by: member.name });
    const work = (): Promise<Either<{ readonly kind: string }, VoucherOrder>> =>
      body.isLot === true
        ? take(town, { campaign: id, identity: body.identity, by: member.name })
        : order(town, id, asked);
    const tried = await withinDeskBudget(council, { realm, member }, work, foundNobody);
    if (isLeft(tried)) return tried;
    if (isLeft(tried.right)) return left(orderRefusal(tried.right.left));
    const rules = await readRules(council)(realm, id);
    if (rules === null) return left({ kind: 'unknownDocument' });
    return right(await answer({ town, request }, rules.rules.campaign, tried.right.right));
  });

  const replace = replaceVoucher(council);
  route(server, council, replaceVoucherCall, async ({ town, realm, id, body, member, request }) => {
    if (!isOrderKey(body.key)) return badKey;
    const work = () => replace(realm, { ...body, campaign: id, by: member.name });
    const tried = await withinDeskBudget(council, { realm, member }, work, foundNobody);
    if (isLeft(tried)) return tried;
    if (isLeft(tried.right)) return left(orderRefusal(tried.right.left));
    const rules = await readRules(council)(realm, id);
    if (rules === null) return left(voucherRefused({ kind: 'notGranted' }));
    return right(await answer({ town, request }, rules.rules.campaign, tried.right.right));
  });
}

/** Cash that a desk gives back for what it sold. */
function returningEndpoint(server: FastifyInstance, council: ServerParts): void {
  const returned = returnAtDesk(council);
  route(server, council, returnVoucherAtDeskCall, async ({ town, realm, id, body, member }) => {
    const work = () => returned(town, { ...body, campaign: id, by: member.name });
    const tried = await withinDeskBudget(council, { realm, member }, work, foundNobody);
    if (isLeft(tried)) return tried;
    if (isLeft(tried.right)) return left(orderRefusal(tried.right.left));
    const receipt = tried.right.right;
    return right({ ...receipt, at: momentText(receipt.at) });
  });
}

/** Desks at which vouchers are given to people whose document was seen. */
export function voucherDeskEndpoints(server: FastifyInstance, council: ServerParts): void {
  lookingEndpoints(server, council);
  givingEndpoints(server, council);
  returningEndpoint(server, council);
}
