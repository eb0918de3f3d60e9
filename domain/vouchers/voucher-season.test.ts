import { expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import type { CampaignPause } from './opening/campaign-rules.ts';
import { voucherSeason } from './voucher-season.ts';

const day = 86_400_000;
const [from, until] = [100 * day, 110 * day];
const campaign = { ...openCampaign, redeem: { from, until } };
const by = { person: 'a', name: 'A', at: 0 };
const pause = (isPaused: boolean): CampaignPause => ({
  isPaused,
  reason: 'Avería',
  by,
});
const going = { campaign, pauses: [] };
const paused = { campaign, pauses: [pause(false), pause(true)] };

it('vouchers are taken from the first to the last day of their campaign, and what has ended is said for thirty days', () => {
  const at = (now: number) => voucherSeason([going], now);
  expect([from - 1, from, until - 1, until, until + 30 * day - 1, until + 30 * day].map(at)).toEqual([
    'none',
    'used',
    'used',
    'ended',
    'ended',
    'none',
  ]);
});

it('those of a campaign that is paused are not, unless another one goes on', () => {
  expect(voucherSeason([paused], from)).toBe('paused');
  expect(voucherSeason([paused, going], from)).toBe('used');
  expect(voucherSeason([{ ...paused, pauses: [...paused.pauses, pause(false)] }], from)).toBe('used');
});

it('a campaign that was cancelled is none, and one that gives no more is used until its end', () => {
  const ended = (kind: 'cancelled' | 'ended') =>
    voucherSeason([{ ...going, ended: { kind, reason: '', hash: '', by: [by, by] } }], from);
  expect([ended('cancelled'), ended('ended'), voucherSeason([], from)]).toEqual(['none', 'used', 'none']);
});
