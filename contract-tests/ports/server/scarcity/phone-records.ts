import { describe, expect, it } from 'vitest';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { readPhone } from '#application/push/keep-phone.ts';
import { tellPerson } from '#application/push/tell-phones.ts';
import { unreachedFor } from '#domain/push/unreached.ts';
import { pushTown } from '#fixtures/builders/push-town.ts';

interface Opened {
  readonly goods: GoodsStore;
  readonly records: GoodsRecords;
}

const ana = { userId: 'a', email: 'ana@correo.example' };
const endpoint = 'https://push.example/a';
const halfAnHour = 30 * 60_000;

/** What a store must hold of phones that get messages. */
export function phoneRecordsContract(name: string, open: () => Promise<Opened>): void {
  describe(`phones on ${name}`, () => {
    it('are given up once three messages in a row and fourteen days did not reach them, and not before', async () => {
      const town = pushTown(await open());
      const tell = (id: string) =>
        tellPerson(town.ports)(town.town, ana.email, {
          id,
          subject: 'votes',
          title: () => id,
          url: () => '/',
        });
      await town.switchOn(ana);
      town.away.add(endpoint);
      const there = [];
      for (const after of [0, unreachedFor / 2, unreachedFor / 2]) {
        town.clock.at += after;
        // oxlint-disable no-await-in-loop -- as time goes on
        await tell(`at ${town.clock.at}`);
        for (let tries = 0; tries < 8; tries += 1) {
          await town.process()();
          town.clock.at += halfAnHour;
        }
        there.push((await readPhone(town.ports)(town.town, ana, endpoint)) !== null);
        // oxlint-enable no-await-in-loop
      }
      expect(there).toEqual([true, true, false]);
      await tell('later');
      expect(await town.process()()).toEqual({ sent: 0, gone: 0, failed: 0 });
      await town.switchOn(ana);
      town.away.clear();
      await tell('again');
      expect(await town.process()()).toMatchObject({ sent: 1 });
    });
  });
}
