import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longReport } from '#fixtures/builders/data/long-report.ts';

/*
 * The same 100,000 rows of twelve cells as a workbook, by our writer (the browser's) and by the streaming writer of
 * exceljs (the command line's), in turn, each in a process of its own. Both write the same sheets, typed numbers with
 * their format, bold and frozen headings, widths of columns, texts in their cells; both wait while what they wrote is
 * compressed. Time is that of the work without the start of the runtime; memory is the most that the process ever
 * had, the runtime and the library included.
 */

const rows = 100_000;
const rounds = 5;
/** With a ratio above this, the decision (docs/decisions/0043-card-of-packages.md) is for our own writer. */
const limit = 3;

/** Each is loaded only in its own process, and its loading is part of its time. */
const writers = {
  ours: async () => (await import('../browser/workbook-writer.ts')).workbookWriter,
  exceljs: async () => (await import('./streamed-workbook.ts')).streamedWorkbook,
};

async function writeRows(library: keyof typeof writers, target: number): Promise<void> {
  const writer = (await writers[library]())((key) => key);
  for await (const piece of writer.pieces(longReport(rows))) writeSync(target, piece);
}

async function write(library: keyof typeof writers, file: string): Promise<void> {
  const target = openSync(file, 'w');
  const [begin, before] = [performance.now(), process.cpuUsage()];
  await writeRows(library, target);
  fsyncSync(target);
  const { user, system } = process.cpuUsage(before);
  const memory = process.resourceUsage().maxRSS / 1000;
  process.stdout.write(`${performance.now() - begin} ${(user + system) / 1000} ${memory}`);
  closeSync(target);
}

interface Measured {
  readonly milliseconds: number;
  /** Processor time of all threads, which does not depend on other programs of the machine. */
  readonly work: number;
  readonly megabytes: number;
}

function measure(library: keyof typeof writers, file: string): Measured {
  const self = fileURLToPath(import.meta.url);
  const { stdout, status, stderr } = spawnSync(process.execPath, [self, library, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const [milliseconds = 0, work = 0, megabytes = 0] = stdout.split(' ').map(Number);
  return { milliseconds, work, megabytes };
}

const line = ({ milliseconds, work, megabytes }: Measured) =>
  `${milliseconds.toFixed(0)} ms (${work.toFixed(0)} of the processor), ${megabytes.toFixed(0)} MB`;

const [asked, file] = process.argv.slice(2);
if ((asked === 'ours' || asked === 'exceljs') && file !== undefined) await write(asked, file);
else {
  const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
  const ratios: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [ourFile, theirFile] = [join(folder, 'ours.xlsx'), join(folder, 'exceljs.xlsx')];
    const [ours, theirs] = [measure('ours', ourFile), measure('exceljs', theirFile)];
    ratios.push({
      milliseconds: theirs.milliseconds / ours.milliseconds,
      work: theirs.work / ours.work,
      megabytes: theirs.megabytes / ours.megabytes,
    });
    const sizes = [ourFile, theirFile].map((one) => (statSync(one).size / 1e6).toFixed(1));
    process.stdout.write(
      `ours ${line(ours)} (${sizes[0]} MB on disk); exceljs ${line(theirs)} (${sizes[1]} MB on disk)\n`,
    );
  }
  const middle = (of: keyof Measured) => {
    const sorted = ratios.map((ratio) => ratio[of]).toSorted((a, b) => a - b);
    return `${sorted[(rounds - 1) / 2]?.toFixed(1)} (${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)})`;
  };
  process.stdout.write(
    `exceljs, in the middle of ${rounds} rounds: ${middle('milliseconds')} times the time, ${middle('work')} times the processor's, ${middle('megabytes')} times the memory (limit ${limit} for each)\n`,
  );
  rmSync(folder, { recursive: true });
}
