import { isLeft } from '#domain/shared/result.ts';
import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { delimitedWriter } from '#adapters/driven/render/csv/delimited-writer.ts';
import type { ReportCell } from '#application/reports/report.ts';
import { longReport, longRows } from '#fixtures/builders/data/long-report.ts';
import { streamedWorkbook } from '#adapters/driven/render/xlsx/streamed/streamed-workbook.ts';

/*
 * 100,000 rows of twelve cells, made one by one, written as CSV and as a workbook, each in a process of its own,
 * beside a process that only writes the same bytes to the same disk, once without and once with making the rows, and
 * one that joins the same texts with `+`, without checking their content. Time is that of the work, without the start
 * of the runtime; memory is the most that the process ever had, the runtime included. Then 10,000 rows of nine cells
 * as a document, by the command line's writer.
 */

const rows = 100_000;
const documentRows = 10_000;
const rounds = 3;

const report = longReport(rows);

function plainly(cell: ReportCell): string | number {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'count') return cell.count;
  if (cell.kind !== 'money') return cell.kind === 'term' ? cell.term : '';
  const cents = cell.amount % 100;
  return `${(cell.amount - cents) / 100},${cents < 10 ? '0' : ''}${cents}`;
}

function writePlainly(target: number): void {
  let written = `${report.table.columns.join(';')};sha256\n`;
  for (const row of report.table.rows) {
    let separator = '';
    for (const cell of row) {
      written += separator + plainly(cell);
      separator = ';';
    }
    written += `;${report.provenance[0]?.[1]}\n`;
    if (written.length < 65_536) continue;
    writeSync(target, written);
    written = '';
  }
  writeSync(target, written);
}

async function write(format: string, file: string): Promise<void> {
  const target = openSync(file, 'w');
  if (format === 'plain') {
    const begin = performance.now();
    writePlainly(target);
    fsyncSync(target);
    process.stdout.write(`${performance.now() - begin} 0`);
    closeSync(target);
    return;
  }
  if (format === 'bytes') {
    const bytes = readFileSync(`${file}.whole`);
    const begin = performance.now();
    let cells = 0;
    for (const row of report.table.rows) cells += row.length;
    const ready = performance.now();
    for (let at = 0; at < bytes.length; ) at += writeSync(target, bytes, at);
    fsyncSync(target);
    process.stdout.write(`${performance.now() - ready} 0 ${performance.now() - begin} ${cells}`);
    closeSync(target);
    return;
  }
  if (format === 'pdf') {
    const begin = performance.now();
    const { renderPdf } = await import('../pdf/render.ts');
    const { sayIn } = await import('#adapters/driven/texts/cli-say.ts');
    const { paintWhen } = await import('#adapters/driven/terminal/paint.ts');
    const written = Array.from(longRows(documentRows), (row) => row.slice(0, 9));
    const columns = ['id', 'title', 'category', 'district', 'amount', 'votes', 'result', 'missing', 'step'];
    const table = { key: 'result', columns, rows: written };
    const rendered = await renderPdf(
      { kind: 'rows', report: { ...report, table } },
      { say: sayIn('es'), language: 'es', byteOrderMark: false, columns: null, paint: paintWhen(false) },
    );
    if (isLeft(rendered)) throw new Error('a document is never refused');
    writeSync(target, rendered.right as Uint8Array);
    process.stdout.write(`${performance.now() - begin} ${process.resourceUsage().maxRSS}`);
    return;
  }
  const writer =
    format === 'xlsx'
      ? streamedWorkbook((key) => key)
      : delimitedWriter({ separator: ';', byteOrderMark: false });
  const begin = performance.now();
  for await (const piece of writer.pieces(report)) writeSync(target, piece);
  fsyncSync(target);
  process.stdout.write(`${performance.now() - begin} ${process.resourceUsage().maxRSS}`);
  closeSync(target);
}

function measure(format: string, file: string): readonly number[] {
  const self = fileURLToPath(import.meta.url);
  const { stdout, status, stderr } = spawnSync(process.execPath, [self, format, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split(' ').map(Number);
}

const [asked, file] = process.argv.slice(2);
if (asked !== undefined && file !== undefined) await write(asked, file);
else {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
  const [csv, xlsx] = [join(folder, 'a.csv'), join(folder, 'a.xlsx')];
  for (let round = 0; round < rounds; round += 1) {
    const [ofCsv = 0, csvMemory = 0] = measure('csv', csv);
    const { length } = readFileSync(csv);
    spawnSync('cp', [csv, `${csv}.whole`]);
    const [ofBytes = 0, , withRows = 0] = measure('bytes', csv);
    const plain = join(folder, 'plain.csv');
    const [ofPlain = 0] = measure('plain', plain);
    if (!readFileSync(plain).equals(readFileSync(`${csv}.whole`))) throw new Error('other bytes');
    const [ofXlsx = 0, xlsxMemory = 0] = measure('xlsx', xlsx);
    const figures = [
      `csv ${ofCsv.toFixed(0)} ms, ${(csvMemory / 1000).toFixed(0)} MB`,
      `its ${(length / 1e6).toFixed(1)} MB alone ${ofBytes.toFixed(0)} ms, ratio ${(ofCsv / ofBytes).toFixed(1)} (aim 2); the rows made and those bytes written ${withRows.toFixed(0)} ms, ratio ${(ofCsv / withRows).toFixed(1)}; the same texts put together with + ${ofPlain.toFixed(0)} ms, ratio ${(ofCsv / ofPlain).toFixed(1)}`,
      `xlsx ${ofXlsx.toFixed(0)} ms, ${(xlsxMemory / 1000).toFixed(0)} MB (limit 200)`,
    ];
    process.stdout.write(`${figures.join('; ')}\n`);
    const [ofPdf = 0, pdfMemory = 0] = measure('pdf', join(folder, 'a.pdf'));
    process.stdout.write(
      `pdf of ${documentRows} rows ${ofPdf.toFixed(0)} ms, ${(pdfMemory / 1000).toFixed(0)} MB\n`,
    );
  }
  rmSync(folder, { recursive: true });
}
