import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { correctionKind, correctionRecord } from '#domain/vouchers/offline/offline-records.ts';
import { owedForSale } from '#domain/vouchers/offline/offline-sale.ts';
import { settlementIn, settlementKind } from '#domain/vouchers/settlements/settlement-records.ts';
import {
  drawSampleOf,
  lookAtSale,
  madeBy,
  townWithClosedRun,
} from '#fixtures/builders/vouchers/closed-run.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { settledTown, settledTownInMemory, soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { reverseSale } from '../sales/reverse-sale.ts';
import { soldByShop } from '../sales/sold-by-shop.ts';
import { closedBefore, closeSettlements } from './close-settlements.ts';
import { settlementStatement } from './settlement-statement.ts';

const minute = 60_000;

type Town = Pick<Awaited<ReturnType<typeof settledTownInMemory>>, 'ports' | 'good' | 'setTime'>;

/** Takes a sale back at a moment. */
async function takeSaleBack({ ports, setTime }: Town, sale: string, at: number) {
  setTime(at);
  const reverser = { kind: 'staff', reason: 'devuelve la compra' } as const;
  madeBy(
    await reverseSale(ports)(settledTown, { shop: 'forn', campaign: 'otono', sale, by: 'Neus', reverser }),
  );
}

/** The settlements of a shop with what they say of themselves, in their order. */
async function statementsOf({ ports, good }: Town, owner: string) {
  const all = { from: null, until: null, after: null, limit: 100 };
  const records = await ports.goodsRecords.list(good, { kind: settlementKind, owner, ...all });
  const settlements = records.map(settlementIn).toSorted((a, b) => a.run - b.run);
  return Promise.all(
    settlements.map(async (settlement) => ({
      settlement,
      statement: await settlementStatement(ports, good, settlement),
    })),
  );
}

describe('the statement of a settlement', () => {
  it('names the sales that it pays, what is taken off since, and what was stored late', async () => {
    const town = await townWithClosedRun();
    await town.sell(soldSale('late', 'forn', noon + 3));
    await town.sell(soldSale('4', 'forn', noon + 3 * minute));
    await town.sell(soldSale('5', 'forn', noon + 3 * minute));
    await takeSaleBack(town, '1', noon + 4 * minute);
    town.setTime(noon + 6 * minute);
    madeBy(await closeSettlements(town.ports)(settledTown, 'otono', 'Neus'));
    const [first, second] = await statementsOf(town, 'forn');
    expect(first?.statement).toMatchObject({ since: 0, takenBack: [] });
    expect(second?.statement.sales.map(({ id }) => id)).toEqual(['5', '4']);
    expect(second?.statement.takenBack.map(({ id }) => id)).toEqual(['1']);
    expect([second?.settlement.amount, second?.statement.late]).toEqual([4000, 2000]);
    expect(second?.statement.sample).toBeNull();
  });

  it('names what was corrected of sales of earlier settlements', async () => {
    const town = await townWithClosedRun();
    const [own] = await statementsOf(town, 'forn');
    const corrected = { id: 'earlier', number: 'B-0', shop: 'forn' };
    const list: typeof town.ports.goodsRecords.list = async (...asked) =>
      asked[1].kind === correctionKind
        ? [correctionRecord(corrected, cents(-300), 2, noon)]
        : town.ports.goodsRecords.list(...asked);
    const ports = { ...town.ports, goodsRecords: { ...town.ports.goodsRecords, list } };
    if (own === undefined) throw new Error('nothing was settled');
    expect(await settlementStatement(ports, town.good, own.settlement)).toMatchObject({
      corrections: [{ number: 'B-0', amount: -300 }],
      late: 300,
    });
  });

  it('says what of its sales people look at', async () => {
    const town = await townWithClosedRun();
    await drawSampleOf(town, 3);
    await lookAtSale(town, '1', false, 'No se lee el importe');
    const [own] = await statementsOf(town, 'forn');
    expect(own?.statement.sample?.toSorted((a, b) => (a.number < b.number ? -1 : 1))).toEqual([
      { number: 'B-1', check: { isRight: false, words: 'No se lee el importe' } },
      { number: 'B-2', check: null },
    ]);
    const { sales, sampled } = await soldByShop(town.ports)(settledTown, 'forn');
    expect(sales.map(({ sale, campaign }) => [sale.id, campaign.id])).toEqual([
      ['2', 'otono'],
      ['1', 'otono'],
    ]);
    expect([...sampled].toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['1', 'wrong'],
      ['2', 'drawn'],
      ['3', 'drawn'],
    ]);
  });

  it('adds up to the cent, whatever is sold and taken back between the runs', async () => {
    const acts = fc.array(fc.constantFrom('sell', 'back', 'close'), { minLength: 3, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const town = await settledTownInMemory();
        let now = noon;
        const standing: string[] = [];
        for (const [n, one] of [...all, 'close'].entries()) {
          now += 2 * closedBefore;
          town.setTime(now);
          if (one === 'sell') {
            await town.sell(soldSale(`s${n}`, 'forn', now));
            standing.push(`s${n}`);
          } else if (one === 'back' && standing[0] !== undefined) {
            await takeSaleBack(town, standing.shift() ?? '', now);
          } else if (one === 'close') {
            const closed = await closeSettlements(town.ports)(settledTown, 'otono', 'Neus');
            if (isLeft(closed)) expect(closed.left.kind).toBe('nothingOwed');
          }
        }
        const sumOf = (sales: Parameters<typeof owedForSale>[0][]) =>
          sales.reduce((sum, sale) => sum + owedForSale(sale), 0);
        for (const { settlement, statement } of await statementsOf(town, 'forn')) {
          const { sales, takenBack, late } = statement;
          expect(late).toBe(0);
          expect(sumOf([...sales]) - sumOf([...takenBack])).toBe(settlement.amount);
        }
      }),
      { numRuns: 30 },
    );
  });
});
