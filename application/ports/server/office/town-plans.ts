import type { Town } from '#domain/access/town.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** What a town has planned, by its published documents; what cannot be read is left out. */
export interface TownPlans {
  processes(town: Town): Promise<readonly Process[]>;
  surveys(town: Town): Promise<readonly Survey[]>;
  /** How many days without news make a project of the town silent. */
  silentAfter(town: Town): Promise<number>;
  proposals(town: Town): Promise<readonly Pick<Proposal, 'id' | 'title' | 'process' | 'delivery'>[]>;
}
