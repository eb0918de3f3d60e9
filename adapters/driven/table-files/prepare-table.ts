import { createHash } from 'node:crypto';
import type {
  BroughtTable,
  PreparedTable,
  TableFileFault,
} from '#application/ports/server/imports/import-workshop.ts';
import { importLayout } from '#domain/imports/layouts/layouts.ts';
import { prepareImport } from '#domain/imports/prepare-import.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readTableFile } from './read-table-file.ts';

/** Reads a file and compares it with what is there, in this thread. */
export function prepareTable(brought: BroughtTable): Either<TableFileFault, PreparedTable> {
  const { file, layout: name, sheet: wanted, asked, collection } = brought;
  const layout = importLayout(name);
  if (layout === null) return left('notATable');
  const read = readTableFile(file, wanted);
  if (isLeft(read)) return read;
  const { sheet, sheets } = read.right;
  const said = JSON.stringify([name, wanted, { ...asked, choices: [...asked.choices] }]);
  return right({
    prepared: prepareImport(layout, sheet, collection, asked),
    sheet: sheet.name,
    sheets,
    digest: createHash('sha256').update(said).update('\n').update(file).digest('hex'),
  });
}
