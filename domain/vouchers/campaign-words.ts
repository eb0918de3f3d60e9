import type { IdentityProof, OfflineRule, VoucherRegister } from './campaign.ts';

/** Who may have vouchers, in the order in which it is asked. */
export const voucherRegisters = [
  'census',
  'members',
  'anybody',
] as const satisfies readonly VoucherRegister[];
/** How vouchers are given: to who comes first, or drawn among who is put down. */
export const voucherGivings = ['firstCome', 'drawn'] as const;
/** How a shop proves whose voucher it takes. */
export const identityProofs = ['photo', 'number', 'shown'] as const satisfies readonly IdentityProof[];
/** Who bears a voucher that was used twice. */
export const offlineBearers = ['council', 'shop'] as const satisfies readonly OfflineRule['bearer'][];
