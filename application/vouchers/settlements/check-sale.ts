import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SaleCheck } from '#domain/vouchers/settlements/run-review.ts';
import { runStep } from '#domain/vouchers/settlements/run-step.ts';
import { reviewRecord } from '#domain/vouchers/settlements/settlement-records.ts';
import { reverseSale, type ReversalRefused } from '../sales/reverse-sale.ts';
import { type KeptRun, readRun, type RunChanged, type RunPorts, storeRunAct } from './read-run.ts';

type Ports = RunPorts & Parameters<typeof reverseSale>[0];

/** Why what a person saw of a sale is not taken down. */
export type CheckRefused =
  | RunChanged
  | ReversalRefused
  | { readonly kind: 'unknownRun' | 'notInSample' | 'checkedBefore' };

/** What a person saw of a sale. */
export interface AskedCheck extends Pick<SaleCheck, 'sale' | 'isRight' | 'words' | 'by'> {
  readonly campaign: string;
  readonly run: number;
}

const longestWords = 500;

/** Takes down what a person saw of a sale of the sample. A wrong one is taken back, with the reason. */
export const checkSale =
  (ports: Ports) =>
  async (realm: RealmId, asked: AskedCheck): Promise<Either<CheckRefused, KeptRun>> => {
    const { campaign, run, sale, isRight, by } = asked;
    const kept = await readRun(ports)(realm, campaign, run);
    if (kept === null) return left({ kind: 'unknownRun' });
    const { good, review, version } = kept;
    const found = review.sample?.sales.find(({ id }) => id === sale);
    if (found === undefined) return left({ kind: 'notInSample' });
    if (review.checks.some((one) => one.sale === sale)) return left({ kind: 'checkedBefore' });
    const words = asked.words.trim().slice(0, longestWords);
    if (!isRight) {
      if (words === '') return left({ kind: 'noReason' });
      const reverser = { kind: 'staff', reason: words } as const;
      const reversed = await reverseSale(ports)(realm, { campaign, sale, shop: found.shop, reverser, by });
      if (isLeft(reversed)) return reversed;
    }
    const at = ports.clock.now();
    const next = { ...review, checks: [...review.checks, { sale, isRight, words, by, at }] };
    const stored = await storeRunAct(ports, good, {
      key: `check/${run}/${sale}/${version + 1}/${by}`,
      bodyHash: `${isRight} ${words}`,
      at,
      by,
      steps: [
        runStep(run, { act: isRight ? 'checkSale' : 'reverseSale', to: found.number, words }, { by, at }),
      ],
      records: [reviewRecord(next, version + 1)],
    });
    return isLeft(stored) ? stored : right({ ...kept, review: next, version: version + 1 });
  };
