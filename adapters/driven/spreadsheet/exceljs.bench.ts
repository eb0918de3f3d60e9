import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { longReport } from '#fixtures/builders/long-report.ts';
import { type Sheet, sheetsOf } from './sheets.ts';
import { workbookWriter } from './workbook-writer.ts';

/*
 * The same 100,000 rows of twelve cells as a workbook, once by our writer and once by the streaming writer of exceljs,
 * in turn, each in a process of its own. exceljs writes what ours writes: the same sheets, typed numbers with their
 * format, bold and frozen headings, widths of columns, no shared strings. It never says that it has enough, so the bench
 * looks at the stream behind each sheet and waits until that has been emptied before it hands over the next row. Time is
 * that of the work without the start of the runtime; memory is the most that the process ever had, the runtime included.
 */

const rows = 100_000;
const rounds = 5;
/** More than this makes the decision (docs/decisions/0043-card-of-packages.md) fall for our own writer. */
const limit = 3;

async function writeOurs(target: number): Promise<void> {
  const writer = workbookWriter((key) => key);
  for await (const piece of writer.pieces(longReport(rows))) writeSync(target, piece);
}

/** What exceljs does not declare: the streams into which a sheet goes. */
interface SheetStreams {
  readonly stream: { readonly pipes: readonly (Writable & { _writableState: { needDrain: boolean } })[] };
}

async function writeWithExceljs(target: number): Promise<void> {
  const { default: exceljs } = await import('exceljs');
  const stream = new Writable({
    write: (piece: Buffer, _, written) => {
      writeSync(target, piece);
      written();
    },
  });
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: false,
  });
  const styles = new Map<string, { numFmt: string }>();
  // It works each style object out once, so that one for each format is much faster than a format for each cell.
  const styleOf = (numFmt: string) => {
    const known = styles.get(numFmt) ?? { numFmt };
    styles.set(numFmt, known);
    return known;
  };
  const add = async ({ name, heading, rows: cells }: Sheet) => {
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = heading.map((header) => ({ header, width: 30 }));
    const first = sheet.getRow(1);
    first.font = { bold: true };
    first.commit();
    const { pipes } = (sheet as unknown as SheetStreams).stream;
    for (const values of cells) {
      const row = sheet.addRow(values.map(({ value }) => value));
      for (const [place, { format }] of values.entries())
        if (format !== null) row.getCell(place + 1).style = styleOf(format);
      row.commit();
      const [behind] = pipes;
      // oxlint-disable-next-line no-await-in-loop, no-underscore-dangle -- the next row waits until there is room
      if (behind?._writableState.needDrain) await once(behind, 'drain');
    }
    sheet.commit();
  };
  for (const sheet of sheetsOf(longReport(rows), (key) => key, 1_048_576)) await add(sheet);
  await workbook.commit();
}

async function write(library: string, file: string): Promise<void> {
  const target = openSync(file, 'w');
  const [begin, before] = [performance.now(), process.cpuUsage()];
  await (library === 'ours' ? writeOurs(target) : writeWithExceljs(target));
  fsyncSync(target);
  const { user, system } = process.cpuUsage(before);
  const memory = process.resourceUsage().maxRSS / 1000;
  process.stdout.write(`${performance.now() - begin} ${(user + system) / 1000} ${memory}`);
  closeSync(target);
}

interface Measured {
  readonly milliseconds: number;
  /** Of the processor, all threads together: does not depend on who else uses the machine. */
  readonly work: number;
  readonly megabytes: number;
}

function measure(library: string, file: string): Measured {
  const self = fileURLToPath(import.meta.url);
  const { stdout, status, stderr } = spawnSync(process.execPath, [self, library, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const [milliseconds = 0, work = 0, megabytes = 0] = stdout.split(' ').map(Number);
  return { milliseconds, work, megabytes };
}

const told = ({ milliseconds, work, megabytes }: Measured) =>
  `${milliseconds.toFixed(0)} ms (${work.toFixed(0)} of the processor), ${megabytes.toFixed(0)} MB`;

const [asked, file] = process.argv.slice(2);
if (asked !== undefined && file !== undefined) await write(asked, file);
else {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
  for (let round = 0; round < rounds; round += 1) {
    const [ourFile, theirFile] = [join(folder, 'ours.xlsx'), join(folder, 'exceljs.xlsx')];
    const [ours, theirs] = [measure('ours', ourFile), measure('exceljs', theirFile)];
    const [longer, harder, larger] = [
      theirs.milliseconds / ours.milliseconds,
      theirs.work / ours.work,
      theirs.megabytes / ours.megabytes,
    ].map((ratio) => ratio.toFixed(1));
    const sizes = [ourFile, theirFile].map((one) => (statSync(one).size / 1e6).toFixed(1));
    process.stdout.write(
      `ours ${told(ours)} (${sizes[0]} MB on disk); exceljs ${told(theirs)} (${sizes[1]} MB on disk); ${longer} times the time, ${harder} times the processor's, ${larger} times the memory (limit ${limit} for each)\n`,
    );
  }
  rmSync(folder, { recursive: true });
}
