import { liveCountStep } from '#domain/voting/results-visibility.ts';
import type { SurveyCounts } from './backup-manifest.ts';

/** A survey in which few people voted between two backups. */
export interface FewBetween {
  readonly realm: string;
  readonly survey: string;
  readonly votes: number;
}

/**
 * Surveys in which some, but fewer than 25, votes lie between two backups. A person who has both, and the keys and the
 * census, knows that these few people cast these few ballots: one of the two backups should go.
 */
export function fewVotesBetween(
  one: readonly SurveyCounts[],
  two: readonly SurveyCounts[],
): readonly FewBetween[] {
  const marksIn = new Map(two.map(({ realm, survey, marks }) => [`${realm}/${survey}`, marks]));
  const found = new Set(one.map(({ realm, survey }) => `${realm}/${survey}`));
  const onlyThere = two.filter(({ realm, survey }) => !found.has(`${realm}/${survey}`));
  return [...one, ...onlyThere.map((counts) => ({ ...counts, marks: 0 }))].flatMap(
    ({ realm, survey, marks }) => {
      const votes = Math.abs(marks - (marksIn.get(`${realm}/${survey}`) ?? 0));
      return votes > 0 && votes < liveCountStep ? [{ realm, survey, votes }] : [];
    },
  );
}
