import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import type { SaleEvidence } from '#domain/vouchers/sale.ts';
import { ticketKind } from '#domain/vouchers/sales/sale-records.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { SalePorts } from '../sales/finish-sale.ts';
import type { KeptVoucher } from '../sales/found-vouchers.ts';
import { holderOfNumber } from '../sales/holder-of-number.ts';
import { type ProofFault, saleEvidence, type SentProof } from '../sales/sale-evidence.ts';

/** Stands for every person: who it was is no reason to refuse a sale. */
const anybody = 'anybody';

/** Whose sale is proved, and with which vouchers. */
interface Proven {
  readonly realm: RealmId;
  readonly shop: string;
  readonly campaign: VoucherCampaign;
  readonly vouchers: ReadonlyMap<string, KeptVoucher>;
}

/**
 * Checks the proof of a sale that was made without a line. Whether the vouchers are of the person who was proved, its shop could
 * not know: that they are not refuses nothing, and a person looks at the sale when it is settled.
 */
export async function offlineEvidence(
  ports: SalePorts,
  { realm, shop, campaign, vouchers }: Proven,
  sent: SentProof,
): Promise<Either<ProofFault, { readonly evidence: SaleEvidence; readonly isOtherPerson: boolean }>> {
  const holders = [...new Set([...vouchers.values()].map(({ holder }) => holder))];
  let isOtherPerson = holders.length > 1;
  const holderOf = async (number: string) => {
    const mark = await holderOfNumber(ports)(realm, campaign, number);
    if (mark === null || !holders.includes(mark)) isOtherPerson = true;
    return anybody;
  };
  const proven = { realm, shop, campaign, holders: [anybody], holderOf };
  const proved = await saleEvidence(ports, proven, sent);
  if (isLeft(proved)) return proved;
  const good = { realm, good: goodOfCampaign(campaign.id) };
  const before = await ports.goodsRecords.record(good, ticketKind, proved.right.ticketHash);
  return right({ evidence: { ...proved.right, isRepeated: before !== null }, isOtherPerson });
}
