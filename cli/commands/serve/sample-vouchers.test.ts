import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import { sampleFolder, sampleRealms } from '#fixtures/towns/sample-towns.ts';
import { daysBefore } from './sample-moments.ts';
import { sampleDraft } from './sample-vouchers.ts';
import type { SampleWork } from './sample-work-file.ts';

const campaignsOf = (realm: string) =>
  (JSON.parse(readFileSync(join(sampleFolder, realm, 'office.json'), 'utf8')) as SampleWork).campaigns ?? [];

const openingOf = (issueFrom: string) => {
  const [day, time] = issueFrom.split('T') as [CalendarDay, string];
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return instantAt(day, hour * 3600 + minute * 60, 'Europe/Madrid');
};

// A program that starts the samples a moment after midnight counts its days from another morning than one at noon.
const anyMoment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2036, 0, 1) });

describe.each(sampleRealms)('the campaigns of vouchers in %s', (realm) => {
  it('are signed before they open, and open before the first order, at whatever hour the samples are made', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...campaignsOf(realm)), (now, campaign) => {
        const draft = sampleDraft(campaign, now);
        const opens = openingOf(draft.drawFrom ?? draft.issueFrom);
        expect(daysBefore(now, campaign.daysAgo)).toBeLessThan(opens);
        for (const { daysAgo } of campaign.orders)
          expect(daysBefore(now, daysAgo)).toBeGreaterThanOrEqual(opens);
      }),
    );
  });
});
