import { expect, it } from 'vitest';
import type { RealmId } from '#domain/shared/ids.ts';
import { doorKinds, doorsKept } from '#domain/tickets/door/door-records.ts';
import { doorsInMemory } from '#fixtures/builders/tickets/door-in-memory.ts';
import { playWithDoors } from '#fixtures/builders/tickets/sample-door.ts';
import { goodAtDoors } from './door-ports.ts';
import { planDoors } from './door-plans.ts';
import { giveDoorCode, startDoorDevice } from './door-devices.ts';
import { forgetDoors } from './forget-doors.ts';

const realm = 'vilanova' as RealmId;

it('what doors stored is erased 90 days after it changed last, to the millisecond, and the doors stay', async () => {
  const { ports, goods } = doorsInMemory(playWithDoors, [], 1000);
  const door = { id: 'one', name: 'Puerta 1', types: null };
  await planDoors(ports)(realm, 'sequera', { doors: [door], proven: [] }, 'marta');
  const given = await giveDoorCode(ports)(realm, 'sequera', { typed: 'x', by: 'marta' });
  await startDoorDevice(ports)(realm, given?.code ?? '');
  const realms = { towns: async () => [{ realm }] };
  const query = { owner: null, from: null, until: null, limit: 10, after: null };
  const counts = () =>
    Promise.all(
      Object.values(doorKinds).map(
        async (kind) => (await goods.list(goodAtDoors(realm, 'sequera'), { ...query, kind })).length,
      ),
    );
  await forgetDoors({ goodsRecords: goods, realms })(1000 + doorsKept);
  expect(await counts()).toEqual([1, 1, 1, 0, 0]);
  await forgetDoors({ goodsRecords: goods, realms })(1001 + doorsKept);
  expect(await counts()).toEqual([1, 0, 0, 0, 0]);
});
