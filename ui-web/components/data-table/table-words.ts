import type { ColumnKind } from '#domain/tables/descriptor.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** All texts of a table beside its own cells, in the reader's language. */
export interface TableWords {
  readonly language: Language;
  readonly search: string;
  /** "214 filas", or "3 de 214 filas" if a search leaves some out. */
  readonly count: (found: number, all: number) => string;
  readonly empty: string;
  readonly nothingFound: string;
  readonly sortBy: string;
  readonly unsorted: string;
  /** "Importe, de más a menos". */
  readonly sorted: (column: string, descending: boolean) => string;
  readonly group: string;
  readonly ungrouped: string;
  readonly groupBy: (column: string) => string;
  readonly columns: string;
  /** The number of columns that are not shown. */
  readonly leftOut: (shown: number, all: number) => string;
  readonly pageSize: string;
  readonly pages: string;
  readonly page: (page: number, pages: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly untitled: string;
  readonly filesLeftOut: (count: number) => string;
  /** "no es una fecha", beside the invalid value. */
  readonly odd: (expected: ColumnKind) => string;
}
