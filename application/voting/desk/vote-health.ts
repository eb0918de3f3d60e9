import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';
import { type DeskCounts, webMarks } from '#domain/voting/desk/desk-counts.ts';

/** Whether what is stored of a vote agrees. `moving`: people vote faster than it can be compared. */
export type StoredHealth = 'equal' | 'different' | 'moving';

/** So often it is compared again while people vote. */
const tries = 5;

interface Ports {
  readonly ballots: Pick<BallotStore, 'count' | 'countMarks'>;
  /** The counters as they are now. */
  readonly counts: () => Promise<DeskCounts>;
}

/**
 * Compares the marks of the web with its ballots, without saying how many they are. Marks and ballots are read one after the
 * other: only figures between which nobody voted are compared.
 */
async function compared(
  { ballots, counts }: Ports,
  realm: RealmId,
  survey: SurveyId,
  hasPaper: boolean,
): Promise<StoredHealth> {
  for (let n = 0; n < tries; n += 1) {
    const marks = await ballots.countMarks(realm, survey);
    const [cast, desk] = [await ballots.count(realm, survey), await counts()];
    if ((await ballots.countMarks(realm, survey)) !== marks) continue;
    const web = webMarks(marks, desk);
    return (hasPaper ? cast >= web && cast <= marks : cast === web) ? 'equal' : 'different';
  }
  return 'moving';
}

/**
 * Whether each survey of a vote has a ballot for each mark of the web. `hasPaper`: paper ballots have joined the ballots, so
 * that there are more, but never more than marks.
 */
export async function storedHealth(
  ports: Ports,
  realm: RealmId,
  surveys: readonly SurveyId[],
  hasPaper: boolean,
): Promise<StoredHealth> {
  const all: StoredHealth[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a vote has few surveys
  for (const survey of surveys) all.push(await compared(ports, realm, survey, hasPaper));
  if (all.includes('different')) return 'different';
  return all.includes('moving') ? 'moving' : 'equal';
}
