import {
  deskColumns,
  deskValues,
  type Dialect,
  factOf,
  factStatement,
  groupOf,
  groupStatement,
  namedPage,
  pageStatement,
} from '#adapters/driven/stores-shared/desk-query.ts';
import { requestOf } from '#adapters/driven/stores-shared/request-row.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { facetCounts } from '#domain/office/desk/facets.ts';
import type { Postgres, RunStatement } from '../postgres.ts';
import { seen } from '#adapters/driven/stores-shared/seen-requests.ts';

const looking: Dialect = {
  place: (number) => `$${number}`,
  contains: (column, place) => `strpos(${column}, ${place}) > 0`,
  joined: 'string_agg',
  inOrderOf: () => '',
  findsText: false,
};

/** With the index of texts, which serves patterns only: the signs of patterns are taken literally. */
const finding: Dialect = {
  ...looking,
  contains: (column, place) =>
    `${column} LIKE '%' || regexp_replace(${place}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
  findsText: true,
};

const columns = deskColumns.split(', ');
const put = `INSERT INTO desk_requests (${deskColumns})
  VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
  ON CONFLICT (realm, id) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** Writes the row of a request in the list of staff, in the transaction of the caller. */
export async function writeDesk(ask: RunStatement, request: CouncilRequest): Promise<void> {
  await ask(put, deskValues(request));
}

/** How many requests of before are listed in one transaction. */
const atOnce = 500;

/** The list of staff in PostgreSQL. */
export function deskLists({ ask, transaction }: Postgres): Pick<RequestStore, 'list' | 'facts' | 'enlist'> {
  let known: Dialect | undefined;
  /** Looked at once: the index is made with the schema, and only if the server has the extension. */
  const dialectHere = async () => {
    known ??= (await ask("SELECT to_regclass('desk_requests_by_text') IS NOT NULL AS found"))[0]?.['found']
      ? finding
      : looking;
    return known;
  };
  return {
    list: async (realm, filter) => {
      const dialect = await dialectHere();
      const run = ({ text, values }: ReturnType<typeof pageStatement>) => ask(text, values);
      const groups = await run(groupStatement(dialect, realm, filter));
      const ids =
        namedPage(groups, filter) ??
        (await run(pageStatement(dialect, realm, filter))).map(({ id }) => String(id));
      const rows = await ask(`${seen} WHERE realm = $1 AND id = ANY($2)`, [realm, ids]);
      const found = new Map<string, CouncilRequest>(
        rows.map((row) => {
          const request = requestOf(row);
          return [request.id, request];
        }),
      );
      const items = ids.flatMap((id) => found.get(id) ?? []);
      return { items, ...facetCounts(groups.map(groupOf), filter.chosen, filter.day) };
    },
    facts: async (realm, filter) => {
      const { text, values } = factStatement(await dialectHere(), realm, filter);
      return (await ask(text, values)).map(factOf);
    },
    enlist: async () => {
      const next = async () =>
        transaction(async (within) => {
          const gone = await within(`DELETE FROM unlisted_requests WHERE (realm, id) IN
          (SELECT realm, id FROM unlisted_requests LIMIT ${atOnce} FOR UPDATE SKIP LOCKED) RETURNING realm, id`);
          for (const { realm, id } of gone) {
            // A request that changes now waits, so that its new state is not overwritten by the one of before.
            const found = 'SELECT body FROM requests WHERE realm = $1 AND id = $2 FOR UPDATE';
            // oxlint-disable-next-line no-await-in-loop -- one statement after the other in one transaction
            const [row] = await within(found, [realm, id]);
            // oxlint-disable-next-line no-await-in-loop -- as above
            if (row !== undefined) await writeDesk(within, requestOf(row));
          }
          return gone.length;
        });
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
      while ((await next()) > 0);
    },
  };
}
