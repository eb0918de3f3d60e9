import type { ConfigurationFault } from '#adapters/driving/council-api/composition/configuration.ts';
import type { PaymentFault } from '#adapters/driving/council-api/composition/payment-faults.ts';
import type { TileFault } from '#adapters/driving/council-api/composition/tile-faults.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';

/** Every variable that cannot be used, a line each. */
export const variableFaults = (faults: readonly ConfigurationFault[], say: CliSay): string =>
  faults
    .map((fault) => {
      const expected = say(`serve.expected.${fault.expected}`);
      return `${say('serve.badVariable', { ...fault, expected })}\n`;
    })
    .join('');

/** The faults of the payment settings, a line each, for the person who starts a server or loads a town. */
export const paymentWarnings = (faults: readonly PaymentFault[], say: CliSay): string =>
  faults
    .map((fault) => {
      const description = say(`serve.payments.${fault.kind}`, { mailbox: '', gateway: '', ...fault });
      return `${printable(description)}\n`;
    })
    .join('');

/** The hosts of map tiles that are not allowed, a line each. */
export const tileWarnings = (faults: readonly TileFault[], say: CliSay): string =>
  faults.map(({ realm, host }) => `${printable(say('serve.tilesRefused', { realm, host }))}\n`).join('');

/** The realms of no town that have an identity provider, a line each. */
export const providerWarnings = (realms: readonly string[], say: CliSay): string =>
  realms.map((realm) => `${printable(say('serve.providerOfNoTown', { realm }))}\n`).join('');
