import type { AssociationRegister } from '#application/ports/server/association-register.ts';
import type { IndexArticles } from '#application/ports/server/index-articles.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import { tableAddresses } from '#adapters/wire/tables/table-addresses.ts';
import { readAssociation } from '#adapters/wire/tables/association.ts';
import { readIndexArticle } from '#adapters/wire/tables/index-article.ts';
import { readGrant, readSubsidyCall } from '#adapters/wire/tables/subsidy.ts';
import { type Association, isListed } from '#domain/directory/association.ts';
import { map } from '#domain/shared/result.ts';
import { type Grant, inYear, type SubsidyCall } from '#domain/subsidies/subsidy.ts';
import type { CallSettings } from './council-call.ts';
import { everyPage } from './every-page.ts';

/** The articles of the index over a council's API. */
export const httpIndexArticles = (settings: CallSettings): IndexArticles => ({
  all: (realm) =>
    everyPage(settings, (offset) => tableAddresses.indexArticles(realm, offset), readIndexArticle),
});

/** The associations over a council's API. Active ones are asked for; others in the answer are left out. */
export function httpAssociations(settings: CallSettings): AssociationRegister {
  const every = async (address: (offset: number) => string) =>
    map((all: readonly Association[]) => all.filter(isListed))(
      await everyPage(settings, address, readAssociation),
    );
  return {
    active: (realm) => every((offset) => tableAddresses.associations(realm, offset)),
    placed: async (realm) =>
      map((all: readonly Association[]) => all.filter(({ coordinates }) => coordinates !== null))(
        await every((offset) => tableAddresses.associationsOnMap(realm, offset)),
      ),
  };
}

/** Calls and grants over the collections of a council's API. */
export const httpSubsidies = (settings: CallSettings): SubsidyRegister => ({
  calls: async (realm, year) =>
    map((all: readonly SubsidyCall[]) => inYear(all, year))(
      await everyPage(settings, (offset) => tableAddresses.subsidyCalls(realm, offset), readSubsidyCall),
    ),
  grants: async (realm, year) =>
    map((all: readonly Grant[]) => inYear(all, year))(
      await everyPage(settings, (offset) => tableAddresses.grants(realm, offset), readGrant),
    ),
});
