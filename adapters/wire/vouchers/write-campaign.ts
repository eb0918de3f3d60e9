import type { Pool } from '#domain/scarcity/pool.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { lotsOf } from '#domain/vouchers/draw/lots.ts';
import { drawOfCampaign } from '#domain/vouchers/draw/name-of-draw.ts';
import { type CampaignRules, isPaused } from '#domain/vouchers/opening/campaign-rules.ts';
import { frozenCampaignText } from '#domain/vouchers/opening/frozen-campaign.ts';
import { nextWave, vouchersIn } from '#domain/vouchers/supply.ts';
import { leftInAll, leftOfType, toldLeft } from '#domain/vouchers/what-is-left.ts';
import type { CampaignAnswer, CampaignDrawAnswer, CampaignRow } from './campaign.ts';

const momentText = (at: Instant): string => new Date(at).toISOString();

const writePeriod = ({ from, until }: VoucherCampaign['issue']) => ({
  from: momentText(from),
  until: momentText(until),
});

const writeWave = ({ at, vouchers }: VoucherCampaign['waves'][number]) => ({ at: momentText(at), vouchers });

const writeEnd = ({ ended }: CampaignRules): CampaignRow['ended'] =>
  ended === undefined ? null : { kind: ended.kind, reason: ended.reason, at: momentText(ended.by[1].at) };

/** An opened campaign in a list, with what is left of it at a moment. */
export function writeCampaignRow(rules: CampaignRules, pools: readonly Pool[], at: Instant): CampaignRow {
  const { campaign } = rules;
  const isClosed = rules.ended !== undefined;
  const told = (left: number) => (isClosed ? 0 : toldLeft(left));
  const next = isClosed ? null : nextWave(campaign, at);
  const onWeb = { at, channel: 'web', area: null } as const;
  return {
    id: campaign.id,
    title: campaign.title,
    summary: campaign.summary,
    issue: writePeriod(campaign.issue),
    redeem: writePeriod(campaign.redeem),
    isPaused: isPaused(rules),
    ended: writeEnd(rules),
    types: campaign.types.map((type) => {
      const { id, title, face, price, minimum, uses, perPerson } = type;
      const left = told(leftOfType(campaign, pools, type, onWeb));
      return { id, title, face, price, minimum, uses, perPerson, left };
    }),
    vouchers: vouchersIn(campaign),
    left: told(leftInAll(campaign, pools, { at, channel: 'web' })),
    leftAtDesk: told(leftInAll(campaign, pools, { at, channel: 'desk' })),
    next: next && writeWave(next),
    counted: momentText(at),
  };
}

/** What everybody reads of the changes since the opening. */
const writeChanges = ({ changes }: CampaignRules): CampaignAnswer['changes'] =>
  changes.map(({ number, reason, hash, by, changes: fields }) => ({
    number,
    reason,
    hash,
    at: momentText(by[1].at),
    paths: fields.map(({ path }) => path),
  }));

/** The draw of a campaign as everybody reads it. */
function writeCampaignDraw(
  campaign: VoucherCampaign,
  seen: Pick<CampaignDrawAnswer, 'state' | 'entries'>,
): Pick<CampaignAnswer, 'draw'> {
  const { draw } = campaign;
  if (draw === undefined) return {};
  const lots = lotsOf(campaign, draw.lot).map((one) => ({ ...one }));
  const window = { ...writePeriod(draw), lot: draw.lot, days: draw.days };
  return { draw: { id: drawOfCampaign(campaign.id), ...window, lots, ...seen } };
}

/** What is counted of a campaign at a moment. */
export interface CountedForAll {
  readonly pools: readonly Pool[];
  readonly at: Instant;
  /** How far its draw is; of one that is not drawn it says nothing. */
  readonly draw: Pick<CampaignDrawAnswer, 'state' | 'entries'>;
}

/** An opened campaign as everybody reads it. */
export function writeCampaign(rules: CampaignRules, { pools, at, draw }: CountedForAll): CampaignAnswer {
  const { campaign, opened, pauses } = rules;
  const pause = pauses.at(-1);
  const { conditions, perPerson, register, minimumAge, samePricePerSale, mixed } = campaign;
  const { identityProof, returnDays, offline } = campaign;
  return {
    ...writeCampaignRow(rules, pools, at),
    conditions,
    perPerson,
    areas: campaign.areas.map(({ id, title, districts, most }) => {
      const given = pools.find((pool) => pool.id === `area/${id}`);
      const left = most - (given?.held ?? 0) - (given?.taken ?? 0);
      return { id, title, districts: [...districts], left: toldLeft(left) };
    }),
    waves: campaign.waves.map(writeWave),
    register,
    minimumAge,
    samePricePerSale,
    mixed,
    identityProof,
    offline: offline && { ...offline },
    returnDays,
    pause: pause?.isPaused === true ? { reason: pause.reason, at: momentText(pause.by.at) } : null,
    opened: {
      at: momentText(opened.by[1].at),
      by: opened.by.map(({ name }) => name),
      hash: opened.hash,
    },
    text: frozenCampaignText(campaign),
    hash: rules.hash,
    changes: writeChanges(rules),
    ...writeCampaignDraw(campaign, draw),
  };
}
