import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { saleRecord } from '#domain/vouchers/sales/sale-records.ts';
import type { Signer } from '#domain/voting/opening/sign-vote.ts';
import {
  approveRunOf,
  askedFile,
  drawSampleOf,
  lookAtSale,
  madeBy,
  payingCouncil,
  putPayer,
  runSigner,
  signRunOf,
  townWithClosedRun,
} from '#fixtures/builders/vouchers/closed-run.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { settledTown, settledTownInMemory, soldSale } from '#fixtures/builders/vouchers/settled-town.ts';
import { closedBefore, closeSettlements } from './close-settlements.ts';
import { drawRunSample } from './draw-run-sample.ts';
import { exportRun } from './export-run.ts';
import { listRuns } from './list-runs.ts';
import { noteBank } from './note-bank.ts';
import { readRun } from './read-run.ts';
import { salesOfSettlement } from './settled-sales.ts';
import type { RunSignature } from './sign-run.ts';

const minute = 60_000;

/** Reads the run as if the register had lost all shops. */
const runWithoutShops =
  ({ ports }: Awaited<ReturnType<typeof townWithClosedRun>>) =>
  async () => {
    const kept = await readRun({ ...ports, shops: { list: async () => [] } })(settledTown, 'otono', 1);
    if (kept === null) throw new Error('no run');
    return kept;
  };

describe('closing settlements', () => {
  it('settles each shop by its sales, once, and leaves what came in the last minute', async () => {
    const town = await townWithClosedRun();
    await town.sell(soldSale('4', 'forn', noon + 2 * minute - closedBefore));
    expect(madeBy(town.closed).settlements.map(({ id, amount }) => [id, amount])).toEqual([
      ['1-0419', 4000],
      ['1-0002', 2000],
    ]);
    const { settlements, review } = await town.run();
    expect(settlements.map(({ settlement, shop }) => [settlement.status, shop?.id])).toEqual([
      ['closed', 'roig'],
      ['closed', 'forn'],
    ]);
    const { sales: sold } = await salesOfSettlement(town.ports, town.good, { owner: 'forn', ...review });
    expect(sold.map(({ id }) => id)).toEqual(['2', '1']);
    const again = closeSettlements(town.ports);
    expect(await again(settledTown, 'otono', 'Neus')).toEqual(left({ kind: 'notLater' }));
    town.setTime(noon + 3 * minute);
    const both = await Promise.all([again(settledTown, 'otono', 'Neus'), again(settledTown, 'otono', 'Pau')]);
    expect(both.filter(isLeft)).toEqual([left({ kind: 'changed' })]);
    expect([...(await town.sums())]).toEqual([
      ['council', 4000],
      ['holders', 4000],
      ['payable', -8000],
      ['settled/forn', 6000],
      ['settled/roig', 2000],
      ['shop/forn', -6000],
      ['shop/roig', -2000],
    ]);
  });

  it('pays a sale that was stored late with the next run', async () => {
    const town = await townWithClosedRun();
    await town.sell(soldSale('late', 'roig', noon + 5));
    town.setTime(noon + 9 * minute);
    const next = madeBy(await closeSettlements(town.ports)(settledTown, 'otono', 'Neus'));
    expect(next.settlements).toMatchObject([{ id: '2-0002', amount: 2000 }]);
  });

  it('carries what is taken back after it was settled', async () => {
    const town = await townWithClosedRun();
    madeBy(await drawSampleOf(town, 3));
    madeBy(await lookAtSale(town, '3', false, 'No es el tique'));
    await town.sell(soldSale('5', 'forn', noon + 3 * minute));
    town.setTime(noon + 9 * minute);
    const second = madeBy(await closeSettlements(town.ports)(settledTown, 'otono', 'Neus'));
    expect(second.settlements).toMatchObject([{ shop: 'forn', amount: 2000 }]);
    expect(second.run.carried).toEqual({ roig: -2000 });
    expect((await listRuns(town.ports)(settledTown, 'otono')).carried).toBe(-2000);
    const bought = soldSale('6', 'roig', noon + 10 * minute);
    await town.sell(bought);
    await town.sell({ ...soldSale('7', 'roig', noon + 10 * minute) });
    town.setTime(noon + 19 * minute);
    const third = madeBy(await closeSettlements(town.ports)(settledTown, 'otono', 'Neus'));
    expect(third.settlements).toMatchObject([{ shop: 'roig', amount: 2000, carried: -2000 }]);
    expect(await listRuns(town.ports)(settledTown, 'otono')).toMatchObject({
      carried: 0,
      payer: null,
      runs: [
        { review: { run: 3 }, amount: 2000 },
        { review: { run: 2 } },
        { states: [{ status: 'closed', count: 2 }] },
      ],
    });
  });

  it('settles nothing with a shop that sold nothing', async () => {
    const town = await settledTownInMemory();
    await town.sell(soldSale('1', 'forn', noon));
    town.setTime(noon + 2 * minute);
    const { settlements } = madeBy(await closeSettlements(town.ports)(settledTown, 'otono', 'Neus'));
    expect(settlements.map(({ shop }) => shop)).toEqual(['forn']);
  });

  it.each(['forn', 'pons'])(
    'closes nothing if the sales of %s do not sum to what the ledger has',
    async (shop) => {
      const town = await townWithClosedRun();
      const money = [
        { kind: 'cents', account: `shop/${shop}`, amount: cents(-1) },
        { kind: 'cents', account: 'council', amount: cents(1) },
      ] as const;
      const more = { key: 'slip', bodyHash: 'h', at: noon, by: 'x', acts: [], records: [] };
      await town.store({ ...more, money });
      town.setTime(noon + 9 * minute);
      await expect(closeSettlements(town.ports)(settledTown, 'otono', 'Neus')).rejects.toThrow(
        `shop ${shop} `,
      );
    },
  );

  it('closes nothing if the ledger does not have a sale', async () => {
    const town = await townWithClosedRun();
    const records = [saleRecord(soldSale('4', 'pons', noon), 1)];
    await town.store({ key: 'slip', bodyHash: 'h', at: noon, by: 'x', acts: [], money: [], records });
    town.setTime(noon + 9 * minute);
    const closing = closeSettlements(town.ports)(settledTown, 'otono', 'Neus');
    await expect(closing).rejects.toThrow('shop pons ');
  });
});

describe('the sample of a run', () => {
  it('is drawn once, with a seed; a wrong sale is taken back with the reason', async () => {
    const town = await townWithClosedRun();
    const draw = (seed: string, size: number, run = 1) =>
      drawRunSample(town.ports)(settledTown, { campaign: 'otono', run }, { seed, size, by: 'Neus' });
    expect(await draw('1', 1, 9)).toEqual(left({ kind: 'unknownRun' }));
    expect(await draw(' ', 1)).toEqual(left({ kind: 'noSeed' }));
    expect(await draw('1', 0)).toEqual(left({ kind: 'wrongSize' }));
    // One person twice within a minute in one shop.
    const { sample } = madeBy(await drawSampleOf(town, 2)).review;
    expect(sample).toMatchObject({ suspicious: 2, sales: [{ id: '1' }, { id: '2' }] });
    expect(await draw('1', 1)).toEqual(left({ kind: 'drawnBefore' }));
    expect(await lookAtSale(town, '3', true)).toEqual(left({ kind: 'notInSample' }));
    expect(await lookAtSale(town, '1', false, ' ')).toEqual(left({ kind: 'noReason' }));
    madeBy(await lookAtSale(town, '1', false, 'Otra tienda'));
    expect(await lookAtSale(town, '1', true)).toEqual(left({ kind: 'checkedBefore' }));
    expect((await town.sums()).get('shop/forn')).toBe(-2000);
    expect((await town.run()).review.checks).toMatchObject([
      { sale: '1', isRight: false, words: 'Otra tienda' },
    ]);
  });
});

describe('approving, exporting and paying a run', () => {
  it('needs a payer, a sample that was looked at, and two people who made no device of its shops', async () => {
    const town = await townWithClosedRun();
    const amparo = runSigner('amparo');
    const kinds = async (who: Signer, more: Partial<RunSignature> = {}) => {
      const made = await signRunOf(town, who, more);
      return isLeft(made) ? made.left.kind : 'signed';
    };
    expect(await kinds(runSigner('x', 'shopClerk'))).toBe('noRole');
    expect(await kinds(amparo)).toBe('noPayer');
    await putPayer(town);
    expect(await kinds(amparo)).toBe('notSampled');
    madeBy(await drawSampleOf(town));
    expect(await kinds(amparo)).toBe('unchecked');
    madeBy(await lookAtSale(town, '1', true));
    expect(await kinds(amparo, { madeDevices: new Map([['roig', ['amparo']]]) })).toBe('ownShop');
    expect(await kinds(amparo, { hash: 'old' })).toBe('changed');
    expect(await kinds(amparo)).toBe('signed');
    expect(await kinds(amparo)).toBe('samePerson');
    // An account that changes makes the first signature void.
    town.changeShop('roig', { iban: 'ES9121000418450200051332' });
    expect(await kinds(runSigner('vicent'))).toBe('signed');
    expect((await town.run()).review.waiting?.by.name).toBe('vicent');
    expect(await kinds(amparo)).toBe('signed');
    const { review, settlements } = await town.run();
    expect(review.approvals).toMatchObject([{ by: [{ name: 'vicent' }, { name: 'amparo' }] }]);
    expect(new Set(settlements.map(({ settlement }) => settlement.status))).toEqual(new Set(['approved']));
    expect(await kinds(amparo)).toBe('nothingToSign');
  });

  it('approves nothing for a shop that the register no longer has: there is no account to sign', async () => {
    const town = await townWithClosedRun();
    await putPayer(town);
    madeBy(await drawSampleOf(town));
    madeBy(await lookAtSale(town, '1', true));
    const gone = { ...town, run: runWithoutShops(town) };
    expect(await signRunOf(gone, runSigner('amparo'))).toEqual(left({ kind: 'shopGone', shop: 'roig' }));
  });

  it('exports what was approved to the accounts that were signed, once', async () => {
    const town = await approveRunOf(await townWithClosedRun());
    expect(exportRun(await town.run(), { ...askedFile, day: '2026-11-29' as CalendarDay })).toEqual(
      left({ kind: 'dayIsPast' }),
    );
    const { act, file: number } = madeBy(exportRun(await town.run(), askedFile));
    await town.storeAct(act);
    const { review } = await town.run();
    expect(number).toBe(0);
    expect(review.files[0]?.batch).toMatchObject({
      id: '1-1-otono',
      from: { iban: payingCouncil.iban },
      transfers: [
        { id: '1-0002', amount: 2000, to: { iban: 'ES7921000813610123456789' } },
        { id: '1-0419', amount: 4000 },
      ],
    });
    expect(exportRun(await town.run(), askedFile)).toEqual(left({ kind: 'nothingApproved' }));
  });

  it('exports nothing to an account that two people did not sign, until they sign it', async () => {
    const town = await approveRunOf(await townWithClosedRun());
    const before = await town.run();
    town.changeShop('roig', { iban: 'ES9121000418450200051332' });
    const { settlements } = await town.run();
    expect(settlements.map(({ settlement: { id, status } }) => [id, status])).toEqual([
      ['1-0002', 'closed'],
      ['1-0419', 'approved'],
    ]);
    expect((await listRuns(town.ports)(settledTown, 'otono')).runs[0]?.states).toEqual([
      { status: 'closed', count: 1 },
      { status: 'approved', count: 1 },
    ]);
    const shop = settlements[0]?.shop ?? null;
    const late = { ...before, settlements: before.settlements.map((one) => ({ ...one, shop })) };
    expect(exportRun(late, askedFile)).toEqual(left({ kind: 'ibanChanged', shop: 'Ferretería Roig' }));
    expect(madeBy(exportRun(await town.run(), askedFile)).act.records).toHaveLength(2);
    madeBy(await signRunOf(town, runSigner('amparo')));
    madeBy(await signRunOf(town, runSigner('vicent')));
    const { act } = madeBy(exportRun(await town.run(), askedFile));
    await town.storeAct(act);
    expect((await town.run()).review.files[0]?.batch.transfers).toMatchObject([
      { id: '1-0002', to: { iban: 'ES9121000418450200051332' } },
      { id: '1-0419', to: { iban: 'ES9121000418450200051332' } },
    ]);
  });

  it('exports nothing for a shop that the register no longer has, and nothing without a payer', async () => {
    const town = await approveRunOf(await townWithClosedRun());
    const kept = await runWithoutShops(town)();
    expect(exportRun(kept, askedFile)).toEqual(left({ kind: 'ibanChanged', shop: 'roig' }));
    expect(exportRun({ ...kept, payer: null }, askedFile)).toEqual(left({ kind: 'noPayer' }));
    const { runs } = await listRuns({ ...town.ports, shops: { list: async () => [] } })(settledTown, 'otono');
    expect(runs[0]?.states).toEqual([{ status: 'approved', count: 2 }]);
  });

  it('is paid, or comes back and is approved and exported again with its new account', async () => {
    const town = await approveRunOf(await townWithClosedRun());
    await town.storeAct(madeBy(exportRun(await town.run(), askedFile)).act);
    const word = { reason: '', by: 'Neus', at: noon } as const;
    const note = async (settlements: readonly string[], outcome: 'paid' | 'returned', reason = '') => {
      const made = noteBank(await town.run(), { ...word, settlements, outcome, reason });
      if (!isLeft(made)) await town.storeAct(made.right);
      return made;
    };
    expect(await note([], 'paid')).toEqual(left({ kind: 'unknownSettlement' }));
    expect(await note(['1-0419', 'none'], 'paid')).toEqual(left({ kind: 'unknownSettlement' }));
    madeBy(await note(['1-0419'], 'paid'));
    expect(await note(['1-0002'], 'returned')).toEqual(left({ kind: 'noReason' }));
    madeBy(await note(['1-0002'], 'returned', 'AC04'));
    expect([...(await town.sums())].filter(([name]) => name === 'bank' || name === 'payable')).toEqual([
      ['bank', -4000],
      ['payable', -2000],
    ]);
    town.changeShop('roig', { iban: 'ES9121000418450200051332' });
    madeBy(await signRunOf(town, runSigner('amparo')));
    madeBy(await signRunOf(town, runSigner('vicent')));
    const again = madeBy(exportRun(await town.run(), askedFile));
    expect(again.file).toBe(1);
    await town.storeAct(again.act);
    expect((await town.run()).review.files[1]?.batch.transfers).toMatchObject([
      { id: '1-0002', to: { iban: 'ES9121000418450200051332' } },
    ]);
    madeBy(await note(['1-0002'], 'paid'));
    expect((await town.sums()).get('payable')).toBe(0);
  });

  it('is told step by step in the chain of the run', async () => {
    const town = await approveRunOf(await townWithClosedRun());
    const kept = await town.run();
    const { act } = madeBy(exportRun(kept, askedFile));
    expect(act.steps).toMatchObject([
      { subject: 'run/1', step: { act: 'settlement.export', to: '1-1-otono', by: 'Neus', at: noon } },
    ]);
    const word = { reason: ' AC04 ', by: 'Neus', at: noon } as const;
    const many = Array.from({ length: 11 }, (_, n) => {
      const settlement = { ...kept.settlements[0]?.settlement, id: `1-${n}`, status: 'exported' };
      return { ...kept.settlements[0], settlement } as (typeof kept.settlements)[number];
    });
    const noted = (ids: readonly string[], outcome: 'paid' | 'returned') =>
      madeBy(noteBank({ ...kept, settlements: many }, { ...word, settlements: ids, outcome })).steps[0]?.step;
    expect(noted(['1-1', '1-2'], 'returned')).toMatchObject({ to: '1-1, 1-2', words: 'AC04' });
    const all = many.map(({ settlement }) => settlement.id);
    expect(noted(all, 'paid')).toMatchObject({ act: 'settlement.paid', to: '11', words: null });
  });
});
