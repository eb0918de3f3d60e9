import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { readActivityCallOff } from '#application/registrations/call-off/read-activity-call-off.ts';
import { listApplications } from '#application/registrations/read-applications.ts';
import { placesOfActivity } from '#application/registrations/registration-ports.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingRegistrations } from '#domain/office/duties/waiting-work.ts';
import { figuresOfActivity } from '#domain/registrations/activity/activity-figures.ts';
import type { ApplicationState } from '#domain/registrations/applicants/application.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';

/** Where applications that wait for staff are read from. */
export interface RegistrationWorkPorts {
  /** The published activities of a town. */
  readonly activitiesOf: (town: Town) => Promise<readonly Activity[]>;
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
  readonly clock: Clock;
}

/** The states in which an application can wait for staff to look at it. */
const waitingStates = { firstCome: ['offered', 'waiting'], draw: ['sent'], points: ['sent'] } as const;
/** The states in which a part of a fee can be owed. */
const owingStates = ['enrolled', 'left', 'expelled'] as const;

/** Days after the last one for which an activity whose fees are paid in parts is looked at. */
const owedFor = 365 * 86_400_000;

/** Whether a fee of an activity is paid in parts: else nothing can be late. */
const isInParts = ({ plans }: Activity): boolean => plans.some(({ parts }) => parts.length > 0);

/** Until when something of an activity can wait for staff. */
const waitsUntil = (activity: Activity): Instant => activity.times.ends + (isInParts(activity) ? owedFor : 0);

const statesOf = (activity: Activity, now: Instant): readonly ApplicationState[] => [
  ...(now < activity.times.ends ? waitingStates[activity.mode] : []),
  ...(isInParts(activity) ? owingStates : []),
];

/** The activities of which something waits for staff: applications, appeals, fees that were awaited in vain, or a call-off that was signed once. */
export async function waitingRegistrations(
  ports: RegistrationWorkPorts,
  town: Town,
): Promise<readonly WaitingRegistrations[]> {
  const now = ports.clock.now();
  const activities = (await ports.activitiesOf(town)).filter((one) => now < waitsUntil(one));
  const read = async (activity: Activity): Promise<WaitingRegistrations> => {
    const { good } = placesOfActivity(town.realm, activity);
    const states = statesOf(activity, now);
    const kept = await Promise.all(states.map((state) => listApplications(ports)(good, state)));
    const applications = kept.flat().map(({ application }) => application);
    const { undecided, appeals, unpaid } = figuresOfActivity(activity, applications, now);
    const { callOff, isOff } = await readActivityCallOff(ports)(good);
    const [signature] = callOff?.signatures ?? [];
    const signed =
      callOff === null || isOff || signature === undefined
        ? null
        : { reason: callOff.reason, by: signature.by };
    return { subject: activity.id, title: activity.title, undecided, appeals, unpaid, callOff: signed };
  };
  const all = await Promise.all(activities.map(read));
  return all.filter((one) => one.undecided + one.appeals + one.unpaid > 0 || one.callOff !== null);
}
