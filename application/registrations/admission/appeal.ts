import { activityPhase } from '#domain/registrations/activity/activity-phase.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { changeApplication } from '../change-application.ts';
import { readApplication, readLists } from '../read-applications.ts';
import type { ActivityPlaces, RegistrationPorts } from '../registration-ports.ts';

/** How long an appeal may be. */
export const longestAppeal = 2000;

/** Why an appeal does not come. `notNow`: there is no provisional list, or its days are over. `appealed`: there is one already. */
export interface AppealNotSent {
  readonly kind: 'unknownApplication' | 'notNow' | 'noReason' | 'appealed' | 'changed';
}

/** Appeals against the provisional list: an exclusion, or points that were not confirmed. */
export const appealApplication =
  (ports: Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>) =>
  async (
    { activity, good }: ActivityPlaces,
    id: string,
    text: string,
  ): Promise<Either<AppealNotSent, Application>> => {
    const kept = await readApplication(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    const at = ports.clock.now();
    const { lists } = await readLists(ports)(good);
    if (activityPhase(activity, lists, at) !== 'appeals' || application.state !== 'sent')
      return left({ kind: 'notNow' });
    const words = text.trim().slice(0, longestAppeal);
    if (words === '') return left({ kind: 'noReason' });
    if (application.appeal !== null)
      return application.appeal.text === words ? right(application) : left({ kind: 'appealed' });
    const after: Application = { ...application, appeal: { text: words, at, answer: null } };
    const change = { after, act: 'appeal', words, by: 'sender' } as const;
    const done = await changeApplication(ports, good, kept, change);
    return isLeft(done) ? left({ kind: 'changed' }) : right(after);
  };
