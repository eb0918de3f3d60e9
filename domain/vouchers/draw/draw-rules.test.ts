import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCampaign } from '#fixtures/arbitraries/voucher-campaign.ts';
import { drawnCampaign } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { faultsOfDrawList } from '../../registrations/draw/list-faults.ts';
import type { CampaignDraw, VoucherCampaign } from '../campaign.ts';
import { campaignFaults } from '../campaign-faults.ts';
import { changesOfCampaign } from '../opening/allowed-campaign-changes.ts';
import { left } from '../../shared/result.ts';
import { vouchersIn } from '../supply.ts';
import { longestRight } from './campaign-draw-faults.ts';
import { rightUntil } from './entering.ts';
import { listOfCampaign } from './list-of-campaign.ts';
import { lotsOf } from './lots.ts';
import { campaignOfDraw, drawOfCampaign, drawOfGood, goodOfDraw } from './name-of-draw.ts';
import { entryRecord, voucherEntryIn } from './voucher-entry.ts';

const { draw, issue, types } = drawnCampaign;
const [free] = types;
if (free === undefined) throw new Error('the sample has a type');

const faultsWith = (more: Partial<VoucherCampaign>, changed: Partial<CampaignDraw> = {}) =>
  campaignFaults({ ...drawnCampaign, ...more, draw: { ...draw, ...changed } }, draw.from).map(
    ({ kind, path }) => `${kind} ${path}`,
  );

describe('a campaign whose vouchers are drawn', () => {
  it('has a window that is over before they can be had, and days to take them', () => {
    expect(faultsWith({})).toEqual([]);
    expect(faultsWith({}, { from: 0 })).toEqual(['noDay draw/from']);
    expect(faultsWith({}, { until: draw.from })).toEqual(['drawOrder draw/until']);
    expect(faultsWith({}, { until: issue.from + 1 })).toEqual(['drawTooLate draw/until']);
    for (const days of [0, 1.5, longestRight + 1])
      expect(faultsWith({}, { days })).toEqual(['drawDays draw/days']);
  });

  it('gives each who wins no more than one person may have', () => {
    expect(faultsWith({}, { lot: 3 })).toEqual(['drawLot draw/lot']);
    expect(faultsWith({}, { lot: 0 })).toEqual(['drawLot draw/lot']);
    expect(faultsWith({ perPerson: null }, { lot: 3 })).toEqual([]);
    expect(faultsWith({ types: [{ ...free, perPerson: 1 }] })).toEqual(['drawLot draw/lot']);
    expect(faultsWith({ deskShare: 8 })).toEqual(['drawNothing draw/lot']);
  });

  it('has neither waves nor areas, and several types only if all of them are drawn', () => {
    expect(faultsWith({ waves: [{ at: issue.from, vouchers: 9 }] })).toEqual(['drawWaves waves']);
    const areas = [{ id: '1', title: 'Mar', districts: ['mar'], most: 2 }];
    expect(faultsWith({ areas, register: 'census' })).toEqual(['drawAreas areas']);
    const two = [free, { ...free, id: 'otro' }];
    expect(faultsWith({ types: two })).toEqual(['drawDesk deskShare']);
    expect(faultsWith({ types: two, deskShare: 0 })).toEqual([]);
    const uncounted = two.map((type) => ({ ...type, most: null }));
    expect(faultsWith({ types: uncounted, deskShare: 0 })).toEqual(['drawTypes types']);
    expect(faultsWith({ types: [] })).toEqual(['noTypes types']);
  });

  it('never draws more than there is beside the share of the desk', () => {
    fc.assert(
      fc.property(anyCampaign, fc.integer({ min: 1, max: 9 }), (campaign, lot) => {
        const drawn = lotsOf(campaign, lot);
        const sum = drawn.reduce((before, { lots }) => before + lots * lot, 0);
        expect(sum).toBeLessThanOrEqual(Math.max(0, vouchersIn(campaign) - campaign.deskShare));
        for (const { type, lots } of drawn)
          expect(lots * lot).toBeLessThanOrEqual(
            campaign.types.find(({ id }) => id === type)?.most ?? vouchersIn(campaign),
          );
      }),
    );
  });

  it('is drawn for good: nothing of its draw is changed once it is opened', () => {
    const later = { ...drawnCampaign, draw: { ...draw, until: draw.until - 1 } };
    expect(changesOfCampaign(drawnCampaign, later, false)).toEqual(
      left({ kind: 'fixed', path: 'draw/until', since: 'opening' }),
    );
    const { draw: _, ...first } = drawnCampaign;
    expect(changesOfCampaign(drawnCampaign, first, false)).toMatchObject({ left: { kind: 'fixed' } });
  });
});

describe('the list of a campaign', () => {
  it('has a group for each type and nobody’s name, in the order of the letters', () => {
    const list = listOfCampaign(drawnCampaign, [
      { code: 'zz', type: 'gratis' },
      { code: 'aa', type: 'gratis' },
    ]);
    expect(list.groups).toEqual([{ id: 'gratis', places: [{ segment: 'web', count: 4 }], flow: [] }]);
    expect(list.applications.map(({ id }) => id)).toEqual(['aa', 'zz']);
    expect(listOfCampaign(drawnCampaign, [{ code: 'aa', type: 'gratis' }]).applications[0]?.wishes).toEqual([
      'gratis',
    ]);
    expect(faultsOfDrawList(list)).toEqual([]);
  });

  it('is kept in the good of its campaign, apart from those of activities', () => {
    expect(goodOfDraw(drawOfCampaign('otono'))).toBe('vouchers/otono');
    expect(goodOfDraw('natacion')).toBe('activity/natacion');
    expect(drawOfGood('vouchers/otono')).toBe('bonos:otono');
    expect(drawOfGood('activity/natacion')).toBe('natacion');
    expect([campaignOfDraw('bonos:otono'), campaignOfDraw('natacion')]).toEqual(['otono', null]);
  });
});

describe('an offer', () => {
  it('holds for its days from when vouchers can be had, and not beyond the last day', () => {
    const day = 86_400_000;
    expect(rightUntil(drawnCampaign, issue.from - day)).toBe(issue.from + 3 * day);
    expect(rightUntil(drawnCampaign, issue.from + day)).toBe(issue.from + 4 * day);
    expect(rightUntil(drawnCampaign, issue.until - 1)).toBe(issue.until);
    expect(rightUntil(drawnCampaign, issue.until)).toBeNull();
  });
});

describe('the record of an entry', () => {
  it('is in the list of its status, and read again', () => {
    const entry = {
      code: 'aa',
      order: 'key',
      holder: 'ana',
      type: 'gratis',
      status: 'waiting',
      position: 3,
      mail: null,
    } as const;
    const record = entryRecord(entry, 7, 2);
    expect(record).toMatchObject({ id: 'ana', owner: 'waiting', at: 7, version: 2 });
    expect(voucherEntryIn(record)).toEqual(entry);
    expect(() => voucherEntryIn({ body: {} })).toThrow('cannot be read');
  });
});
