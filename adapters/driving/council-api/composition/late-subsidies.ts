import type { Services } from '#adapters/wire/services.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';

/** Where a town's subsidies come from (`subsidy-source.ts`), loaded with the first question: few towns have any. */
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
