import { type Application, mayHavePlace } from '#domain/registrations/applicants/application.ts';
import {
  applicationRecord,
  countedIn,
  countRecord,
  waitingLineKind,
  participantKind,
  participantRecord,
} from '#domain/registrations/applicants/application-records.ts';
import {
  type RegistrationWord,
  registrationNotice,
} from '#domain/registrations/applicants/registration-notice.ts';
import {
  type RegistrationDeed,
  registrationStep,
} from '#domain/registrations/applicants/registration-step.ts';
import type { GoodsAct, GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import type { GoodsRecord, SeenRecord } from '#domain/scarcity/goods-record.ts';
import type { GoodsStep } from '#domain/scarcity/goods-request.ts';
import type { MoneyEntry } from '#domain/scarcity/ledger.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import { nextVersion } from '#domain/vouchers/sales/sale-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { readActivityKey } from './activity-key.ts';
import type { KeptApplication, RegistrationPorts } from './registration-ports.ts';
import { openParty } from './sealed-party.ts';

/** What an application becomes, and why. */
export interface ApplicationChange {
  readonly after: Application;
  readonly act: RegistrationDeed['act'];
  readonly words?: string;
  readonly by: string;
  /** What its applicant is mailed; missing: nothing. */
  readonly notice?: RegistrationWord;
  /** The part of the fee that the mail is about. */
  readonly part?: number;
  readonly acts?: readonly GoodsAct[];
  readonly money?: readonly MoneyEntry[];
  readonly steps?: readonly GoodsStep[];
  /** What it was decided on and is not written. */
  readonly seen?: readonly SeenRecord[];
}

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

/** The records of the waiting lists that some applications join or leave, with how many there are then. */
export async function lineRecords(
  { goodsRecords, clock }: Pick<Ports, 'goodsRecords' | 'clock'>,
  good: GoodId,
  changes: readonly { readonly before: readonly string[]; readonly after: readonly string[] }[],
): Promise<readonly GoodsRecord[]> {
  const sums = new Map<string, number>();
  for (const { before, after } of changes) {
    for (const group of after) if (!before.includes(group)) sums.set(group, (sums.get(group) ?? 0) + 1);
    for (const group of before) if (!after.includes(group)) sums.set(group, (sums.get(group) ?? 0) - 1);
  }
  return Promise.all(
    [...sums]
      .filter(([, sum]) => sum !== 0)
      .map(async ([group, sum]) => {
        const record = await goodsRecords.record(good, waitingLineKind, group);
        const count = countedIn(record) + sum;
        return countRecord(waitingLineKind, { id: group, count }, (record?.version ?? 0) + 1, clock.now());
      }),
  );
}

/** The record of the person who takes part, if the application ends or begins to count for them. */
async function participantChange(
  { goodsRecords, clock }: Pick<Ports, 'goodsRecords' | 'clock'>,
  good: GoodId,
  before: Application,
  after: Application,
): Promise<readonly GoodsRecord[]> {
  if (mayHavePlace(before.state) === mayHavePlace(after.state)) return [];
  const record = await goodsRecords.record(good, participantKind, after.holder);
  return [participantRecord(after, nextVersion(record), clock.now())];
}

/** The address of an applicant; empty if they left none. */
export async function addressOfApplicant(
  ports: Pick<Ports, 'goodsRecords' | 'proofVault'>,
  good: GoodId,
  application: Application,
): Promise<string> {
  if (application.mails === null) return '';
  const key = await readActivityKey(ports)(good);
  return openParty(ports.proofVault, key, application)?.email ?? '';
}

/** The mail of a change; none if nobody is mailed. */
export async function noticeOfChange(
  ports: Ports,
  good: GoodId,
  { after, notice, part }: Pick<ApplicationChange, 'after' | 'notice' | 'part'>,
  version: number,
): Promise<readonly GoodsRecord[]> {
  if (notice === undefined) return [];
  const email = await addressOfApplicant(ports, good, after);
  const about = { now: ports.clock.now(), version, ...(part !== undefined && { part }) };
  return registrationNotice(after, notice, email, about);
}

/**
 * Writes what became of an application: its record, the waiting lists that it joins or leaves, whether its person may apply
 * again, the step, and the mail. Left: somebody changed one of them meanwhile, or the kernel refuses an act.
 */
export async function changeApplication(
  ports: Ports,
  good: GoodId,
  { application: before, version }: KeptApplication,
  change: ApplicationChange,
): Promise<Either<GoodsRefusal, Application>> {
  const { after, act, words = '', by, acts = [], money = [], steps = [], seen = [] } = change;
  const at = ports.clock.now();
  const done = await ports.goods.ask(good, {
    key: `${act}/${before.id}/${version}`,
    // Two changes of one version are two requests, unless they make the same of it.
    bodyHash: JSON.stringify([{ ...after, sealed: '' }, by]),
    at,
    by,
    acts,
    money,
    seen,
    records: [
      applicationRecord(after, version + 1),
      ...(await participantChange(ports, good, before, after)),
      ...(await lineRecords(ports, good, [{ before: before.lines, after: after.lines }])),
      ...(await noticeOfChange(ports, good, change, version + 1)),
    ],
    steps: [registrationStep(before, { act, to: after.state, words, by, at }), ...steps],
  });
  return isLeft(done) ? done : right(after);
}
