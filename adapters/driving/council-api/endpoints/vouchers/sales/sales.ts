import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { webSignature } from '#adapters/driven/vouchers/web-signature.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { finishSale, type SaleRefused } from '#application/vouchers/sales/finish-sale.ts';
import { lookUpVoucher } from '#application/vouchers/sales/look-up-voucher.ts';
import { reverseSale } from '#application/vouchers/sales/reverse-sale.ts';
import { type PictureRefused, takeSalePicture } from '#application/vouchers/sales/take-sale-picture.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { finishSaleCall } from '#adapters/wire/vouchers/sales/finish-sale.ts';
import { listOwnSalesCall } from '#adapters/wire/vouchers/sales/list-own-sales.ts';
import { lookUpVoucherCall } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import { putSalePictureCall } from '#adapters/wire/vouchers/sales/put-sale-picture.ts';
import { reverseSaleCall } from '#adapters/wire/vouchers/sales/reverse-sale.ts';
import { writeSale } from '#adapters/wire/vouchers/sales/sale.ts';
import { guessesOfShop } from '#domain/census/attempt-budget.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { readPrice } from '#domain/vouchers/sales/price.ts';
import type { VoucherSale } from '#domain/vouchers/sale.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { base64File } from '../../../plugins/base64-file.ts';
import { route } from '../../../plugins/route.ts';
import { putPorts } from '../../files/came-file.ts';
import { withinAccounts } from '../../votes/desk/desk-budget.ts';
import { askedShop } from '../shops/asked-shop.ts';
import { dayOfShop } from './day-of-shop.ts';
import { writeLookedUp } from './write-looked-up.ts';

type RefusedSale = CallRefusal<'saleRefused' | 'holderUnknown' | 'keyReused'>;

/** What is needed and missing is said beside the reason. */
const writeSaleRefusal = (refused: SaleRefused): RefusedSale => {
  if (refused.kind === 'otherPerson') return { kind: 'holderUnknown' };
  if (refused.kind === 'keyReused') return { kind: 'keyReused' };
  return { kind: 'saleRefused', where: refused.kind, faults: [refused] };
};

const waits = { filesFull: 3600, unscanned: 60 } as const;

const writePictureRefusal = ({
  kind,
}: PictureRefused): CallRefusal<'fileRefused' | 'filesFull' | 'filesUnavailable'> => {
  if (kind === 'filesFull') return { kind, retryAfter: waits.filesFull };
  if (kind === 'unscanned') return { kind: 'filesUnavailable', retryAfter: waits.unscanned };
  return { kind: 'fileRefused', where: kind };
};

/** Whether a text can be the key of a sale, which its shop makes. */
export const isSaleKey = (text: string): boolean => /^[\w-]{16,64}$/u.test(text);

/** The campaign of a sale that was stored: it was opened, so it is there. */
export async function saleSeen(council: ServerParts, realm: RealmId, campaign: string, sale: VoucherSale) {
  const kept = await readRules(council)(realm, campaign);
  const rules: VoucherCampaign | undefined = kept?.rules.campaign;
  if (rules === undefined) throw new Error(`a sale is of the unknown campaign ${campaign}`);
  return writeSale(rules, sale);
}

/** What the device of a shop asks before it sells: the voucher, and its proof. */
export function voucherAtShopEndpoints(server: FastifyInstance, council: ServerParts): void {
  const look = lookUpVoucher({ ...council, checkSignature: webSignature });
  const take = takeSalePicture(putPortsOf(server, council));

  route(server, council, lookUpVoucherCall, async ({ town, realm, body, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const accounts = guessesOfShop(realm, asked.right.shop.id);
    const looked = await withinAccounts(council, accounts, () => look(town, body.text), isLeft);
    if (isLeft(looked)) return looked;
    return isLeft(looked.right)
      ? left({ kind: 'voucherNotRead', where: looked.right.left.kind })
      : right(writeLookedUp(looked.right.right, council.clock.now()));
  });

  route(server, council, putSalePictureCall, async ({ realm, body, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const file = base64File(body.file, 'file');
    if (isLeft(file)) return file;
    if ((await readRules(council)(realm, body.campaign)) === null)
      return left({ kind: 'fileRefused', where: 'unknownCampaign' });
    const hash = createHash('sha256').update(file.right).digest('hex');
    const { campaign, kind } = body;
    const brought = { campaign, kind, hash, shop: asked.right.shop.id, content: file.right };
    const taken = await take(realm, brought);
    return isLeft(taken) ? left(writePictureRefusal(taken.left)) : taken;
  });
}

/** The sale, taking it back, and what was sold. */
export function saleEndpoints(server: FastifyInstance, council: ServerParts): void {
  const finish = finishSale(council);
  const reverse = reverseSale(council);

  route(server, council, finishSaleCall, async ({ realm, body, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const price = readPrice(body.price);
    if (isLeft(price)) return left({ kind: 'saleRefused', where: 'price', faults: [price.left] });
    if (!isSaleKey(body.key)) return left({ kind: 'saleRefused', where: 'key' });
    const { photo = null, number = null, isSeen = false, ...sent } = body;
    const sale = { ...sent, price: price.right, photo, number, isSeen: isSeen === true };
    const finished = await withinAccounts(
      council,
      guessesOfShop(realm, asked.right.shop.id),
      () => finish(realm, asked.right, sale),
      (one) => isLeft(one) && (one.left.kind === 'otherPerson' || one.left.kind === 'unknownVoucher'),
    );
    if (isLeft(finished)) return finished;
    return isLeft(finished.right)
      ? left(writeSaleRefusal(finished.right.left))
      : right(await saleSeen(council, realm, body.campaign, finished.right.right));
  });

  route(server, council, reverseSaleCall, async ({ realm, sale, body, request }) => {
    const asked = await askedShop(council, realm, request);
    if (isLeft(asked)) return asked;
    const shop = asked.right.shop.id;
    const named = { shop, campaign: body.campaign, sale, by: 'shop' };
    const reversed = await reverse(realm, { ...named, reverser: { kind: 'shop' } });
    if (!isLeft(reversed)) return right(await saleSeen(council, realm, body.campaign, reversed.right));
    const { kind } = reversed.left;
    return kind === 'unknownSale' ? left({ kind }) : left({ kind: 'reversalRefused', where: kind });
  });

  route(server, council, listOwnSalesCall, async ({ town, realm, day, request }) => {
    const asked = await askedShop(council, realm, request);
    return isLeft(asked) ? asked : right(await dayOfShop(council, town, asked.right.shop.id, day));
  });
}

const putPortsOf = (server: FastifyInstance, council: ServerParts) => ({
  ...council,
  tellScan: putPorts(council, server.log).tellScan,
});
