import type { Instant } from '../shared/calendar-day.ts';
import type { VoucherCampaign } from './campaign.ts';

/** After a day it is no news that something has opened. Milliseconds. */
export const openingIsNewsFor = 86_400_000;

/** A moment from which there is something to get of a campaign, and a name of its own for it. */
export interface OpeningMoment {
  readonly id: string;
  readonly at: Instant;
}

/**
 * When a campaign opens for everybody: with its first day and with each wave or, if it is drawn, when people can be put down. What
 * was drawn is not for everybody.
 */
export function openingsOf({
  id,
  issue,
  waves,
  draw,
}: Pick<VoucherCampaign, 'id' | 'issue' | 'waves' | 'draw'>): readonly OpeningMoment[] {
  if (draw !== undefined) return [{ id: `${id}/draw`, at: draw.from }];
  const later = waves.filter(({ at }) => at > issue.from);
  return [{ id, at: issue.from }, ...later.map(({ at }) => ({ id: `${id}/${at}`, at }))];
}
