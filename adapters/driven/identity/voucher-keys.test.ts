import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { webSignature } from '#adapters/driven/vouchers/web-signature.ts';
import { checkVoucherCode } from '#application/vouchers/code/check-voucher-code.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { keyNumber } from '#domain/codes/signed-code.ts';
import { encodeVoucherCode, signedBytes } from '#domain/vouchers/code/voucher-code.ts';
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import { voucherKeys } from './voucher-keys.ts';

const keys = voucherKeys(hashingKeys());
const autumn = { realm: realmId('vilanova'), campaign: 'autumn' };
const others = [
  { ...autumn, campaign: 'summer' },
  { ...autumn, realm: realmId('alborada') },
];
const lastDay = '2026-12-31' as CalendarDay;
const factsIn = (name: typeof autumn, key = keyNumber(keys.publicKey(name))) => ({
  key,
  id: '7K2QRA5D3HT8',
  type: 1,
  uses: 4,
  lastDay,
});
const codeOf = (name: typeof autumn, facts = factsIn(name)) =>
  encodeVoucherCode(signedBytes(facts), keys.sign(name, signedBytes(facts)));
const check = (text: string, name = autumn) =>
  checkVoucherCode(webSignature)(text, {
    keys: [{ campaign: name.campaign, publicKey: keys.publicKey(name) }],
    today: lastDay,
  });

describe('the keys of campaigns of vouchers', () => {
  it('sign codes that a browser can check, in a QR code of version 5 at medium correction', async () => {
    const code = codeOf(autumn);
    expect(await check(code)).toEqual(
      right({ id: '7K2QRA5D3HT8', of: { campaign: 'autumn', type: 1, uses: 4 } }),
    );
    expect(encode(code, { ecc: 'M', border: 0 }).version).toBe(5);
  });

  it('sign the same bytes alike, also after the server was started again', () => {
    expect(codeOf(autumn)).toBe(codeOf(autumn));
    const again = voucherKeys(hashingKeys());
    expect(again.publicKey(autumn)).toEqual(keys.publicKey(autumn));
  });

  it('refuse codes of other towns and campaigns, also if they name this one', async () => {
    for (const other of others) {
      expect(await check(codeOf(other))).toEqual(left({ kind: 'otherCampaign' }));
      const named = factsIn(other, keyNumber(keys.publicKey(autumn)));
      expect(await check(codeOf(other, named))).toEqual(left({ kind: 'forged' }));
    }
  });

  it('refuse a code in which any one character was changed', async () => {
    const code = codeOf(autumn);
    for (let at = 4; at < code.length; at += 1) {
      const sign = code.charAt(at) === '0' ? '1' : '0';
      const changed = await check(`${code.slice(0, at)}${sign}${code.slice(at + 1)}`);
      expect(['forged', 'otherCampaign', 'notACode']).toContain(changed._tag === 'Left' && changed.left.kind);
    }
  });

  it('refuse keys and signatures of other lengths', async () => {
    const [key, bytes] = [keys.publicKey(autumn), new Uint8Array(3)];
    expect(await webSignature(key, bytes, keys.sign(autumn, bytes))).toBe(true);
    expect(await webSignature(key, bytes, new Uint8Array(3))).toBe(false);
    expect(await webSignature(key.slice(1), bytes, keys.sign(autumn, bytes))).toBe(false);
  });

  it('mark a person alike within a campaign, and never as another one does', () => {
    const marks = [autumn, ...others].flatMap((name) =>
      ['ana', 'pau'].map((person) => keys.holder(name, person)),
    );
    expect(new Set(marks).size).toBe(marks.length);
    expect(keys.holder(autumn, 'ana')).toBe(marks[0]);
  });
});
