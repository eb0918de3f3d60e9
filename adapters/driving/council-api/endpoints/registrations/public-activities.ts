import type { FastifyInstance } from 'fastify';
import { rowIn } from '#adapters/wire/scarcity/in-language.ts';
import { listActivitiesCall } from '#adapters/wire/registrations/list-activities.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { readAdmissionListCall } from '#adapters/wire/registrations/read-admission-list.ts';
import { writeActivity, writeActivityRow } from '#adapters/wire/registrations/write-activity.ts';
import { readAdmissionList } from '#application/registrations/admission/publish-list.ts';
import { readActivityCallOff } from '#application/registrations/call-off/read-activity-call-off.ts';
import { readLists } from '#application/registrations/read-applications.ts';
import { placesOfActivity } from '#application/registrations/registration-ports.ts';
import { activityPhase } from '#domain/registrations/activity/activity-phase.ts';
import { countedIn, waitingLineKind } from '#domain/registrations/applicants/application-records.ts';
import { freeInGroup } from '#domain/registrations/places/place-pools.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { activitiesOf, activityIn } from './asked-activity.ts';

const momentOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What everybody reads of activities: their groups and places, and the lists that are published. */
export function publicActivityEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listActivitiesCall, async ({ town, lang }) => {
    const now = council.clock.now();
    const items = await Promise.all(
      (await activitiesOf(council, town)).map(async (activity) => {
        const { lists } = await readLists(council)(placesOfActivity(town.realm, activity).good);
        const row = writeActivityRow(activity, activityPhase(activity, lists, now));
        return rowIn(row, ['title', 'summary'], lang);
      }),
    );
    return right({ items, itemsCount: items.length });
  });

  route(server, council, readActivityCall, async ({ town, id }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { activity, good } = asked.right;
    const now = council.clock.now();
    const [{ lists }, { callOff, isOff }, pools, lines] = await Promise.all([
      readLists(council)(good),
      readActivityCallOff(council)(good),
      council.goods.pools(good, now),
      Promise.all(
        activity.groups.map((group) => council.goodsRecords.record(good, waitingLineKind, group.id)),
      ),
    ]);
    const free = new Map(activity.groups.map((group) => [group.id, freeInGroup(group, pools)]));
    return right(
      writeActivity(activity, {
        phase: activityPhase(activity, lists, now),
        lists,
        calledOff: isOff && callOff !== null ? callOff.reason : null,
        free: (group) => free.get(group) ?? new Map(),
        waiting: (group) => countedIn(lines.find((line) => line?.id === group) ?? null),
      }),
    );
  });

  route(server, council, readAdmissionListCall, async ({ town, id }) => {
    const asked = await activityIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { lists, items } = await readAdmissionList(council)(asked.right);
    return right({
      provisional: momentOrNull(lists.provisional),
      final: momentOrNull(lists.final),
      items: [...items],
    });
  });
}
