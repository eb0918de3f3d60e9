import type { Clock } from '#application/ports/clock.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { readDraw } from '#application/registrations/draw/draw-records.ts';
import { listApplications, readLists } from '#application/registrations/read-applications.ts';
import { placesOfActivity } from '#application/registrations/registration-ports.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingDraw } from '#domain/office/duties/waiting-work.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { isInDraw } from '#domain/registrations/draw/list-of-activity.ts';

/** Where draws that wait for staff are read from. */
export interface DrawWorkPorts {
  /** The published activities of a town. */
  readonly activitiesOf: (town: Town) => Promise<readonly Activity[]>;
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'record'>;
  readonly clock: Clock;
}

/** What the draw of an activity waits for; null if it waits for nothing. A list without anybody cannot be sealed. */
async function waitingFor(
  ports: DrawWorkPorts,
  { realm }: Town,
  activity: Activity,
): Promise<Pick<WaitingDraw, 'what' | 'by'> | null> {
  const found = await readDraw(ports)(realm, activity.id);
  if (found !== null) {
    const { waiting, done } = found.kept;
    if (done !== null) return null;
    return { what: waiting === null ? 'sign' : 'confirm', by: waiting?.by.person ?? null };
  }
  const { good } = placesOfActivity(realm, activity);
  const { lists } = await readLists(ports)(good);
  if (lists.final === null) return null;
  const sent = await listApplications(ports)(good, 'sent');
  return sent.some(({ application }) => isInDraw(application)) ? { what: 'seal', by: null } : null;
}

/** The draws of activities that are not over, and that wait to be sealed or signed. */
export async function waitingDraws(ports: DrawWorkPorts, town: Town): Promise<readonly WaitingDraw[]> {
  const now = ports.clock.now();
  const drawn = (await ports.activitiesOf(town)).filter(
    ({ mode, times }) => mode !== 'firstCome' && times.closes <= now && now < times.ends,
  );
  const all = await Promise.all(
    drawn.map(async (activity): Promise<readonly WaitingDraw[]> => {
      const waits = await waitingFor(ports, town, activity);
      return waits === null ? [] : [{ activity: activity.id, title: activity.title, ...waits }];
    }),
  );
  return all.flat();
}
