import type { Tally } from '#domain/scoring/tally.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Level } from '#ui-web/components/heading/heading.tsx';
import type { Recounted } from './budget-amount/result.ts';

/** Whether voting is over, or what would come out if it ended now. */
export type ResultStage = 'final' | 'soFar';

/** What every drawing of a result needs. */
export interface DrawnProps {
  readonly survey: Survey;
  readonly tally: Tally;
  readonly standing: ResultStage;
  readonly level: Level;
  /** Who is funded by the published list, once it has been counted here. */
  readonly recounted?: Recounted | null;
  /** Where its rule is held against others, once voting is over. */
  readonly comparison?: string;
}
