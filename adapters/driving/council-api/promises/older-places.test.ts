import { describe, expect, it } from 'vitest';
import { readPublishedDraw } from '#adapters/wire/registrations/draw/published-draw.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { verifyDraw } from '#application/registrations/draw/verify-draw.ts';
import { goodOfActivity } from '#domain/registrations/activity/activity.ts';
import { applicationKind } from '#domain/registrations/applicants/application-records.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { olderDays, openOlderData, stores } from '#fixtures/builders/databases/older-data.ts';
import { applicationKey, peopleOfPlaces, ticketKey } from '#fixtures/older-data/give-places.ts';
import { make } from '#fixtures/older-data/left-behind.ts';
import { post, realm } from '#fixtures/older-data/town-calls.ts';

/** The last day of programs that gave no places in these towns. */
const beforePlaces = '2026-11-29';

interface Applied {
  readonly items: readonly {
    readonly id: string;
    readonly state: string;
    readonly position: number | null;
  }[];
}

/** A resident of the town, on a device that has all keys. */
async function aResident({ server }: TestCouncil) {
  const cookie = await deviceCookie(server, realm);
  const ask = async (path: string, body: Readonly<Record<string, unknown>>) =>
    (await make(server, post(`/api/${realm}/${path}`, cookie, body))).json;
  const applied = async (activity: string) => {
    const applications = peopleOfPlaces.map((n) => ({ activity, key: applicationKey(activity, n) }));
    return ((await ask('registrations/own', { applications })) as Applied).items;
  };
  const states = async (activity: string) =>
    (await applied(activity))
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(({ state }) => state);
  const act = (activity: string, key: string, verb: string, more: object = {}) =>
    ask(`registrations/activities/${activity}/applications/${verb}`, { key, ...more });
  return { ask, applied, states, act };
}

describe.each(olderDays.filter((day) => day > beforePlaces))('places of the program of %s', (day) => {
  it.each(stores)('go on in %s: draws are verified, lines go on, and tickets go back', async (store) => {
    const { council } = await openOlderData(day, store);
    const { ask, applied, states, act } = await aResident(council);
    const record = readPublishedDraw((await council.server.inject(`/api/${realm}/draws/escola/record`)).body);
    if (isLeft(record)) throw new Error(record.left.where);
    const verified = await verifyDraw({ hash: sha256Text, isSigned: null })(record.right.toVerify);
    expect(verified).toMatchObject({ faults: [], same: 4 });
    expect(await states('escola')).toEqual(['offered', 'offered', 'waiting', 'waiting']);
    const first = (await applied('escola')).find(({ position }) => position === 1);
    await act('escola', first?.id ?? '', 'answer', { isAccepted: false });
    expect(await states('escola')).toEqual(['declined', 'offered', 'offered', 'waiting']);
    // They came in one moment: letters made by chance decide who waits first.
    expect((await states('ball')).toSorted()).toEqual(['enrolled', 'enrolled', 'waiting', 'waiting']);
    await act('ball', applicationKey('ball', 1), 'leave');
    expect((await states('ball')).toSorted()).toEqual(['enrolled', 'left', 'offered', 'waiting']);
    const orders = [{ event: 'concert', key: ticketKey }];
    const own = async () => (await ask('tickets/own', { orders })) as Tickets;
    const [order] = (await own()).items;
    expect(order?.tickets.map(({ state }) => state)).not.toContain('returned');
    const back = { key: ticketKey, ticket: order?.tickets[0]?.id };
    await ask('tickets/events/concert/orders/return', back);
    const after = (await own()).items[0]?.tickets;
    expect(after?.map(({ state }) => state)).toEqual(['returned', order?.tickets[1]?.state]);
    expect((await council.council.audit([])).flatMap(({ broken }) => broken)).toEqual([]);
    expect(council.log).toEqual([]);
  });
});

/** The last day of programs whose fees had no parts. */
const beforeParts = '2026-12-01';

describe.each(olderDays.filter((day) => day > beforePlaces && day <= beforeParts))(
  'fees of the program of %s',
  (day) => {
    it.each(stores)(
      'have no parts in %s, are paid as they were, and stay as they are stored',
      async (store) => {
        const { council } = await openOlderData(day, store);
        const { goods, goodsRecords, clock } = council.council.office;
        const good = { realm: realmId(realm), good: goodOfActivity('ball') };
        const stored = async () => {
          const all = { owner: 'enrolled', from: null, until: null, limit: 500, after: null };
          return goodsRecords.list(good, { kind: applicationKind, ...all });
        };
        const [kept] = await stored();
        if (kept === undefined) throw new Error('nobody of before has a place');
        // As a course that costs something was left by that program: its own were for nothing.
        const body = { ...kept.body, fee: 4500, payment: '2611280001' };
        const paid = { ...kept, version: kept.version + 1, body };
        const at = clock.now();
        await goods.ask(good, {
          key: 'k',
          bodyHash: 'h',
          at,
          by: 'system',
          acts: [],
          money: [],
          records: [paid],
        });
        const before = await stored();
        expect(before.filter(({ body: one }) => 'parts' in one)).toEqual([]);
        const { applied } = await aResident(council);
        const own = (await applied('ball')).find(({ id }) => id === kept.id);
        expect(own).toMatchObject({ state: 'enrolled', fee: 4500, parts: [], toPay: null, payment: null });
        expect(await stored()).toEqual(before);
      },
    );
  },
);

interface Tickets {
  readonly items: readonly { readonly tickets: readonly { readonly id: string; readonly state: string }[] }[];
}
