import type { Language, LocalizedText } from '../shared/localized-text.ts';
import { type Either, left, right } from '../shared/result.ts';

/**
 * What the cells of a column hold: the types of the specification (2, section 3), and `percent`, a number that is a share
 * of a hundred.
 */
export const columnKinds = [
  'string',
  'date',
  'currency',
  'number',
  'percent',
  'link',
  'iconlink',
  'html',
  'documents',
  'pdfs',
] as const;
/** One kind of column. */
export type ColumnKind = (typeof columnKinds)[number];

/** How a column of a table is named and shown (specification 2, section 9). */
export interface TableColumn {
  /** The name of its value in a row. */
  readonly key: string;
  readonly title: LocalizedText;
  readonly kind: ColumnKind;
  readonly isHidden: boolean;
  readonly isSortable: boolean;
  /** Folded away until somebody asks for it. */
  readonly isCollapsible: boolean;
  /** Folds itself again when another such column is unfolded. */
  readonly refolding: boolean;
  readonly isGroupable: boolean;
  readonly isGraphable: boolean;
  /** A heading over this column and those beside it that have the same; `at` distinguishes two of the same name. */
  readonly over?: { readonly at: number; readonly title: LocalizedText };
  /** Where its cells stand; unsaid, numbers at the end and words at the start. */
  readonly align?: 'start' | 'center' | 'end';
  /** Set off from the others, as a total is. */
  readonly isStrong?: boolean;
  /** What its texts are written in, where that is not the language of the page. English figures have their point. */
  readonly language?: Language;
}

/** A table as its council describes it, apart from its rows. */
export interface TableDescriptor {
  readonly name: string;
  readonly title: LocalizedText | null;
  readonly columns: readonly TableColumn[];
  /** Whether it is divided into pages and can be searched; null: as its length asks for. */
  readonly paginator: boolean | null;
  readonly search: boolean | null;
  /** The named query that gives its rows; null where they come along. */
  readonly query: { readonly db: string; readonly name: string } | null;
}

/** Why a descriptor describes no table. */
export type TableRefusal = { readonly kind: 'noColumns' };

/** More beside one another is no table that anybody reads; downloads have them all. */
export const mostColumns = 40;

/** The columns of a page: those that are not hidden, and how many of them find no room. */
export interface ShownColumns {
  readonly columns: readonly TableColumn[];
  readonly leftOut: number;
}

/**
 * The columns that a page shows, in their order.
 *
 * @example shownColumns(aDescriptorOf1000Columns) // right({ columns: the first 40, leftOut: 960 })
 */
export function shownColumns({
  columns,
}: Pick<TableDescriptor, 'columns'>): Either<TableRefusal, ShownColumns> {
  const visible = columns.filter(({ isHidden }) => !isHidden);
  if (visible.length === 0) return left({ kind: 'noColumns' });
  return right({
    columns: visible.slice(0, mostColumns),
    leftOut: Math.max(0, visible.length - mostColumns),
  });
}

const numeric: ReadonlySet<ColumnKind> = new Set(['currency', 'number', 'percent']);

/** Whether the cells of a column are numbers, which stand at the end of theirs. */
export const isNumeric = ({ kind }: Pick<TableColumn, 'kind'>): boolean => numeric.has(kind);
