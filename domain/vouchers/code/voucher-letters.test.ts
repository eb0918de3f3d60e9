import { describe, expect, it } from 'vitest';
import { readVoucherLetters, shownLetters, voucherIdFrom } from './voucher-letters.ts';

describe('the letters of a voucher', () => {
  it('are twelve, and shown in groups of four', () => {
    const id = voucherIdFrom(Uint8Array.from({ length: 12 }, (_, at) => at * 7));
    expect(id).toBe('07ENW3AHRZ6D');
    expect(shownLetters(id)).toBe('07EN-W3AH-RZ6D');
    expect(shownLetters('')).toBe('');
  });

  it('are read in lower case, with spaces, and with letters for the digits that they look like', () => {
    for (const typed of ['07EN-W3AH-RZ6D', 'o7en w3ah rz6d', '  O7ENW3AHRZ6D\n', '０7EN–W3AH–RZ6D'])
      expect(readVoucherLetters(typed)).toBe('07ENW3AHRZ6D');
  });

  it('are none if one is missing, too many or not among them', () => {
    for (const typed of ['', '07EN-W3AH', '07EN-W3AH-RZ6D-1', '07EN-W3AH-RZ6U', '07EN-W3AH-RZ6Ñ', '=1+1'])
      expect(readVoucherLetters(typed)).toBeNull();
  });
});
