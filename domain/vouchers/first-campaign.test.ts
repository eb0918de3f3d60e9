import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCampaign } from './first-campaign.ts';

const now = Date.parse('2027-03-01T10:00:00Z');
const campaign = (id: string, from: string, until: string, ended: object | null = null) => ({
  id,
  issue: { from, until },
  ended,
});
const past = campaign('past', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z');
const open = campaign('open', '2027-02-01T00:00:00Z', '2027-04-01T00:00:00Z');
const closed = campaign('closed', '2027-02-01T00:00:00Z', '2027-04-01T00:00:00Z', { kind: 'ended' });
const toCome = campaign('to come', '2027-04-01T00:00:00Z', '2027-05-01T00:00:00Z');

describe('the campaign that is shown first', () => {
  it.each([
    ['gives vouchers now', [toCome, closed, open, past], open],
    ['is to come, if none gives vouchers', [closed, past, toCome], toCome],
    ['was opened last, if all are over', [closed, past], closed],
  ])('%s', (_, all, first) => {
    expect(firstCampaign(all, now)).toBe(first);
  });

  it('begins in the very moment that its list says, and is over in that of its end', () => {
    expect(firstCampaign([toCome, open], Date.parse(open.issue.from))).toBe(open);
    expect(firstCampaign([open, toCome], Date.parse(open.issue.until))).toBe(toCome);
  });

  it('is none only if there is none', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(past, open, closed, toCome)), (all) => {
        const first = firstCampaign(all, now);
        expect(first === undefined).toBe(all.length === 0);
        if (first !== undefined) expect(all).toContain(first);
      }),
    );
  });
});
