import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { CheckSignature } from '#application/ports/check-signature.ts';
import type { VoucherKeys } from '#application/ports/server/vouchers/voucher-keys.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { Cents } from '#domain/shared/money.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { CodeFault } from '#domain/vouchers/code/voucher-code.ts';
import {
  type AskedLine,
  type AskedSale,
  saleFault,
  type SaleFault,
} from '#domain/vouchers/sales/sale-faults.ts';
import { checkVoucherCode } from '../code/check-voucher-code.ts';
import type { SalePorts } from '../sales/finish-sale.ts';
import { findVoucher, type KeptVoucher, type VoucherPorts } from '../sales/found-vouchers.ts';
import type { SentProof } from '../sales/sale-evidence.ts';

/** A sale as a device brings it that made it without a line. */
export interface SentOfflineSale extends SentProof {
  /** The shop's own, for all times that it sends this sale, with a line or without one. */
  readonly key: string;
  readonly campaign: string;
  /** When the allowance was reserved by which it was made. */
  readonly reserved: Instant;
  /** When it was made, by the council's clock as the device knew it. */
  readonly madeAt: Instant;
  readonly price: Cents;
  readonly lines: readonly { readonly code: string; readonly uses: number }[];
}

/** What bringing sales needs that were made without a line. */
export interface OfflineSalePorts extends SalePorts {
  readonly voucherKeys: Pick<VoucherKeys, 'holder' | 'publicKey'>;
  readonly checkSignature: CheckSignature;
}

/** The vouchers of the lines by their codes, which were valid when the sale was made. Letters are of a voucher that was looked up. */
export async function readOfflineLines(
  { voucherKeys, checkSignature }: Pick<OfflineSalePorts, 'voucherKeys' | 'checkSignature'>,
  { realm, timeZone }: Town,
  { campaign, lines, madeAt }: SentOfflineSale,
): Promise<Either<CodeFault, readonly AskedLine[]>> {
  const keys = [{ campaign, publicKey: voucherKeys.publicKey({ realm, campaign }) }];
  const today = dayAt(madeAt, timeZone);
  const read: AskedLine[] = [];
  for (const { code, uses } of lines) {
    // oxlint-disable-next-line no-await-in-loop -- a sale has few lines
    const checked = await checkVoucherCode(checkSignature)(code, { keys, today });
    if (isLeft(checked)) return checked;
    read.push({ voucher: checked.right.id, uses });
  }
  return right(read);
}

/** The vouchers of lines that are there. */
export async function vouchersOfLines(
  ports: VoucherPorts,
  good: GoodId,
  lines: readonly AskedLine[],
  now: Instant,
): Promise<ReadonlyMap<string, KeptVoucher>> {
  const ids = [...new Set(lines.map(({ voucher }) => voucher))];
  const found = await Promise.all(ids.map((id) => findVoucher(ports, good, id, now)));
  const had = found.filter((one) => one !== null).filter(({ status }) => status !== 'held');
  return new Map(had.map((one) => [one.id, one]));
}

/** Whether some of a voucher's uses can still be taken. */
export const leftOfVoucher = ({ status, uses, used }: KeptVoucher): number =>
  status === 'granted' ? uses - used : 0;

/**
 * Why a sale breaks the rules that its shop knew without a line; null if it does not. What the vouchers had been used for, and
 * whose they are, it could not know.
 */
export function offlineSaleFault(
  asked: Omit<AskedSale, 'isPaused' | 'vouchers'>,
  vouchers: ReadonlyMap<string, KeptVoucher>,
): SaleFault | null {
  const asKnown = [...vouchers].map(
    ([id, one]) => [id, { ...one, status: 'granted' as const, used: 0, holder: '' }] as const,
  );
  return saleFault({ ...asked, isPaused: false, vouchers: new Map(asKnown) });
}
