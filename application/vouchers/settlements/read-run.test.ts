import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { townWithClosedRun } from '#fixtures/builders/vouchers/closed-run.ts';
import { settledTown } from '#fixtures/builders/vouchers/settled-town.ts';
import { readRun, storeRunAct } from './read-run.ts';

describe('a run of settlements', () => {
  it('is not there under another number', async () => {
    const { ports } = await townWithClosedRun();
    expect(await readRun(ports)(settledTown, 'otono', 2)).toBeNull();
  });

  it('comes by the numbers of its shops, in whatever order the store has them', async () => {
    const { ports, run } = await townWithClosedRun();
    const list: typeof ports.goodsRecords.list = async (...query) =>
      (await ports.goodsRecords.list(...query)).toReversed();
    const turned = { ...ports, goodsRecords: { ...ports.goodsRecords, list } };
    const read = await readRun(turned)(settledTown, 'otono', 1);
    expect(read?.settlements.map(({ settlement }) => settlement.id)).toEqual(['1-0002', '1-0419']);
    expect(read).toEqual(await run());
  });

  it('keeps the settlement of a shop that the register no longer has', async () => {
    const { ports } = await townWithClosedRun();
    const read = await readRun({ ...ports, shops: { list: async () => [] } })(settledTown, 'otono', 1);
    expect(read?.settlements).toMatchObject([
      { settlement: { shop: 'roig', amount: 2000 }, shop: null },
      { settlement: { shop: 'forn', amount: 4000 }, shop: null },
    ]);
  });
});

describe('an act on a run', () => {
  const act = { key: 'act', bodyHash: 'h', at: noon, by: 'Neus', records: [], steps: [] };

  it('is stored once, and refused if its name stands for another one', async () => {
    const { ports, good } = await townWithClosedRun();
    expect(await storeRunAct(ports, good, act)).toEqual(right(true));
    expect(await storeRunAct(ports, good, act)).toEqual(right(true));
    const other = await storeRunAct(ports, good, { ...act, bodyHash: 'other' });
    expect(other).toEqual(left({ kind: 'changed' }));
  });

  it('is a defect if the ledger refuses it', async () => {
    const { ports, good } = await townWithClosedRun();
    const money = [{ kind: 'cents', account: 'bank', amount: cents(1) }] as const;
    const stored = storeRunAct(ports, good, { ...act, money });
    await expect(stored).rejects.toThrow(`settlements of ${good.good} were refused: unbalanced`);
  });
});
