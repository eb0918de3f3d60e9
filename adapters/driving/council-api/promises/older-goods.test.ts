import { describe, expect, it } from 'vitest';
import { readPublishedDraw } from '#adapters/wire/registrations/draw/published-draw.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { verifyDraw } from '#application/registrations/draw/verify-draw.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { olderDays, openOlderData, stores } from '#fixtures/builders/databases/older-data.ts';
import { applicationKey } from '#fixtures/older-data/give-places.ts';
import { make } from '#fixtures/older-data/left-behind.ts';
import {
  daysForm,
  faultForm,
  offActivity,
  peopleOfVouchers,
  pickupKey,
  voucherKey,
} from '#fixtures/older-data/share-goods.ts';
import { get, post, realm } from '#fixtures/older-data/town-calls.ts';

/** The last day of programs that had none of these goods in their data. */
const beforeGoods = '2026-11-30';
/** The data are opened an hour after noon: who signs in does it then. */
const hour = 3_600_000;

/** What a caller with a cookie asks of the older town: the answer. */
const asking = ({ server }: TestCouncil, cookie: string) => ({
  post: async (path: string, body: Readonly<Record<string, unknown>>) =>
    (await make(server, post(`/api/${realm}/${path}`, cookie, body))).json,
  get: async (path: string) => (await make(server, get(`/api/${realm}/${path}`, { cookie }))).json,
});

interface Items<T> {
  readonly items: readonly T[];
}

describe.each(olderDays.filter((day) => day > beforeGoods))('goods of the program of %s', (day) => {
  it.each(stores)('drawn vouchers on %s: the draw is verified, and who won takes theirs', async (store) => {
    const { council } = await openOlderData(day, store);
    const { post: send } = asking(council, await deviceCookie(council.server, realm));
    const address = `/api/${realm}/draws/bonos:otono/record`;
    const record = readPublishedDraw((await council.server.inject(address)).body);
    if (isLeft(record)) throw new Error(record.left.where);
    const verified = await verifyDraw({ hash: sha256Text, isSigned: null })(record.right.toVerify);
    expect(verified).toMatchObject({ faults: [], same: 5 });
    const orders = peopleOfVouchers.map((n) => ({ campaign: 'otono', key: voucherKey(n) }));
    const wallet = async () => ((await send('vouchers/wallet', { orders })) as Items<Order>).items;
    const states = async () =>
      (await wallet()).toSorted((a, b) => a.entry.position - b.entry.position).map(({ state }) => state);
    expect(await states()).toEqual(['granted', 'held', 'held', 'held', 'waiting']);
    const second = (await wallet()).find(({ entry }) => entry.position === 2);
    await send('vouchers/campaigns/otono/orders/take', { key: second?.id });
    expect(await states()).toEqual(['granted', 'granted', 'held', 'held', 'waiting']);
    expect((await council.council.audit([])).flatMap(({ broken }) => broken)).toEqual([]);
  });

  it.each(stores)('what was called off and set aside on %s is so still', async (store) => {
    const { council } = await openOlderData(day, store);
    const { post: send, get: read } = asking(council, await deviceCookie(council.server, realm));
    expect(await read(`registrations/activities/${offActivity}`)).toMatchObject({
      phase: 'calledOff',
      calledOff: 'La monitora està de baixa.',
    });
    const applications = [{ activity: offActivity, key: applicationKey(offActivity, 1) }];
    expect(await send('registrations/own', { applications })).toMatchObject({
      items: [{ state: 'calledOff', reason: 'La monitora està de baixa.' }],
    });
    const shops = async () => ((await read('showcase')) as Items<Shop>).items;
    const [shop] = await shops();
    expect(shop?.offers).toMatchObject([{ pieces: 9, left: 7 }]);
    expect(await send(`showcase/${shop?.id}/pickup`, { id: pickupKey })).toMatchObject({
      pieces: 2,
      state: 'waits',
    });
    await send(`showcase/${shop?.id}/pickup/return`, { id: pickupKey });
    expect((await shops())[0]?.offers).toMatchObject([{ pieces: 9, left: 9 }]);
    expect(council.log).toEqual([]);
  });

  it.each(stores)('what staff asked for on %s is answered, and the rest is decided', async (store) => {
    const { council, left } = await openOlderData(day, store);
    const as = async (id: string) =>
      asking(
        council,
        await staffCookie(council, {
          id,
          realm,
          roles: ['requestOfficer'],
          now: Date.parse(left.noon) + hour,
        }),
      );
    const [neus, laia] = [await as('neus'), await as('laia')];
    const waits = { form: faultForm, decision: null, answers: [{ name: 'on', value: 'Planta 2' }] };
    const granted = { form: daysForm, decision: { isGranted: true, by: 'Laia' } };
    expect(await neus.get('staff/intranet')).toMatchObject({ mine: [waits, granted] });
    const { toDecide } = (await laia.get('staff/intranet')) as {
      readonly toDecide: readonly { id: string }[];
    };
    expect(toDecide).toMatchObject([waits]);
    const decision = { isGranted: false, reason: 'Ja ve el tècnic' };
    await laia.post(`staff/intranet/requests/${toDecide[0]?.id}/decision`, decision);
    expect(await neus.get('staff/intranet')).toMatchObject({
      mine: [{ form: faultForm, decision }, granted],
    });
  });
});

interface Order {
  readonly id: string;
  readonly state: string;
  readonly entry: { readonly position: number };
}

interface Shop {
  readonly id: string;
  readonly offers: readonly object[];
}
