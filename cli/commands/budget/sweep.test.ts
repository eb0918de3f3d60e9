import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '#adapters/driving/council-api/openapi/document.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { schemaValidator } from '#fixtures/builders/schema-validator.ts';
import type { Io } from '../../io.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));
const square = `${elections}square.pb`;
const schema = JSON.parse(
  readFileSync(new URL('../../../docs/schemas/budget-sweep-1.json', import.meta.url), 'utf8'),
);

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['budget', 'sweep', ...args, '--locale', 'en'], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), bytes: recorded.bytes() };
}

describe('concejo budget sweep', () => {
  it('says how much is done', async () => {
    const done: number[] = [];
    const flags = ['--rule', 'by-votes', '--from', '4000', '--to', '7000', '--step', '1000'];
    await run([square, ...flags], { doing: (_stage, percent) => done.push(Number(percent ?? -1)) });
    expect(done).toEqual(expect.arrayContaining([0, 25, 50, 75]));
  });

  it('shows what each budget funds, what it adds and drops, and from where on a proposal is funded', async () => {
    const { exit, out } = await run([
      square,
      '--rule',
      'by-votes',
      '--from',
      '4000',
      '--to',
      '10000',
      '--step',
      '3000',
    ]);
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "rule: by-votes, what does not fit is skipped

      By budget
         Budget  Funded proposals     Spent      Left  Added  Dropped  No outcome
       4.000,00                 1  3.000,00  1.000,00      1        0
       7.000,00                 2  7.000,00      0,00      1        0
      10.000,00                 3  9.500,00    500,00      1        0

      By proposal
      Identifier  Proposal                        Amount  Funded from  Times funded  Times lost again
      banc        Bancos a la sombra            3.000,00     4.000,00             3                 0
      font        Fuente de agua                4.000,00     7.000,00             2                 0
      joc         Juegos para todas las edades  3.500,00                          0                 0
      arbre       Doce árboles                  2.500,00    10.000,00             1                 0
      pista       Pista de patinaje             9.000,00                          0                 0

      Changes from one budget to the next
         Budget  Change  Identifier  Proposal
       4.000,00  Added   banc        Bancos a la sombra
       7.000,00  Added   font        Fuente de agua
      10.000,00  Added   arbre       Doce árboles
      "
    `);
  });

  it('gives programs a document of its schema, by any rule', async () => {
    const unfit = await schemaValidator({ components: {} } as OpenApiDocument);
    for (const rule of ['by-votes', 'equal-shares', 'phragmen', 'max-votes']) {
      const { exit, out } = await run([square, '--rule', rule, '--format', 'json']);
      expect(exit).toBe(0);
      const document = JSON.parse(out);
      expect(unfit(schema, document)).toBeNull();
      expect(document.sweep).toHaveLength(11);
      expect(document.origin).toMatchObject({ rule, budget: '10000.00', ballots: '10' });
    }
  });

  it('gives at the budget of the election what budget compute gives', async () => {
    const { out } = await run([square, '--rule', 'equal-shares', '--format', 'json']);
    const at = JSON.parse(out).sweep.find((row: { budget: string }) => row.budget === '10000.00');
    const recorded = recordingIo({});
    await main(['budget', 'compute', square, '--rule', 'equal-shares', '--format', 'json'], recorded.io);
    const computed = JSON.parse(recorded.out());
    expect([at.fundedProjects, at.spent]).toEqual([computed.funded.length, computed.spent]);
  });

  it('writes one table as CSV, with the chosen columns, and all as a workbook', async () => {
    const asked = [square, '--rule', 'by-votes', '--fields', 'budget,spent'];
    expect((await run([...asked, '--format', 'csv'])).out.split('\r\n')[0]).toMatch(/^budget;spent;/u);
    const folder = scratchFolder({});
    expect((await run([square, '--rule', 'by-votes', '--out', `${folder}/sweep.xlsx`])).exit).toBe(0);
    expect(readFileSync(`${folder}/sweep.xlsx`).subarray(0, 2).toString()).toBe('PK');
  });

  it('says when a range is not one, or when the budget is unknown', async () => {
    const byVotes = ['--rule', 'by-votes'];
    const empty = await run([square, ...byVotes, '--from', '5', '--to', '4']);
    expect(empty).toMatchObject({ exit: 2, err: expect.stringContaining('at most 500') });
    expect((await run([square, ...byVotes, '--step', '0'])).exit).toBe(2);
    for (const flag of ['--from', '--to', '--step'])
      expect((await run([square, ...byVotes, flag, 'x'])).err).toContain(flag);
    const counts = [`${elections}vilanova.csv`, ...byVotes];
    expect((await run(counts)).err).toContain('does not say the budget');
    const range = ['--from', '50000', '--to', '60000', '--step', '10000'];
    expect((await run([...counts, ...range, '--format', 'json'])).exit).toBe(0);
    expect((await run([...counts, '--budget', '0'])).exit).toBe(2);
  });

  it('refuses what it cannot read or compute, as budget compute does', async () => {
    expect(await run([], { stdinIsTerminal: true })).toMatchObject({
      exit: 2,
      err: sayIn('en')('help.budgetSweep'),
    });
    expect((await run([square])).err).toContain('--rule');
    expect((await run([square, '--rule', 'by-vote'])).err).toContain('Did you mean “by-votes”?');
    expect((await run(['/nowhere.pb', '--rule', 'by-votes'])).exit).toBe(3);
    expect((await run([square, '--rule-file', '/nowhere.json'])).exit).toBe(3);
    expect((await run([`${elections}vilanova.csv`, '--budget', '9', '--rule', 'phragmen'])).exit).toBe(3);
    expect((await run([square, '--rule', 'by-votes', '--ballots', '11'])).err).toContain('11');
    expect(
      (await run([square, '--rule', 'by-votes', '--format', 'xlsx'], { outIsTerminal: true })).exit,
    ).toBe(2);
    expect((await run([square, '--rule', 'by-votes', '--out', '/nowhere/x.csv'])).exit).not.toBe(0);
    const folder = scratchFolder({ 'bad.csv': 'id;title;amount;votes\na;A;x;1\n' });
    expect((await run([`${folder}/bad.csv`, '--rule', 'by-votes', '--budget', '9'])).exit).toBe(3);
    const quirks = await run([`${elections}quirks.pb`, '--rule', 'by-votes']);
    expect(quirks.err).toContain('warning');
    expect((await run([`${elections}quirks.pb`, '--rule', 'by-votes', '--quiet'])).err).toBe('');
  });

  it.each(languages)('describes its own flags in %s', (language) => {
    const help = sayIn(language)('help.budgetSweep');
    for (const flag of ['--from', '--to', '--step']) expect(help).toContain(flag);
    for (const line of help.split('\n')) expect(line.length).toBeLessThan(120);
  });
});
