import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';

type Named = Pick<CouncilRequest, 'realm' | 'id'>;

const subjectOf = ({ realm, id }: Named) => `request ${realm} ${id}`;

/** The address that the sender of a request has verified, as it is stored: for this request only, and encrypted. */
export const sealedEmail = (seal: AddressSeal, request: Named, email: string): string =>
  seal.seal(email, subjectOf(request));

/** Where mails about a request go: the address in its form, else the one that its sender had verified; else null. */
export function mailAddressOf(
  seal: Pick<AddressSeal, 'open'>,
  request: Named & Pick<CouncilRequest, 'contact' | 'sealedEmail'>,
): string | null {
  const written = (request.contact.email ?? '').trim();
  if (written !== '') return written;
  return request.sealedEmail === null ? null : seal.open(request.sealedEmail, subjectOf(request));
}
