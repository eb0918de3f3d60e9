import type { RowsFound, RowsAsked } from '#application/tables/table-page.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { TableDescriptor, TableRefusal } from '#domain/tables/descriptor.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** Tables of a council that are described by name, and whose rows a named query gives: a stretch at a time. */
export interface TableSource {
  /** A descriptor; one without columns to show is refused. */
  descriptor(realm: RealmId, name: string): Promise<Either<CouncilRefusal | TableRefusal, TableDescriptor>>;
  /** The rows of a descriptor's query that fit a search, in order. A query that nobody knows is not found. */
  rows(realm: RealmId, table: TableDescriptor, asked: RowsAsked): Promise<Either<CouncilRefusal, RowsFound>>;
}
