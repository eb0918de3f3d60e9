import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { checkSale } from '#application/vouchers/settlements/check-sale.ts';
import { closeSettlements } from '#application/vouchers/settlements/close-settlements.ts';
import { drawRunSample } from '#application/vouchers/settlements/draw-run-sample.ts';
import { exportRun } from '#application/vouchers/settlements/export-run.ts';
import { listRuns } from '#application/vouchers/settlements/list-runs.ts';
import { noteBank } from '#application/vouchers/settlements/note-bank.ts';
import {
  goodOf,
  type KeptRun,
  readRun,
  type RunAct,
  storeRunAct,
} from '#application/vouchers/settlements/read-run.ts';
import { setPayer } from '#application/vouchers/settlements/set-payer.ts';
import { signRun } from '#application/vouchers/settlements/sign-run.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import {
  approveRunCall,
  checkSaleCall,
  drawRunSampleCall,
  exportRunCall,
  noteBankCall,
} from '#adapters/wire/vouchers/settlements/act-on-run.ts';
import { closeRunCall, listRunsCall, setPayerCall } from '#adapters/wire/vouchers/settlements/list-runs.ts';
import { readRunCall } from '#adapters/wire/vouchers/settlements/read-run.ts';
import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt, parseDay } from '#domain/shared/calendar-day.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { BankOutcome } from '#domain/vouchers/settlements/bank-outcome.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { route } from '../../../plugins/route.ts';
import { signerOf } from '../../votes/asked-vote.ts';
import { mailShops, shopMail } from '../shops/shop-mail.ts';
import { destroyPaidPhotos } from './destroy-paid-photos.ts';
import { signatureOn } from './signature-on.ts';
import { writeRun, writeRuns } from './write-run.ts';

type Refusal = CallRefusal<'unknownDocument' | 'settlementRefused'>;
const unknown = left<CallRefusal<'unknownDocument'>>({ kind: 'unknownDocument' });

/** What a person sees of a run after what they did, or why it was refused. */
const refusedRun = (refused: { readonly kind: string }): Refusal =>
  refused.kind === 'unknownRun'
    ? { kind: 'unknownDocument' }
    : { kind: 'settlementRefused', where: refused.kind, faults: [refused] };

/** The number of a run in an address; 0 if it is none. */
export const runNumber = (text: string): number => (/^\d{1,6}$/u.test(text) ? Number(text) : 0);

/** What the endpoints of runs share. */
function runMeans(parts: ServerParts) {
  const council = { ...parts, hash: sha256Text };
  const kept = readRun(council);
  const answerRun = async (town: Town, id: string, run: number, member: StaffMember) => {
    const found = await kept(town.realm, id, run);
    return found === null ? unknown : right(await writeRun(council, town, found, member));
  };
  const done = async (
    town: Town,
    id: string,
    { run, member, act }: { readonly run: number; readonly member: StaffMember; readonly act: RunAct },
  ): Promise<Either<Refusal, RunAnswer>> => {
    const stored = await storeRunAct(council, goodOf(town.realm, id), act);
    return isLeft(stored) ? left(refusedRun(stored.left)) : answerRun(town, id, run, member);
  };
  return { council, kept, answerRun, done };
}

type RunMeans = ReturnType<typeof runMeans>;

/** The runs of a campaign: listed and closed, and who pays them. */
function runListEndpoints(server: FastifyInstance, { council, answerRun }: RunMeans): void {
  const isOpened = async ({ realm }: Town, id: string) => (await readRules(council)(realm, id)) !== null;
  const answerRuns = async ({ realm }: Town, id: string, member: StaffMember) =>
    writeRuns(council, goodOf(realm, id), await listRuns(council)(realm, id), member);

  route(server, council, listRunsCall, async ({ town, id, member }) =>
    (await isOpened(town, id)) ? right(await answerRuns(town, id, member)) : unknown,
  );

  route(server, council, closeRunCall, async ({ town, id, member }) => {
    if (!(await isOpened(town, id))) return unknown;
    const closed = await closeSettlements(council)(town.realm, id, member.name);
    return isLeft(closed)
      ? left(refusedRun(closed.left))
      : answerRun(town, id, closed.right.run.number, member);
  });

  route(server, council, setPayerCall, async ({ town, id, member, body }) => {
    if (!(await isOpened(town, id))) return unknown;
    const set = await setPayer(council)(goodOf(town.realm, id), body, member.name);
    return isLeft(set) ? left(refusedRun(set.left)) : right(await answerRuns(town, id, member));
  });
}

/** A run: read, and looked at by its sample. */
function runSampleEndpoints(server: FastifyInstance, { council, answerRun }: RunMeans): void {
  route(server, council, readRunCall, async ({ town, id, run, member }) =>
    answerRun(town, id, runNumber(run), member),
  );

  route(server, council, drawRunSampleCall, async ({ town, id, run, member, body }) => {
    const named = { campaign: id, run: runNumber(run) };
    const drawn = await drawRunSample(council)(town.realm, named, { ...body, by: member.name });
    return isLeft(drawn)
      ? left(refusedRun(drawn.left))
      : right(await writeRun(council, town, drawn.right, member));
  });

  route(server, council, checkSaleCall, async ({ town, id, run, member, body }) => {
    const asked = { ...body, campaign: id, run: runNumber(run), by: member.name };
    const checked = await checkSale(council)(town.realm, asked);
    return isLeft(checked)
      ? left(refusedRun(checked.left))
      : right(await writeRun(council, town, checked.right, member));
  });
}

interface BankNews {
  readonly found: KeptRun;
  readonly settlements: readonly string[];
  readonly outcome: BankOutcome;
}

/** Mails shops that they were paid, or that a payment to them came back. */
const mailBankNews =
  (council: ServerParts, log: FastifyBaseLogger) =>
  async (town: Town, id: string, { found, settlements, outcome }: BankNews): Promise<void> => {
    const campaign = (await readRules(council)(town.realm, id))?.rules.campaign.title ?? id;
    const shops = new Map((await council.shops.list(town.realm)).map((shop) => [shop.id, shop]));
    const mails = found.settlements.flatMap(({ settlement: { id: one, shop: of, amount } }) => {
      const shop = settlements.includes(one) ? shops.get(of) : undefined;
      return shop === undefined ? [] : [shopMail(town, shop, { kind: outcome, amount, campaign })];
    });
    await mailShops(council, log)(mails);
  };

/** A run: approved, exported, paid or returned. */
function runPaymentEndpoints(server: FastifyInstance, { council, kept, done }: RunMeans): void {
  const { clock } = council;

  route(server, council, approveRunCall, async ({ town, id, run, member, body }) => {
    const found = await kept(town.realm, id, runNumber(run));
    if (found === null) return unknown;
    const given = await signatureOn(council, town, found, { signer: signerOf(member), hash: body.hash });
    const signed = signRun(found, given);
    return isLeft(signed)
      ? left(refusedRun(signed.left))
      : done(town, id, { run: found.review.run, member, act: signed.right });
  });

  route(server, council, exportRunCall, async ({ town, id, run, member, body }) => {
    const found = await kept(town.realm, id, runNumber(run));
    const rules = await readRules(council)(town.realm, id);
    if (found === null || rules === null) return unknown;
    const day = parseDay(body.day);
    if (day === null) return left({ kind: 'settlementRefused', where: 'noDay' });
    const at = clock.now();
    const concept = textFor(rules.rules.campaign.title, town.defaultLanguage, town.defaultLanguage).text;
    const asked = { campaign: id, concept, day, today: dayAt(at, town.timeZone), at, by: member.name };
    const made = exportRun(found, asked);
    return isLeft(made)
      ? left(refusedRun(made.left))
      : done(town, id, { run: found.review.run, member, act: made.right.act });
  });

  route(server, council, noteBankCall, async ({ town, id, run, member, body, request }) => {
    const found = await kept(town.realm, id, runNumber(run));
    if (found === null) return unknown;
    const noted = noteBank(found, { ...body, by: member.name, at: clock.now() });
    if (isLeft(noted)) return left(refusedRun(noted.left));
    const after = await done(town, id, { run: found.review.run, member, act: noted.right });
    await destroyPaidPhotos(council, town.realm, id);
    // Hundreds of shops are paid at once: nobody waits for their mails.
    if (!isLeft(after)) void mailBankNews(council, request.log)(town, id, { found, ...body });
    return after;
  });
}

/** Settlements in the office: closed, looked at, approved by two people, exported, paid. */
export function settlementOfficeEndpoints(server: FastifyInstance, parts: ServerParts): void {
  const means = runMeans(parts);
  runListEndpoints(server, means);
  runSampleEndpoints(server, means);
  runPaymentEndpoints(server, means);
}
