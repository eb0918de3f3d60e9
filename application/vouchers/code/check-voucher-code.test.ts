import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import { encodeVoucherCode, signedBytes } from '#domain/vouchers/code/voucher-code.ts';
import { checkVoucherCode } from './check-voucher-code.ts';

const day = (text: string) => text as CalendarDay;
const facts = { key: 258, id: '7K2QRA5D3HT8', type: 0, uses: 1, lastDay: day('2026-12-31') };
/** A signature is the last byte of its key, 64 times. */
const signedBy = (last: number) => new Uint8Array(64).fill(last);
const keyEnding = (last: number, first = 1) => Uint8Array.from([first, 2, ...new Uint8Array(29), last]);
const check = checkVoucherCode(async (key, _, signature) => key.at(-1) === signature[0]);
const keys = [
  { campaign: 'summer', publicKey: keyEnding(1) },
  { campaign: 'autumn', publicKey: keyEnding(2) },
];
const today = day('2026-12-31');
const codeOf = (last: number) => encodeVoucherCode(signedBytes(facts), signedBy(last));
const good = right({ id: facts.id, of: { campaign: 'autumn', type: 0, uses: 1 } });

describe('a code that is checked', () => {
  it('is good if its campaign signed it, also on its last day, and whenever it is shown again', async () => {
    expect(await check(codeOf(2), { keys, today })).toEqual(good);
    expect(await check(codeOf(2), { keys, today })).toEqual(good);
  });

  it('is forged if no campaign with its number signed it', async () => {
    expect(await check(codeOf(3), { keys, today })).toEqual(left({ kind: 'forged' }));
  });

  it('is of another campaign if none here has its number', async () => {
    const others = [{ campaign: 'winter', publicKey: keyEnding(2, 9) }];
    for (const known of [[], others])
      expect(await check(codeOf(2), { keys: known, today })).toEqual(left({ kind: 'otherCampaign' }));
  });

  it('is over from the day after its last one', async () => {
    expect(await check(codeOf(2), { keys, today: day('2027-01-01') })).toEqual(left({ kind: 'expired' }));
  });

  it('can be letters alone, or nothing that is one', async () => {
    expect(await check('7K2Q-RA5D-3HT8', { keys, today })).toEqual(right({ id: facts.id, of: null }));
    expect(await check('buenos días', { keys, today })).toEqual(left({ kind: 'notACode' }));
  });
});
