import type { Clock } from '#application/ports/clock.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { RehearsalDatabases } from './open-rehearsal.ts';
import type { RehearsalRegister } from './rehearsal-register.ts';

/** What rehearsals are made, noted and discarded with. */
export interface RehearsalParts {
  readonly register: RehearsalRegister;
  readonly databases: RehearsalDatabases;
  readonly voteDesk: Pick<VoteDesk, 'change' | 'openedVote'>;
  readonly steps: Pick<StepStore, 'of'>;
  readonly clock: Clock;
  /** Whether other processes may be making rehearsals in the same place. */
  readonly isShared: boolean;
}
