import { expect, it } from 'vitest';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { drawByTwo } from '#fixtures/builders/registrations/drawn-by-two.ts';
import { drawnCampaign, identityOf } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';

it('a desk puts people down who have no device, and gives them what they won for their number', async () => {
  const council = await openTestCouncil();
  const { server } = council;
  await putCampaign(council, drawnCampaign, []);
  let cookie = await staffCookie(council, { id: 'desk', roles: ['deskOfficer'] });
  const at = (path: string, payload?: object) =>
    ask(server, {
      url: `/api/vilanova/${path}`,
      headers: { cookie },
      ...(payload && { method: 'POST', payload }),
    });
  const desk = 'staff/vouchers/campaigns/otono/desk';
  const issue = 'office/vouchers/campaigns/otono/issue';
  const asked = {
    key: 'key-of-the-desk-number-1',
    identity: identityOf(1),
    lines: [{ type: 'gratis', count: 2 }],
  };
  expect(await at(desk)).toMatchObject({
    body: { state: 'notYet', draw: { isOpen: true, lot: 2, days: 3 } },
  });
  expect(await at(issue, asked)).toMatchObject({
    body: { state: 'entered', entry: { draw: 'bonos:otono' } },
  });
  const again = { ...asked, key: 'key-of-the-desk-number-2' };
  expect(await at(issue, again)).toMatchObject({ status: 409, body: { where: 'alreadyEntered' } });
  const look = () => at(`${desk}/people`, { identity: ` ${identityOf(1).toLowerCase()}` });
  expect(await look()).toMatchObject({ body: { entry: { state: 'entered', position: null, until: null } } });
  const now = drawnCampaign.draw.until + 60_000;
  council.setTime(now);
  await drawByTwo({ ...council, realm: 'vilanova', now }, 'bonos:otono');
  // The session of the first day is over.
  cookie = await staffCookie(council, { id: 'another-day', roles: ['deskOfficer'], now });
  expect(await look()).toMatchObject({ body: { entry: { state: 'offered', position: 1 } } });
  const taken = await at(issue, { ...again, isLot: true });
  expect(taken).toMatchObject({ body: { state: 'granted', vouchers: [{ uses: 2 }, { uses: 2 }] } });
  expect((await look()).body).not.toHaveProperty('entry');
  expect(await at(issue, { ...again, identity: identityOf(2), isLot: true })).toMatchObject({
    body: { where: 'notHeld' },
  });
  expect(await at(desk)).toMatchObject({
    body: { draw: { isOpen: false }, today: { own: { vouchers: 2 } } },
  });
});

it('people are put down for a draw, two people make it, and who won takes their vouchers', async () => {
  const council = await openTestCouncil();
  const { server } = council;
  await putCampaign(council, drawnCampaign, []);
  const cookie = await deviceCookie(server);
  const post = (path: string, payload: object) =>
    ask(server, { method: 'POST', url: `/api/vilanova/vouchers/${path}`, headers: { cookie }, payload });
  const get = async (path: string) => (await ask(server, `/api/vilanova/${path}`)).body as object;
  const orders = 'campaigns/otono/orders';
  const keys = [1, 2, 3, 4, 5].map((n) => `key-of-a-person-in-the-draw-${n}`);
  const enter = (key: string, person: number, more: object = {}) =>
    post(orders, { key, lines: [{ type: 'gratis', count: 2 }], identity: identityOf(person), ...more });
  expect(await enter(keys[0] ?? '', 0, { email: 'no' })).toMatchObject({
    body: { where: 'emailUnreadable' },
  });
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const [at, key] of keys.entries())
    expect(await enter(key, at, { email: 'ana@example.org' })).toMatchObject({ body: { state: 'entered' } });
  expect(await enter('key-of-another-device-of-one', 0)).toMatchObject({ body: { where: 'alreadyEntered' } });
  expect(await get('vouchers/campaigns/otono')).toMatchObject({ draw: { state: 'list', entries: 5 } });

  const now = drawnCampaign.draw.until + 60_000;
  council.setTime(now);
  await drawByTwo({ ...council, realm: 'vilanova', now }, 'bonos:otono');
  expect(await get('vouchers/campaigns/otono')).toMatchObject({ draw: { state: 'drawn', entries: 5 } });
  expect(await get('draws/bonos:otono')).toMatchObject({
    applications: 5,
    places: 4,
    isErased: false,
    line: [{ group: 'gratis', next: 5 }],
  });
  const read = await post('wallet', { orders: keys.map((key) => ({ campaign: 'otono', key })) });
  const own = (read.body as { items: OwnOrderAnswer[] }).items;
  expect(own.map(({ state }) => state).toSorted()).toEqual(['held', 'held', 'held', 'held', 'waiting']);
  const won = own.find(({ entry }) => entry?.position === 1);
  expect(won).toMatchObject({ state: 'held', entry: { sealed: { entries: 5, lots: 4 } } });
  const taken = await post(`${orders}/take`, { key: won?.id });
  expect(taken).toMatchObject({ body: { state: 'granted', vouchers: [{ uses: 2 }, { uses: 2 }] } });
});
