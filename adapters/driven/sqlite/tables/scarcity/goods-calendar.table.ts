import type { DatabaseSync } from 'node:sqlite';
import { afterDay, takenCellsOfRow } from '#adapters/driven/stores-shared/scarcity/taken-row.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';

/** What is taken of calendars in the embedded database: a range of the primary key for each unit. */
export function sqlGoodsCalendar(database: DatabaseSync): GoodsCalendar {
  const taken = database.prepare(`SELECT wanted.value AS unit,
      (SELECT group_concat(substr(cell, length(wanted.value) + 2), ' ') FROM scarce_cells
        WHERE realm = ?1 AND good = ?2 AND pool = ?3
          AND cell >= wanted.value || '/' || ?5 AND cell < wanted.value || '/' || ?6
          AND grant_id NOT IN (SELECT id FROM scarce_grants
            WHERE realm = ?1 AND good = ?2 AND ends <= ?7 AND used = 0)) AS cells
    FROM (SELECT DISTINCT value FROM json_each(?4)) AS wanted ORDER BY 1`);
  return {
    taken: async ({ realm, good }, { pool, units, firstDay, lastDay }, at) =>
      taken
        .all(realm, good, pool, JSON.stringify(units), firstDay, afterDay(lastDay), at)
        .flatMap(takenCellsOfRow),
  };
}
