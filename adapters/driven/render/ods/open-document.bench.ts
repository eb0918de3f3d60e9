import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longReport } from '#fixtures/builders/data/long-report.ts';
import { openDocumentWorkbook } from './open-document-workbook.ts';

/*
 * 70,000 rows of twelve cells, made one by one, written as .ods. Memory is the most that the process ever had, the
 * runtime included; the limit is 300 MB.
 */

const rows = 70_000;
const folder = mkdtempSync(join(tmpdir(), 'concejo-bench-'));
const target = openSync(join(folder, 'a.ods'), 'w');
const begin = performance.now();
let length = 0;
for await (const piece of openDocumentWorkbook((key) => key).pieces(longReport(rows))) {
  writeSync(target, piece);
  length += piece.length;
}
const took = performance.now() - begin;
closeSync(target);
rmSync(folder, { recursive: true });
const memory = (process.resourceUsage().maxRSS / 1000).toFixed(0);
process.stdout.write(
  `ods of ${rows} rows ${took.toFixed(0)} ms, ${(length / 1e6).toFixed(1)} MB, ${memory} MB of memory (limit 300)\n`,
);
