import type { ManagedChanges, PublishPeriod } from './managed-values.ts';
import type { Priority } from './priority.ts';

/** What staff change of how a request is worked on; what is undefined stays. */
export interface DeskChange {
  readonly priority: Priority | undefined;
  readonly managed: ManagedChanges | undefined;
  /** Null removes it. */
  readonly publishPeriod: PublishPeriod | null | undefined;
}
