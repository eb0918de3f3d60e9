import { describe, expect, it } from 'vitest';
import { drawnAndUngiven, giveThroughKills } from '#fixtures/builders/registrations/killed-giving.ts';
import { bookFaults } from '../scarcity/checked-books.ts';
import { openSqliteGoods } from '../scarcity/opened-sqlite.ts';

describe('the places of a draw in the embedded database', () => {
  it('are given once each, though each process that gives them is killed', async () => {
    const council = await openSqliteGoods();
    if (council.records === undefined) throw new Error('no records');
    const town = await drawnAndUngiven({ goods: council.goods, goodsRecords: council.records });
    expect(await giveThroughKills(town)).toEqual({ kills: 6, wrong: [], declinedTo: [1], changed: 0 });
    expect(await bookFaults(council)).toEqual([]);
  });
});
