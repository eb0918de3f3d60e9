import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { drawnCampaign } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { rulesOf } from '#fixtures/builders/vouchers/given-vouchers.ts';
import type { TimeZone } from '../shared/calendar-day.ts';
import { dueNotices, sentSoFar } from './followed-event.ts';
import { campaignEvents } from './campaign-events.ts';

const zone = 'Europe/Madrid' as TimeZone;
const day = 86_400_000;
const { from } = openCampaign.issue;
const waves = [
  { at: from, vouchers: 100 },
  { at: from + 2 * day, vouchers: 100 },
];
const eventsOf = (more: object = {}, isPaused = false) =>
  campaignEvents(rulesOf({ ...openCampaign, waves, ...more }, isPaused), zone);

describe('the notices about a campaign of vouchers', () => {
  it('are one with its first day and one with each wave, in the moment in which it opens', () => {
    const events = eventsOf();
    expect(events.map(({ key, at }) => [key, at])).toEqual([
      ['opening/otono', from],
      [`opening/otono/${from + 2 * day}`, from + 2 * day],
    ]);
    const told = sentSoFar(events, from);
    expect(dueNotices(told, events, from + 2 * day - 1)).toBeNull();
    expect(dueNotices(told, events, from + 2 * day)?.fresh).toHaveLength(1);
    // A server that was away for a day sends nobody to what is gone.
    expect(dueNotices(told, events, from + 3 * day)?.fresh).toEqual([]);
  });

  it('say until which day people can be put down, if it is drawn', () => {
    expect(campaignEvents(rulesOf(drawnCampaign), zone)).toMatchObject([
      { at: drawnCampaign.draw.from, event: { kind: 'voucherDrawOpened', lastDay: '2026-11-19' } },
    ]);
    const midnight = Date.parse('2026-11-20T00:00:00+01:00');
    const draw = { ...drawnCampaign.draw, until: midnight };
    expect(campaignEvents(rulesOf({ ...drawnCampaign, draw }), zone)).toMatchObject([
      { event: { lastDay: '2026-11-19' } },
    ]);
  });

  it('are none while it is paused or closed, and come afterwards if they still are news', () => {
    expect(eventsOf({}, true)).toEqual([]);
    const rules = rulesOf({ ...openCampaign, waves });
    const by = [{ at: noon }, { at: noon }];
    expect(campaignEvents({ ...rules, ended: { kind: 'ended', by } as never }, zone)).toEqual([]);
  });
});
