import { campaignOfGood, goodOfCampaign } from '../pools.ts';

/** No activity has an id with a colon. */
const prefix = 'bonos:';

/** The name of the draw of a campaign among all draws of a town: activities are drawn too. */
export const drawOfCampaign = (campaign: string): string => `${prefix}${campaign}`;

/** The campaign of a draw; null if an activity is drawn. */
export const campaignOfDraw = (draw: string): string | null =>
  draw.startsWith(prefix) ? draw.slice(prefix.length) : null;

/** The good in which a draw is kept. */
export function goodOfDraw(draw: string): string {
  const campaign = campaignOfDraw(draw);
  return campaign === null ? `activity/${draw}` : goodOfCampaign(campaign);
}

/** The draw that is kept in a good. */
export function drawOfGood(good: string): string {
  const campaign = campaignOfGood(good);
  return campaign === null ? good.replace('activity/', '') : drawOfCampaign(campaign);
}
