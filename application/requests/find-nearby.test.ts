import { describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { left } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryMailboxes, memoryRequests } from '#fixtures/memory/request-stores.ts';
import { findNearby } from './find-nearby.ts';

const town = aTown();
const { realm } = town;
const clock = { now: () => 0 };

describe('what was reported nearby', () => {
  const at = { lat: 39.41, lng: -0.34 };
  const buzon = mailboxId('buzon');

  it('is shown only if the mailbox says so', async () => {
    const requests = memoryRequests();
    await requests.create(aRequestEntry(1, { request: { mailbox: buzon, coordinates: at } }));
    const near = (more: object) =>
      findNearby({ mailboxes: memoryMailboxes([aMailbox([{ name: 'a' }], more)]), requests, clock });
    const atOnce = near({ nearby: true, publish: 'atOnce' });
    expect(await atOnce(town, buzon, at, null)).toMatchObject({ right: [{ metres: 0 }] });
    expect(await near({ publish: 'atOnce' })(town, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
    expect(await near({})(town, mailboxId('otro'), at, null)).toEqual(left({ kind: 'unknownMailbox' }));
    const waiting = near({ nearby: true });
    expect(await waiting(town, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
    await requests.change(realm, referenceOf(1), (one) => ({ ...one, approval: 'approved' }));
    expect(await waiting(town, buzon, at, null)).toMatchObject({ right: [{ metres: 0 }] });
    // The clock says 1 January 1970.
    const publishPeriod = { start: '1970-01-02' as CalendarDay, end: null };
    await requests.change(realm, referenceOf(1), (one) => ({ ...one, publishPeriod }));
    expect(await waiting(town, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
  });

  it('is empty for a mailbox that cannot be read', async () => {
    const mailboxes = { all: async () => [], find: async () => ({ mailbox: null, document: {} }) };
    const near = findNearby({ mailboxes, requests: memoryRequests(), clock });
    expect(await near(town, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
  });
});
