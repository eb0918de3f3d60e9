import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { readActivityCallOff } from '#application/registrations/call-off/read-activity-call-off.ts';
import { listApplications } from '#application/registrations/read-applications.ts';
import { placesOfActivity } from '#application/registrations/registration-ports.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingRegistrations } from '#domain/office/duties/waiting-work.ts';
import { figuresOfActivity } from '#domain/registrations/activity/activity-figures.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';

/** Where applications that wait for staff are read from. */
export interface RegistrationWorkPorts {
  /** The published activities of a town. */
  readonly activitiesOf: (town: Town) => Promise<readonly Activity[]>;
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
  readonly clock: Clock;
}

/** The states in which an application can wait for staff. */
const waitingStates = { firstCome: ['offered', 'waiting'], draw: ['sent'], points: ['sent'] } as const;

/** The activities that are not over, with how many applications and appeals of each wait for staff, and a call-off that was signed once. */
export async function waitingRegistrations(
  ports: RegistrationWorkPorts,
  town: Town,
): Promise<readonly WaitingRegistrations[]> {
  const now = ports.clock.now();
  const activities = (await ports.activitiesOf(town)).filter(({ times }) => now < times.ends);
  const read = async (activity: Activity): Promise<WaitingRegistrations> => {
    const { good } = placesOfActivity(town.realm, activity);
    const states = waitingStates[activity.mode];
    const kept = await Promise.all(states.map((state) => listApplications(ports)(good, state)));
    const applications = kept.flat().map(({ application }) => application);
    const { undecided, appeals } = figuresOfActivity(activity, applications);
    const { callOff, isOff } = await readActivityCallOff(ports)(good);
    const [signature] = callOff?.signatures ?? [];
    const signed =
      callOff === null || isOff || signature === undefined
        ? null
        : { reason: callOff.reason, by: signature.by };
    return { subject: activity.id, title: activity.title, undecided, appeals, callOff: signed };
  };
  const all = await Promise.all(activities.map(read));
  return all.filter(({ undecided, appeals, callOff }) => undecided + appeals > 0 || callOff !== null);
}
