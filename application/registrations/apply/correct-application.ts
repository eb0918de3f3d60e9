import { activityPhase } from '#domain/registrations/activity/activity-phase.ts';
import type { Application, ApplicationContent } from '#domain/registrations/applicants/application.ts';
import {
  type ApplicationFault,
  applicationFault,
} from '#domain/registrations/applicants/application-fault.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { changeApplication } from '../change-application.ts';
import { readApplication, readLists } from '../read-applications.ts';
import type { ActivityPlaces, RegistrationPorts } from '../registration-ports.ts';

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

/** Why an application is not changed. `notOpen`: no longer, or not in its state. `changed`: by somebody at the same time. */
export interface ApplicationUnchanged {
  readonly kind: 'unknownApplication' | 'notOpen' | 'changed';
}

/**
 * Corrects an application until applications close. What staff had decided of it is decided anew. Where the first to come have
 * the places, its place depends on what it says: it is withdrawn and sent again.
 */
export const correctApplication =
  (ports: Ports) =>
  async (
    { activity, good }: ActivityPlaces,
    id: string,
    content: ApplicationContent,
    by = 'sender',
  ): Promise<Either<ApplicationUnchanged | ApplicationFault, Application>> => {
    const kept = await readApplication(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    const at = ports.clock.now();
    const { lists } = await readLists(ports)(good);
    const isOpen = activityPhase(activity, lists, at) === 'open' && activity.mode !== 'firstCome';
    if (!isOpen || application.state !== 'sent') return left({ kind: 'notOpen' });
    const fault = applicationFault(activity, { ...content, age: application.age });
    if (fault !== null) return left(fault);
    const after: Application = { ...application, ...content, verdict: null, correctedAt: at };
    const done = await changeApplication(ports, good, kept, { after, act: 'correct', by });
    return isLeft(done) ? left({ kind: 'changed' }) : right(after);
  };

/** Takes an application back before it has a place. Its person may send another one while the activity is open. */
export const withdrawApplication =
  (ports: Ports) =>
  async (
    { good }: ActivityPlaces,
    id: string,
    by = 'sender',
  ): Promise<Either<ApplicationUnchanged, Application>> => {
    const kept = await readApplication(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    if (application.state === 'withdrawn') return right(application);
    if (application.state !== 'sent' && application.state !== 'waiting') return left({ kind: 'notOpen' });
    const after: Application = { ...application, state: 'withdrawn', lines: [] };
    const done = await changeApplication(ports, good, kept, { after, act: 'withdraw', by });
    return isLeft(done) ? left({ kind: 'changed' }) : right(after);
  };
