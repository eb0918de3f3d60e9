import { addressOf } from '../address-of.ts';
import { listGrantsCall } from '../collections/list-grants.ts';
import { listSubsidyCallsCall } from '../collections/list-subsidy-calls.ts';

/*
 * The addresses of the calls of the subsidies page (specification 3, section 7). The entity is a town, or one of
 * those in it.
 */

const asked = (year: number | null) => (year === null ? null : String(year));

export const subsidyAddresses = {
  calls: (entity: string, year: number | null) =>
    addressOf(listSubsidyCallsCall, { entity, year: asked(year) }),
  grants: (entity: string, year: number | null) => addressOf(listGrantsCall, { entity, year: asked(year) }),
} as const;
