import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Io } from '../../io.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'concejo-files-'));
const vilanova = `${elections}vilanova.csv`;
const squarePb = `${elections}square.pb`;
const byVotes = ['--rule', 'by-votes', '--budget', '200.000'];

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['budget', 'compute', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), bytes: recorded.bytes() };
}

describe('the files of concejo budget compute', () => {
  it.each(['xlsx', 'xls', 'ods', 'pdf'])(
    'are not printed on a terminal that cannot show them: %s',
    async (format) => {
      const asked = [vilanova, ...byVotes, '--format', format];
      const { exit, out, err } = await run(asked, { outIsTerminal: true });
      expect([exit, out]).toEqual([2, '']);
      expect(err).toContain('no se puede mostrar en la terminal; usa --out');
      expect((await run([...asked, '--bom'])).exit).toBe(2);
    },
  );

  it.each(['xlsx', 'xls', 'ods', 'pdf', 'pb'])('have the format of their name: .%s', async (format) => {
    const out = join(scratch, `reparto.${format.toUpperCase()}`);
    const asked = [squarePb, '--rule', 'by-votes'];
    expect(await run([...asked, '--out', out])).toMatchObject({ exit: 0, out: '' });
    const { bytes } = await run([...asked, '--format', format]);
    expect(readFileSync(out).equals(Buffer.from(bytes))).toBe(true);
  });

  it('contain an election for other programs only if every ballot is known', async () => {
    const { out } = await run([squarePb, '--rule', 'by-votes', '--on-misfit', 'stop', '--format', 'pb']);
    expect(out).toContain('\nrule;greedy-no-skip\n');
    const again = await run(['-', '--rule', 'by-votes', '--format', 'json'], {
      readStdin: async () => Buffer.from(out),
    });
    expect([again.exit, again.err]).toEqual([0, '']);
    const counts = await run([vilanova, ...byVotes, '--format', 'pb']);
    expect([counts.exit, counts.out]).toEqual([2, '']);
    expect(counts.err).toContain('un fichero .pb lleva las papeletas una a una');
    const commas = '\nPROJECTS\nproject_id;cost\na,b;1\nc;1\nVOTES\nvoter_id;vote\n1;c\n';
    const unclear = await run(['-', '--rule', 'by-votes', '--format', 'pb'], {
      readStdin: async () => Buffer.from(`META\nkey;value\nbudget;9${commas}`),
    });
    expect(unclear).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('«a,b»') });
  });

  it.each([
    ['equalshares', ['--rule', 'equal-shares', '--completion', 'none']],
    ['equalshares/add1', ['--rule', 'equal-shares']],
    ['phragmen', ['--rule', 'phragmen']],
    ['greedy-threshold', ['--rule', 'threshold']],
    ['threshold', ['--rule', 'threshold', '--on-misfit', 'stop']],
    ['by-votes', ['--rule', 'by-votes', '--order', 'votes-per-amount']],
    ['greedy', ['--rule', 'by-votes']],
  ])('name the rule %s as other programs do, if they have a name for it', async (name, rule) => {
    const { out } = await run([squarePb, ...rule, '--format', 'pb']);
    expect(out).toContain(`\nrule;${name}\n`);
    expect(out).toContain(`: ${rule[1]} `);
  });
});

describe('a place for the result that cannot be written', () => {
  it.each([
    [join(scratch, 'away', 'a.csv'), `error: ${join(scratch, 'away')}: no existe\n`],
    [scratch, `error: ${scratch}: es una carpeta\n`],
    [join(vilanova, 'a.csv'), `error: ${vilanova}: no es una carpeta\n`],
  ])('is reported before anything is read: %s', async (place, told) => {
    const { exit, out, err } = await run(['no.pb', ...byVotes, '--format', 'csv', '--out', place]);
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain(told);
  });
});

describe('a web page in place of the data', () => {
  it('is reported as a web page, with what to check', async () => {
    const page = join(scratch, 'votos.csv');
    writeFileSync(page, '\uFEFF\n<!DOCTYPE html><html><body>404</body></html>');
    const { exit, err } = await run([page, ...byVotes]);
    expect([exit, err]).toEqual([
      3,
      `error: ${page}: es una página web (HTML), no los datos; revisa la dirección o el fichero\n`,
    ]);
  });
});

describe('concejo budget compute with --fields', () => {
  const asked = [squarePb, '--rule', 'by-votes', '--fields', 'Title, votes'];

  it('writes these columns in this order, in every format of rows', async () => {
    const csv = await run([...asked, '--format', 'csv']);
    expect(csv.out.split('\n')[0]).toMatch(/^title;votes;rule;/u);
    const { rows, count, rule } = JSON.parse((await run([...asked, '--format', 'json'])).out);
    expect([Object.keys(rows[0]), rows.length, rule]).toEqual([['title', 'votes'], count, 'by-votes']);
    const table = (await run(asked)).out;
    expect(table).toMatch(/^Propuesta +Votos\n/u);
    expect(table).toContain('\n\nregla: by-votes');
    const pdf = await run([...asked, '--format', 'pdf']);
    expect(Buffer.from(pdf.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('may name the reasons if they are asked for', async () => {
    const { out } = await run([
      squarePb,
      '--rule',
      'by-votes',
      '--explain',
      '--fields',
      'id,explanation',
      '--format',
      'csv',
    ]);
    expect(out).toMatch(/^id;/u);
  });

  it('lists the valid columns for an invalid one, and is allowed only for formats of rows', async () => {
    const unknown = await run([squarePb, '--rule', 'by-votes', '--fields', 'price']);
    expect([unknown.exit, unknown.out]).toEqual([2, '']);
    expect(unknown.err).toContain('--fields no puede ser «price»; puede ser step, id, title');
    expect((await run(['nowhere.pb', '--rule', 'by-votes', '--fields', 'price'])).err).toBe(unknown.err);
    const unasked = await run(['nowhere.pb', '--rule', 'by-votes', '--fields', 'explanation']);
    expect(unasked).toMatchObject({ exit: 2, err: expect.stringContaining('«explanation»') });
    const page = await run([...asked, '--format', 'html']);
    expect([page.exit, page.out]).toEqual([2, '']);
    expect(page.err).toContain('--fields no sirve con html');
  });
});

describe('concejo budget compute with --dry-run', () => {
  it('says what it would allocate and write, and does neither', async () => {
    const out = join(scratch, 'never.xlsx');
    const plan = await run([vilanova, ...byVotes, '--dry-run', '--out', out]);
    expect([plan.exit, plan.err]).toEqual([0, '']);
    expect(plan.out).toMatch(
      /^repartiría 200\.000,00 entre \d+ propuestas\nregla: by-votes.*\nescribiría .*never\.xlsx\n$/u,
    );
    expect(existsSync(out)).toBe(false);
    expect((await run([squarePb, '--rule', 'by-votes', '--dry-run'])).out).toMatch(/ según \d+ papeletas\n/u);
  });

  it('still refuses what could not be computed', async () => {
    expect((await run([vilanova, '--rule', 'by-votes', '--dry-run'])).exit).toBe(2);
    expect((await run([join(scratch, 'missing.pb'), '--rule', 'by-votes', '--dry-run'])).exit).toBe(3);
  });
});
