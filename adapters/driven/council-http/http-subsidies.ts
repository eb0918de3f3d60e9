import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';
import { readPage } from '#adapters/wire/page.ts';
import { subsidyAddresses } from '#adapters/wire/tables/subsidy-addresses.ts';
import { readCallRow, readGrantRow } from '#adapters/wire/tables/read-subsidy-lists.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, isLeft, map } from '#domain/shared/result.ts';
import { bodyAt, type CallSettings } from './council-call.ts';

/** Calls and grants of a town over the calls that the specification has for them: a list of a year, or of all. */
export const httpSubsidyLists = (settings: CallSettings): SubsidyRegister => ({
  calls: (realm, year) => list(settings, subsidyAddresses.calls(realm, year), readCallRow),
  grants: (realm, year) => list(settings, subsidyAddresses.grants(realm, year), readGrantRow),
});

async function list<T>(
  settings: CallSettings,
  address: string,
  read: (raw: unknown) => Either<CouncilRefusal, T>,
): Promise<Either<CouncilRefusal, readonly T[]>> {
  const body = await bodyAt(settings, address);
  if (isLeft(body)) return body;
  return map(({ items }: { readonly items: readonly T[] }) => items)(
    readPage(body.right, read, settings.leftOut),
  );
}
