import { afterDay, cellPlace, takenCellsOfRow } from '#adapters/driven/stores-shared/scarcity/taken-row.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { Postgres } from '../../postgres.ts';

const taken = `SELECT ${cellPlace} AS place,
    string_agg(substr(cell, length(${cellPlace}) + 1), ' ') AS cells
  FROM unnest($4::text[]) AS wanted JOIN scarce_cells ON realm = $1 AND good = $2 AND pool = $3
    AND cell >= wanted || '/' || $5 AND cell < wanted || '/' || $6
  WHERE grant_id NOT IN (SELECT id FROM scarce_grants
    WHERE realm = $1 AND good = $2 AND ends <= $7 AND used = 0) GROUP BY 1 ORDER BY 1`;

/** What is taken of calendars in PostgreSQL. */
export function postgresGoodsCalendar({ ask }: Pick<Postgres, 'ask'>): GoodsCalendar {
  return {
    taken: async ({ realm, good }, { pool, units, firstDay, lastDay }, at) =>
      (await ask(taken, [realm, good, pool, units, firstDay, afterDay(lastDay), at])).map(takenCellsOfRow),
  };
}
