import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import { voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import {
  drawSampleOf,
  lookAtSale,
  madeBy,
  townWithClosedRun,
} from '#fixtures/builders/vouchers/closed-run.ts';
import {
  sellingRequest,
  settledTown,
  settledTownInMemory,
  soldSale,
} from '#fixtures/builders/vouchers/settled-town.ts';
import { checkSale } from './check-sale.ts';
import { closeSettlements } from './close-settlements.ts';
import { drawRunSample } from './draw-run-sample.ts';
import { readRun } from './read-run.ts';

const run = { campaign: 'otono', run: 1 };

describe('drawing the sample of a run', () => {
  it('is done by one of two people who draw at once', async () => {
    const { ports, run: read } = await townWithClosedRun();
    const draw = (by: string) => drawRunSample(ports)(settledTown, run, { seed: '6 2 4', size: 1, by });
    const [first, second] = await Promise.all([draw('Neus'), draw('Pau')]);
    expect([isLeft(first), second]).toEqual([false, left({ kind: 'changed' })]);
    expect((await read()).review.sample?.by).toBe('Neus');
  });

  it('takes quick sales as suspicious if nobody knows any more whose vouchers they were', async () => {
    const town = await townWithClosedRun();
    await town.ports.goodsRecords.eraseRecords(town.good, voucherKind, noon + 60_000);
    const { sample } = madeBy(await drawSampleOf(town, 3)).review;
    expect(sample).toMatchObject({ suspicious: 2, sales: [{ id: '1' }, { id: '2' }, { id: '3' }] });
  });
});

describe('what a person saw of a sale', () => {
  it('is of a run that there is', async () => {
    const { ports } = await townWithClosedRun();
    const asked = { campaign: 'otono', run: 9, sale: '1', isRight: true, words: '', by: 'Neus' };
    expect(await checkSale(ports)(settledTown, asked)).toEqual(left({ kind: 'unknownRun' }));
  });

  it('is taken down of one of two people who looked at once', async () => {
    const town = await townWithClosedRun();
    madeBy(await drawSampleOf(town));
    const asked = { ...run, sale: '1', isRight: true, words: '' };
    const both = ['Neus', 'Pau'].map((by) => checkSale(town.ports)(settledTown, { ...asked, by }));
    expect((await Promise.all(both)).filter(isLeft)).toEqual([left({ kind: 'changed' })]);
    expect((await town.run()).review.checks).toMatchObject([{ sale: '1', by: 'Neus' }]);
  });

  it('is not taken down as wrong if the sale can no longer be taken back', async () => {
    const town = await settledTownInMemory();
    // The second use of its voucher is open, so that the voucher is over when its time is.
    const { acts, ...request } = sellingRequest(soldSale('1', 'forn', noon), 'ana');
    await town.store({
      ...request,
      acts: acts.map((act) => (act.kind === 'hold' ? { ...act, uses: 2 } : act)),
    });
    town.setTime(noon + 120_000);
    madeBy(await closeSettlements(town.ports)(settledTown, 'otono', 'Neus'));
    madeBy(await drawSampleOf(town));
    town.setTime(openCampaign.redeem.until + 1);
    expect(await lookAtSale(town, '1', false, 'Otra tienda')).toEqual(left({ kind: 'voucherOver' }));
    expect((await readRun(town.ports)(settledTown, 'otono', 1))?.review.checks).toEqual([]);
  });
});
