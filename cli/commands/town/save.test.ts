import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

async function run(data: string, ...words: readonly string[]) {
  const io = recordingIo({ env: { CONCEJO_DATA: data } });
  const exit = await main(['town', ...words, '--locale', 'es'], io.io);
  return { exit, out: io.out(), err: io.err() };
}

/** Every file of a folder, with its bytes. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]),
  );

/** What portals show of a town, as it is stored. */
function storedIn(data: string) {
  const database = openSql(join(data, 'concejo.sqlite'));
  const rows = database
    .prepare('SELECT collection, id, place, body FROM documents ORDER BY collection, place')
    .all();
  const [town] = database.prepare('SELECT body FROM towns').all();
  database.close();
  return { rows, town, files: filesOf(join(data, 'files')) };
}

describe('a town that is saved', () => {
  it.each(['vilanova', 'benialt'])('loads back to the same bytes: %s', async (realm) => {
    const [first, second] = [scratchFolder(), scratchFolder()];
    const [saved, again] = [join(scratchFolder(), 'saved'), join(scratchFolder(), 'again')];
    expect((await run(first, 'load', join(sampleFolder, realm))).exit).toBe(0);
    expect(await run(first, 'save', saved, '--realm', realm)).toMatchObject({ exit: 0, err: '' });
    expect((await run(second, 'load', saved)).exit).toBe(0);
    expect(storedIn(second)).toEqual(storedIn(first));
    expect((await run(second, 'save', again, '--realm', realm)).exit).toBe(0);
    expect(filesOf(again)).toEqual(filesOf(saved));
    expect(readdirSync(saved).toSorted()).toEqual(['collections', 'files', 'surveys', 'town.json']);
  });

  it('is never written over what somebody else has put there', async () => {
    const data = scratchFolder();
    await run(data, 'load', join(sampleFolder, 'benialt'));
    const folder = scratchFolder({ 'notes.txt': 'mine' });
    expect(await run(data, 'save', folder, '--realm', 'benialt')).toEqual({
      exit: 3,
      out: '',
      err: `error: ${folder}: no está vacía; no se ha escrito nada\n`,
    });
    const file = join(folder, 'notes.txt');
    expect((await run(data, 'save', file, '--realm', 'benialt')).exit).toBe(3);
    expect(filesOf(folder)).toEqual({ '/notes.txt': Buffer.from('mine').toString('base64') });
    expect((await run(data, 'save', join(folder, 'x'), '--realm', 'nada')).exit).toBe(3);
    expect((await run(data, 'save', '--realm', 'benialt')).exit).toBe(2);
  });

  it('keeps the order of its surveys', async () => {
    const [first, second] = [scratchFolder(), scratchFolder()];
    await run(first, 'load', join(sampleFolder, 'benialt'));
    const saved = join(scratchFolder(), 'saved');
    await run(first, 'save', saved, '--realm', 'benialt');
    const named = join(scratchFolder(), 'named');
    mkdirSync(join(named, 'surveys'), { recursive: true });
    for (const [name, text] of Object.entries(filesOf(saved))) {
      const swapped = name.replace('/pressupost-benialt.json', '/a.json');
      mkdirSync(join(named, swapped, '..'), { recursive: true });
      writeFileSync(join(named, swapped), Buffer.from(text, 'base64'));
    }
    await run(second, 'load', named);
    const again = join(scratchFolder(), 'again');
    await run(second, 'save', again, '--realm', 'benialt');
    expect(readdirSync(join(again, 'surveys'))).toEqual([
      '1-pressupost-benialt.json',
      '2-pressupost-benialt-anterior.json',
    ]);
  });
});
