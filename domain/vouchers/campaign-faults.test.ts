import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { anyCampaign } from '#fixtures/arbitraries/voucher-campaign.ts';
import { cents } from '../shared/money.ts';
import type { VoucherCampaign, VoucherType } from './campaign.ts';
import { campaignFaults } from './campaign-faults.ts';
import { identityProofs, offlineBearers, voucherRegisters } from './campaign-words.ts';
import { councilShare } from './supply.ts';
import { leastBudget } from './type-faults.ts';
import { worstLoss } from './worst-loss.ts';

const day = 86_400_000;
const { issue, redeem, types } = openCampaign;
const now = issue.from;
const [five, twenty] = types;
if (five === undefined || twenty === undefined) throw new Error('the sample has two types');

const faultsWith = (more: Partial<VoucherCampaign>) =>
  campaignFaults({ ...openCampaign, ...more }, now).map(({ kind, path }) => `${kind} ${path}`);
const ofType = (more: Partial<VoucherType>) =>
  faultsWith({ types: [{ ...five, ...more }], waves: [], budget: cents(100_000_000) });
const offline = { vouchers: 5, amount: cents(10_000), hours: 8, devices: 30, bearer: 'council' } as const;

describe('a campaign', () => {
  it('that is whole has no fault', () => {
    expect(faultsWith({})).toEqual([]);
    expect(faultsWith({ offline, areas: [], perShop: cents(1), perPerson: 1, returnDays: 8 })).toEqual([]);
    const ofCensus = { id: '1', title: 'Mar', districts: ['mar'], most: 10 };
    expect(faultsWith({ register: 'census', minimumAge: 16, areas: [ofCensus] })).toEqual([]);
  });

  it('may have any register, proof and bearer', () => {
    for (const register of voucherRegisters)
      for (const identityProof of identityProofs)
        for (const bearer of offlineBearers)
          expect(faultsWith({ register, identityProof, offline: { ...offline, bearer } })).toEqual([]);
  });

  it('has a title, types, and a budget that is enough for them', () => {
    expect(faultsWith({ title: { es: ' ', va: '' } })).toEqual(['noTitle title']);
    expect(faultsWith({ title: 'Bonos' })).toEqual([]);
    expect(faultsWith({ types: [] })).toEqual(['noTypes types']);
    const counted = [
      { ...five, most: 10 },
      { ...twenty, most: 5 },
    ];
    expect(leastBudget(counted)).toBe(10 * 500 + 5 * 1000);
    expect(faultsWith({ types: counted, waves: [], budget: cents(9999) })).toEqual(['budgetTooSmall budget']);
    expect(faultsWith({ types: counted, waves: [], budget: cents(10_000) })).toEqual([]);
    expect(faultsWith({ waves: [], budget: cents(999) })).toEqual(['budgetTooSmall budget']);
    expect(faultsWith({ waves: [], budget: cents(1000) })).toEqual([]);
  });

  it('has types whose figures a shop can work with', () => {
    expect(ofType({})).toEqual([]);
    expect(ofType({ title: '' })).toEqual(['noTypeTitle types/0/title']);
    expect(ofType({ face: cents(0) })).toEqual(['moreThanNothing types/0/face']);
    expect(ofType({ uses: 0, price: cents(0) })).toContain('atLeastOne types/0/uses');
    expect(ofType({ uses: 1.5 })).toContain('atLeastOne types/0/uses');
    expect(ofType({ minimum: cents(499) })).toEqual(['minimumBelowFace types/0/minimum']);
    expect(ofType({ price: cents(1000) })).toEqual(['priceTooHigh types/0/price']);
    expect(ofType({ most: 0 })).toContain('atLeastOne types/0/most');
    expect(ofType({ perPerson: 0 })).toEqual(['atLeastOne types/0/perPerson']);
  });

  it('has days in an order in which the last voucher can still be used', () => {
    expect(faultsWith({ waves: [], issue: { from: 0, until: issue.until } })).toEqual(['noDay issueFrom']);
    expect(faultsWith({ redeem: { from: 0, until: redeem.until } })).toEqual(['noDay redeemFrom']);
    expect(faultsWith({ waves: [], issue: { from: now, until: now } })).toEqual([
      'issueOrder issueUntil',
      'ended issueUntil',
    ]);
    expect(faultsWith({ redeem: { from: redeem.until, until: redeem.until } })).toEqual([
      'redeemOrder redeemUntil',
    ]);
    expect(faultsWith({ redeem: { ...redeem, until: issue.until } })).toEqual([]);
    expect(faultsWith({ redeem: { ...redeem, until: issue.until - 1 } })).toEqual([
      'usedTooEarly redeemUntil',
    ]);
  });

  it('has waves while vouchers can be had, which sum to what there is', () => {
    const wave = (at: number, vouchers: number) => ({ at, vouchers });
    expect(faultsWith({ waves: [wave(issue.from - 1, 5)] })).toEqual(['waveOutside waves/0/at']);
    expect(faultsWith({ waves: [wave(issue.until, 5)] })).toEqual(['waveOutside waves/0/at']);
    expect(faultsWith({ waves: [wave(now, 5), wave(now, 5)] })).toEqual(['waveTwice waves/1/at']);
    expect(faultsWith({ waves: [wave(now, 0)] })).toEqual(['atLeastOne waves/0/vouchers']);
    expect(faultsWith({ waves: [wave(now, 4001)] })).toEqual(['wavesSum waves']);
    const counted = { types: [{ ...five, most: 10 }] };
    expect(faultsWith({ ...counted, waves: [wave(now, 9)] })).toEqual(['wavesSum waves']);
    expect(faultsWith({ ...counted, waves: [wave(now, 4), wave(now + day, 6)] })).toEqual([]);
  });

  it('keeps no more for the desk and for areas than there is, and asks the census where only it knows', () => {
    const area = (id: string, most: number, ...districts: readonly string[]) => ({
      id,
      title: id,
      districts,
      most,
    });
    const ofCensus = { register: 'census' } as const;
    expect(faultsWith({ deskShare: 1001 })).toEqual(['deskTooLarge deskShare']);
    expect(faultsWith({ deskShare: -1 })).toEqual(['deskTooLarge deskShare']);
    expect(faultsWith({ ...ofCensus, areas: [area('a', 5)] })).toEqual([
      'areaWithoutDistricts areas/0/districts',
    ]);
    expect(faultsWith({ ...ofCensus, areas: [area('a', 0, 'mar')] })).toEqual(['atLeastOne areas/0/most']);
    expect(faultsWith({ ...ofCensus, areas: [area('a', 5, 'mar'), area('b', 5, 'mar')] })).toEqual([
      'districtTwice areas/1/districts',
    ]);
    expect(faultsWith({ ...ofCensus, areas: [area('a', 1001, 'mar')] })).toEqual(['areasTooMany areas']);
    expect(faultsWith({ areas: [area('a', 5, 'mar')] })).toEqual(['needsCensus areas']);
    expect(faultsWith({ register: 'members', minimumAge: 16 })).toEqual(['needsCensus minimumAge']);
  });

  it('has rules of sales and returns that can be kept', () => {
    expect(faultsWith({ samePricePerSale: 0 })).toEqual(['atLeastOne samePricePerSale']);
    expect(faultsWith({ returnDays: -1 })).toEqual(['returnDays returnDays']);
    expect(faultsWith({ returnDays: 366 })).toEqual(['returnDays returnDays']);
    expect(faultsWith({ perPerson: 0 })).toEqual(['atLeastOne perPerson']);
    expect(faultsWith({ perShop: cents(0) })).toEqual(['moreThanNothing perShop']);
  });

  it('bounds what is taken without a line', () => {
    expect(faultsWith({ offline: { ...offline, vouchers: 0 } })).toEqual(['atLeastOne offline/vouchers']);
    expect(faultsWith({ offline: { ...offline, devices: 0 } })).toEqual(['atLeastOne offline/devices']);
    expect(faultsWith({ offline: { ...offline, amount: cents(499) } })).toEqual([
      'offlineAmount offline/amount',
    ]);
    expect(faultsWith({ offline: { ...offline, hours: 9 } })).toEqual(['offlineHours offline/hours']);
    expect(faultsWith({ types: [], offline: { ...offline, amount: cents(0) } })).toEqual(['noTypes types']);
  });

  it('whose types are counted never spends more than its budget, if it has no fault', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        const counted = campaign.types.every(({ most }) => most !== null);
        const hasFault = campaignFaults(campaign, now).length > 0;
        const whole = campaign.types.reduce((sum, type) => sum + (type.most ?? 0) * councilShare(type), 0);
        expect(!counted || hasFault || whole <= campaign.budget).toBe(true);
      }),
    );
  });
});

describe('the worst loss without a line', () => {
  it('is the sum of what devices may take, and borne as the rule says', () => {
    expect(worstLoss({ offline: null, types }, 3)).toBeNull();
    expect(worstLoss({ offline, types }, 3)).toEqual({ perDevice: 10_000, whole: 30_000, council: 30_000 });
    const shops = worstLoss({ offline: { ...offline, bearer: 'shop', vouchers: 2 }, types }, 3);
    expect(shops).toEqual({ perDevice: 4000, whole: 12_000, council: 0 });
    expect(worstLoss({ offline, types: [] }, 3)?.whole).toBe(0);
  });

  it('is never less than what devices took within their allowances', () => {
    const taken = fc.array(fc.array(fc.nat(1), { maxLength: 20 }), { maxLength: 6 });
    fc.assert(
      fc.property(
        taken,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 500, max: 20_000 }),
        (devices, most, sum) => {
          const rule = { ...offline, vouchers: most, amount: cents(sum) };
          const lost = devices.map((sales) => {
            let [left, money] = [most, sum];
            for (const at of sales) {
              const value = at === 0 ? 1000 : 2000;
              if (left > 0 && money >= value) {
                left -= 1;
                money -= value;
              }
            }
            return sum - money;
          });
          const whole = lost.reduce((before, one) => before + one, 0);
          expect(whole).toBeLessThanOrEqual(worstLoss({ offline: rule, types }, devices.length)?.whole ?? -1);
        },
      ),
    );
  });
});
