import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { ListedRuns } from '#application/vouchers/settlements/list-runs.ts';
import type { KeptRun } from '#application/vouchers/settlements/read-run.ts';
import { signRun, turnOfRun } from '#application/vouchers/settlements/sign-run.ts';
import { goodSubject } from '#adapters/driven/stores-shared/scarcity/goods-row.ts';
import { writeStep } from '#adapters/wire/steps/step.ts';
import type { RunAnswer, RunsAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import type { Town } from '#domain/access/town.ts';
import { decide } from '#domain/office/decide.ts';
import { sumOfMoney } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ibanEnd } from '#domain/vouchers/shops/iban.ts';
import type { RunReview } from '#domain/vouchers/settlements/run-review.ts';
import { payerChain, runChain } from '#domain/vouchers/settlements/run-step.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { signerOf } from '../../votes/asked-vote.ts';
import { signatureOn } from './signature-on.ts';

const momentText = (at: number): string => new Date(at).toISOString();

/** Whether a member may settle: close, look at sales, export, and take down what the bank says. */
export const maySettle = ({ clock }: Pick<ServerParts, 'clock'>, member: StaffMember): boolean =>
  !isLeft(decide(member, { act: 'shop.settle', subject: { in: {} }, now: clock.now() }));

const writeSample = (
  { sample, checks }: RunReview,
  names: ReadonlyMap<string, string>,
): RunAnswer['sample'] =>
  sample && {
    seed: sample.seed,
    by: sample.by,
    sales: sample.sales.map(({ id, number, shop }, place) => {
      const check = checks.find(({ sale }) => sale === id);
      return {
        id,
        number,
        shop: names.get(shop) ?? shop,
        isSuspicious: place < sample.suspicious,
        check: check === undefined ? null : { isRight: check.isRight, words: check.words, by: check.by },
      };
    }),
  };

const writeFiles = ({ files }: RunReview): RunAnswer['files'] =>
  files.map(({ by, at, batch }, number) => ({
    number,
    id: batch.id,
    by,
    at: momentText(at),
    day: batch.day,
    transfers: batch.transfers.length,
    amount: sumOfMoney(batch.transfers.map(({ amount }) => amount)),
  }));

/** The steps of a chain of a campaign, as they are read. */
const stepsIn = async ({ steps }: Pick<ServerParts, 'steps'>, { realm, good }: GoodId, chain: string) =>
  (await steps.of(realm, goodSubject(good, chain))).map(writeStep);

/** A run as a member of staff sees it, with the signature that they may give. */
export async function writeRun(
  council: ServerParts,
  town: Town,
  kept: KeptRun,
  member: StaffMember,
): Promise<RunAnswer> {
  const { review, settlements, payer, hash } = kept;
  const tried = signRun(kept, await signatureOn(council, town, kept, { signer: signerOf(member), hash }));
  const shops = await council.shops.list(town.realm);
  const names = new Map(shops.map(({ id, name }) => [id, name]));
  const { waiting } = review;
  return {
    number: review.run,
    from: momentText(review.from),
    until: momentText(review.until),
    by: review.by,
    payer,
    settlements: settlements.map(
      ({ settlement: { id, shop, amount, carried, borne, status, reason }, shop: of }) => ({
        id,
        shop,
        name: of?.name ?? shop,
        ibanEnd: of === null ? '' : ibanEnd(of.iban),
        amount,
        carried,
        borne: borne ?? 0,
        status,
        reason,
      }),
    ),
    sample: writeSample(review, names),
    hash,
    waiting: waiting && {
      by: waiting.by.name,
      at: momentText(waiting.by.at),
      isMine: waiting.by.person === member.id,
      isValid: waiting.hash === hash,
    },
    approvals: review.approvals.map((one) => ({
      hash: one.hash,
      at: momentText(one.by[1].at),
      by: one.by.map(({ name }) => name),
    })),
    turn: isLeft(tried) ? null : turnOfRun(kept),
    refused: isLeft(tried) ? tried.left.kind : null,
    maySettle: maySettle(council, member),
    files: writeFiles(review),
    steps: await stepsIn(council, kept.good, runChain(review.run)),
  };
}

/** The runs of a campaign as a member of staff sees them. */
export const writeRuns = async (
  council: ServerParts,
  good: GoodId,
  { runs, payer, carried }: ListedRuns,
  member: StaffMember,
): Promise<RunsAnswer> => ({
  payer,
  carried,
  maySettle: maySettle(council, member),
  payerSteps: await stepsIn(council, good, payerChain),
  runs: runs.map(({ review: { run, from, until, by }, amount, states }) => ({
    number: run,
    from: momentText(from),
    until: momentText(until),
    by,
    amount,
    states: [...states],
  })),
});
