import { beforeEach, describe, expect, it } from 'vitest';
import type { RealmId } from '#domain/shared/ids.ts';
import { doorCodeLasts, doorDeviceLasts } from '#domain/tickets/door/door-device.ts';
import { doorsInMemory } from '#fixtures/builders/tickets/door-in-memory.ts';
import { playWithDoors } from '#fixtures/builders/tickets/sample-door.ts';
import { deviceOfToken, devicesOf, endDoorDevice, giveDoorCode, startDoorDevice } from './door-devices.ts';

const realm = 'vilanova' as RealmId;
let play: ReturnType<typeof doorsInMemory>;
beforeEach(() => {
  play = doorsInMemory(playWithDoors, [], 1000);
});
const give = (typed = 'Móvil de Empar', event = 'sequera') =>
  giveDoorCode(play.ports)(realm, event, { typed, by: 'marta' });
const start = (code: string, town = realm) => startDoorDevice(play.ports)(town, code);
const known = (token: string, town = realm) => deviceOfToken(play.ports)(town, token);

describe('a device of the doors', () => {
  it('begins with a paper code, typed as people type, and is known by its token', async () => {
    const given = await give();
    const typed = given?.code.toLowerCase().replaceAll(/.{4}/gu, '$& ') ?? '';
    const started = await start(typed);
    expect(started).toMatchObject({ event: 'sequera', device: { name: 'Móvil de Empar' } });
    expect(await known(started?.token ?? '')).toMatchObject({ event: 'sequera', device: { since: 1000 } });
    expect(await devicesOf(play.ports)(realm, 'sequera')).toMatchObject([{ name: 'Móvil de Empar' }]);
  });

  it('begins once with a code, within fourteen days, in its own town', async () => {
    const [used, late, other] = [await give(), await give('b'), await give('c')];
    const racing = await Promise.all([start(used?.code ?? ''), start(used?.code ?? '')]);
    expect(racing.filter((one) => one !== null)).toHaveLength(1);
    expect(await start(used?.code ?? '')).toBeNull();
    expect(await start(other?.code ?? '', 'benialt' as RealmId)).toBeNull();
    expect(await start('BCDFGHJKMPRT')).toBeNull();
    expect(await start('hola')).toBeNull();
    play.clock.at += doorCodeLasts - 1;
    expect(await start(other?.code ?? '')).not.toBeNull();
    play.clock.at += 1;
    expect(await start(late?.code ?? '')).toBeNull();
  });

  it('is not known by a token of another make, nor once it was ended or its time is over', async () => {
    const started = await start((await give())?.code ?? '');
    const token = started?.token ?? '';
    const [id, , event] = token.split('.');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const wrong of ['', 'x', `${id}.x.${event}`, `x.y.${event}`, token.replace('sequera', 'other')])
      expect(await known(wrong)).toBeNull();
    expect(await known(token, 'benialt' as RealmId)).toBeNull();
    const other = await start((await give('other'))?.code ?? '');
    expect(await endDoorDevice(play.ports)(realm, 'sequera', started?.device.id ?? '', 'marta')).toBe(true);
    expect(await known(token)).toBeNull();
    expect(await endDoorDevice(play.ports)(realm, 'sequera', 'nobody', 'marta')).toBe(false);
    expect(await devicesOf(play.ports)(realm, 'sequera')).toHaveLength(1);
    play.clock.at += doorDeviceLasts - 1;
    expect(await known(other?.token ?? '')).not.toBeNull();
    play.clock.at += 1;
    expect(await known(other?.token ?? '')).toBeNull();
  });

  it('gets no code without a name, or for an event that there is not', async () => {
    expect([await give('  '), await give('x'.repeat(41)), await give('x', 'other')]).toEqual([
      null,
      null,
      null,
    ]);
    const goods = { ask: async () => ({ _tag: 'Left', left: { kind: 'otherRequest' } }) as never };
    const refused = giveDoorCode({ ...play.ports, goods })(realm, 'sequera', { typed: 'x', by: 'marta' });
    expect(await refused).toBeNull();
  });

  it('has its secret stored only as a hash', async () => {
    const started = await start((await give())?.code ?? '');
    const secret = started?.token.split('.')[1] ?? '';
    const query = { owner: null, from: null, until: null, limit: 10, after: null };
    const good = { realm, good: 'event/sequera' };
    const stored = await Promise.all(
      ['doorDevice', 'doorCode'].map((kind) => play.goods.list(good, { ...query, kind })),
    );
    expect(JSON.stringify(stored)).not.toContain(secret);
  });
});
