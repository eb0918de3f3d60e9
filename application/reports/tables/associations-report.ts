import { addressLine, type Association } from '#domain/directory/association.ts';
import { type DirectoryReader, titleOf } from '#domain/directory/listed.ts';
import { type Report, text } from '../report.ts';
import { type TableOrigin, tableOrigin } from './table-origin.ts';

/** The columns of the download (specification 3, section 7). */
export const associationColumns: readonly string[] = [
  'Asociación',
  'Subtipos',
  'Domicilio',
  'Teléfono',
  'Email',
];

/** The associations as the specification's download has them: a row each, several values of a cell separated by commas. */
export function associationsReport(
  associations: readonly Association[],
  { language, typeName }: DirectoryReader,
  origin: TableOrigin,
): Report {
  const rows = associations.map((association) => [
    text(titleOf(association, language)),
    text(association.types.map(typeName).join(', ')),
    text(addressLine(association.address)),
    text(association.telephones.join(', ')),
    text(association.emails.join(', ')),
  ]);
  return {
    table: { key: 'asociaciones', columns: associationColumns, rows },
    further: [],
    provenance: tableOrigin(origin, rows.length),
  };
}
