import type { DatabaseSync } from 'node:sqlite';
import type { TownSetups } from '#application/ports/server/office/town-setups.ts';
import type { TownSetup } from '#domain/office/setup/town-setup.ts';
import { newSetup, setupLinkOf, setupOutcome, townSetupOf } from '../../../stores-shared/town-setup-row.ts';
import { writeWhenFree } from '../../writing/write-when-free.ts';
import { versionCounter } from '../content-version.table.ts';
import type { SqlRealms } from '../realm.table.ts';

/** Links that make towns, and towns that are being set up, in the embedded database. */
export function sqlTownSetups(database: DatabaseSync, realms: SqlRealms): TownSetups {
  const forget = database.prepare('DELETE FROM setup_links WHERE until <= ? AND realm IS NULL');
  const addLink = database.prepare(
    'INSERT INTO setup_links (hash, first, until, realm) VALUES (?, ?, ?, NULL)',
  );
  const findLink = database.prepare('SELECT * FROM setup_links WHERE hash = ?');
  const use = database.prepare('UPDATE setup_links SET realm = ? WHERE hash = ?');
  const towns = database.prepare('SELECT realm FROM towns');
  const find = database.prepare('SELECT body FROM town_setups WHERE realm = ?');
  const all = database.prepare('SELECT body FROM town_setups ORDER BY realm');
  const put = database.prepare('INSERT OR REPLACE INTO town_setups (realm, body) VALUES (?, ?)');
  const raiseVersion = versionCounter(database);
  const write = (setup: TownSetup) => void put.run(setup.realm, JSON.stringify(setup));
  return {
    keepLink: async ({ hash, isFirst, until }, now) =>
      writeWhenFree(database, () => {
        forget.run(now);
        addLink.run(hash, Number(isFirst), until);
      }),
    findLink: async (hash) => setupLinkOf(findLink.get(hash)),
    make: async (hash, town, now) =>
      writeWhenFree(database, () => {
        const { realm } = town;
        const known = towns.all().map((row) => String(row['realm']));
        const outcome = setupOutcome(setupLinkOf(findLink.get(hash)), known, { realm, now });
        if (outcome !== 'made') return outcome;
        realms.put(town);
        use.run(realm, hash);
        write(newSetup(realm, now));
        raiseVersion(realm);
        return outcome;
      }),
    find: async (realm) => townSetupOf(find.get(realm)),
    open: async () =>
      all
        .all()
        .map((row) => townSetupOf(row) as TownSetup)
        .filter(({ endedAt }) => endedAt === null),
    change: async (realm, edit) =>
      writeWhenFree(database, () => {
        const before = townSetupOf(find.get(realm));
        const after = before && edit(before);
        if (after !== null && after !== before) write(after);
        return after;
      }),
  };
}
