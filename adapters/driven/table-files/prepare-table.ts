import { createHash } from 'node:crypto';
import type {
  BroughtCensus,
  BroughtLetters,
  BroughtTable,
  PreparedCensusTable,
  PreparedLetterTable,
  PreparedTable,
  TableFileFault,
} from '#application/ports/server/imports/import-workshop.ts';
import { prepareCensus } from '#domain/imports/census/prepare-census.ts';
import { prepareLetters } from '#domain/imports/letters/prepare-letters.ts';
import { importLayout } from '#domain/imports/layouts/layouts.ts';
import { prepareImport } from '#domain/imports/prepare-import.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readTableFile } from './read-table-file.ts';
import type { TableTask } from './threaded-workshop.ts';

const digestOf = (said: unknown, file: Uint8Array): string =>
  createHash('sha256').update(JSON.stringify(said)).update('\n').update(file).digest('hex');

/** Reads a file and compares it with what is there, in this thread. */
export function prepareTable(brought: BroughtTable): Either<TableFileFault, PreparedTable> {
  const { file, layout: name, sheet: wanted, asked, collection, needsChanges } = brought;
  const layout = importLayout(name);
  if (layout === null) return left('notATable');
  const read = readTableFile(file, wanted);
  if (isLeft(read)) return read;
  const { sheet, sheets } = read.right;
  const prepared = prepareImport(layout, sheet, collection, asked);
  return right({
    prepared: needsChanges ? prepared : { ...prepared, changes: [] },
    sheet: sheet.name,
    sheets,
    digest: digestOf([name, wanted, { ...asked, choices: [...asked.choices] }], file),
  });
}

/** Reads a file with a census, in this thread. */
export function prepareCensusTable(brought: BroughtCensus): Either<TableFileFault, PreparedCensusTable> {
  const { file, sheet: wanted, asked } = brought;
  const read = readTableFile(file, wanted);
  if (isLeft(read)) return read;
  const { sheet, sheets } = read.right;
  return right({
    prepared: prepareCensus(sheet, asked),
    sheet: sheet.name,
    sheets,
    // The day is not in it: what was looked at before midnight may be confirmed after it.
    digest: digestOf(['census', wanted, { ...asked, today: null, choices: [...asked.choices] }], file),
  });
}

/** Reads a file with addresses of letters, in this thread. */
export function prepareLetterTable(brought: BroughtLetters): Either<TableFileFault, PreparedLetterTable> {
  const { file, sheet: wanted, asked } = brought;
  const read = readTableFile(file, wanted);
  if (isLeft(read)) return read;
  const { sheet, sheets } = read.right;
  return right({
    prepared: prepareLetters(sheet, asked),
    sheet: sheet.name,
    sheets,
    digest: digestOf(['letters', wanted, { ...asked, choices: [...asked.choices] }], file),
  });
}

type PreparedTask = PreparedTable | PreparedCensusTable | PreparedLetterTable;

/** Does what the thread is started for. */
export function prepareTask(task: TableTask): Either<TableFileFault, PreparedTask> {
  switch (task.kind) {
    case 'census':
      return prepareCensusTable(task.brought);
    case 'letters':
      return prepareLetterTable(task.brought);
    case 'table':
      return prepareTable(task.brought);
  }
}
