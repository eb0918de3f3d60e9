import { listsRecord } from '#domain/registrations/applicants/application-records.ts';
import {
  type ActivityCallOff,
  activityCallOffRecord,
} from '#domain/registrations/call-off/activity-call-off.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  type SignatureNotTakenBack,
  takeCallOffBack,
} from '#application/tickets/call-off/take-call-off-back.ts';
import { readLists } from '../read-applications.ts';
import type { ActivityPlaces } from '../registration-ports.ts';
import { endCalledOff, type EndCalledOffPorts, type EndedApplications } from './end-called-off.ts';
import { readActivityCallOff, type ReadActivityCallOff } from './read-activity-call-off.ts';

/**
 * Why an activity is not called off. `sameSigner`: the second signature is another person's. `notNow`: its last day is over.
 * `changed`: read it anew.
 */
export interface ActivityCallOffRefused {
  readonly kind: 'noReason' | 'sameSigner' | 'notNow' | 'changed';
}

/** What became of an activity: whether it is called off, and what of its applications. */
export interface CalledOffActivity extends EndedApplications {
  readonly isOff: boolean;
}

/** Stores a signature. With the second one the activity is closed in the same request: nobody applies after it. */
async function sign(
  ports: EndCalledOffPorts,
  { activity, good }: ActivityPlaces,
  { callOff, version }: ReadActivityCallOff,
  { reason, by }: { readonly reason: string; readonly by: string },
): Promise<boolean> {
  const at = ports.clock.now();
  const signatures = [...(callOff?.signatures ?? []), { by, at }];
  const signed: ActivityCallOff = { reason, signatures, isEnded: false };
  const isSecond = signatures.length > 1;
  const { lists, version: listed } = await readLists(ports)(good);
  const act = isSecond ? 'registration.callOff' : 'registration.signCallOff';
  const done = await ports.goods.ask(good, {
    key: `callOff/${version}/${by}`,
    bodyHash: reason,
    at,
    by,
    acts: [],
    money: [],
    records: [
      activityCallOffRecord(signed, { at, version: version + 1 }),
      ...(isSecond ? [listsRecord({ ...lists, calledOff: at }, listed + 1, at)] : []),
    ],
    steps: [
      {
        subject: `activity/${activity.id}`,
        step: { act, from: null, to: isSecond ? 'calledOff' : 'signed', words: reason, by, at },
      },
    ],
  });
  return !isLeft(done);
}

/** Takes the first signature back that an activity is called off, by who gave it. */
export const takeActivityCallOffBack =
  (ports: Pick<EndCalledOffPorts, 'goods' | 'goodsRecords' | 'clock'>) =>
  async (
    { activity, good }: ActivityPlaces,
    by: string,
  ): Promise<Either<SignatureNotTakenBack, 'takenBack'>> => {
    const read = await readActivityCallOff(ports)(good);
    const [subject, act] = [`activity/${activity.id}`, 'registration.takeCallOffBack'];
    return takeCallOffBack(ports)({ good, read, recordOf: activityCallOffRecord, subject, act }, by);
  };

/**
 * Calls an activity off: the first signature waits, the second one, of somebody else, does it. Nobody applies any more, all
 * applications, offers, waiting and places end, everybody is told, and all that was paid goes back. Asked for again, it goes on where
 * it was interrupted.
 */
export const callActivityOff =
  (ports: EndCalledOffPorts) =>
  async (
    places: ActivityPlaces,
    asked: { readonly reason: string; readonly by: string },
  ): Promise<Either<ActivityCallOffRefused, CalledOffActivity>> => {
    const read = await readActivityCallOff(ports)(places.good);
    if (read.isOff) return right({ isOff: true, ...(await endCalledOff(ports)(places, true)) });
    if (ports.clock.now() >= places.activity.times.ends) return left({ kind: 'notNow' });
    const reason = read.callOff?.reason ?? asked.reason.trim();
    if (reason === '') return left({ kind: 'noReason' });
    const signatures = read.callOff?.signatures ?? [];
    if (signatures.some(({ by }) => by === asked.by)) return left({ kind: 'sameSigner' });
    if (!(await sign(ports, places, read, { reason, by: asked.by }))) return left({ kind: 'changed' });
    if (signatures.length === 0) return right({ isOff: false, applications: 0, waits: 0 });
    return right({ isOff: true, ...(await endCalledOff(ports)(places)) });
  };
