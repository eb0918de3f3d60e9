import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { recordingIo } from '#cli/recording-io.ts';
import { main } from '#cli/main.ts';

/*
 * Opens our files in another program: LibreOffice converts every format, of a small election and a real one, and each
 * of its cells must be the one that our CSV has. Other output of LibreOffice is shown and counts as a failure.
 * Documents are opened by the tools of poppler.
 *
 *   node contract-tests/files/convert-files.ts [ELECTION …]
 */

const small = fileURLToPath(new URL('../../fixtures/elections/square.pb', import.meta.url));
const real = `${process.env['CONCEJO_ELECTIONS'] ?? ''}/Poland_Lodz_2022.pb.gz`;
const given = process.argv.slice(2);
const elections = given.length > 0 ? given : [small, ...(existsSync(real) ? [real] : [])];
const folder = mkdtempSync(join(tmpdir(), 'concejo-convert-'));

type Cells = readonly (readonly string[])[];

/** Values without quotes and formats: `;` between cells, numbers as they are stored, a file for each sheet. */
const asCsv = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,1033,false,false,false,false,false,-1';
const fromCsv = 'Text - txt - csv (StarCalc):59,34,76,1,,1034';

async function written(election: string, format: string): Promise<string> {
  const recorded = recordingIo();
  const rule = ['--rule', 'equal-shares', '--locale', 'en', '--quiet'];
  const exit = await main(['budget', 'compute', election, ...rule, '--format', format], recorded.io);
  if (exit !== 0) throw new Error(`${format}: ${recorded.err()}`);
  const place = join(folder, format);
  mkdirSync(place, { recursive: true });
  const file = join(place, `${basename(election).replace(/\..*$/u, '')}.${format}`);
  writeFileSync(file, recorded.bytes());
  return file;
}

/** The sheets of a file as LibreOffice reads them, and all its output that is not about the conversion. */
function converted(
  file: string,
  format: string,
): { readonly sheets: readonly Cells[]; readonly said: string } {
  const out = join(folder, `${format}-out-${basename(file)}`);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const reading = format === 'csv' ? [`--infilter=${fromCsv}`] : [];
  const { stdout, stderr } = spawnSync(
    'soffice',
    [profile, '--headless', ...reading, '--convert-to', asCsv, '--outdir', out, file],
    { encoding: 'utf8' },
  );
  const said = `${stdout}\n${stderr}`
    .split('\n')
    // LibreOffice looks for Java at every start, but needs it for nothing here.
    .filter((line) => line !== '' && !/^convert |^Writing sheet |javaldx/u.test(line))
    .join('\n');
  const files = existsSync(out) ? readdirSync(out) : [];
  // The order of the names is not that of the sheets: the first is the one that has most cells.
  const sheets = files.map(
    (name): Cells =>
      parse(readFileSync(join(out, name), 'utf8'), { delimiter: ';', relax_column_count: true }),
  );
  return { sheets: sheets.toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0)), said };
}

const asNumber = (cell: string): string => (/^-?\d+,\d+$/u.test(cell) ? cell.replace(',', '.') : cell);

/** Headings and terms are words in workbooks and keys in CSV: only numbers, names and blank cells are compared. */
function differences(sheet: Cells, expected: Cells, exact: boolean): readonly string[] {
  const [heading = []] = expected;
  const terms = new Set(['result', 'decidedByTie', 'via'].map((key) => heading.indexOf(key)));
  return expected.slice(1).flatMap((row, at) =>
    heading.flatMap((key, column) => {
      if (!exact && (terms.has(column) || column >= (sheet[0]?.length ?? 0))) return [];
      const [ours, theirs] = [asNumber(row[column] ?? ''), asNumber(sheet[at + 1]?.[column] ?? '')];
      const isSame = ours === theirs || (ours !== '' && theirs !== '' && Number(ours) === Number(theirs));
      return isSame ? [] : [`row ${at + 1}, ${key}: ours ${ours}, theirs ${theirs}`];
    }),
  );
}

let failed = 0;
function tell(file: string, outcome: string, faults: readonly string[]): void {
  if (faults.length > 0) failed += 1;
  process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${basename(file)}: ${outcome}\n`);
  for (const fault of faults.slice(0, 5)) process.stdout.write(`     ${fault}\n`);
}

for (const election of elections) {
  const csv = await written(election, 'csv');
  const expected: Cells = parse(readFileSync(csv, 'utf8'), { delimiter: ';' });
  const cells = (expected.length - 1) * (expected[0]?.length ?? 0);
  for (const format of ['csv', 'xlsx', 'ods', 'xls']) {
    const file = format === 'csv' ? csv : await written(election, format);
    const { sheets, said } = converted(file, format);
    const [sheet] = sheets;
    const faults = said === '' ? [] : [said];
    if (sheet === undefined || sheet.length !== expected.length) faults.push(`${sheet?.length ?? 0} rows`);
    else faults.push(...differences(sheet, expected, format === 'csv'));
    tell(file, `${sheets.length} sheets, ${cells} cells compared`, faults);
  }
  const pdf = await written(election, 'pdf');
  const { stdout, stderr } = spawnSync('pdfinfo', [pdf], { encoding: 'utf8' });
  const pages = /^Pages: +(\d+)/mu.exec(stdout)?.[1] ?? 'no';
  tell(pdf, `${pages} pages`, stderr === '' && pages !== 'no' ? [] : [stderr]);
}
rmSync(folder, { recursive: true });
process.exitCode = failed === 0 ? 0 : 1;
