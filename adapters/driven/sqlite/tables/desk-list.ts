import type { DatabaseSync } from 'node:sqlite';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { facetCounts } from '#domain/office/desk/facets.ts';
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
} from '../../stores-shared/desk-query.ts';
import { requestOf } from '../../stores-shared/request-row.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { seen } from '../../stores-shared/seen-requests.ts';

const dialect: Dialect = {
  place: (number) => `?${number}`,
  contains: (column, place) => `instr(${column}, ${place}) > 0`,
  joined: 'group_concat',
  inOrderOf: (index) => `INDEXED BY ${index}`,
  findsText: false,
};

/** Writes the row of a request in the list of staff; the caller opens the transaction. */
export function deskWriting(database: DatabaseSync): (request: CouncilRequest) => void {
  const values = deskColumns.split(', ').map(() => '?');
  const put = database.prepare(
    `INSERT OR REPLACE INTO desk_requests (${deskColumns}) VALUES (${values.join(', ')})`,
  );
  return (request) => void put.run(...deskValues(request));
}

/** How many requests of before are listed in one transaction. */
const atOnce = 500;

/** The list of staff in the embedded database. */
export function deskLists(database: DatabaseSync): Pick<RequestStore, 'list' | 'facts' | 'enlist'> {
  const byIds = database.prepare(`${seen} WHERE realm = ?1 AND id IN (SELECT value FROM json_each(?2))`);
  const waiting = database.prepare(`SELECT u.realm, u.id, r.body FROM unlisted_requests AS u
    LEFT JOIN requests AS r ON r.realm = u.realm AND r.id = u.id LIMIT ${atOnce}`);
  const listed = database.prepare('DELETE FROM unlisted_requests WHERE realm = ? AND id = ?');
  const write = deskWriting(database);
  return {
    list: async (realm, filter) => {
      const run = ({ text, values }: ReturnType<typeof pageStatement>) =>
        database.prepare(text).all(...values);
      const groups = run(groupStatement(dialect, realm, filter));
      const ids =
        namedPage(groups, filter) ?? run(pageStatement(dialect, realm, filter)).map(({ id }) => String(id));
      const rows = new Map<string, CouncilRequest>(
        byIds.all(realm, JSON.stringify(ids)).map((row) => {
          const request = requestOf(row);
          return [request.id, request];
        }),
      );
      const items = ids.flatMap((id) => rows.get(id) ?? []);
      return { items, ...facetCounts(groups.map(groupOf), filter.chosen, filter.day) };
    },
    facts: async (realm, filter) => {
      const { text, values } = factStatement(dialect, realm, filter);
      return database
        .prepare(text)
        .all(...values)
        .map(factOf);
    },
    enlist: async () => {
      // Read within the transaction: a change that comes meanwhile must not be overwritten by what was before it.
      const next = () =>
        writeWhenFree(database, () => {
          const some = waiting.all();
          for (const row of some) {
            if (row['body'] !== null) write(requestOf(row));
            listed.run(String(row['realm']), String(row['id']));
          }
          return some.length;
        });
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other, others may write between them
      while ((await next()) > 0);
    },
  };
}
