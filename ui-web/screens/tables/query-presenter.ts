import {
  BehaviorSubject,
  debounce,
  EMPTY,
  from,
  of,
  skip,
  type Subscription,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { NamedTablesClient } from '#ui-web/composition/clients.ts';
import type { RowsFound } from '#application/tables/table-page.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { TableRow } from '#domain/tables/row.ts';
import type { TableDescriptor, TableRefusal } from '#domain/tables/descriptor.ts';
import { type TableState, untouched } from '#ui-web/components/data-table/table-state.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';

/** A table whose rows come a page at a time. */
export type QueryState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'noColumns' }
  | { readonly kind: 'refused'; readonly refusal: CouncilRefusal; readonly at: Instant }
  | {
      readonly kind: 'here';
      readonly table: TableDescriptor;
      readonly looked: TableState;
      readonly found: RowsFound;
      /** Rows without a search. */
      readonly all: number;
      /** Every row of a table that is short enough: it needs no more calls, can be grouped, and is printed whole. */
      readonly whole: readonly TableRow[] | null;
      readonly busy: boolean;
    };

type HereState = Extract<QueryState, { kind: 'here' }>;

export interface QueryPresenter extends Presenter<QueryState> {
  readonly ask: () => Promise<void>;
  readonly look: (state: TableState) => void;
  /** Ends the subscription to the query. */
  readonly end: () => void;
}

interface Council {
  readonly realm: RealmId;
  readonly clock: Clock;
  readonly tables: () => Promise<{ readonly source: NamedTablesClient }>;
}

/** How many rows one answer of the council has. */
export const rowsAtOnce = 1000;

/** A table with at most this many cells is asked for whole. */
const mostCells = 20_000;

/** Milliseconds without a key before a search is sent. */
const writing = 250;

const rowsOf = async (
  { realm, tables }: Council,
  table: TableDescriptor,
  { search, sort, page, size }: TableState,
): Promise<Either<CouncilRefusal, RowsFound>> => {
  const { source } = await tables();
  return source.rows(realm, table, { search, sort, offset: (page - 1) * size, limit: size });
};

/** The whole of a short table; null if it is long, or could not be loaded: then its pages are used. */
const wholeOf = async ({ realm, tables }: Council, table: TableDescriptor, { rows, total }: RowsFound) => {
  if (total <= rows.length) return rows;
  if (total > rowsAtOnce || total * table.columns.length > mostCells) return null;
  const { source } = await tables();
  const all = await source.rows(realm, table, { search: '', sort: null, offset: 0, limit: rowsAtOnce });
  return isLeft(all) || all.right.rows.length < total ? null : all.right.rows;
};

const refusedState = (refusal: CouncilRefusal | TableRefusal, { clock }: Council): QueryState =>
  refusal.kind === 'noColumns' ? refusal : { kind: 'refused', refusal, at: clock.now() };

/** Asks for the table and its first rows, or all of them if they are few. */
async function firstState(council: Council, name: string): Promise<QueryState> {
  const { source } = await council.tables();
  const table = await source.descriptor(council.realm, name);
  if (isLeft(table)) return refusedState(table.left, council);
  const found = await rowsOf(council, table.right, untouched);
  if (isLeft(found)) return refusedState(found.left, council);
  return {
    kind: 'here',
    table: table.right,
    looked: untouched,
    found: found.right,
    all: found.right.total,
    whole: await wholeOf(council, table.right, found.right),
    busy: false,
  };
}

/** The state with the rows of another search, order or page. */
async function stateWith(council: Council, here: HereState, looked: TableState): Promise<QueryState> {
  const found = await rowsOf(council, here.table, looked);
  return isLeft(found)
    ? refusedState(found.left, council)
    : { ...here, looked, found: found.right, busy: false };
}

/** Asks for other rows when a reader searches, sorts or turns the page, unless the whole table is here. */
function followLooks(
  council: Council,
  looks: BehaviorSubject<TableState>,
  state: BehaviorSubject<QueryState>,
): Subscription {
  return looks
    .pipe(
      skip(1),
      tap((looked) => {
        const { value } = state;
        if (value.kind === 'here') state.next({ ...value, looked, busy: value.whole === null });
      }),
      debounce((looked) => {
        const { value } = state;
        return value.kind === 'here' && value.whole === null && looked.search !== '' ? timer(writing) : of(0);
      }),
      // A second query before the answer replaces the first.
      switchMap((looked) => {
        const { value } = state;
        if (value.kind !== 'here' || value.whole !== null) return EMPTY;
        return from(stateWith(council, value, looked));
      }),
    )
    .subscribe((next) => state.next(next));
}

export function queryPresenter(council: Council, name: string): QueryPresenter {
  const state = new BehaviorSubject<QueryState>({ kind: 'waiting' });
  const looks = new BehaviorSubject<TableState>(untouched);
  const following = followLooks(council, looks, state);
  return {
    ...presented(state),
    ask: async () => {
      state.next({ kind: 'waiting' });
      const first = await firstState(council, name);
      state.next(first);
      // The search that the council did not answer is sent again.
      if (first.kind === 'here' && looks.value !== untouched) looks.next(looks.value);
    },
    look: (looked) => looks.next(looked),
    end: () => following.unsubscribe(),
  };
}
