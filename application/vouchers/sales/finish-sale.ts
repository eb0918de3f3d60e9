import type { Clock } from '#application/ports/clock.ts';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { PassSeal } from '#application/ports/server/office/pass-seal.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { VoucherPictures } from '#application/ports/server/vouchers/voucher-pictures.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord } from '#domain/scarcity/goods-record.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { isPaused } from '#domain/vouchers/opening/campaign-rules.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { type AskedLine, type SaleFault, saleFault } from '#domain/vouchers/sales/sale-faults.ts';
import {
  type KeptSale,
  saleIn,
  saleKind,
  tallyIn,
  tallyKind,
  ticketKind,
} from '#domain/vouchers/sales/sale-records.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { readRules } from '../records/read-rules.ts';
import type { ShopAtDevice } from '../shops/shop-access.ts';
import { findVoucher, type VoucherPorts } from './found-vouchers.ts';
import { holderOfNumber } from './holder-of-number.ts';
import { newSale, type ReadSale, saleRequest } from './sale-request.ts';
import { type ProofFault, saleEvidence, type SentProof } from './sale-evidence.ts';

/** What finishing a sale needs. */
export interface SalePorts extends VoucherPorts {
  readonly voucherPictures: Pick<VoucherPictures, 'find'>;
  readonly voucherKeys: Pick<VoucherKeys, 'holder'>;
  readonly census: Pick<CensusRegister, 'atDesk'>;
  readonly passSeal: Pick<PassSeal, 'digest'>;
  readonly clock: Clock;
}

/** A sale as a shop sends it. The key is the shop's own, for all times that it sends this sale. */
export interface SentSale extends SentProof {
  readonly key: string;
  readonly campaign: string;
  readonly price: Cents;
  readonly lines: readonly AskedLine[];
}

/** Why a sale is not finished; nothing of it is stored then. */
export type SaleRefused =
  | SaleFault
  | ProofFault
  | { readonly kind: 'unknownCampaign' | 'keyReused' | 'busy' };

/** How often a sale is decided anew because another one changed what it had read. */
const mostTries = 30;

/** What a shop is owed in a campaign, and the most that it can be owed. */
export function mostOfShop(
  { perShop }: VoucherCampaign,
  own: Cents | null,
  tally: GoodsRecord | null,
): { readonly owed: Cents; readonly most: Cents | null } {
  const mosts = [perShop, own].filter((one) => one !== null);
  return { owed: tallyIn(tally).owed, most: mosts.length === 0 ? null : cents(Math.min(...mosts)) };
}

/** The id of the sale that a shop makes under a key. */
export const saleIdOf = (
  { passSeal }: { readonly passSeal: Pick<PassSeal, 'digest'> },
  realm: RealmId,
  shop: string,
  key: string,
): string => passSeal.digest(realm, JSON.stringify(['sale', shop, key])).slice(0, 24);

/** The hash of what was sent. The identity number is not in it. */
const sentHash = (
  ports: SalePorts,
  realm: RealmId,
  { campaign, price, lines, ticket, photo }: SentSale,
): string =>
  ports.passSeal.digest(realm, JSON.stringify(['sent sale', campaign, price, lines, ticket, photo]));

async function readSale(
  ports: SalePorts,
  good: GoodId,
  sent: SentSale,
  ticketHash: string | null,
  shop: string,
) {
  const now = ports.clock.now();
  const kept = await readRules(ports)(good.realm, sent.campaign);
  if (kept === null) return null;
  const ids = [...new Set(sent.lines.map(({ voucher }) => voucher))];
  const found = await Promise.all(ids.map((id) => findVoucher(ports, good, id, now)));
  const read: ReadSale = {
    rules: kept.rules,
    rulesVersion: kept.version,
    vouchers: new Map(found.flatMap((one) => (one === null ? [] : [[one.id, one] as const]))),
    tally: await ports.goodsRecords.record(good, tallyKind, shop),
    isRepeated:
      ticketHash !== null && (await ports.goodsRecords.record(good, ticketKind, ticketHash)) !== null,
  };
  return read;
}

/** Why what was read does not allow the sale. */
function faultIn(
  { rules, vouchers, tally }: ReadSale,
  sent: SentSale,
  shopMost: Cents | null,
  at: number,
): SaleFault | null {
  const { campaign } = rules;
  const owed = mostOfShop(campaign, shopMost, tally);
  const { price, lines } = sent;
  return saleFault({ campaign, isPaused: isPaused(rules), at, price, lines, vouchers, ...owed });
}

/** Refusals after which what was read is read again: another request changed it meanwhile. */
export const isStaleGoods = ({ kind }: GoodsRefusal): boolean =>
  kind === 'recordChanged' || kind === 'fewerUses' || kind === 'wrongStatus' || kind === 'unknownGrant';

/** A sale that is to be finished, with what its device sent. */
interface BroughtSale {
  readonly good: GoodId;
  readonly by: ShopAtDevice;
  readonly id: string;
  readonly sent: SentSale;
  /** The hash of what was sent. */
  readonly hash: string;
  /** The hash of the picture of its ticket; null if there is none. */
  readonly ticketHash: string | null;
}

/** Decides a sale on what is stored now. Null: what was read has changed meanwhile. */
async function decideOnce(
  ports: SalePorts,
  { good, by, id, sent, hash, ticketHash }: BroughtSale,
): Promise<Either<SaleRefused, KeptSale> | null> {
  const { realm } = good;
  const read = await readSale(ports, good, sent, ticketHash, by.shop.id);
  if (read === null) return left({ kind: 'unknownCampaign' });
  const at = ports.clock.now();
  const fault = faultIn(read, sent, by.shop.most, at);
  if (fault !== null) return left(fault);
  const { campaign } = read.rules;
  const holders = [...read.vouchers.values()].map(({ holder }) => holder);
  const holderOf = (number: string) => holderOfNumber(ports)(realm, campaign, number);
  const evidence = await saleEvidence(ports, { realm, shop: by.shop.id, campaign, holders, holderOf }, sent);
  if (isLeft(evidence)) return evidence;
  const sale = newSale(read, by, sent, { id, sent: hash, at, evidence: evidence.right });
  const asked = await ports.goods.ask(good, saleRequest(read, sale));
  if (!isLeft(asked)) return right(sale);
  if (isStaleGoods(asked.left)) return null;
  throw new Error(`a sale was refused: ${asked.left.kind}`);
}

/** Finishes a sale in one request, or says why not. A sale that was finished before under this key is given again. */
export const finishSale =
  (ports: SalePorts) =>
  async (realm: RealmId, by: ShopAtDevice, sent: SentSale): Promise<Either<SaleRefused, KeptSale>> => {
    const good: GoodId = { realm, good: goodOfCampaign(sent.campaign) };
    const id = saleIdOf(ports, realm, by.shop.id, sent.key);
    const hash = sentHash(ports, realm, sent);
    const ticket = await ports.voucherPictures.find(realm, sent.ticket);
    const stored = async (): Promise<Either<SaleRefused, KeptSale> | null> => {
      const record = await ports.goodsRecords.record(good, saleKind, id);
      if (record === null) return null;
      const kept = saleIn(record);
      return kept.sent === hash ? right(kept) : left({ kind: 'keyReused' });
    };
    const brought = { good, by, id, sent, hash, ticketHash: ticket?.hash ?? null };
    const decide = () => decideOnce(ports, brought);
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each try decides on what it reads
      const answer = await answerOnce(stored, decide);
      if (answer !== null) return answer;
    }
    return left({ kind: 'busy' });
  };
