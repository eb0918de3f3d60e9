import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { type CampaignEnd, type CampaignRules, isShut, standingRules } from './campaign-rules.ts';

const by = [
  { person: 'a', name: 'Ana', at: noon },
  { person: 'p', name: 'Pau', at: noon },
] as const;
const rules: CampaignRules = {
  campaign: openCampaign,
  hash: 'h',
  opened: { hash: 'h', by },
  changes: [],
  pauses: [],
};
const closed = (kind: CampaignEnd['kind']) => ({ ...rules, ended: { kind, hash: 'h', reason: 'x', by } });

describe('the rules of a campaign', () => {
  it('are shut while it is paused, and for good once it is closed', () => {
    const paused = { ...rules, pauses: [{ isPaused: true, reason: 'x', by: by[0] }] };
    expect([rules, paused, closed('ended'), closed('cancelled')].map(isShut)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('stand unless their opening was cancelled', () => {
    expect(standingRules(null)).toBeNull();
    expect(standingRules(closed('cancelled'))).toBeNull();
    for (const one of [rules, closed('ended')]) expect(standingRules(one)).toBe(one);
  });
});
