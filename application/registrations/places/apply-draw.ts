import type { ActivityGroup } from '#domain/registrations/activity/activity.ts';
import type { Application, DrawnFate } from '#domain/registrations/applicants/application.ts';
import { applicationRecord } from '#domain/registrations/applicants/application-records.ts';
import { segmentsOf } from '#domain/registrations/applicants/claims.ts';
import { registrationNotice } from '#domain/registrations/applicants/registration-notice.ts';
import { registrationStep } from '#domain/registrations/applicants/registration-step.ts';
import { isInDraw } from '#domain/registrations/draw/list-of-activity.ts';
import { changedPools, freeInGroup } from '#domain/registrations/places/place-pools.ts';
import { usableSegments } from '#domain/registrations/places/usable-segments.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { Pool } from '#domain/scarcity/pool.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { addressOfApplicant, lineRecords } from '../change-application.ts';
import { listApplications } from '../read-applications.ts';
import type { ActivityPlaces, KeptApplication, RegistrationPorts } from '../registration-ports.ts';
import { offeringPlace } from './offering-place.ts';

/** What the outcome of a draw is written with. */
export type ApplyDrawPorts = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;
type Ports = ApplyDrawPorts;

/** What a draw came to for one application, by its letters. */
export interface DrawnOutcome extends DrawnFate {
  readonly id: string;
  /** The group in which it got a place; null: in none. */
  readonly placed: string | null;
}

/** The places of groups that are not given yet, while the outcome is written. */
type FreeOfGroups = ReadonlyMap<string, Map<string, number>>;

const freeOfGroups = (groups: readonly ActivityGroup[], pools: readonly Pool[]): FreeOfGroups =>
  new Map(groups.map((group) => [group.id, new Map(freeInGroup(group, pools))]));

/**
 * The segment whose place somebody gets who was placed in a group. The draw gave no more places than there are: if all that
 * they may use are counted for others already, it is one that flowed over.
 */
function segmentFor(usable: readonly string[], free: Map<string, number>): string | null {
  const open = [...free].filter(([, count]) => count > 0);
  const given = usable.flatMap((segment) => open.filter(([one]) => one === segment))[0] ?? open[0];
  if (given === undefined) return null;
  const [segment, count] = given;
  free.set(segment, count - 1);
  return segment;
}

interface DrawnChange {
  readonly kept: KeptApplication;
  readonly after: Application;
  readonly acts: readonly GoodsAct[];
}

/** What the draw makes of one application: a place that is offered, a number in waiting lists, or both. */
function drawnChange(
  places: ActivityPlaces,
  kept: KeptApplication,
  { position, waiting, placed }: DrawnOutcome,
  { free, at }: { readonly free: FreeOfGroups; readonly at: Instant },
): DrawnChange {
  const { activity } = places;
  const lines = kept.application.wishes.filter((wish) => waiting.some(({ group }) => group === wish));
  const drawn: Application = { ...kept.application, state: 'waiting', drawn: { position, waiting }, lines };
  const usable = usableSegments(segmentsOf(activity, drawn), activity.flow, true);
  const left = placed === null ? undefined : free.get(placed);
  const segment = left === undefined ? null : segmentFor(usable, left);
  if (placed === null || segment === null) return { kept, after: drawn, acts: [] };
  return { kept, ...offeringPlace(places, drawn, { group: placed, segment, at }) };
}

async function writeDrawn(
  ports: Ports,
  { good }: ActivityPlaces,
  changes: readonly DrawnChange[],
  { making, key, by }: { readonly making: readonly GoodsAct[]; readonly key: string; readonly by: string },
): Promise<boolean> {
  const at = ports.clock.now();
  const notices = await Promise.all(
    changes.map(async ({ kept: { version }, after }) => {
      const email = await addressOfApplicant(ports, good, after);
      const word = after.state === 'offered' ? 'offered' : 'waiting';
      return registrationNotice(after, word, email, { now: at, version: version + 1 });
    }),
  );
  const lines = changes.map(({ kept: { application }, after }) => ({
    before: application.lines,
    after: after.lines,
  }));
  const done = await ports.goods.ask(good, {
    key,
    bodyHash: key,
    at,
    by,
    acts: [...making, ...changes.flatMap(({ acts }) => acts)],
    money: [],
    records: [
      ...changes.map(({ kept: { version }, after }) => applicationRecord(after, version + 1)),
      ...(await lineRecords(ports, good, lines)),
      ...notices.flat(),
    ],
    steps: changes.map(({ kept: { application }, after }) =>
      registrationStep(application, { act: 'draw', to: after.state, words: '', by, at }),
    ),
  });
  return !isLeft(done);
}

const batch = 50;

/**
 * Writes what a draw came to: who was placed is offered the place, everybody else waits under their number. It is written in
 * parts; after a kill it goes on where it was, since what is written is no longer in the list that was drawn. How many are
 * left: 0 once all of it is written.
 */
export const applyDraw =
  (ports: Ports) =>
  async (places: ActivityPlaces, outcome: readonly DrawnOutcome[], by: string): Promise<number> => {
    const { activity, good } = places;
    const byCode = new Map(outcome.map((one) => [one.id, one]));
    const sent = await listApplications(ports)(good, 'sent');
    const drawn = sent
      .flatMap((kept) => {
        const fate = isInDraw(kept.application) ? byCode.get(kept.application.code) : undefined;
        return fate === undefined ? [] : [{ kept, fate }];
      })
      .toSorted((a, b) => a.fate.position - b.fate.position);
    let left = drawn.length;
    for (let from = 0; from < drawn.length; from += batch) {
      const at = ports.clock.now();
      // oxlint-disable-next-line no-await-in-loop -- each part finds the places that the one before it left
      const pools = await ports.goods.pools(good, at);
      const free = freeOfGroups(activity.groups, pools);
      const part = drawn
        .slice(from, from + batch)
        .map(({ kept, fate }) => drawnChange(places, kept, fate, { free, at }));
      const key = `drawn/${part.map(({ kept }) => kept.application.code).join(' ')}`;
      const making = changedPools(activity, pools);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (await writeDrawn(ports, places, part, { making, key, by })) left -= part.length;
    }
    return left;
  };
