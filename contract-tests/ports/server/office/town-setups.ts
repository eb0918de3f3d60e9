import { describe, expect, it } from 'vitest';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { TownSetups } from '#application/ports/server/office/town-setups.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aTown } from '#fixtures/builders/data/town.ts';

/** Setups and what else is in their database. */
interface SetupStores {
  readonly setups: TownSetups;
  readonly realms: RealmRegister;
  readonly contents: ContentWatch;
}

const [font, moli] = [realmId('la-font'), realmId('el-moli')];
const link = (hash: string, isFirst = true, until = 100) => ({ hash, isFirst, until, realm: null });
const town = (realm: string = font) => aTown(realm);

/** The contract of links that make towns. `open` gives empty stores. */
export function townSetupsContract(name: string, open: () => Promise<SetupStores>): void {
  describe(`${name} keeps the contract of towns that are set up in the browser`, () => {
    it('makes a town by a link, once, and begins its setting up', async () => {
      const { setups, realms, contents } = await open();
      await setups.keepLink(link('one'), 1);
      expect(await setups.findLink('one')).toEqual(link('one'));
      const { version } = await contents.look(font);
      expect(await setups.make('one', town(), 5)).toBe('made');
      expect(await realms.town(font)).toEqual(town());
      expect((await contents.look(font)).version).toBeGreaterThan(version);
      expect(await setups.findLink('one')).toEqual({ ...link('one'), realm: font });
      expect(await setups.find(font)).toEqual({ realm: font, begunAt: 5, settled: [], endedAt: null });
      expect(await setups.make('one', town(moli), 6)).toBe('linkInvalid');
      expect(await realms.town(moli)).toBeNull();
    });

    it('refuses a link that is unknown, over, or for the first town beside others', async () => {
      const { setups, realms } = await open();
      expect(await setups.make('none', town(), 5)).toBe('linkInvalid');
      expect(await setups.findLink('none')).toBeNull();
      for (const hash of ['over', 'one', 'two']) await setups.keepLink(link(hash), 1);
      expect(await setups.make('over', town(), 100)).toBe('linkInvalid');
      expect(await setups.make('one', town(), 99)).toBe('made');
      expect(await setups.make('two', town(moli), 99)).toBe('linkInvalid');
      expect((await realms.towns()).map(({ realm }) => realm)).toEqual([font]);
    });

    it('makes a further town by an operator’s link, but not one that is there', async () => {
      const { setups, realms } = await open();
      await setups.keepLink(link('one'), 1);
      await setups.keepLink(link('more', false), 1);
      await setups.make('one', town(), 5);
      const other = { ...town(), name: 'Another' };
      expect(await setups.make('more', other, 6)).toBe('realmTaken');
      expect(await realms.town(font)).toEqual(town());
      expect(await setups.make('more', town(moli), 6)).toBe('made');
      expect((await realms.towns()).map(({ realm }) => realm)).toEqual([moli, font]);
    });

    it('makes one town by links that are used at the same moment', async () => {
      const { setups, realms } = await open();
      for (const hash of ['one', 'two']) await setups.keepLink(link(hash), 1);
      const made = await Promise.all([
        setups.make('one', town(), 5),
        setups.make('one', town(moli), 5),
        setups.make('two', town('third'), 5),
      ]);
      expect(made.toSorted()).toEqual(['linkInvalid', 'linkInvalid', 'made']);
      expect(await realms.towns()).toHaveLength(1);
    });

    it('forgets links that are over, and not those that made a town', async () => {
      const { setups } = await open();
      await setups.keepLink(link('used'), 1);
      await setups.make('used', town(), 5);
      await setups.keepLink(link('over', true, 50), 1);
      await setups.keepLink(link('new', true, 900), 200);
      expect(await setups.findLink('over')).toBeNull();
      expect(await setups.findLink('used')).not.toBeNull();
      expect(await setups.findLink('new')).not.toBeNull();
    });

    it('changes how far a town is, and lists those that are not over', async () => {
      const { setups } = await open();
      await setups.keepLink(link('one'), 1);
      await setups.make('one', town(), 5);
      const settled = await setups.change(font, (before) => ({ ...before, settled: ['arms'] }));
      expect(settled?.settled).toEqual(['arms']);
      expect(await setups.open()).toEqual([settled]);
      await setups.change(font, (before) => ({ ...before, endedAt: 9 }));
      expect(await setups.open()).toEqual([]);
      expect(await setups.find(font)).toEqual({ ...settled, endedAt: 9 });
      expect(await setups.change(moli, (before) => before)).toBeNull();
      expect(await setups.find(moli)).toBeNull();
    });
  });
}
