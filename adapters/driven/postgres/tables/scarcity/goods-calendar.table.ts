import { afterDay, takenCellsOfRow } from '#adapters/driven/stores-shared/scarcity/taken-row.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { Postgres } from '../../postgres.ts';

const taken = `SELECT wanted AS unit,
    (SELECT string_agg(substr(cell, length(wanted) + 2), ' ') FROM scarce_cells
      WHERE realm = $1 AND good = $2 AND pool = $3
        AND cell >= wanted || '/' || $5 AND cell < wanted || '/' || $6
        AND grant_id NOT IN (SELECT id FROM scarce_grants
          WHERE realm = $1 AND good = $2 AND ends <= $7 AND used = 0)) AS cells
  FROM (SELECT DISTINCT unnest($4::text[]) COLLATE "C" AS wanted) AS units ORDER BY 1`;

/** What is taken of calendars in PostgreSQL. */
export function postgresGoodsCalendar({ ask }: Pick<Postgres, 'ask'>): GoodsCalendar {
  return {
    taken: async ({ realm, good }, { pool, units, firstDay, lastDay }, at) =>
      (await ask(taken, [realm, good, pool, units, firstDay, afterDay(lastDay), at])).flatMap(
        takenCellsOfRow,
      ),
  };
}
