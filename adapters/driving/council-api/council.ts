import type { AttemptKeeper } from '#application/ports/attempt-keeper.ts';
import type { BallotStore } from '#application/ports/ballot-store.ts';
import type { CensusRegister } from '#application/ports/census-register.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DeviceRegistry } from '#application/ports/device-registry.ts';
import type { DocumentStore } from '#application/ports/document-store.ts';
import type { IdentityCheck } from '#application/ports/identity-check.ts';
import type { LiveResults } from '#application/ports/live-results.ts';
import type { RealmRegister } from '#application/ports/realm-register.ts';
import type { VotingKeys } from '#application/ports/voting-keys.ts';

/** What the endpoints work with: ports alone. The composition root fills them, tests fill them otherwise. */
export interface Council {
  readonly realms: RealmRegister;
  readonly documents: DocumentStore;
  readonly ballots: BallotStore;
  readonly live: LiveResults;
  readonly census: CensusRegister;
  readonly identities: IdentityCheck;
  readonly devices: DeviceRegistry;
  readonly attempts: AttemptKeeper;
  readonly keys: VotingKeys;
  readonly clock: Clock;
  /** Pictures and documents of towns, a folder a realm. */
  readonly filesFolder: string;
}
