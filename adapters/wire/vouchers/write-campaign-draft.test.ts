import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { readCampaignDraft } from './campaign-draft.ts';
import { writeCampaignDraft } from './write-campaign-draft.ts';

const zone = 'Europe/Madrid';
const euros = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount / 100);
const some = fc.option(fc.integer({ min: 0, max: 5000 }));
const title = fc.record({ es: fc.string(), va: fc.string() });
const hour = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 3_600_000, max: Date.UTC(2028, 0, 1) / 3_600_000 })
  .map((at) => new Date(at * 3_600_000).toISOString());
const day = hour.map((at) => at.slice(0, 10));

/** Drafts of campaigns, whatever they say; moments are whole hours of the world. */
const anyDraft = fc.record({
  title,
  summary: title,
  conditions: title,
  funds: euros,
  types: fc.array(
    fc.record({
      title,
      face: euros,
      price: euros,
      minimum: euros,
      uses: fc.nat(20),
      most: some,
      perPerson: some,
    }),
    { maxLength: 4 },
  ),
  perPerson: some,
  deskShare: fc.nat(5000),
  areas: fc.array(fc.record({ title, districts: fc.array(fc.string()), most: fc.nat(500) }), {
    maxLength: 3,
  }),
  waves: fc.array(fc.record({ at: hour, vouchers: fc.nat(5000) }), { maxLength: 3 }),
  giving: fc.constantFrom('firstCome', 'drawn'),
  drawFrom: hour,
  drawUntil: hour,
  lot: fc.nat(9),
  drawDays: fc.nat(60),
  register: fc.constantFrom('census', 'members', 'anybody'),
  minimumAge: some,
  samePricePerSale: fc.integer({ min: 1, max: 9 }),
  mixed: fc.boolean(),
  identityProof: fc.constantFrom('photo', 'number', 'shown'),
  offline: fc.option(
    fc.record({
      vouchers: fc.nat(50),
      sum: euros,
      longest: fc.nat(8),
      devices: fc.nat(90),
      bearer: fc.constantFrom('council', 'shop'),
    }),
  ),
  returnDays: fc.nat(30),
  perShop: fc.option(euros),
  issueFrom: hour,
  issueUntil: day,
  redeemFrom: hour,
  redeemUntil: day,
});

describe('a draft that is written from a campaign', () => {
  it('is read as that campaign, whatever the campaign says', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const campaign = readCampaignDraft(draft, 'otono', zone);
        if (campaign._tag === 'Left') throw new Error(JSON.stringify(campaign.left));
        const written = writeCampaignDraft(campaign.right, zone);
        expect(readCampaignDraft(written, 'otono', zone)).toEqual(campaign);
      }),
    );
  });

  it('has moments by the clock of the town, as forms show them; one between two minutes is exact', () => {
    const issue = { from: Date.parse('2026-11-18T08:00:30Z'), until: Date.parse('2026-12-15T23:00:00Z') };
    const redeem = { ...issue, from: Date.parse('2026-11-18T08:00:00Z') };
    const written = writeCampaignDraft({ ...openCampaign, issue, redeem }, zone);
    expect(written).toMatchObject({
      issueFrom: '2026-11-18T08:00:30.000Z',
      redeemFrom: '2026-11-18T09:00',
      issueUntil: '2026-12-15',
    });
    expect(readCampaignDraft(written, 'otono', zone)).toMatchObject(right({ issue, redeem }));
  });
});
