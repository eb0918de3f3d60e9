import type { TillStore, UnsentSale } from '#application/ports/browser/till-store.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { type SaleDraft, saleLineWorth } from '../sale/sale-state.ts';
import { allowanceLeft, councilNow, type PreparedTill, sumOfUnsent } from './prepared-till.ts';

/** Why a sale is not kept on the device. */
export type KeepFault = 'noAllowance' | 'spentUp' | 'notKept';

interface KeepMeans {
  readonly realm: string;
  readonly shop: string;
  readonly store: Pick<TillStore<PreparedTill>, 'keep'>;
  readonly prepared: PreparedTill | null;
  readonly unsent: readonly UnsentSale[];
  readonly now: number;
}

/** The sale of a draft as it waits on the device, under an allowance. */
function unsentOf(
  draft: SaleDraft,
  { realm, shop, now }: KeepMeans,
  prepared: PreparedTill,
  allowance: string,
): UnsentSale {
  const { key, looked, lines, price, ticket, photo, number, isSeen, codes } = draft;
  return {
    realm,
    shop,
    key,
    campaign: looked?.campaign.id ?? '',
    allowance,
    madeAt: new Date(councilNow(prepared, now)).toISOString(),
    price,
    lines: lines.map(({ voucher, uses }) => {
      const amount = saleLineWorth(draft, { voucher, uses });
      return { code: codes[voucher] ?? voucher, voucher, uses, amount };
    }),
    ticket: ticket?.id ?? null,
    photo: photo?.id ?? null,
    number: number === '' ? null : number,
    isSeen,
  };
}

/** Keeps a sale on the device until there is a line, if the allowance is enough for it. Kept again, it is kept once. */
export async function keepWithoutLine(
  draft: SaleDraft,
  means: KeepMeans,
): Promise<Either<KeepFault, UnsentSale>> {
  const { prepared, now, store } = means;
  const others = means.unsent.filter(({ key }) => key !== draft.key);
  const allowance =
    prepared && allowanceLeft(prepared, draft.looked?.campaign.id ?? '', { unsent: others, now });
  if (prepared === null || allowance === null) return left('noAllowance');
  const sale = unsentOf(draft, means, prepared, allowance.from);
  const { vouchers, amount } = sumOfUnsent([sale]);
  if (vouchers > allowance.vouchers || amount > allowance.amount) return left('spentUp');
  return (await store.keep(sale)) ? right(sale) : left('notKept');
}
