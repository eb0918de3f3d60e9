import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import { documentSubsidies } from './document-tables.ts';

/** The subsidies that a council keeps itself, in its collections `convocatorias` and `concesiones`. */
export const storedSubsidies = (documents: DocumentStore): SubsidyRegister => ({
  calls: async (realm, year, leftOut) =>
    documentSubsidies(await documents.all(realm, 'convocatorias'), []).calls(realm, year, leftOut),
  grants: async (realm, year, leftOut) =>
    documentSubsidies([], await documents.all(realm, 'concesiones')).grants(realm, year, leftOut),
});
