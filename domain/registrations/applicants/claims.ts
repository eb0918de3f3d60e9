import type { Activity } from '../activity/activity.ts';
import type { Application, PointClaim } from './application.ts';

/** The points of claims: each rule counts at most as often as it says. */
export const claimedPoints = ({ points }: Pick<Activity, 'points'>, claims: readonly PointClaim[]): number =>
  claims.reduce((sum, { rule, times }) => {
    const found = points.find(({ id }) => id === rule);
    return found === undefined ? sum : sum + found.points * Math.min(times, found.most);
  }, 0);

/** The points with which an application is drawn: those that staff have confirmed. */
export const confirmedPoints = (
  activity: Pick<Activity, 'points'>,
  { verdict }: Pick<Application, 'verdict'>,
): number => claimedPoints(activity, verdict?.points ?? []);

/**
 * The segments of an application, in the order of its activity. What needs a proof counts once staff have confirmed it.
 */
export const segmentsOf = (
  { segments }: Pick<Activity, 'segments'>,
  { isOfCensus, verdict }: Pick<Application, 'isOfCensus' | 'verdict'>,
): readonly string[] =>
  segments
    .filter(({ id, check }) => {
      if (check === 'everybody') return true;
      return check === 'census' ? isOfCensus : (verdict?.segments ?? []).includes(id);
    })
    .map(({ id }) => id);

/**
 * The segments in which the first to come are given a place: those that they say they are of too, because the place is set aside
 * until staff have looked at the proof.
 */
export const claimedSegments = (
  { segments }: Pick<Activity, 'segments'>,
  application: Pick<Application, 'isOfCensus' | 'verdict' | 'segments'>,
): readonly string[] => {
  const own = segmentsOf({ segments }, application);
  const claims = application.verdict === null ? application.segments : [];
  return segments.filter(({ id }) => own.includes(id) || claims.includes(id)).map(({ id }) => id);
};

/** Whether staff must look at an application before its place is paid or had: it claims something that needs a proof. */
export const needsCheck = (
  { proofs }: Pick<Activity, 'proofs'>,
  { segments, exemptions, verdict }: Pick<Application, 'segments' | 'exemptions' | 'verdict'>,
): boolean =>
  verdict === null &&
  (segments.length > 0 || exemptions.length > 0 || proofs.some(({ isRequired }) => isRequired));
