import { type FoundDraw, readDraw } from '#application/registrations/draw/draw-records.ts';
import { listApplications, readLists } from '#application/registrations/read-applications.ts';
import { placesOfActivity } from '#application/registrations/registration-ports.ts';
import { campaignDrawLists, type CampaignListPorts } from '#application/vouchers/draw/campaign-draw-lists.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingDraw } from '#domain/office/duties/waiting-work.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { isInDraw } from '#domain/registrations/draw/list-of-activity.ts';

/** Where draws that wait for staff are read from. */
export interface DrawWorkPorts extends CampaignListPorts {
  /** The published activities of a town. */
  readonly activitiesOf: (town: Town) => Promise<readonly Activity[]>;
}

/** What a draw waits for. */
type Waits = Pick<WaitingDraw, 'what' | 'by'>;

/** What is sealed waits for: its signatures; null if it was drawn. */
function waitingSignature({ kept: { waiting, done } }: FoundDraw): Waits | null {
  if (done !== null) return null;
  return { what: waiting === null ? 'sign' : 'confirm', by: waiting?.by.person ?? null };
}

/** What the draw of an activity waits for; null if it waits for nothing. A list without anybody cannot be sealed. */
async function waitingFor(ports: DrawWorkPorts, { realm }: Town, activity: Activity): Promise<Waits | null> {
  const found = await readDraw(ports)(realm, activity.id);
  if (found !== null) return waitingSignature(found);
  const { good } = placesOfActivity(realm, activity);
  const { lists } = await readLists(ports)(good);
  if (lists.final === null) return null;
  const sent = await listApplications(ports)(good, 'sent');
  return sent.some(({ application }) => isInDraw(application)) ? { what: 'seal', by: null } : null;
}

/** The draws of campaigns of vouchers whose window is over. */
async function waitingCampaigns(ports: DrawWorkPorts, { realm }: Town): Promise<readonly WaitingDraw[]> {
  const lists = campaignDrawLists(ports);
  const final = (await lists.activities(realm)).filter(({ isFinal }) => isFinal);
  const all = await Promise.all(
    final.map(async ({ id, title }): Promise<readonly WaitingDraw[]> => {
      const found = await readDraw(ports)(realm, id);
      const list = found === null ? await lists.list(realm, id) : null;
      const isToSeal = list !== null && list.applications.length > 0;
      const waits =
        found === null ? isToSeal && ({ what: 'seal', by: null } as const) : waitingSignature(found);
      return waits ? [{ activity: id, title, ...waits }] : [];
    }),
  );
  return all.flat();
}

/** The draws that are not over, and that wait to be sealed or signed. */
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
  return [...all.flat(), ...(await waitingCampaigns(ports, town))];
}
