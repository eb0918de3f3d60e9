import type { Project } from '#domain/processes/project.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** Reads what became of the proposals that a process funded. */
export interface ProjectBook {
  /** The published projects of a process, by its id, in the council's order; none of a process that is not there. */
  of(realm: RealmId, process: string): Promise<Either<CouncilRefusal, readonly Project[]>>;
}
