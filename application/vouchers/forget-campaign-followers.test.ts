import { expect, it } from 'vitest';
import { aFollow } from '#fixtures/builders/data/follow.ts';
import { drawnCampaign } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { rulesOf } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { orderedIn } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { memoryFollows } from '#fixtures/memory/follows.ts';
import type { CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { forgetCampaignFollowers } from './forget-campaign-followers.ts';

const { realm } = orderedIn;
const last = drawnCampaign.issue.until;

/** So many who follow the campaign, and one who follows a process. What is left after erasing by a moment. */
async function leftOf(count: number, by: number, rules: Partial<CampaignRules> | null = {}) {
  const follows = memoryFollows();
  const subject = { kind: 'campaign', id: 'otono' } as const;
  for (let n = 0; n < count; n += 1) {
    const follow = aFollow({ realm, id: `campaign ${n}`, subject });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await follows.change(realm, follow.id, () => follow);
  }
  await follows.change(realm, 'process', () => aFollow({ realm, id: 'process' }));
  const body = { ...rulesOf(drawnCampaign), ...rules };
  const record = { kind: 'campaign', id: 'rules', owner: '', at: 1, version: 1, body: body as never };
  const ports = {
    follows,
    goodsRecords: { record: async () => (rules === null ? null : record) },
    realms: { towns: async () => [orderedIn] },
  };
  await forgetCampaignFollowers(ports)(by);
  const campaign = (await follows.following(realm, subject, '', 9999)).length;
  const process = (await follows.following(realm, { kind: 'process', id: 'p' }, '', 9)).length;
  return { campaign, process };
}

it('who followed a campaign is erased once it gives nothing more, and nobody else', async () => {
  expect(await leftOf(3, last - 1)).toEqual({ campaign: 3, process: 1 });
  expect(await leftOf(3, last)).toEqual({ campaign: 0, process: 1 });
  expect(await leftOf(450, last)).toEqual({ campaign: 0, process: 1 });
  expect(await leftOf(3, 0, null)).toEqual({ campaign: 0, process: 1 });
});

it('a campaign that was closed early is over, and one whose opening was cancelled may open again', async () => {
  const ended = (kind: 'ended' | 'cancelled') => ({ ended: { kind } as never });
  expect(await leftOf(2, last - 1, ended('ended'))).toEqual({ campaign: 0, process: 1 });
  expect(await leftOf(2, last - 1, ended('cancelled'))).toEqual({ campaign: 2, process: 1 });
});
