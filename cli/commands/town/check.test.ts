import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { townOfMailboxes } from '#fixtures/builders/towns/town-of-mailboxes.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

/** Runs `town check` or `town load` with a data folder that does not exist yet. */
async function run(verb: 'check' | 'load', folder: string, more: Readonly<Record<string, string>> = {}) {
  const data = join(scratchFolder(), 'data');
  const io = recordingIo({ env: { CONCEJO_DATA: data, ...more } });
  const exit = await main(['town', verb, folder, '--locale', 'en'], io.io);
  return { exit, out: io.out(), lines: io.err().trimEnd().split('\n'), isWritten: existsSync(data) };
}

const town = (files: Readonly<Record<string, unknown>>) =>
  scratchFolder({
    'town.json': '{ "realm": "nova", "name": "Nova" }',
    'census.csv': 'id;birthYear;code\n12345678Z;1984;\n',
    ...Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)] as const),
    ),
  });

const articles = (count: number, more: object) => ({
  'collections/articulos.json': Array.from({ length: count }, (_, at) => ({
    _id: `a${at}`,
    title: 'A',
    ...more,
  })),
});

describe('checking the folder of a town', () => {
  it('says what would be loaded, and writes nothing', async () => {
    const folder = town({ ...articles(2, {}), 'files/a.txt': 'x' });
    const before = readdirSync(folder, { recursive: true });
    expect(await run('check', folder)).toEqual({
      exit: 0,
      out: 'Can be loaded: 2 documents, 0 surveys, census: 1, 1 files. Nothing was written.\n',
      lines: [''],
      isWritten: false,
    });
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  it('ends with the faults and the exit code of loading', async () => {
    const folder = town({
      'collections/settings.json': [{ _id: 's', titel: 'Nova', primaryColor: 'rojo' }],
      'collections/articulo.json': [],
    });
    const checked = await run('check', folder);
    expect(checked).toEqual({
      exit: 3,
      out: '',
      lines: [
        'error: collections/articulo.json: no page reads a collection of this name; fixtures/towns/README.md lists them; did you mean articulos?',
        'error: collections/settings.json:1:21: s.titel: no page reads a field of this name; did you mean title?',
        'error: collections/settings.json:1:43: s.primaryColor: says "rojo"; expected a colour such as #0a6f6a',
        '3 errors. Nothing was loaded.',
      ],
      isWritten: false,
    });
    const { exit, out, lines } = await run('load', folder);
    expect({ exit, out, lines }).toEqual({ exit: 3, out: '', lines: checked.lines });
  });

  it('warns of what is doubtful, three times for each kind, and so does loading, which goes on', async () => {
    const folder = town(articles(5, { ita: '3', archivo: '12' }));
    const { exit, lines } = await run('check', folder);
    const kindOf = (line: string) => /no page reads|no content|more warnings/u.exec(line)?.[0];
    expect([exit, lines.map(kindOf)]).toEqual([
      0,
      [...Array.from({ length: 3 }, () => ['no content', 'no page reads']).flat(), 'more warnings'],
    ]);
    expect(lines[0]).toMatch(/^warning: collections\/articulos\.json:1:2: a0: counts for the transparency/u);
    expect(lines.at(-1)).toBe('warning: and 4 more warnings like these');
    const loaded = await run('load', folder);
    expect([loaded.exit, loaded.out]).toEqual([0, expect.stringContaining('Loaded: 5 documents')]);
    expect(loaded.lines).toEqual(lines);
  });

  it('accepts the bank of a town that the services file names', async () => {
    const forms = townOfMailboxes([
      { _id: 'tasa', title: 'Tasa', form: [{ name: 'a' }], payments: { gateway: 'redsys', amount: 3 } },
    ]);
    expect((await run('check', forms)).exit).toBe(3);
    const bank = {
      url: 'https://bank.example',
      merchant: '1',
      terminal: '1',
      key: 'a',
      version: 'HMAC_SHA512_V2',
    };
    const services = { publicUrl: 'https://participa.example', payments: { nova: bank } };
    const folder = scratchFolder({ 'services.json': JSON.stringify(services) });
    const named = await run('check', forms, { CONCEJO_SERVICES_FILE: `${folder}/services.json` });
    expect(named.exit).toBe(0);
  });

  it('needs a folder', async () => {
    expect(await run('check', '/nowhere/at/all')).toMatchObject({
      exit: 3,
      lines: ['error: /nowhere/at/all: does not exist'],
    });
    const io = recordingIo();
    expect(await main(['town', 'check', '--locale', 'en'], io.io)).toBe(2);
    expect(io.err()).toMatch(/^Checks the folder of a town/u);
  });

  it('names variables that cannot be used', async () => {
    const { exit, lines } = await run('check', town({}), { PORT: 'x' });
    expect([exit, lines]).toEqual([2, [expect.stringContaining('PORT')]]);
  });
});
