import { expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { drawnCampaign } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { openingsOf } from './openings.ts';

const { id, issue } = openCampaign;

it('a campaign opens with its first day and with each later wave, and a drawn one with its window', () => {
  const waves = [
    { at: issue.from, vouchers: 5 },
    { at: issue.from + 1, vouchers: 5 },
  ];
  expect(openingsOf({ ...openCampaign, waves })).toEqual([
    { id, at: issue.from },
    { id: `${id}/${issue.from + 1}`, at: issue.from + 1 },
  ]);
  expect(openingsOf(drawnCampaign)).toEqual([{ id: 'otono/draw', at: drawnCampaign.draw.from }]);
});
