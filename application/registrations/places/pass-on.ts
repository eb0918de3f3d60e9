import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { type ActivityGroup, goodOfActivity } from '#domain/registrations/activity/activity.ts';
import { type Application, hasLapsed } from '#domain/registrations/applicants/application.ts';
import { countedIn, waitingLineKind } from '#domain/registrations/applicants/application-records.ts';
import { segmentsOf } from '#domain/registrations/applicants/claims.ts';
import { registrationStep } from '#domain/registrations/applicants/registration-step.ts';
import { changedPools, freeInGroup } from '#domain/registrations/places/place-pools.ts';
import { usableSegments } from '#domain/registrations/places/usable-segments.ts';
import { type NextInLine, nextInLine } from '#domain/registrations/places/waiting-line.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { changeApplication } from '../change-application.ts';
import { listApplications, readLists } from '../read-applications.ts';
import type { ActivityPlaces, KeptApplication, RegistrationPorts } from '../registration-ports.ts';
import { giveDrawnPlaces } from './give-drawn-places.ts';
import { offeringPlace } from './offering-place.ts';

type Ports = Pick<RegistrationPorts, 'goods' | 'goodsRecords' | 'proofVault' | 'clock'>;

/** Whether unused places of a segment are for others: after a draw always, else from the day on that the activity says. */
export const isFlowing = ({ activity: { mode, times } }: ActivityPlaces, at: Instant): boolean =>
  mode !== 'firstCome' || at >= times.flowsAt;

/** An application of which an offer was not answered: it waits for its other wishes, or is over. */
export const withoutOffer = (application: Application, ended: 'lapsed' | 'declined'): Application => ({
  ...application,
  state: application.lines.length > 0 ? 'waiting' : ended,
  place: null,
  until: null,
});

/** Notes every offer that the clock has ended. Its place is free since then. */
async function noteLapsed(ports: Ports, { good }: ActivityPlaces): Promise<void> {
  // oxlint-disable no-await-in-loop -- one after the other: each changes who waits
  for (const state of ['offered', 'accepted'] as const)
    for (const kept of await listApplications(ports)(good, state)) {
      if (!hasLapsed(kept.application, ports.clock.now())) continue;
      const after = withoutOffer(kept.application, 'lapsed');
      await changeApplication(ports, good, kept, { after, act: 'lapse', by: bySystem, notice: 'lapsed' });
    }
  // oxlint-enable no-await-in-loop
}

/** Who before the chosen one was passed over, and why: each is a step of theirs, which names the place that they did not get. */
const skippedSteps = ({ skipped }: Pick<NextInLine, 'skipped'>, passed: string, at: Instant) =>
  skipped.map(({ application, reason }) =>
    registrationStep(application, {
      act: 'skip',
      to: `${passed}/${reason}`,
      words: '',
      by: bySystem,
      at,
    }),
  );

async function offerNext(
  ports: Ports,
  places: ActivityPlaces,
  group: ActivityGroup,
  waiting: readonly KeptApplication[],
): Promise<'offered' | 'nobody' | 'changed'> {
  const { activity, good } = places;
  const at = ports.clock.now();
  const pools = await ports.goods.pools(good, at);
  const people = waiting.map(({ application }) => ({
    application,
    usable: usableSegments(segmentsOf(activity, application), activity.flow, isFlowing(places, at)),
  }));
  const rule = { lineRule: activity.lineRule, isTogether: activity.families === 'together' };
  const next = nextInLine(group.id, people, freeInGroup(group, pools), rule);
  const kept = waiting.find(({ application }) => application.id === next.chosen?.application.id);
  if (next.chosen === null || kept === undefined) return 'nobody';
  const { segment } = next.chosen;
  const { after, acts } = offeringPlace(places, kept.application, { group: group.id, segment, at });
  const done = await changeApplication(ports, good, kept, {
    after,
    act: 'offer',
    by: bySystem,
    notice: 'offered',
    acts: [...changedPools(activity, pools), ...acts],
    steps: skippedSteps(next, `${group.id}/${segment}`, at),
  });
  return isLeft(done) ? 'changed' : 'offered';
}

/** More offers than one round makes in a group; what is left is offered by the next one. */
const mostInARound = 500;

async function passOnGroup(ports: Ports, places: ActivityPlaces, group: ActivityGroup): Promise<void> {
  for (let tries = 0; tries < mostInARound; tries += 1) {
    // oxlint-disable no-await-in-loop -- each offer is made to the next one
    const line = await ports.goodsRecords.record(places.good, waitingLineKind, group.id);
    if (countedIn(line) === 0) return;
    const pools = await ports.goods.pools(places.good, ports.clock.now());
    const free = [...freeInGroup(group, pools).values()].reduce((sum, one) => sum + one, 0);
    if (free === 0) return;
    const waiting = await listApplications(ports)(places.good, 'waiting');
    if ((await offerNext(ports, places, group, waiting)) === 'nobody') return;
    // oxlint-enable no-await-in-loop
  }
}

/**
 * Offers what is free to those who wait, and notes what the clock has ended. It can be asked for at any time, by any number of
 * processes: a place is offered to one person. After the last day nothing is offered,
 * and nothing of an activity that is called off. What a draw has not given yet is given
 * first: as long as some of it is left, a free place may be that of somebody who was drawn.
 */
export const passPlacesOn =
  (ports: Ports) =>
  async (places: ActivityPlaces): Promise<void> => {
    if (places.good.good !== goodOfActivity(places.activity.id))
      throw new Error('a good of another activity');
    const { lists } = await readLists(ports)(places.good);
    if (lists.calledOff !== null) return;
    if ((await giveDrawnPlaces(ports)(places)) > 0) return;
    await noteLapsed(ports, places);
    if (ports.clock.now() >= places.activity.times.ends) return;
    // oxlint-disable-next-line no-await-in-loop -- one group after the other: somebody may wait for several
    for (const group of places.activity.groups) await passOnGroup(ports, places, group);
  };
