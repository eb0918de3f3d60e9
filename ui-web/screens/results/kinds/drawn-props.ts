import type { Tally } from '#domain/scoring/tally.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import type { Recounted } from './budget-amount/result.ts';

/** Whether voting is over, or what would come out if it ended now. */
export type ResultStage = 'final' | 'soFar';

/** What every component of a result needs. */
export interface DrawnProps {
  readonly survey: Survey;
  readonly tally: Tally;
  readonly standing: ResultStage;
  readonly level: Level;
  /** The allocation computed from the published list, once it has been counted here. */
  readonly recounted?: Recounted | null;
  /** The comparison with other rules, once voting is over. */
  readonly comparison?: string;
}
