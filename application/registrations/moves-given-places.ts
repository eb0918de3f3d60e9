import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { movedGroups } from '#domain/registrations/activity/moved-dates.ts';
import { placeOfApplication } from '#domain/registrations/applicants/application.ts';
import { listApplications } from './read-applications.ts';
import type { RegistrationPorts } from './registration-ports.ts';

/** An activity as it is published, and as it would be. */
interface WrittenAnew {
  readonly before: Pick<Activity, 'times' | 'groups'>;
  readonly after: Pick<Activity, 'times' | 'groups'>;
}

/** Whether what is written anew moves the days of a group, or takes it out, in which somebody has a place. */
export const movesGivenPlaces =
  (ports: { readonly goodsRecords: Pick<RegistrationPorts['goodsRecords'], 'list'> }) =>
  async (good: GoodId, { before, after }: WrittenAnew): Promise<boolean> => {
    const moved = movedGroups(before, after);
    if (moved.length === 0) return false;
    const enrolled = await listApplications(ports)(good, 'enrolled');
    return enrolled.some(({ application }) => moved.includes(placeOfApplication(application).group));
  };
