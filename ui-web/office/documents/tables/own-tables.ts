import { useCallback } from 'react';
import { readTableDescriptor } from '#adapters/wire/tables/table.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import { isTableName, rowsCollection } from '#domain/tables/rows-collection.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { officeDocumentsOf } from '../office-documents-of.ts';

/** A table that the town described, published or not: its rows are documents of a collection. */
export interface OwnTable {
  readonly collection: string;
  readonly title: LocalizedText;
  /** None as long as its description has none. */
  readonly columns: readonly TableColumn[];
}

/** The table of a description; none if it names no query that could have rows. */
function tableOf(described: JsonObject): readonly OwnTable[] {
  const { db, query, title, name } = described;
  if (typeof db !== 'string' || typeof query !== 'string') return [];
  if (!isTableName(db) || !isTableName(query)) return [];
  const read = readTableDescriptor(described);
  const called = (title ?? name ?? query) as LocalizedText;
  return [
    { collection: rowsCollection(db, query), title: called, columns: isLeft(read) ? [] : read.right.columns },
  ];
}

const readTables = async (council: OfficeCouncil): Promise<readonly OwnTable[]> =>
  (await officeDocumentsOf(council, 'descriptor')).flatMap(tableOf);

/** The tables that the town described, read when the screen opens; null before the answer. */
export function useOwnTables(): readonly OwnTable[] | null {
  const { council } = useOffice();
  const [tables] = useAnswer(useCallback(() => readTables(council), [council]));
  return tables;
}

const noColumns: readonly TableColumn[] = [];

/** The columns of the table that a collection has the rows of; none before the answer. */
export function useColumnsOf(collection: string): readonly TableColumn[] {
  const tables = useOwnTables();
  return tables?.find((one) => one.collection === collection)?.columns ?? noColumns;
}
