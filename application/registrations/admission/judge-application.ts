import type { Activity } from '#domain/registrations/activity/activity.ts';
import {
  type AdmissionVerdict,
  type Application,
  placeOfApplication,
} from '#domain/registrations/applicants/application.ts';
import { listsKind, onlyRecord } from '#domain/registrations/applicants/application-records.ts';
import { segmentsOf } from '#domain/registrations/applicants/claims.ts';
import { feeInParts } from '#domain/registrations/money/fee.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { SeenRecord } from '#domain/scarcity/goods-record.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type ApplicationChange, changeApplication } from '../change-application.ts';
import { readApplication, readLists } from '../read-applications.ts';
import type { ActivityPlaces, KeptApplication, RegistrationPorts } from '../registration-ports.ts';

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

/** What a person of staff decides of an application. */
export type JudgedApplication = Omit<AdmissionVerdict, 'at'>;

/**
 * Why nothing is decided. `listed`: the list that has it is published, and only an appeal changes it. `noReason`: who is
 * excluded is told why. `decided`: it has a place, or it is no longer there.
 */
export interface JudgeRefused {
  readonly kind: 'unknownApplication' | 'noReason' | 'unknownClaim' | 'listed' | 'decided' | 'changed';
}

/** Only what somebody claimed is confirmed: staff add nothing to an application. */
const isClaimed = ({ segments, points, exemptions }: Application, verdict: JudgedApplication): boolean =>
  verdict.segments.every((one) => segments.includes(one)) &&
  verdict.exemptions.every((one) => exemptions.includes(one)) &&
  verdict.points.every(({ rule, times }) =>
    points.some(
      (one) => one.rule === rule && Number.isSafeInteger(times) && times >= 1 && times <= one.times,
    ),
  );

/** An application with what was decided of it just now. */
type JudgedNow = Application & { readonly verdict: AdmissionVerdict };

/** An offer that waited for staff: its time begins now, or it is over. */
function judgedOffer(activity: Activity, judged: JudgedNow, at: Instant): ApplicationChange {
  const { verdict } = judged;
  const { grant, segment } = placeOfApplication(judged);
  const rest = { act: 'judge', by: verdict.by, words: verdict.reason } as const;
  const ended = { place: null, until: null, reason: verdict.reason };
  if (!verdict.isAdmitted)
    return {
      ...rest,
      after: { ...judged, ...ended, state: 'excluded' },
      notice: 'excluded',
      acts: [{ kind: 'release', grant }],
    };
  // Its segment was a claim, and staff do not confirm it: it waits where it would have been.
  if (!segmentsOf(activity, judged).includes(segment))
    return {
      ...rest,
      after: { ...judged, ...ended, state: 'waiting', lines: judged.wishes },
      notice: 'waiting',
      acts: [{ kind: 'release', grant }],
    };
  const until = at + activity.offerHours * 3_600_000;
  const extend: GoodsAct = { kind: 'extend', grant, until };
  return {
    ...rest,
    after: { ...judged, until, ...feeInParts(activity, judged, at) },
    notice: 'offered',
    acts: [extend],
  };
}

/** The lists on which something was decided: if one is published meanwhile, it is not written. */
const seenLists = (version: number): SeenRecord => ({ kind: listsKind, id: onlyRecord, version });

/** What a verdict makes of an application. */
function judgedChange(activity: Activity, judged: JudgedNow, at: Instant): ApplicationChange {
  if (judged.state === 'offered') return judgedOffer(activity, judged, at);
  const { verdict } = judged;
  const rest = { act: 'judge', by: verdict.by, words: verdict.reason } as const;
  return judged.state === 'waiting' && !verdict.isAdmitted
    ? {
        ...rest,
        after: { ...judged, state: 'excluded', lines: [], reason: verdict.reason },
        notice: 'excluded',
      }
    : { ...rest, after: judged };
}

const isJudged = ({ activity }: ActivityPlaces, { state, verdict }: Application): boolean =>
  state === 'sent' ||
  (activity.mode === 'firstCome' && verdict === null && ['offered', 'waiting'].includes(state));

async function judged(
  ports: Ports,
  { activity, good }: ActivityPlaces,
  kept: KeptApplication,
  { verdict, seen }: { readonly verdict: JudgedApplication; readonly seen: readonly SeenRecord[] },
): Promise<Either<JudgeRefused, Application>> {
  const at = ports.clock.now();
  const change = {
    ...judgedChange(activity, { ...kept.application, verdict: { ...verdict, at } }, at),
    seen,
  };
  const done = await changeApplication(ports, good, kept, change);
  return isLeft(done) ? left({ kind: 'changed' }) : right(change.after);
}

/**
 * Admits an application or excludes it, and confirms what it claims. It is seen once its list is published; where the first to
 * come have the places, at once.
 */
export const judgeApplication =
  (ports: Ports) =>
  async (
    places: ActivityPlaces,
    id: string,
    verdict: JudgedApplication,
  ): Promise<Either<JudgeRefused, Application>> => {
    const kept = await readApplication(ports)(places.good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    if (!verdict.isAdmitted && verdict.reason.trim() === '') return left({ kind: 'noReason' });
    if (!isClaimed(kept.application, verdict)) return left({ kind: 'unknownClaim' });
    if (!isJudged(places, kept.application)) return left({ kind: 'decided' });
    const { lists, version } = await readLists(ports)(places.good);
    if (lists.provisional !== null) return left({ kind: 'listed' });
    return judged(ports, places, kept, { verdict, seen: [seenLists(version)] });
  };

/** Why an appeal is not answered. `noAppeal`: there is none, or it is answered. */
export type AppealRefused = JudgeRefused | { readonly kind: 'noAppeal' };

/** Answers an appeal, and decides the application anew. The answer is a public reason: it has no personal data. */
export const answerAppeal =
  (ports: Ports) =>
  async (
    places: ActivityPlaces,
    id: string,
    verdict: JudgedApplication,
  ): Promise<Either<AppealRefused, Application>> => {
    const kept = await readApplication(ports)(places.good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    if (verdict.reason.trim() === '') return left({ kind: 'noReason' });
    if (application.appeal === null || application.appeal.answer !== null) return left({ kind: 'noAppeal' });
    if (!isClaimed(application, verdict)) return left({ kind: 'unknownClaim' });
    const { lists, version } = await readLists(ports)(places.good);
    if (lists.final !== null || application.state !== 'sent') return left({ kind: 'listed' });
    const at = ports.clock.now();
    const after: Application = {
      ...application,
      verdict: { ...verdict, at },
      appeal: { ...application.appeal, answer: verdict.reason },
      reason: verdict.isAdmitted ? '' : verdict.reason,
    };
    const done = await changeApplication(ports, places.good, kept, {
      after,
      act: 'answerAppeal',
      words: verdict.reason,
      by: verdict.by,
      notice: verdict.isAdmitted ? 'admitted' : 'excluded',
      seen: [seenLists(version)],
    });
    return isLeft(done) ? left({ kind: 'changed' }) : right(after);
  };
