import type { Services } from '#adapters/wire/services.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { IdentityProviders } from '#application/ports/server/sessions/identity-provider.ts';
import { openIdProvider } from './open-id-provider.ts';

/** The identity providers of the towns, from the services file. */
export function openIdProviders(settings: Services['providers'] = {}, clock: Clock): IdentityProviders {
  const towns = new Map(
    Object.entries(settings).map(([realm, { staff, residents }]) => [
      realm,
      {
        staff: staff === undefined ? null : openIdProvider(staff, clock),
        residents: residents === undefined ? null : openIdProvider(residents, clock),
      },
    ]),
  );
  return {
    of: (realm, audience) => towns.get(realm)?.[audience] ?? null,
    realms: [...towns.keys()],
  };
}
