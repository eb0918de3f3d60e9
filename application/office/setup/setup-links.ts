import type { Clock } from '#application/ports/clock.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import type { TownSetups } from '#application/ports/server/office/town-setups.ts';
import { setupLinkSpan } from '#domain/office/setup/setup-link.ts';

interface Ports {
  readonly setups: Pick<TownSetups, 'keepLink'>;
  readonly staffSecrets: StaffSecrets;
  readonly clock: Clock;
}

/** Makes a link with which one town is made, and gives its secret, which is not stored. */
export const newSetupLink =
  ({ setups, staffSecrets, clock }: Ports) =>
  async ({ isFirst }: { readonly isFirst: boolean }): Promise<string> => {
    const [secret, now] = [staffSecrets.newSecret(), clock.now()];
    const link = { hash: staffSecrets.hash(secret), isFirst, until: now + setupLinkSpan, realm: null };
    await setups.keepLink(link, now);
    return secret;
  };
