import { describe, expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { cents } from '../../shared/money.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import { hasShare, lateAfter, noSum, type OfflineDevice } from './allowance.ts';
import { hasOpenSale, withoutSale } from './allowance-faults.ts';
import { inTurn, type UseClaim } from './claims.ts';
import { freeShare } from './free-share.ts';
import { type AskedAllowance, giveAllowance, newOfflineDevice } from './give-allowance.ts';
import { movedSale } from './moved-claims.ts';
import { claimsIn, correctionIn, offlineDeviceIn, shareSlotIn } from './offline-records.ts';
import { bearerOf, lossOfSale, lostLinesOf, owedForSale } from './offline-sale.ts';
import { freeSlot } from './share-slots.ts';
import { voucherEnd, waitedFor } from './voucher-end.ts';

const hour = 3_600_000;
const offline = { vouchers: 5, amount: cents(10_000), hours: 8, devices: 2, bearer: 'council' } as const;
const campaign = { ...openCampaign, offline };
const till = newOfflineDevice('till', 'forn');

const give = (more: Partial<AskedAllowance> = {}) =>
  giveAllowance({
    campaign,
    isPaused: false,
    now: noon,
    device: till,
    others: [],
    hasUnsent: false,
    ...more,
  });
const given = (more: Partial<AskedAllowance> = {}): OfflineDevice => {
  const found = give(more);
  if (isLeft(found)) throw new Error(found.left.kind);
  return found.right.device;
};

describe('an allowance', () => {
  it('is what the rule says, until the last moment at which vouchers are sold', () => {
    expect(give()).toMatchObject(
      right({ allowance: { from: noon, until: noon + 8 * hour, vouchers: 5, amount: 10_000 }, most: 2 }),
    );
    const now = campaign.redeem.until - hour;
    expect(give({ now })).toMatchObject(right({ allowance: { until: campaign.redeem.until } }));
  });

  it('is not given by a campaign that does not allow it, does not run or is paused', () => {
    expect(give({ campaign: openCampaign })).toEqual(left({ kind: 'notAllowed' }));
    expect(give({ now: campaign.redeem.from - 1 })).toEqual(left({ kind: 'notStarted' }));
    expect(give({ now: campaign.redeem.until })).toEqual(left({ kind: 'over' }));
    expect(give({ isPaused: true })).toEqual(left({ kind: 'paused' }));
  });

  it('stays while sales wait, or while it is new and nothing was taken of it; else it is renewed', () => {
    const device = given();
    const at = (now: number, more: Partial<AskedAllowance> = {}) =>
      given({ device, now, ...more }).allowances[0]?.from;
    expect(at(noon + 600_000 - 1)).toBe(noon);
    expect(at(noon + 600_000)).toBe(noon + 600_000);
    expect(at(noon + 9 * hour, { hasUnsent: true })).toBe(noon);
    const taken = { ...till, allowances: device.allowances.map((one) => ({ ...one, taken: offline })) };
    expect(at(noon, { device: taken })).toBe(noon + 1);
  });

  it('is less by what was lost and what may still be lost, and is none below the least voucher', () => {
    const sale = { sale: 's', reserved: noon, vouchers: 2, amount: cents(4000), lost: noSum };
    const lost = { vouchers: 1, amount: cents(2000) };
    expect(given({ device: { ...till, lost, open: [sale] }, others: [given()] }).allowances[0]).toMatchObject(
      {
        vouchers: 2,
        amount: 4000,
      },
    );
    const amount = cents(10_000 - 499);
    expect(give({ device: { ...till, lost: { vouchers: 1, amount } } })).toEqual(
      left({ kind: 'nothingLeft' }),
    );
    expect(give({ device: { ...till, lost: { ...lost, vouchers: 5 } } })).toEqual(
      left({ kind: 'nothingLeft' }),
    );
  });

  it('gives its device a share until a day after its end, or for ever if something was lost', () => {
    const device = given();
    const end = noon + 8 * hour + lateAfter;
    expect([hasShare(till, noon), hasShare(device, end - 1), hasShare(device, end)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(hasShare({ ...till, lost: { vouchers: 1, amount: cents(500) } }, end)).toBe(true);
    expect([hasOpenSale(null, 's'), withoutSale(null, 's')]).toEqual([false, null]);
  });

  it('is another one after its share was freed, also if it is new', () => {
    const freed = freeShare({ device: given(), others: [], isGone: true, now: noon });
    const device = isLeft(freed) ? till : freed.right;
    expect([hasShare(device, noon), given({ device }).allowances[0]?.from]).toEqual([false, noon + 1]);
  });

  it('is for as many devices as were signed: each takes a slot that is free', () => {
    const slots = [{ slot: 0, device: 'a' }];
    const slotOf = (device: string, sharing: readonly string[], most = 2, tries = 0) =>
      freeSlot(slots, new Set(sharing), { device, most, tries });
    expect([slotOf('b', ['a']), slotOf('b', ['a'], 1), slotOf('a', ['b'])]).toEqual([1, null, 0]);
    expect(slotOf('b', [], 2, 0)).not.toBe(slotOf('b', [], 2, 1));
    expect(slotOf('a', ['a'])).toBe(1);
  });
});

describe('a sale without a line', () => {
  const line = { voucher: 'v', type: 'veinte', uses: 1, amount: cents(2000) };
  const facts = {
    madeAt: noon,
    reserved: noon,
    isLate: false,
    bearer: 'council',
    lost: [line],
    corrected: cents(-500),
    isOtherPerson: false,
  } as const;

  it('is owed what its lines and its corrections say, and says what it lost', () => {
    const [with1, without] = [soldSale('1', 'forn', noon), soldSale('2', 'forn', noon, { offline: facts })];
    expect([owedForSale(with1), owedForSale(without)]).toEqual([2000, 1500]);
    expect([lostLinesOf(with1), lostLinesOf(without)]).toEqual([[], [line]]);
    expect(lossOfSale(without)).toEqual({ vouchers: 1, amount: 2000 });
    expect(() => movedSale(with1, [])).toThrow('a sale with a line has no claims');
  });

  it('is borne as the campaign says, and by its shop if it came late', () => {
    expect([bearerOf(campaign, false), bearerOf(campaign, true), bearerOf(openCampaign, false)]).toEqual([
      'council',
      'shop',
      'shop',
    ]);
  });

  it('is waited for: vouchers end two days after the last day', () => {
    expect(voucherEnd(openCampaign)).toBe(openCampaign.redeem.until);
    expect(voucherEnd(campaign)).toBe(campaign.redeem.until + waitedFor);
  });

  it('has its turn by its reservation, ties by its id', () => {
    const of = { shop: 'forn', device: 'till', uses: 1, taken: 0, isFixed: false };
    const claim = (sale: string, reserved: number): UseClaim => ({ ...of, sale, reserved });
    const claims = [claim('b', 2), claim('a', 2), claim('c', 1), claim('a', 2)];
    expect(claims.toSorted(inTurn).map(({ sale }) => sale)).toEqual(['c', 'a', 'a', 'b']);
  });

  it('cannot be read from something else', () => {
    const body = { other: 1 };
    expect(() => offlineDeviceIn({ body })).toThrow('a device without a line cannot be read');
    expect(shareSlotIn({ id: '3', body })).toEqual({ slot: 3, device: '' });
    expect(() => claimsIn({ body })).toThrow('the claims of a voucher cannot be read');
    expect(() => correctionIn({ body })).toThrow('a correction of a sale cannot be read');
  });
});
