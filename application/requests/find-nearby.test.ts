import { describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { memoryMailboxes, memoryRequests } from '#fixtures/memory/request-stores.ts';
import { findNearby } from './find-nearby.ts';

const realm = realmId('vilanova');
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
    expect(await atOnce(realm, buzon, at, null)).toMatchObject({ right: [{ metres: 0 }] });
    expect(await near({ publish: 'atOnce' })(realm, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
    expect(await near({})(realm, mailboxId('otro'), at, null)).toEqual(left({ kind: 'unknownMailbox' }));
    const waiting = near({ nearby: true });
    expect(await waiting(realm, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
    await requests.change(realm, referenceOf(1), (one) => ({ ...one, approval: 'approved' }));
    expect(await waiting(realm, buzon, at, null)).toMatchObject({ right: [{ metres: 0 }] });
  });

  it('is empty for a mailbox that cannot be read', async () => {
    const mailboxes = { all: async () => [], find: async () => ({ mailbox: null, document: {} }) };
    const near = findNearby({ mailboxes, requests: memoryRequests(), clock });
    expect(await near(realm, buzon, at, null)).toEqual({ _tag: 'Right', right: [] });
  });
});
