import { setTimeout as wait } from 'node:timers/promises';
import { bdnsRegister, usualRegister } from '#adapters/driven/bdns/bdns-register.ts';
import { rememberedRegister } from '#adapters/driven/bdns/remembered-register.ts';
import { storedSubsidies } from '#adapters/driven/documents/stored-subsidies.ts';
import type { Services } from '#adapters/wire/services.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { SubsidyRegister } from '#application/ports/server/subsidy-register.ts';

/** The national register is not asked twice within an hour for the same data. */
const keep = 3_600_000;

/**
 * Where a town's subsidies come from: the national register if the services file names it, else the town's own
 * collections.
 */
export function subsidySource(
  { subsidies = {} }: Pick<Services, 'subsidies'>,
  documents: DocumentStore,
): SubsidyRegister {
  const own = storedSubsidies(documents);
  const registers = new Map(
    Object.entries(subsidies).map(([realm, { organ, url = usualRegister.baseUrl }]) => {
      const register = bdnsRegister({
        ...usualRegister,
        baseUrl: url.replace(/\/$/u, ''),
        organ,
        wait: async (milliseconds) => wait(milliseconds),
      });
      return [realm, rememberedRegister(register, { keep, now: () => performance.now() })] as const;
    }),
  );
  const of = (realm: string) => registers.get(realm) ?? own;
  return {
    calls: (realm, ...asked) => of(realm).calls(realm, ...asked),
    grants: (realm, ...asked) => of(realm).grants(realm, ...asked),
  };
}
