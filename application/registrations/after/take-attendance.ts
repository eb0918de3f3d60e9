import type { Application } from '#domain/registrations/applicants/application.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { changeApplication } from '../change-application.ts';
import { listApplications, readApplication } from '../read-applications.ts';
import type { ActivityPlaces, KeptApplication, RegistrationPorts } from '../registration-ports.ts';

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

/** Why it is not noted who attended. `noSession`: the group does not meet on that day. */
export interface AttendanceRefused {
  readonly kind: 'unknownApplication' | 'notEnrolled' | 'noSession' | 'changed';
}

/** Who has a place in a group, in the order in which they came. */
export const listEnrolled =
  (ports: Pick<Ports, 'goodsRecords'>) =>
  async ({ good }: Pick<ActivityPlaces, 'good'>, group: string): Promise<readonly KeptApplication[]> =>
    (await listApplications(ports)(good, 'enrolled')).filter(
      ({ application }) => application.place?.group === group,
    );

/** Notes whether somebody attended on a day of their group; null takes the note back. */
export const takeAttendance =
  (ports: Ports) =>
  async (
    { activity, good }: ActivityPlaces,
    id: string,
    { day, isPresent, by }: { readonly day: string; readonly isPresent: boolean | null; readonly by: string },
  ): Promise<Either<AttendanceRefused, Application>> => {
    const kept = await readApplication(ports)(good, id);
    if (kept === null) return left({ kind: 'unknownApplication' });
    const { application } = kept;
    if (application.state !== 'enrolled') return left({ kind: 'notEnrolled' });
    const group = activity.groups.find((one) => one.id === application.place?.group);
    if (group === undefined || !group.sessions.includes(day)) return left({ kind: 'noSession' });
    const others = application.attended.filter((mark) => mark.day !== day);
    const attended = isPresent === null ? others : [...others, { day, isPresent }];
    const after: Application = {
      ...application,
      attended: attended.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    };
    const words = `${day} ${String(isPresent)}`;
    const done = await changeApplication(ports, good, kept, { after, act: 'attend', words, by });
    return isLeft(done) ? left({ kind: 'changed' }) : right(after);
  };
