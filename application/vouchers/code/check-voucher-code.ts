import type { CheckSignature } from '#application/ports/check-signature.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import { type CodeFault, readVoucherCode } from '#domain/vouchers/code/voucher-code.ts';

/** The public key of a campaign, as a device of a shop has it too. */
export interface CampaignKey {
  readonly campaign: string;
  readonly publicKey: Uint8Array;
}

/** A voucher that was scanned or typed. Of letters alone it is not known whether there is such a voucher. */
export interface CheckedVoucher {
  readonly id: string;
  /** Its campaign, and the place of its type there; null if only letters were given. */
  readonly of: { readonly campaign: string; readonly type: number; readonly uses: number } | null;
}

/**
 * Checks what was scanned or typed, with a line or without one: it was signed by one of these campaigns, and its last day is
 * not over. Whether it was used already, only the council knows.
 */
export const checkVoucherCode =
  (isSigned: CheckSignature) =>
  async (
    text: string,
    { keys, today }: { readonly keys: readonly CampaignKey[]; readonly today: CalendarDay },
  ): Promise<Either<CodeFault, CheckedVoucher>> => {
    const read = readVoucherCode(text);
    if (isLeft(read)) return read;
    if (read.right.kind === 'letters') return right({ id: read.right.id, of: null });
    const { facts, signed, signature } = read.right;
    const named = keys.filter(({ publicKey }) => keyNumber(publicKey) === facts.key);
    if (named.length === 0) return left({ kind: 'otherCampaign' });
    for (const { campaign, publicKey } of named) {
      if (await isSigned(publicKey, signed, signature)) {
        if (facts.lastDay < today) return left({ kind: 'expired' });
        return right({ id: facts.id, of: { campaign, type: facts.type, uses: facts.uses } });
      }
    }
    return left({ kind: 'forged' });
  };
