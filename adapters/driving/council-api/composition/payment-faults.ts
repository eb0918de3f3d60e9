import { sandboxName, tillOf } from '#domain/payments/till.ts';
import type { ServerParts } from './server-parts.ts';

/** A fault in the configuration of payments that the operator should be notified of. */
export type PaymentFault =
  /** The services file has a bank for a realm that no town has: misspelt, or not loaded yet. */
  | { readonly kind: 'bankOfNoTown'; readonly realm: string }
  /**
   * `noBank`: a form whose payments are refused. `sandboxUnused`: a form that names the sandbox, although the town's
   * bank charges its payments.
   */
  | {
      readonly kind: 'noBank' | 'sandboxUnused';
      readonly realm: string;
      readonly mailbox: string;
      readonly gateway: string;
    };

/** Compares the banks of the services file with the forms of the towns. */
export async function paymentFaults({
  realms,
  mailboxes,
  provider,
  banks,
}: Pick<ServerParts, 'realms' | 'mailboxes' | 'provider' | 'banks'>): Promise<readonly PaymentFault[]> {
  const towns = (await realms.towns()).map(({ realm }) => realm);
  const ofTown = async (realm: (typeof towns)[number]): Promise<readonly PaymentFault[]> =>
    (await mailboxes.all(realm)).flatMap(({ mailbox }) => {
      if (!mailbox?.payment) return [];
      const { gateway } = mailbox.payment;
      const till = tillOf(gateway, provider(realm) !== null);
      const isUnused = till === 'bank' && gateway === sandboxName;
      if (till !== null && !isUnused) return [];
      return [{ kind: isUnused ? 'sandboxUnused' : 'noBank', realm, mailbox: mailbox.id, gateway }];
    });
  const strangers = banks.filter((bank) => !towns.some((realm) => realm === bank));
  return [
    ...strangers.map((realm) => ({ kind: 'bankOfNoTown' as const, realm })),
    ...(await Promise.all(towns.map(ofTown))).flat(),
  ];
}
