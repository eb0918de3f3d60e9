import {
  goodsRecordColumns,
  goodsRecordOfRow,
} from '#adapters/driven/stores-shared/scarcity/goods-record-row.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { Postgres } from '../../postgres.ts';

const countBeforeBy =
  (ask: Postgres['ask']): GoodsRecords['countBefore'] =>
  async ({ realm, good }, { kind, owner, before, member, word }) => {
    // A list contains a word that it has, and a word contains itself.
    const text = `SELECT count(*)::integer AS n FROM scarce_records
      WHERE realm = $1 AND good = $2 AND kind = $3 AND owner = $4 AND (at, id) < ($5, $6)
        AND body::jsonb -> $7::text @> to_jsonb($8::text)`;
    const [row] = await ask(text, [realm, good, kind, owner, before.at, before.id, member, word]);
    return Number(row?.['n']);
  };

type Erasing = Pick<GoodsRecords, 'eraseRecords' | 'eraseNamed' | 'eraseAnswers'>;

/** What erases records, and counts the rows that a statement changes. */
function erasingRecords({ ask }: Pick<Postgres, 'ask'>): Erasing & {
  readonly count: (text: string, values: readonly unknown[]) => Promise<number>;
} {
  const count = async (text: string, values: readonly unknown[]) => {
    const [row] = await ask(
      `WITH gone AS (${text} RETURNING 1) SELECT count(*)::integer AS n FROM gone`,
      values,
    );
    return Number(row?.['n']);
  };
  return {
    count,
    eraseRecords: ({ realm, good }, kind, before) =>
      count('DELETE FROM scarce_records WHERE realm = $1 AND good = $2 AND kind = $3 AND at < $4', [
        realm,
        good,
        kind,
        before,
      ]),
    eraseNamed: ({ realm, good }, kind, ids) =>
      count('DELETE FROM scarce_records WHERE realm = $1 AND good = $2 AND kind = $3 AND id = ANY($4)', [
        realm,
        good,
        kind,
        ids,
      ]),
    eraseAnswers: (before) => count('DELETE FROM scarce_attempts WHERE at < $1', [before]),
  };
}

/** What services keep with scarce goods, in PostgreSQL. */
export function postgresGoodsRecords({ ask }: Postgres): GoodsRecords {
  const { count, ...erasing } = erasingRecords({ ask });
  return {
    record: async ({ realm, good }, kind, id) => {
      const text = `SELECT ${goodsRecordColumns} FROM scarce_records
        WHERE realm = $1 AND good = $2 AND kind = $3 AND id = $4`;
      const [row] = await ask(text, [realm, good, kind, id]);
      return row === undefined ? null : goodsRecordOfRow(row);
    },
    list: async ({ realm, good }, { kind, owner, from, until, limit, after }) => {
      const values: unknown[] = [realm, good, kind, limit];
      const bound = (condition: string, ...more: readonly unknown[]) => {
        const places = more.map((value) => `$${values.push(value)}`);
        return ` AND ${condition} ${places.length > 1 ? `(${places.join(', ')})` : places.join('')}`;
      };
      const bounds = [
        owner === null ? '' : bound('owner =', owner),
        from === null ? '' : bound('at >=', from),
        until === null ? '' : bound('at <', until),
        after === null ? '' : bound('(at, id) <', after.at, after.id),
      ];
      const text = `SELECT ${goodsRecordColumns} FROM scarce_records
        WHERE realm = $1 AND good = $2 AND kind = $3${bounds.join('')} ORDER BY at DESC, id DESC LIMIT $4`;
      return (await ask(text, values)).map(goodsRecordOfRow);
    },
    countBefore: countBeforeBy(ask),
    goodsWith: async (realm, kind) => {
      const text = 'SELECT DISTINCT good FROM scarce_records WHERE realm = $1 AND kind = $2 ORDER BY good';
      return (await ask(text, [realm, kind])).map(({ good }) => String(good));
    },
    ...erasing,
    forgetHolders: async ({ realm, good }, kind) => {
      await ask(
        "UPDATE scarce_records SET owner = '' WHERE realm = $1 AND good = $2 AND kind = $3 AND owner <> ''",
        [realm, good, kind],
      );
      return count("UPDATE scarce_grants SET holder = '' WHERE realm = $1 AND good = $2 AND holder <> ''", [
        realm,
        good,
      ]);
    },
  };
}
