import { describe, expect, it } from 'vitest';
import { alertsKept } from '#domain/push/alert.ts';
import { unreachedFor } from '#domain/push/unreached.ts';
import { pushTown } from '#fixtures/builders/push-town.ts';
import { forgetOldPushes, phonesKept, pushesKept } from './forget-old-pushes.ts';
import { listAlerts } from './list-alerts.ts';
import { keepPhone, leavePhones, readPhone } from './keep-phone.ts';
import { goodOfPush, storePush } from './push-records.ts';
import { tellOpenings } from './tell-openings.ts';
import { tellEverybody, tellPerson, type PhoneNews } from './tell-phones.ts';

const ana = { userId: 'a', email: 'Ana@correo.example' };
const pau = { userId: 'p', email: null };
const told = (id: string, subject: PhoneNews['subject'] = 'appointments'): PhoneNews => ({
  id,
  subject,
  title: (language) => `${id} ${language}`,
  url: (language) => `/citas?locale=${language}`,
});

describe('the phone of a person', () => {
  it('gets nothing until a subject is switched on, and its address is erased when none is left', async () => {
    const town = pushTown();
    const endpoint = 'https://push.example/a';
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    expect(await town.switchOn(ana, { subjects: [] })).toBe(true);
    expect(await readPhone(town.ports)(town.town, ana, endpoint)).toBeNull();
    await town.switchOn(ana);
    expect(await readPhone(town.ports)(town.town, ana, endpoint)).toMatchObject({
      subjects: ['appointments', 'votes'],
    });
    expect(await readPhone(town.ports)(town.town, pau, endpoint)).toBeNull();
    await town.switchOn(ana, { subjects: [] });
    expect(await readPhone(town.ports)(town.town, ana, endpoint)).toBeNull();
    const query = { kind: 'phone', owner: null, from: null, until: null, limit: 9, after: null };
    expect(JSON.stringify(await town.goods.list(goodOfPush(town.town.realm), query))).not.toContain(
      'push.example',
    );
    await town.process()();
    expect([town.sent, await town.alertsOf(ana)]).toEqual([[], []]);
  });

  it('is told what its subject is about, and what was sent stays as an alert', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('mañana'));
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('obra', 'following'));
    expect(await tellPerson(town.ports)(town.town, 'ana@correo.example', told('mañana'))).toBe(false);
    expect(await town.process()()).toEqual({ sent: 1, gone: 0, failed: 0 });
    const message = { title: 'Vilanova', body: 'appointments', url: '/citas?locale=es' };
    expect(town.sent).toEqual([['https://push.example/a', message]]);
    town.clock.at += 1;
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('hoy'));
    expect(await town.alertsOf(ana)).toEqual(['hoy es', 'mañana es']);
    expect(await town.alertsOf(pau)).toEqual([]);
    expect(await town.process()()).toMatchObject({ sent: 1 });
  });

  it('shows alerts of the same moment in one order, whatever order they came in', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    for (const id of ['b', 'c', 'a']) await tellPerson(town.ports)(town.town, 'ana@correo.example', told(id));
    expect(await town.alertsOf(ana)).toEqual(['a es', 'b es', 'c es']);
  });

  it('gets nothing once it is switched off or forgotten, and a town without phones tells nobody', async () => {
    const town = pushTown();
    expect(await tellEverybody(town.ports)(town.town, told('0', 'votes'))).toBe(0);
    await town.switchOn(ana);
    await town.switchOn(pau);
    await tellEverybody(town.ports)(town.town, told('1', 'votes'));
    await town.switchOn(pau, { subjects: [] });
    await town.goods.eraseRecords(goodOfPush(town.town.realm), 'phone', town.clock.at + 1);
    expect(await town.process()()).toEqual({ sent: 0, gone: 0, failed: 0 });
    await town.switchOn(pau);
    await town.switchOn(pau, { subjects: [] });
    expect(await tellEverybody(town.ports)(town.town, told('2', 'votes'))).toBe(0);
  });

  it('is told of nothing that it switched off meanwhile', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    await town.switchOn(ana, { subjects: ['votes'] });
    expect(await town.process()()).toEqual({ sent: 0, gone: 0, failed: 0 });
    await tellEverybody(town.ports)(town.town, told('2', 'votes'));
    await town.switchOn(ana, { subjects: [] });
    expect(await town.process()()).toEqual({ sent: 0, gone: 0, failed: 0 });
  });

  it('is left alone in its quiet hours', async () => {
    const town = pushTown();
    await town.switchOn(ana, { quiet: { from: 0, until: 15 * 60 } });
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    await town.process()();
    expect([town.sent, await town.alertsOf(ana)]).toEqual([[], ['1 es']]);
    town.clock.at += 4 * 3_600_000;
    await town.process()();
    expect(town.sent).toHaveLength(1);
  });

  it('shows nothing of a person to the next one who signs in there', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    // Somebody else verified an address on the same device before the message was sent.
    town.people.set('a', { userId: 'a', email: 'bea@correo.example' });
    await town.process()();
    expect(town.sent).toEqual([]);
    const bea = { userId: 'a', email: 'bea@correo.example' };
    expect(await town.alertsOf(bea)).toEqual([]);
    // The phone was stored again by its next person before the message was sent.
    await town.switchOn(ana);
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('2'));
    await town.switchOn(bea);
    await town.process()();
    expect(town.sent).toEqual([]);
  });

  it('is forgotten when its person signs out, and the phones of others stay', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    await town.switchOn({ userId: 'b', email: 'ana@correo.example' });
    await leavePhones(town.ports)(town.town, ana);
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    await town.process()();
    expect(town.sent.map(([endpoint]) => endpoint)).toEqual(['https://push.example/b']);
  });

  it('is not stored if other tabs keep changing it, and says so', async () => {
    const town = pushTown();
    const wished = { endpoint: 'e', p256dh: '', auth: '', quiet: null, language: 'es' } as const;
    const stale = { ...town.ports, goodsRecords: { ...town.goods, record: async () => null } };
    expect(await keepPhone(stale)(town.town, ana, { ...wished, subjects: ['votes'] })).toBe(true);
    expect(await keepPhone(stale)(town.town, ana, { ...wished, subjects: ['votes'] })).toBe(false);
    expect(await storePush(town.ports, town.town.realm, [])).toBe(true);
  });
});

describe('messages to phones', () => {
  it('are sent once by two processes, and again later if a push service is away', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    await town.switchOn({ userId: 'b', email: 'b@correo.example' });
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    town.away.add('https://push.example/a');
    const rounds = await Promise.all([town.process()(), town.process()()]);
    expect(rounds.reduce((sum, { failed }) => sum + failed, 0)).toBe(1);
    expect(await town.process()()).toEqual({ sent: 0, gone: 0, failed: 0 });
    town.away.clear();
    town.clock.at += 30 * 60_000;
    expect(await town.process()()).toMatchObject({ sent: 1 });
    town.clock.at += 30 * 60_000;
    expect(await town.process()()).toMatchObject({ sent: 0 });
  });

  it('are given up after four hours', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    town.away.add('https://push.example/a');
    const failed = [];
    for (let tries = 0; tries < 10; tries += 1) {
      failed.push((await town.process()()).failed);
      town.clock.at += 30 * 60_000;
    }
    expect(failed).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
  });

  it('erase a phone that is gone, and ask its push service no more', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    town.gone.add('https://push.example/a');
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    expect(await town.process()()).toEqual({ sent: 0, gone: 1, failed: 0 });
    expect(await readPhone(town.ports)(town.town, ana, 'https://push.example/a')).toBeNull();
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('2'));
    expect(await town.process()()).toEqual({ sent: 0, gone: 0, failed: 0 });
  });

  it('end for a phone that got none of three within fourteen days, and count anew after one that it got', async () => {
    const town = pushTown();
    const endpoint = 'https://push.example/a';
    await town.switchOn(ana);
    let news = 0;
    const tell = async (isAway: boolean) => {
      town.away.clear();
      if (isAway) town.away.add(endpoint);
      await tellPerson(town.ports)(town.town, 'ana@correo.example', told(`news ${(news += 1)}`));
      for (let tries = 0; tries < 8; tries += 1) {
        // oxlint-disable-next-line no-await-in-loop -- as the hours go on
        await town.process()();
        town.clock.at += 30 * 60_000;
      }
    };
    const isThere = async () => (await readPhone(town.ports)(town.town, ana, endpoint)) !== null;
    const began = town.clock.at;
    // Two that it did not get, one that it did, and two again: long, but never three in a row.
    for (const isAway of [true, true, false, true, true]) {
      // oxlint-disable-next-line no-await-in-loop -- as time goes on
      await tell(isAway);
      town.clock.at += unreachedFor;
    }
    expect(await isThere()).toBe(true);
    // Its owner looked at its settings: that is no failure of the phone any more.
    await town.switchOn(ana);
    for (let one = 0; one < 4; one += 1) {
      // oxlint-disable-next-line no-await-in-loop -- as time goes on
      await tell(true);
    }
    expect(await isThere()).toBe(true);
    const query = { kind: 'phone', owner: null, from: null, until: null, limit: 9, after: null };
    const [kept] = await town.goods.list(goodOfPush(town.town.realm), query);
    // What is noted of failures does not make the phone younger: it is still forgotten after two years.
    expect((kept?.at ?? 0) - began).toBeLessThan(5 * unreachedFor + 24 * 3_600_000);
    expect(kept?.at).toBeLessThan(town.clock.at - 4 * 3_600_000);
    town.clock.at += unreachedFor;
    await tell(true);
    expect(await isThere()).toBe(false);
    const { length } = town.sent;
    await tell(false);
    expect(town.sent).toHaveLength(length);
  });

  it('stop between two pages when the server is about to stop, and settled ones are not sent', async () => {
    const town = pushTown();
    await town.switchOn(ana);
    await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
    expect(await town.process(() => false)()).toMatchObject({ sent: 0 });
    const good = goodOfPush(town.town.realm);
    const query = { kind: 'push', owner: 'due', from: null, until: null, limit: 9, after: null };
    const [due] = await town.goods.list(good, query);
    const settled = { ...(due as NonNullable<typeof due>), owner: '', body: {} };
    let asked = 0;
    const list = town.goods.list;
    Object.assign(town.ports.goodsRecords, {
      list: async (...asking: Parameters<typeof list>) => {
        asked += 1;
        return asked === 1 ? [settled] : asked === 2 ? [] : list(...asking);
      },
    });
    expect(await town.process()()).toMatchObject({ sent: 0 });
  });
});

it('an alert has the name that a device gives to what happened, if it can notice it by itself', async () => {
  const town = pushTown();
  await town.switchOn(ana);
  await tellPerson(town.ports)(town.town, 'ana@correo.example', { ...told('1'), about: 'request/1/open' });
  await tellPerson(town.ports)(town.town, 'ana@correo.example', told('2'));
  const alerts = await listAlerts(town.ports)(town.town, ana);
  expect(new Set(alerts.map(({ about }) => about))).toEqual(new Set(['request/1/open', undefined]));
});

describe('what opens for everybody', () => {
  const opening = (
    town: ReturnType<typeof pushTown>,
    startsAt: number | null,
    goesOn = () => true,
    waves: readonly { readonly at: number; readonly vouchers: number }[] = [],
  ) =>
    tellOpenings({
      ...town.ports,
      realms: { towns: async () => [town.town] },
      surveys: async () => [
        { id: 's', isActive: true, startsAt },
        { id: 'off', isActive: false, startsAt },
      ],
      campaigns: async () => [{ id: 'c', issue: { from: startsAt ?? 0, until: startsAt ?? 0 }, waves }],
      title: (kind) => kind,
      url: (_, kind) => `/${kind}`,
      goesOn,
    });

  it('is told once to each who switched it on, however many phones there are', async () => {
    const town = pushTown();
    for (let n = 0; n < 450; n += 1) await town.switchOn({ userId: `u${n}`, email: null });
    await town.switchOn({ userId: 'shop', email: null }, { subjects: ['vouchers'] });
    const tell = opening(town, town.clock.at);
    await tell();
    await tell();
    expect(await town.process()()).toEqual({ sent: 451, gone: 0, failed: 0 });
    expect(await town.alertsOf({ userId: 'u7', email: null })).toEqual(['votes']);
    expect(await town.alertsOf({ userId: 'shop', email: null })).toEqual(['vouchers']);
  });

  it('is each wave of vouchers at its moment, once', async () => {
    const town = pushTown();
    await town.switchOn(pau, { subjects: ['vouchers'] });
    const first = town.clock.at;
    const tell = opening(town, first, undefined, [{ at: first + 2 * 86_400_000, vouchers: 9 }]);
    for (const after of [0, 1, 86_400_000, 86_400_001]) {
      town.clock.at = first + after;
      // oxlint-disable-next-line no-await-in-loop -- as time goes on
      await tell();
    }
    const sent: number[] = [(await town.process()()).sent];
    town.clock.at = first + 2 * 86_400_000;
    await tell();
    await tell();
    sent.push((await town.process()()).sent);
    expect(sent).toEqual([1, 1]);
  });

  it('is told after an interruption to those who were not told yet, and to nobody twice', async () => {
    const town = pushTown();
    await town.switchOn({ userId: 'early', email: null });
    await tellEverybody(town.ports)(town.town, told('votes/s', 'votes'));
    await town.switchOn({ userId: 'late', email: null });
    await opening(town, town.clock.at)();
    expect(await town.process()()).toMatchObject({ sent: 2 });
    expect(town.sent.map(([endpoint]) => endpoint).toSorted()).toEqual([
      'https://push.example/early',
      'https://push.example/late',
    ]);
  });

  it('is no news before it opens, a day later, or if it was always open', async () => {
    const town = pushTown();
    await town.switchOn(pau);
    for (const at of [town.clock.at + 1, town.clock.at - 86_400_000, null]) await opening(town, at)();
    await opening(town, town.clock.at, () => false)();
    expect(await town.process()()).toMatchObject({ sent: 0 });
  });
});

it('alerts are erased after 90 days, and phones that nobody has looked after for two years', async () => {
  const town = pushTown();
  await town.switchOn(ana);
  await tellPerson(town.ports)(town.town, 'ana@correo.example', told('1'));
  await town.process()();
  const forget = forgetOldPushes({ goodsRecords: town.goods, realms: { towns: async () => [town.town] } });
  const began = town.clock.at;
  await forget(began + alertsKept);
  expect(await town.alertsOf(ana)).toEqual(['1 es']);
  await forget(began + alertsKept + 1);
  expect(await town.alertsOf(ana)).toEqual([]);
  expect(pushesKept).toBeLessThan(alertsKept);
  const endpoint = 'https://push.example/a';
  await forget(began + phonesKept);
  expect(await readPhone(town.ports)(town.town, ana, endpoint)).not.toBeNull();
  await forget(began + phonesKept + 1);
  expect(await readPhone(town.ports)(town.town, ana, endpoint)).toBeNull();
});
