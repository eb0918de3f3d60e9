import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import { applicationIn, applicationKind } from '#domain/registrations/applicants/application-records.ts';
import { inLine } from '#domain/registrations/places/waiting-line.ts';
import { listApplications } from '../read-applications.ts';
import type { LineNumber } from '../view-application.ts';

interface Ports {
  readonly goodsRecords: Pick<GoodsRecords, 'list' | 'countBefore'>;
}

/** More than come in one millisecond. */
const mostAtOnce = 1000;

/** How many of some who wait are before an application in the list of a group. */
const beforeIn = (group: string, own: Application, waiting: readonly Application[]): number =>
  waiting.filter((one) => one.id !== own.id && one.lines.includes(group) && inLine(group, one, own) < 0)
    .length;

/** Where people wait as they came: who came earlier is counted, and only those of the same millisecond are read. */
async function numbersAsTheyCame(
  { goodsRecords }: Ports,
  good: GoodId,
  own: Application,
): Promise<readonly LineNumber[]> {
  const [kind, owner] = [applicationKind, 'waiting'];
  const bounds = { from: own.at, until: own.at + 1, limit: mostAtOnce, after: null };
  const together = (await goodsRecords.list(good, { kind, owner, ...bounds })).map(applicationIn);
  const before = { at: own.at, id: '' };
  return Promise.all(
    own.lines.map(async (group) => {
      const earlier = await goodsRecords.countBefore(good, {
        kind,
        owner,
        before,
        member: 'lines',
        word: group,
      });
      return { group, n: earlier + beforeIn(group, own, together) + 1 };
    }),
  );
}

/** The numbers of an application in the lists in which it waits. A list that follows a draw is read: its order is that of the draw. */
export const numbersInLine =
  (ports: Ports) =>
  async (
    good: GoodId,
    own: Application,
    { mode }: Pick<Activity, 'mode'>,
  ): Promise<readonly LineNumber[]> => {
    if (own.lines.length === 0) return [];
    if (mode === 'firstCome') return numbersAsTheyCame(ports, good, own);
    const waiting = (await listApplications(ports)(good, 'waiting')).map(({ application }) => application);
    return own.lines.map((group) => ({ group, n: beforeIn(group, own, waiting) + 1 }));
  };
