import { dayAt, type TimeZone } from '../shared/calendar-day.ts';
import { openingsOf, openingIsNewsFor } from '../vouchers/openings.ts';
import { type CampaignRules, isShut } from '../vouchers/opening/campaign-rules.ts';
import type { FollowedEvent } from './followed-event.ts';

/**
 * The notices about a campaign of vouchers: one for each moment at which it opens for everybody. While it is paused or closed
 * there are none: nobody is sent to what cannot be had.
 */
export function campaignEvents(
  rules: Pick<CampaignRules, 'campaign' | 'pauses' | 'ended'>,
  zone: TimeZone,
): readonly FollowedEvent[] {
  if (isShut(rules)) return [];
  const { draw } = rules.campaign;
  return openingsOf(rules.campaign).map(({ id, at }) => ({
    key: `opening/${id}`,
    event:
      draw === undefined
        ? { kind: 'vouchersOpened' }
        : // What ends at midnight ends on the day before, to those who read it.
          { kind: 'voucherDrawOpened', lastDay: dayAt(draw.until - 1, zone) },
    at,
    until: at + openingIsNewsFor,
  }));
}
