import type { Clock } from '#application/ports/clock.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { voucherKind } from '#domain/vouchers/issue/issue-records.ts';
import type { KeptSale } from '#domain/vouchers/sales/sale-records.ts';
import { closeSales, drawSales, type DrawnSale } from '#domain/vouchers/settlements/draw-sample.ts';
import { runStep } from '#domain/vouchers/settlements/run-step.ts';
import { reviewRecord } from '#domain/vouchers/settlements/settlement-records.ts';
import { type KeptRun, readRun, type RunChanged, type RunPorts, storeRunAct } from './read-run.ts';
import { salesWithin } from './settled-sales.ts';

interface Ports extends RunPorts {
  readonly clock: Clock;
}

/** Why no sample is drawn. */
export type DrawRefused =
  | RunChanged
  | { readonly kind: 'unknownRun' | 'drawnBefore' | 'noSeed' | 'wrongSize' };

/** What a person draws with: a seed that nobody could choose, as the numbers of dice, and how many sales. */
export interface AskedSample {
  readonly seed: string;
  readonly size: number;
  readonly by: string;
}

/** The most sales of a sample. */
export const mostSampled = 200;
const longestSeed = 100;

/** The sales with what makes them suspicious: holders are read only of those that follow each other closely. */
async function drawnSales(
  ports: Ports,
  good: GoodId,
  sales: readonly KeptSale[],
): Promise<readonly DrawnSale[]> {
  const made = sales.map(({ id, shop, at, offline }) => ({ id, shop, at: offline?.madeAt ?? at }));
  const close = new Set(closeSales(made).flatMap((pair) => pair.map(({ id }) => id)));
  const holderOf = async (voucher: string) =>
    (await ports.goodsRecords.record(good, voucherKind, voucher))?.owner ?? '';
  return Promise.all(
    sales.map(async ({ id, number, shop, at, lines, offline, evidence: { isRepeated } }) => {
      const holders = close.has(id) ? await Promise.all(lines.map(({ voucher }) => holderOf(voucher))) : [];
      const isOtherPerson = offline?.isOtherPerson ?? false;
      // Sales without a line come many at once: when they were made tells which followed each other.
      return { id, number, shop, at: offline?.madeAt ?? at, isRepeated, isOtherPerson, holders };
    }),
  );
}

/** Draws the sales of a run that people look at, once. */
export const drawRunSample =
  (ports: Ports) =>
  async (
    realm: RealmId,
    { campaign, run }: { readonly campaign: string; readonly run: number },
    { seed, size, by }: AskedSample,
  ): Promise<Either<DrawRefused, KeptRun>> => {
    const kept = await readRun(ports)(realm, campaign, run);
    if (kept === null) return left({ kind: 'unknownRun' });
    const { good, review, version } = kept;
    const named = seed.trim();
    if (review.sample !== null) return left({ kind: 'drawnBefore' });
    if (named === '' || named.length > longestSeed) return left({ kind: 'noSeed' });
    if (!Number.isInteger(size) || size < 1 || size > mostSampled) return left({ kind: 'wrongSize' });
    const all = await salesWithin(ports, good, { owner: null, ...review });
    const standing = all.filter(({ reversal }) => reversal === null);
    const drawn = drawSales(await drawnSales(ports, good, standing), { seed: named, size }, ports.hash);
    const sales = drawn.sales.map(({ id, number, shop }) => ({ id, number, shop }));
    const at = ports.clock.now();
    const next = { ...review, sample: { seed: named, by, at, suspicious: drawn.suspicious, sales } };
    const stored = await storeRunAct(ports, good, {
      key: `sample/${run}/${version + 1}/${by}`,
      bodyHash: named,
      at,
      by,
      steps: [runStep(run, { act: 'sample', to: String(sales.length), words: named }, { by, at })],
      records: [reviewRecord(next, version + 1)],
    });
    return isLeft(stored) ? stored : right({ ...kept, review: next, version: version + 1 });
  };
