import { lookUpPersonText } from './look-up-person.ts';
import { readVoucherDeskText } from './read-voucher-desk.ts';
import { replaceVoucherText } from './replace-voucher.ts';
import { returnVoucherAtDeskText } from './return-voucher-at-desk.ts';

/** The calls of desks that give vouchers. */
export const voucherDeskCalls = [
  readVoucherDeskText,
  lookUpPersonText,
  replaceVoucherText,
  returnVoucherAtDeskText,
] as const;
