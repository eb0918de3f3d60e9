// How long the preview of a table with 50,000 rows takes on the server, beside a floor: reading the same file alone.
import { utils, write } from '@e965/xlsx';
import { isLeft } from '#domain/shared/result.ts';
import { plainAsked } from '#fixtures/builders/imports/prepared-import.ts';
import { readTableFile } from './read-table-file.ts';
import { threadedWorkshop } from './threaded-workshop.ts';

const rows = 50_000;
const names = [
  'Expediente',
  'Objeto',
  'Tipo',
  'Procedimiento',
  'Presupuesto',
  'Importe',
  'Adjudicatario',
  'Fecha',
];
const contract = (at: number) => [
  `E-${at}`,
  `Suministro de material número ${at}`,
  'Suministros',
  'Contrato menor',
  1200.5 + at,
  1100.25 + at,
  `Empresa ${at % 700}`,
  new Date(Date.UTC(2024, at % 12, 1 + (at % 28))),
];
const sheet = utils.aoa_to_sheet([names, ...Array.from({ length: rows }, (_, at) => contract(at))], {
  cellDates: true,
});
const book = utils.book_new();
utils.book_append_sheet(book, sheet, 'Contratos');
const file = (bookType: 'xlsx' | 'ods' | 'csv'): Uint8Array =>
  new Uint8Array(write(book, { bookType, type: 'buffer', compression: true }) as Buffer);

const { prepare } = threadedWorkshop();
for (const type of ['xlsx', 'ods', 'csv'] as const) {
  const bytes = file(type);
  const start = performance.now();
  if (isLeft(readTableFile(bytes, null))) throw new Error(type);
  const read = performance.now() - start;
  const before = performance.now();
  const brought = { file: bytes, layout: 'contracts', sheet: null, collection: [], asked: plainAsked };
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that neither slows the other down
  const preview = await prepare(brought);
  if (isLeft(preview)) throw new Error(preview.left);
  const took = performance.now() - before;
  const ratio = (took / read).toFixed(1);
  process.stdout.write(
    `${type}: ${rows} rows, ${(bytes.length / 1e6).toFixed(1)} MB: preview ${took.toFixed(0)} ms, reading alone ${read.toFixed(0)} ms (${ratio} times)\n`,
  );
}
