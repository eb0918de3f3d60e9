import type { RunAnswer } from '#adapters/wire/vouchers/settlements/run.ts';
import type { Either } from '#domain/shared/result.ts';

/** What the parts of a run are given. */
export interface RunPartProps {
  readonly id: string;
  readonly run: RunAnswer;
  readonly isBusy: boolean;
  /** Does something with the run; true if it was done. */
  readonly act: (ask: () => Promise<Either<object, RunAnswer>>) => Promise<boolean>;
}
