import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import type { Io } from '../../io.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';
import { entriesOf } from './compared-rules.ts';

const elections = fileURLToPath(new URL('../../../fixtures/elections/', import.meta.url));
const golden = fileURLToPath(new URL('../../../fixtures/golden/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'concejo-compare-'));
const squarePb = `${elections}square.pb`;
const squareRule = `${elections}square-rule.json`;
const vilanova = `${elections}vilanova.csv`;
const three = 'by-votes:on-misfit=stop,equal-shares:satisfaction=cardinality,completion=none,max-votes';

async function run(args: readonly string[], changes: Partial<Io> = {}) {
  const recorded = recordingIo(changes);
  const exit = await main(['budget', 'compare', ...args], recorded.io);
  return { exit, out: recorded.out(), err: recorded.err(), bytes: recorded.bytes() };
}

describe('concejo budget compare', () => {
  it.each([
    ['square-compare.txt', [squarePb]],
    ['square-compare.va.txt', [squarePb, '--rules', three, '--locale', 'va']],
    ['square-compare.json', [squarePb, '--rules', three, '--format', 'json']],
    ['square-compare.csv', [squarePb, '--rules', three, '--format', 'csv']],
    ['square-compare-figures.tsv', [squarePb, '--rules', three, '--format', 'tsv', '--part', 'figures']],
    ['square-compare.html', [squarePb, '--rules', `${three},${squareRule}`, '--format', 'html']],
    ['vilanova-compare.en.txt', [vilanova, '--budget', '200.000', '--locale', 'en']],
  ])('prints what the golden file %s contains', async (name, args) => {
    const { exit, out } = await run(args);
    const undated = out.replaceAll(/concejo \d+\.\d+\.\d+/gu, 'concejo 0.0.0');
    if (process.env['GOLDEN']) writeFileSync(`${golden}${name}`, undated);
    expect(undated).toBe(readFileSync(`${golden}${name}`, 'utf8'));
    expect(exit).toBe(0);
  });

  it('fits four rules in 80 columns, whatever the language', async () => {
    for (const language of languages) {
      const { out } = await run([squarePb, '--locale', language]);
      for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(81);
    }
  });

  it('distinguishes parameters from rules', () => {
    expect(entriesOf('by-votes, threshold:threshold=5%,ties=amount,order,max-votes,rules/a.json')).toEqual([
      'by-votes',
      'threshold:threshold=5%,ties=amount,order',
      'max-votes',
      'rules/a.json',
    ]);
    expect(entriesOf('phragmen:ties=votes,ids:12,7,order,max-votes:ties=ids:a,phragmen')).toEqual([
      'phragmen:ties=votes,ids:12,7,order',
      'max-votes:ties=ids:a',
      'phragmen',
    ]);
  });

  it('breaks the ties of a rule by a list of ids', async () => {
    const lists = ['banc,font,joc,arbre,pista', 'pista,arbre,joc,font,banc'].map(
      (ids) => `by-votes:ties=ids:${ids}`,
    );
    const { exit, out, err } = await run([squarePb, '--rules', lists.join(','), '--format', 'json']);
    expect([exit, err]).toEqual([0, '']);
    for (const rule of lists) expect(out).toContain(rule);
  });

  it.each([
    [['--rules', 'by-votes:ties=ids:a,a'], '«a»'],
    [['--rules', 'by-votes:ties=votes,size'], 'size'],
    [['--rules', 'by-vote'], '--rules no puede ser «by-vote»'],
    [['--rules', 'by-votes,by-votes'], 'la regla «by-votes» está dos veces'],
    [['--rules', 'phragmen:satisfaction=cost'], 'no es un parámetro de phragmen'],
    [['--rules', 'by-votes:constructor=1'], 'no es un parámetro de by-votes'],
    [['--rules', 'by-votes:on-misfit=jump'], '--on-misfit'],
    [['--rules', 'equal-shares:completion=none,increment=2'], '--increment'],
    [['--rules', Array.from({ length: 13 }, (_, at) => `by-votes:min-votes=${at}`).join(',')], '13 reglas'],
    [['--part', 'figures'], '--part solo sirve con csv y tsv'],
    [['--bom'], '--bom solo sirve con csv y tsv'],
    [['--format', 'exe'], 'html'],
    [['--part', 'all', '--format', 'csv'], 'violations'],
    [['--ballots', '9'], '--ballots'],
    [['--budget', '-3'], '--budget'],
    [['--ballots', 'x'], '--ballots'],
  ])('refuses %j before computing, and names the valid values', async (args, told) => {
    const { exit, out, err } = await run([squarePb, ...args]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(told);
    expect(err).toContain('concejo budget compare --help');
  });

  it('names the rule that gives no allocation', async () => {
    const { exit, out, err } = await run([vilanova, '--budget', '200.000', '--rules', 'by-votes,phragmen']);
    expect([exit, out]).toEqual([3, '']);
    expect(err).toContain('con la regla «phragmen» no hay reparto');
    const threshold = ['--rules', 'threshold:threshold-base=ballots'];
    expect(await run([vilanova, '--budget', '200.000', ...threshold])).toMatchObject({ exit: 2, out: '' });
  });

  it('refuses input and rule files that cannot be read', async () => {
    const broken = join(scratch, 'broken.json');
    writeFileSync(broken, '{');
    expect(await run([squarePb, '--rules', broken])).toMatchObject({ exit: 3, out: '' });
    expect(await run([join(scratch, 'none.pb')])).toMatchObject({ exit: 3, out: '' });
    expect(await run([vilanova])).toMatchObject({ exit: 2, out: '' });
    expect(await run([vilanova, '--budget', '0'])).toMatchObject({ exit: 2, out: '' });
    const odd = { readStdin: async () => Buffer.from('id;title;amount;votes\na;A;x;3\n') };
    expect(await run(['-', '--budget', '5'], odd)).toMatchObject({ exit: 3, out: '' });
  });

  it('says what to do without input, or if a format cannot be shown', async () => {
    expect((await run([], { stdinIsTerminal: true })).err).toContain('--rules LISTA');
    expect(await run([squarePb, '--format', 'xlsx'], { outIsTerminal: true })).toMatchObject({ exit: 2 });
  });

  it('reports the ties that mattered for each rule, and nothing with --quiet', async () => {
    const args = [vilanova, '--budget', '200.000', '--rules', 'by-votes'];
    expect((await run(args)).err).toContain('decide el importe menor (by-votes)');
    expect((await run([...args, '--quiet'])).err).toBe('');
  });

  it('writes a workbook with a sheet for each table, and a page by its extension', async () => {
    const { default: library } = await import('exceljs');
    const workbook = new library.Workbook();
    const { bytes } = await run([
      squarePb,
      '--format',
      'xlsx',
      '--rules',
      'by-votes,threshold:threshold=30%',
    ]);
    await workbook.xlsx.load(bytes.buffer as ArrayBuffer);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'Propuestas',
      'En cifras',
      'Por categoría',
      'Por barrio',
      'Incumplimientos de EJR+',
      'Procedencia',
    ]);
    const page = join(scratch, 'page.html');
    expect(await run([squarePb, '--out', page])).toMatchObject({ exit: 0, out: '' });
    expect(readFileSync(page, 'utf8')).toContain('<html lang="es">');
  });

  it('writes a page that begins with what differs, a mark for each rule, and names rules in words', async () => {
    const { out } = await run([squarePb, '--rules', 'by-votes,phragmen', '--format', 'html']);
    const groups = Array.from(out.matchAll(/scope="rowgroup"[^>]*>([^<(]+) \(/gu), ([, name]) => name);
    expect(groups).toEqual(
      ['Según la regla', 'Con todas', 'Con ninguna'].filter((one) => groups.includes(one)),
    );
    expect(groups.length).toBeGreaterThan(1);
    const rows = Array.from(out.matchAll(/<th scope="row">.*?<\/tr>/gu), ([row]) => row).filter((row) =>
      row.includes('class="m'),
    );
    for (const row of rows)
      expect(row.match(/aria-hidden="true">[●·]<\/span><span class="s">(?:no )?financiada/gu)).toHaveLength(
        2,
      );
    expect(out).toContain('<b>B</b> Phragmén secuencial');
    expect(out).not.toContain('phragmen: phragmen');
  });

  it('writes a page that runs and loads nothing, whatever the titles of proposals contain', async () => {
    const pb = readFileSync(squarePb, 'utf8').replace('Fuente de agua', '<script>alert(1)</script>\u202E');
    const { out } = await run(['-', '--format', 'html', '--locale', 'va'], {
      readStdin: async () => Buffer.from(pb),
    });
    expect(out).toContain('<html lang="ca-ES-valencia">');
    expect(out).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\uFFFD');
    expect(out).not.toMatch(/<script|https?:|<img|<link/u);
    expect(out).toContain("default-src 'none'");
  });

  it('describes every flag in every language, within 120 columns', async () => {
    const source = readFileSync(new URL('compare.ts', import.meta.url), 'utf8');
    const declared = [...source.matchAll(/\.option\('(--[a-z-]+)/gu)].map((match) => match[1] ?? '');
    for (const language of languages) {
      const help = sayIn(language)('help.compare');
      for (const flag of declared) expect(help).toContain(flag);
      for (const line of help.split('\n')) expect([...line].length).toBeLessThanOrEqual(120);
    }
  });
});
