import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sqlGoods } from '#adapters/driven/sqlite/tables/scarcity/goods.table.ts';
import { sqlRequests } from '#adapters/driven/sqlite/tables/request.table.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { goodsRequest } from '#fixtures/scarcity/goods-requests.ts';
import { courtCells, piecesOf, sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const town = realmId('vilanova');

async function audit(data: string, ...args: readonly string[]) {
  const recorded = recordingIo({ env: { CONCEJO_DATA: data, CONCEJO_SAMPLE: 'none' } });
  const exit = await main(['audit', '--locale', 'en', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

/** A data folder in which staff answered a request three times; `change` runs a statement in its database. */
async function answeredTown() {
  const data = scratchFolder();
  const file = join(data, 'concejo.sqlite');
  const database = openSql(file);
  const requests = sqlRequests(database);
  await requests.create(aRequestEntry(1));
  for (const at of [5, 6, 7])
    await requests.change(
      town,
      referenceOf(1),
      (one) => ({ ...one, threads: [...one.threads, { at, by: 'neus', text: `${at}`, isNote: true }] }),
      { by: { by: 'neus', at } },
    );
  database.close();
  const change = (statement: string) => {
    const opened = openSql(file);
    opened.exec(statement);
    opened.close();
  };
  return { data, change };
}

/** A data folder with a good of which Ana holds two places, and was granted a quarter of an hour of the court. */
async function townWithGoods() {
  const data = scratchFolder();
  const file = join(data, 'concejo.sqlite');
  const database = openSql(file);
  const goods = sqlGoods(database);
  const fair = { realm: town, good: 'fair' };
  const hold = { kind: 'hold', holder: 'ana', until: 10, uses: 1 } as const;
  await goods.ask(fair, goodsRequest(sampleGood.setUp, 0));
  await goods.ask(fair, goodsRequest([{ ...hold, grant: 'a', takes: [piecesOf('places', 2)] }], 1));
  const granted = [
    { ...hold, grant: 'b', takes: [courtCells(7)] },
    { kind: 'confirm', grant: 'b', until: null },
  ] as const;
  await goods.ask(fair, goodsRequest(granted, 2));
  database.close();
  const change = (statement: string) => {
    const opened = openSql(file);
    opened.exec(statement);
    opened.close();
  };
  return { data, change };
}

describe('concejo audit', () => {
  it('verifies the chains of who did what, and prints the head of each town', async () => {
    const { data } = await answeredTown();
    const done = await audit(data);
    expect(done).toMatchObject({
      exit: 0,
      err: 'vilanova: 1 chains with 3 steps, and all of them verify.\n',
    });
    expect(JSON.parse(done.out)).toMatchObject({ realm: 'vilanova', steps: 3 });
  });

  it('finds one changed step, and ends with 1', async () => {
    const { data, change } = await answeredTown();
    expect((await audit(data)).exit).toBe(0);
    change(`UPDATE steps SET by_whom = 'vicent' WHERE number = 2`);
    expect(await audit(data)).toMatchObject({
      exit: 1,
      err: 'error: vilanova: step 2 of request/2026-000001 was changed after it was written\n',
    });
  });

  it('finds with an earlier head that the end of a chain was cut off', async () => {
    const { data, change } = await answeredTown();
    const log = join(scratchFolder(), 'server.log');
    writeFileSync(log, `{"level":30,"msg":"x"}\nnot json\n${(await audit(data)).out}{"realm":7}\n`);
    expect((await audit(data, '--heads', log)).exit).toBe(0);
    change('DELETE FROM steps WHERE number = 3');
    expect((await audit(data)).exit).toBe(0);
    const cut = await audit(data, '--heads', log);
    expect(cut.exit).toBe(1);
    expect(cut.err).toMatch(
      /^error: vilanova: the chains are no longer those of \d{4}-.*\(3 steps, \w{12}…\)/u,
    );
  });

  it('recomputes scarce goods from their ledger, and says which pool differs', async () => {
    const { data, change } = await townWithGoods();
    const whole = await audit(data);
    expect(whole.exit).toBe(0);
    expect(whole.err).toContain('vilanova, fair: pools: 3, grants: 2, transactions: 2; all of them agree.\n');
    const faults = async () => {
      const { exit, err } = await audit(data);
      expect(exit).toBe(1);
      return err.split('\n').filter((line) => line.startsWith('error: vilanova, fair: '));
    };
    const said = (text: string) => `error: vilanova, fair: ${text}`;
    change("UPDATE scarce_pools SET held = 1 WHERE id = 'places'");
    expect(await faults()).toEqual([
      said('pool places says that 1 are held; by its ledger it is 2, by its grants 2'),
    ]);
    change("UPDATE scarce_pools SET held = 2 WHERE id = 'places'");
    change("UPDATE scarce_pools SET taken = 2 WHERE id = 'court'");
    change("UPDATE scarce_cells SET cell = 'court/2026-11-28/8'");
    change('UPDATE scarce_entries SET amount = 3 WHERE transaction_number = 2 AND line = 1');
    const sayings = await faults();
    expect(sayings).toContain(said('transaction 2 of the ledger does not sum to zero'));
    expect(sayings).toContain(
      said('pool court says that 2 are taken; by its ledger it is 1, by its grants 1'),
    );
    expect(sayings.filter((line) => line.includes('does not have one grant'))).toHaveLength(2);
  });

  it('says what is missing: data, steps, the file, the heads in it', async () => {
    const data = scratchFolder();
    expect(await audit(data)).toMatchObject({ exit: 3, out: '' });
    expect((await audit(data, '--heads', join(data, 'none'))).exit).toBe(3);
    const empty = join(data, 'empty.jsonl');
    writeFileSync(empty, '{"realm":"vilanova","at":"yesterday","steps":1,"hash":"x"}\n');
    const refused = await audit(data, '--heads', empty);
    expect(refused).toMatchObject({ exit: 3 });
    expect(refused.err).toContain('has no head of chains');
    openSql(join(data, 'concejo.sqlite')).close();
    expect(await audit(data)).toEqual({ exit: 0, out: '', err: 'There are no steps yet.\n' });
  });

  it('refuses a database that it cannot read', async () => {
    const data = scratchFolder({ 'concejo.sqlite': 'not a database' });
    expect((await audit(data)).exit).toBe(1);
    const recorded = recordingIo({ env: { CONCEJO_DATA: data, PORT: 'x' } });
    expect(await main(['audit'], recorded.io)).toBe(2);
  });
});
