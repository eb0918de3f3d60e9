import type { SteadyTime } from '#domain/shared/steady-time.ts';

/** How the clock has gone so far, for all processes of one council, over their ends and starts. */
export interface SeenTime {
  /**
   * Replaces what is kept by what `next` makes of it (null: nothing is, or nothing that can be read), alone among all
   * processes, and answers with it when it is durable.
   */
  change(next: (seen: SteadyTime | null) => SteadyTime): Promise<SteadyTime>;
}
