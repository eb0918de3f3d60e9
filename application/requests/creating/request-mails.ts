import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { NewRequestMail } from '#application/ports/server/request-mail-queue.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { plainEmail } from '#domain/forms/profile.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { isLeft } from '#domain/shared/result.ts';
import { councilMails } from '../council-mails.ts';
import { mailAddressOf } from '../sender-address.ts';
import type { ArrivedRequest } from './arrived-request.ts';

interface Ports {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly attempts: AttemptBudget;
  readonly seal: AddressSeal;
}

/** The address that the sender has verified, if the form has none: mails about the request go there; else null. */
export async function verifiedEmailOf(
  { profiles }: Pick<Ports, 'profiles'>,
  { town, sender, body }: ArrivedRequest,
): Promise<string | null> {
  if ((body.contact.email ?? '').trim() !== '') return null;
  const profile = (await profiles.find(town.realm, sender))?.profile;
  return profile?.isVerified === true ? profile.email : null;
}

/**
 * Whether another receipt may be sent to an address, which may be a stranger's: receipts count against the budget of the
 * network and of the address from that network, and against that of the address from all networks together.
 */
async function mayMail(
  { keys, attempts }: Pick<Ports, 'keys' | 'attempts'>,
  { town, network }: ArrivedRequest,
  email: string,
): Promise<boolean> {
  const address = keys.account(`mail to ${plainEmail(email)}`);
  const counts = async (realm: string, from: string, identity: string) =>
    !isLeft(
      await attempts.within(
        { realm, network: from, identity },
        async () => undefined,
        () => true,
      ),
    );
  return (
    (await counts(`receipts ${town.realm}`, network, address)) &&
    counts(`receipts ${town.realm} ${address}`, '', '')
  );
}

/** The mails that are stored with a new request: a receipt if its sender has an address, and a notice to the council. */
export async function mailsOfArrived(
  ports: Pick<Ports, 'keys' | 'attempts' | 'seal'>,
  { notice }: Mailbox,
  arrived: ArrivedRequest,
  request: Omit<CouncilRequest, 'iid'>,
): Promise<readonly NewRequestMail[]> {
  const now = request.createdAt;
  const email = mailAddressOf(ports.seal, request);
  const hasReceipt = email !== null && (await mayMail(ports, arrived, email));
  return [
    ...(hasReceipt ? [{ kind: 'receipt', act: 'arrival', due: now } as const] : []),
    ...councilMails(notice, 'arrival', arrived.town, now),
  ];
}
