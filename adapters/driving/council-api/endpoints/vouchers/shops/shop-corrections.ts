import type { FastifyInstance } from 'fastify';
import { askCorrection, decideShopCorrection, placeShop } from '#application/vouchers/shops/correct-shop.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import {
  askShopCorrectionCall,
  readOwnShopDataCall,
} from '#adapters/wire/vouchers/shops/correct-own-shop.ts';
import { decideShopCorrectionCall, placeShopCall } from '#adapters/wire/vouchers/shops/decide-correction.ts';
import { type OwnShopData, writeOwnShopData } from '#adapters/wire/vouchers/shops/shop-correction.ts';
import { writeStaffShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { shopSubject } from '#domain/vouchers/shops/act-on-shop.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { allowed } from '../../../plugins/staff.ts';
import { askedShop } from './asked-shop.ts';
import { correctionMails, mailShops } from './shop-mail.ts';

/** The data of a shop for itself, with what was decided of its last correction. */
async function ownData({ steps }: ServerParts, realm: RealmId, shop: Shop): Promise<OwnShopData> {
  const chain = await steps.of(realm, shopSubject(shop));
  const last = chain.findLast(({ act }) => act === 'shop.correct' || act === 'shop.refuseCorrection');
  const decided = last && {
    at: new Date(last.at).toISOString(),
    isAccepted: last.act === 'shop.correct',
    reason: last.words ?? '',
  };
  return writeOwnShopData(shop, decided ?? null);
}

/** What a shop reads and asks to change of itself. */
export function ownShopDataEndpoints(server: FastifyInstance, council: ServerParts): void {
  const ask = askCorrection(council);

  route(server, council, readOwnShopDataCall, async ({ realm, request }) => {
    const asked = await askedShop(council, realm, request);
    return isLeft(asked) ? asked : right(await ownData(council, realm, asked.right.shop));
  });

  route(server, council, askShopCorrectionCall, async ({ realm, body, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const { language, ...typed } = body;
    const stored = await ask(realm, asked.right, language, typed);
    if (!isLeft(stored)) return right(await ownData(council, realm, stored.right));
    const refused = stored.left;
    if (refused.kind === 'unknownShop') return left({ kind: 'shopNotAuthorised' });
    const where = refused.kind === 'shopRefused' ? refused.fields.join(',') : refused.kind;
    return left({ kind: 'shopRefused', where });
  });
}

const refusedAct = ({ kind }: { readonly kind: string }): CallRefusal<'unknownShop' | 'shopActRefused'> =>
  kind === 'unknownShop' ? { kind } : { kind: 'shopActRefused', where: kind };

/** What staff decide of corrections, and where they put shops on the map. */
export function shopCorrectionEndpoints(server: FastifyInstance, council: ServerParts): void {
  const decide = decideShopCorrection(council);
  const place = placeShop(council);
  const may = (member: StaffMember) => allowed(council, member, { acts: ['shop.authorise'], in: {} });

  route(server, council, decideShopCorrectionCall, async ({ town, realm, member, shop, body, request }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const { isAccepted, reason } = body;
    const decision = { asked: Date.parse(body.asked), isAccepted, reason, by: member.name };
    const before = await council.shops.find(realm, shop);
    const decided = await decide(realm, shop, decision);
    if (isLeft(decided)) return left(refusedAct(decided.left));
    const after = decided.right;
    const mails = correctionMails(town, { before: before ?? after, after }, decision);
    await mailShops(council, request.log)(mails);
    return right(writeStaffShop(after));
  });

  route(server, council, placeShopCall, async ({ realm, member, shop, body }) => {
    const isAllowed = may(member);
    if (isLeft(isAllowed)) return isAllowed;
    const placed = await place(realm, shop, { place: body.place, by: member.name });
    return isLeft(placed) ? left(refusedAct(placed.left)) : right(writeStaffShop(placed.right));
  });
}
