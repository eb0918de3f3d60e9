import type { DrawList } from '#domain/registrations/draw/draw-list.ts';
import { listOfActivity } from '#domain/registrations/draw/list-of-activity.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { listApplications, readLists } from './read-applications.ts';
import type { ActivityPlaces, RegistrationPorts } from './registration-ports.ts';

/** The list that is drawn for an activity. Left: its final list is not published, so that it could still change. */
export const listToDraw =
  (ports: Pick<RegistrationPorts, 'goodsRecords'>) =>
  async ({
    activity,
    good,
  }: ActivityPlaces): Promise<Either<{ readonly kind: 'notFinal' | 'firstCome' }, DrawList>> => {
    if (activity.mode === 'firstCome') return left({ kind: 'firstCome' });
    const { lists } = await readLists(ports)(good);
    if (lists.final === null) return left({ kind: 'notFinal' });
    const sent = await listApplications(ports)(good, 'sent');
    const applications = sent.map(({ application }) => application);
    return right(listOfActivity(activity, applications));
  };
