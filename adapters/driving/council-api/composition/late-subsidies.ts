import type { Services } from '#adapters/wire/services.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';

/** The source of a town's subsidies (`subsidy-source.ts`), loaded at the first request for them: few towns have any. */
export function lateSubsidies(
  services: Pick<Services, 'subsidies'>,
  documents: DocumentStore,
): SubsidyRegister {
  const load = async () => (await import('./subsidy-source.ts')).subsidySource(services, documents);
  let loaded: Promise<SubsidyRegister> | undefined;
  const source = () => (loaded ??= load());
  return {
    calls: async (...asked) => (await source()).calls(...asked),
    grants: async (...asked) => (await source()).grants(...asked),
  };
}
