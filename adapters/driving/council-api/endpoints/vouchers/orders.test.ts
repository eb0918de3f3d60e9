import { describe, expect, it } from 'vitest';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { readVoucherCode } from '#domain/vouchers/code/voucher-code.ts';
import type { Role } from '#domain/office/roles.ts';
import { isLeft } from '#domain/shared/result.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const council = sharedCouncil();
const people: Readonly<Record<string, readonly Role[]>> = {
  neus: ['publisher'],
  vicent: ['voucherSigner'],
  pau: ['voucherSigner'],
  desk: ['deskOfficer'],
};
const cookies = new Map<string, Promise<string>>();
const cookieOf = async (name: string) => {
  const { data } = await council();
  const made = cookies.get(name) ?? staffCookie({ data }, { id: name, roles: people[name] ?? [] });
  cookies.set(name, made);
  return made;
};
const at = async (cookie: string, path: string, payload?: object) => {
  const { server } = await council();
  const answer = await ask(server, {
    url: `/api/vilanova/${path}`,
    headers: { cookie },
    ...(payload && { method: 'POST', payload }),
  });
  return { status: answer.status, body: answer.body as Record<string, unknown> };
};
const staff = async (who: string, path: string, payload?: object) => at(await cookieOf(who), path, payload);

/** Opens a campaign: vouchers of twenty euros, at most two a person. */
async function opened(id: string, price: number, more: object = {}) {
  const type = { title: { es: 'De veinte' }, face: 20, price, minimum: 20, uses: 2, most: 10, perPerson: 2 };
  const body = {
    title: { es: 'Bonos de otoño' },
    summary: { es: 'Gasta en el pueblo.' },
    funds: 5000,
    types: [type],
    register: 'census',
    deskShare: 2,
    returnDays: 8,
    issueFrom: '2026-11-18T09:00',
    issueUntil: '2026-12-15',
    redeemUntil: '2026-12-31',
    ...more,
  };
  expect(
    await staff('neus', `staff/documents/${encodeURIComponent('#vouchers')}`, { id, body }),
  ).toMatchObject({ status: 200 });
  for (const [who, turn] of [
    ['vicent', 'first'],
    ['pau', 'second'],
  ] as const) {
    const { hash, faults } = (await staff(who, `staff/vouchers/campaigns/${id}`)).body;
    expect(faults).toEqual([]);
    const signed = { what: 'open', turn, hash };
    expect(await staff(who, `staff/vouchers/campaigns/${id}/signatures`, signed)).toMatchObject({
      status: 200,
    });
  }
  const { types } = (await staff('pau', `vouchers/campaigns/${id}`)).body as { types: { id: string }[] };
  return types[0]?.id ?? '';
}

let made = 0;
const newKey = () => {
  made += 1;
  return `key-of-the-device-number-${made}`;
};
const ana = { identity: '12345678Z', birthDay: '1984-03-02' };
const order = async (cookie: string, id: string, payload: object) => {
  const answer = await at(cookie, `vouchers/campaigns/${id}/orders`, payload);
  return { ...answer, order: answer.body as unknown as OwnOrderAnswer };
};
const wallet = async (campaign: string, ...keys: readonly string[]) =>
  (await at('', 'vouchers/wallet', { orders: keys.map((key) => ({ campaign, key })) })).body[
    'items'
  ] as readonly OwnOrderAnswer[];

describe('vouchers that are given', () => {
  it('are had at once by a person of the census, as many as the campaign allows, whatever the spelling and the device', async () => {
    const type = await opened('gratis', 0);
    const { server } = await council();
    const [phone, tablet] = [await deviceCookie(server), await deviceCookie(server)];
    const lines = [{ type, count: 1 }];
    const key = newKey();
    const first = await order(phone, 'gratis', { key, lines, ...ana });
    expect(first.order).toMatchObject({
      state: 'granted',
      amount: 0,
      payment: null,
      vouchers: [{ uses: 2, used: 0, status: 'granted' }],
    });
    // The answer was lost, and it is sent again.
    expect((await order(phone, 'gratis', { key, lines, ...ana })).order).toEqual(first.order);
    expect(await order(phone, 'gratis', { key, lines: [{ type, count: 2 }], ...ana })).toMatchObject({
      status: 409,
      body: { errCode: 240, where: 'otherOrder' },
    });
    const again = { ...ana, identity: ' 12.345.678-z ' };
    expect((await order(tablet, 'gratis', { key: newKey(), lines, ...again })).status).toBe(200);
    for (const cookie of [phone, tablet])
      expect(await order(cookie, 'gratis', { key: newKey(), lines, ...again })).toMatchObject({
        status: 409,
        body: { where: 'hasMost', faults: [{ kind: 'hasMost', most: 2 }] },
      });
    expect(await wallet('gratis', key, 'no-such-key-of-any-device')).toEqual([first.order]);
  });

  it('have codes that the key of their campaign has signed', async () => {
    const type = await opened('firmados', 0);
    const { server } = await council();
    const lines = [{ type, count: 2 }];
    const { order: got } = await order(await deviceCookie(server), 'firmados', {
      key: newKey(),
      lines,
      ...ana,
    });
    const codes = got.vouchers.map(({ code }) => readVoucherCode(code ?? ''));
    expect(codes).toHaveLength(2);
    for (const code of codes)
      expect(!isLeft(code) && code.right.kind === 'code' && code.right.facts).toMatchObject({
        type: 0,
        uses: 2,
        lastDay: '2026-12-31',
      });
  });

  it('are given to nobody else: not to strangers, not for another birth year, not before or after, not for bad input', async () => {
    const type = await opened('nadie', 0, { minimumAge: 16 });
    const { server } = await council();
    const cookie = await deviceCookie(server);
    const tried = async (more: object) => {
      const lines = [{ type, count: 1 }];
      const { status, body } = await order(cookie, 'nadie', { key: newKey(), lines, ...ana, ...more });
      return status === 200 ? 'given' : (body['where'] ?? body['errCode']);
    };
    expect(await tried({ identity: '00000001R' })).toBe('notListed');
    expect(await tried({ birthDay: '1985-03-02' })).toBe('notListed');
    expect(await tried({ identity: '12345678A' })).toBe('identityUnreadable');
    expect(await tried({ identity: 'х12345678' })).toBe('identityUnreadable');
    expect(await tried({ birthDay: null })).toBe('birthDayMissing');
    expect(await tried({ birthDay: '1984-02-31' })).toBe('birthDayUnreadable');
    expect(await tried({ lines: [] })).toBe('nothingOrdered');
    expect(await tried({ lines: [{ type, count: -1 }] })).toBe('nothingOrdered');
    expect(await tried({ lines: [{ type, count: 1.5 }] })).toBe('nothingOrdered');
    expect(await tried({ lines: [{ type, count: 1e9 }] })).toBe('tooMany');
    expect(await tried({ lines: [{ type: '__proto__', count: 1 }] })).toBe('unknownType');
    expect(await tried({ key: '../short' })).toBe('unknownOrder');
    expect((await order(cookie, 'ninguna', { key: newKey(), lines: [], ...ana })).status).toBe(404);
    expect((await order('', 'nadie', { key: newKey(), lines: [], ...ana })).status).toBe(401);
  });
});

describe('vouchers that are sold', () => {
  const pay = async (url: string | undefined, answer: 'pay' | 'refuse') => {
    const { server } = await council();
    const { searchParams } = new URL(url ?? '', 'http://council.example');
    return server.inject({
      method: 'POST',
      url: '/api/vilanova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: searchParams.get('token') ?? '', answer }).toString(),
    });
  };

  it('wait for their payment, longer if asked, and are had when the bank says so', async () => {
    const type = await opened('venta', 10);
    const { server } = await council();
    const cookie = await deviceCookie(server);
    const key = newKey();
    const held = (await order(cookie, 'venta', { key, lines: [{ type, count: 2 }], ...ana })).order;
    expect(held).toMatchObject({ state: 'held', amount: 2000, extended: 0, vouchers: [] });
    const more = await at(cookie, 'vouchers/campaigns/venta/orders/more', { key });
    expect(more.body).toMatchObject({ state: 'held', extended: 1 });
    expect((await pay(held.payment?.url, 'refuse')).statusCode).toBe(200);
    expect(await wallet('venta', key)).toMatchObject([{ state: 'held' }]);
    expect((await pay(held.payment?.url, 'pay')).statusCode).toBe(200);
    const [paid] = await wallet('venta', key);
    expect(paid).toMatchObject({ state: 'granted', payment: null, vouchers: [{ used: 0 }, { used: 0 }] });
    const voucher = paid?.vouchers[0]?.id;
    const back = await at(cookie, 'vouchers/campaigns/venta/orders/return', { key, voucher });
    expect(back.body).toMatchObject({
      vouchers: [{ status: 'cancelled', code: null }, { status: 'granted' }],
    });
    const status = await ask(server, `/citaprevia/vilanova/payments/${held.payment?.id}`);
    expect(status.body).toMatchObject({ status: 'used' });
    // Sent again it changes nothing; another's voucher is not theirs.
    expect((await at(cookie, 'vouchers/campaigns/venta/orders/return', { key, voucher })).status).toBe(200);
    const foreign = await at(cookie, 'vouchers/campaigns/venta/orders/return', {
      key,
      voucher: '7K2QRA5D3HT8',
    });
    expect(foreign).toMatchObject({ status: 409, body: { where: 'unknownOrder' } });
    expect(await at(cookie, 'vouchers/campaigns/venta/orders/more', { key })).toMatchObject({
      body: { where: 'notHeld' },
    });
  });

  it('are free for others as soon as their buyer leaves them', async () => {
    const type = await opened('dejar', 10);
    const { server } = await council();
    const cookie = await deviceCookie(server);
    const key = newKey();
    const lines = [{ type, count: 2 }];
    await order(cookie, 'dejar', { key, lines, ...ana });
    expect((await order(cookie, 'dejar', { key: newKey(), lines, ...ana })).body['where']).toBe('hasMost');
    expect((await at(cookie, 'vouchers/campaigns/dejar/orders/leave', { key })).body['state']).toBe('ended');
    expect((await order(cookie, 'dejar', { key: newKey(), lines, ...ana })).order.state).toBe('held');
  });
});

describe('an opened campaign whose draft was thrown away', () => {
  it('has one again as it was signed, and can be changed: by two people, of whom the second did not write it', async () => {
    await opened('tirada', 0);
    const path = 'staff/documents/%23vouchers/tirada';
    const thrown = async () => {
      const { version } = (await staff('neus', path)).body as unknown as { version: number };
      expect((await staff('neus', `${path}/acts`, { act: 'discard', version })).status).toBe(200);
    };
    await thrown();
    const redraft = (who: string) => staff(who, 'staff/vouchers/campaigns/tirada/draft', {});
    expect((await redraft('desk')).body['errCode']).toBe(114);
    expect((await redraft('neus')).body).toMatchObject({ stage: 'opened', refused: 'noRole' });
    expect(await redraft('neus')).toMatchObject({ status: 409 });
    expect((await staff('neus', 'staff/vouchers/campaigns/ninguna/draft', {})).status).toBe(404);
    const { draft } = (await staff('neus', path)).body as unknown as {
      draft: readonly { path: string; value: unknown }[];
    };
    const valueOf = (name: string) => draft.find((one) => one.path.endsWith(name))?.value;
    expect([valueOf('issueUntil'), valueOf('redeemUntil'), valueOf('funds')]).toEqual([
      '2026-12-15',
      '2026-12-31',
      5000,
    ]);
    expect((await staff('pau', 'staff/vouchers/campaigns/tirada')).body).toMatchObject({
      refused: 'noChange',
    });
  });
});

describe('vouchers at a desk', () => {
  it('come from its own share, for a person whose document was seen, and no resident can ask for them', async () => {
    const type = await opened('mostrador', 10);
    const path = 'office/vouchers/campaigns/mostrador/issue';
    const given = (count: number, identity = '12345678Z') => ({
      key: newKey(),
      lines: [{ type, count }],
      identity,
    });
    expect((await staff('desk', path, given(2))).body).toMatchObject({
      state: 'granted',
      vouchers: [{}, {}],
    });
    expect((await staff('desk', path, given(1, 'X1234567L'))).body).toMatchObject({
      where: 'soldOut',
      faults: [{ pool: 'desk' }],
    });
    expect((await staff('desk', path, given(1, '00000001R'))).body['where']).toBe('notListed');
    expect((await staff('neus', path, given(1))).body['errCode']).toBe(114);
  });

  it('are counted for who gave them, and a lost one is replaced by its holder’s number', async () => {
    const type = await opened('perdidos', 10);
    const desk = 'staff/vouchers/campaigns/perdidos/desk';
    const identity = '12345678Z';
    const own = async () => (await staff('desk', `${desk}/people`, { identity })).body;
    expect(await own()).toMatchObject({ most: 2, types: [{ type, most: 2 }], has: [] });
    const lines = [{ type, count: 1 }];
    const given = { key: newKey(), lines, identity };
    const issue = 'office/vouchers/campaigns/perdidos/issue';
    const [voucher] = ((await staff('desk', issue, given)).body as unknown as OwnOrderAnswer).vouchers;
    const answer = await own();
    expect(JSON.stringify(answer)).not.toContain(voucher?.id);
    expect(answer).toMatchObject({ most: 1, has: [{ type, uses: 2, used: 0 }] });
    const [{ name } = { name: '' }] = answer['has'] as { name: string }[];
    const lost = { key: newKey(), identity, name };
    const made = (await staff('desk', `${desk}/replacements`, lost)).body as unknown as OwnOrderAnswer;
    expect(made.vouchers).toMatchObject([{ status: 'granted', uses: 2, isReplaced: false }]);
    expect((await staff('desk', `${desk}/replacements`, lost)).body).toEqual(made);
    expect(await wallet('perdidos', given.key)).toMatchObject([
      { vouchers: [{ id: voucher?.id, status: 'cancelled', code: null, isReplaced: true }] },
    ]);
    // The new one comes to the phone by its letters, for who says who they are as when it was given.
    const cookie = await deviceCookie((await council()).server);
    const [{ id: letters } = { id: '' }] = made.vouchers;
    const added = (more: object = {}) =>
      at(cookie, 'vouchers/campaigns/perdidos/wallet', { text: letters, ...ana, ...more });
    expect((await added()).body).toMatchObject({
      id: lost.key,
      vouchers: [{ id: letters, isFromDesk: true }],
    });
    expect((await added({ text: 'hola' })).body['where']).toBe('lettersUnreadable');
    expect((await added({ text: '7K2QRA5D3HT8' })).body['where']).toBe('notYours');
    expect((await added({ birthDay: '1985-03-02' })).body['where']).toBe('notListed');
    const tally = { vouchers: 1, returned: 0, cash: 1000 };
    expect((await staff('desk', desk)).body).toMatchObject({
      state: 'open',
      left: 1,
      today: { own: tally, all: tally },
    });
    expect((await staff('desk', `${desk}/people`, { identity: '00000001R' })).body['where']).toBe(
      'notListed',
    );
    expect((await staff('desk', `${desk}/replacements`, { ...lost, key: newKey() })).body['where']).toBe(
      'notGranted',
    );
    expect((await staff('desk', 'staff/vouchers/campaigns/ninguna/desk')).status).toBe(404);
    const [now] = (await own())['has'] as { name: string; back: number }[];
    expect(now?.back).toBe(1000);
    const returned = () => staff('desk', `${desk}/returns`, { identity, name: now?.name });
    const receipt = (await returned()).body;
    expect(receipt).toMatchObject({ number: expect.stringMatching(/^R-[0-9A-F]{10}$/u), amount: 1000, type });
    expect((await returned()).body).toEqual(receipt);
    expect((await staff('neus', `${desk}/returns`, { identity, name: '' })).body['errCode']).toBe(114);
    expect(await own()).toMatchObject({ has: [], owed: [] });
    expect((await staff('desk', desk)).body).toMatchObject({
      today: { own: { vouchers: 1, returned: 1, cash: 0 } },
    });
    expect((await staff('neus', `${desk}/people`, { identity })).body['errCode']).toBe(114);
  });
});
