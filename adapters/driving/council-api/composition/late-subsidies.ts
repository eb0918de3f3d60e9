import type { Services } from '#adapters/wire/services.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';

/** Where towns have their subsidies from. */
export interface TownSubsidies extends SubsidyRegister {
  /** Whether a town keeps them itself, in its collections; else the national register does. */
  readonly areKeptBy: (realm: RealmId) => boolean;
}

/** The source of a town's subsidies (`subsidy-source.ts`), loaded at the first request for them: few towns have any. */
export function lateSubsidies(
  services: Pick<Services, 'subsidies'>,
  documents: DocumentStore,
): TownSubsidies {
  const load = async () => (await import('./subsidy-source.ts')).subsidySource(services, documents);
  let loaded: Promise<SubsidyRegister> | undefined;
  const source = () => (loaded ??= load());
  return {
    areKeptBy: (realm) => services.subsidies?.[realm] === undefined,
    calls: async (...asked) => (await source()).calls(...asked),
    grants: async (...asked) => (await source()).grants(...asked),
  };
}
