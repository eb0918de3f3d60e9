import {
  newSetup,
  setupLinkOf,
  setupOutcome,
  townSetupOf,
} from '#adapters/driven/stores-shared/town-setup-row.ts';
import type { TownSetups } from '#application/ports/server/office/town-setups.ts';
import type { TownSetup } from '#domain/office/setup/town-setup.ts';
import type { Postgres, RunStatement } from '../../postgres.ts';
import { raiseVersion } from '../content-version.table.ts';
import { putTown } from '../realm.table.ts';

const linkText = 'SELECT * FROM setup_links WHERE hash = $1';
const setupText = 'SELECT body FROM town_setups WHERE realm = $1';

async function write(within: RunStatement, setup: TownSetup): Promise<void> {
  const text = `INSERT INTO town_setups (realm, body) VALUES ($1, $2)
    ON CONFLICT (realm) DO UPDATE SET body = excluded.body`;
  await within(text, [setup.realm, JSON.stringify(setup)]);
}

/** Links that make towns, and towns that are being set up, in PostgreSQL. */
export const postgresTownSetups = ({ ask, transaction }: Postgres): TownSetups => ({
  keepLink: ({ hash, isFirst, until }, now) =>
    transaction(async (within) => {
      await within('DELETE FROM setup_links WHERE until <= $1 AND realm IS NULL', [now]);
      const add = 'INSERT INTO setup_links (hash, first, until, realm) VALUES ($1, $2, $3, NULL)';
      await within(add, [hash, Number(isFirst), until]);
    }),
  findLink: async (hash) => setupLinkOf((await ask(linkText, [hash]))[0]),
  make: (hash, town, now) =>
    transaction(async (within) => {
      const { realm } = town;
      // Whoever makes a town with another link, or loads one, waits here until this one is done.
      await within('LOCK TABLE towns IN SHARE ROW EXCLUSIVE MODE');
      const [link] = await within(`${linkText} FOR UPDATE`, [hash]);
      const known = (await within('SELECT realm FROM towns')).map((row) => String(row['realm']));
      const outcome = setupOutcome(setupLinkOf(link), known, { realm, now });
      if (outcome !== 'made') return outcome;
      await putTown(within, town);
      await within('UPDATE setup_links SET realm = $1 WHERE hash = $2', [realm, hash]);
      await write(within, newSetup(realm, now));
      await raiseVersion(within, realm);
      return outcome;
    }),
  find: async (realm) => townSetupOf((await ask(setupText, [realm]))[0]),
  open: async () =>
    (await ask('SELECT body FROM town_setups ORDER BY realm'))
      .map((row) => townSetupOf(row) as TownSetup)
      .filter(({ endedAt }) => endedAt === null),
  change: (realm, edit) =>
    transaction(async (within) => {
      const before = townSetupOf((await within(`${setupText} FOR UPDATE`, [realm]))[0]);
      const after = before && edit(before);
      if (after !== null && after !== before) await write(within, after);
      return after;
    }),
});
