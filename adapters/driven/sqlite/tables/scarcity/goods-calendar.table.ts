import type { DatabaseSync } from 'node:sqlite';
import { afterDay, cellPlace, takenCellsOfRow } from '#adapters/driven/stores-shared/scarcity/taken-row.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';

/** What is taken of calendars in the embedded database: a range of the primary key for each unit. */
export function sqlGoodsCalendar(database: DatabaseSync): GoodsCalendar {
  const taken = database.prepare(`SELECT ${cellPlace} AS place,
      group_concat(substr(cell, length(${cellPlace}) + 1), ' ') AS cells
    FROM json_each(?4) AS wanted CROSS JOIN scarce_cells ON realm = ?1 AND good = ?2 AND pool = ?3
      AND cell >= wanted.value || '/' || ?5 AND cell < wanted.value || '/' || ?6
    WHERE grant_id NOT IN (SELECT id FROM scarce_grants
      WHERE realm = ?1 AND good = ?2 AND ends <= ?7 AND used = 0) GROUP BY 1 ORDER BY 1`);
  return {
    taken: async ({ realm, good }, { pool, units, firstDay, lastDay }, at) =>
      taken
        .all(realm, good, pool, JSON.stringify(units), firstDay, afterDay(lastDay), at)
        .map(takenCellsOfRow),
  };
}
