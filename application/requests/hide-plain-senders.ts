import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { PlainSenders } from '#application/ports/server/senders/plain-senders.ts';
import { sealedEmail } from './sender-address.ts';
import { deviceMark, type SenderPorts } from './sender-marks.ts';

interface Ports extends Pick<SenderPorts, 'keys'> {
  readonly plainSenders: PlainSenders;
  readonly seal: AddressSeal;
}

/** Encrypts and hashes what earlier versions stored about senders in plain text, before anything else reads it. */
export const hidePlainSenders = ({ plainSenders, seal, keys }: Ports): Promise<void> =>
  plainSenders.hide({
    email: (request, address) => sealedEmail(seal, request, address),
    owner: (realm, user) => deviceMark(keys, realm, user),
  });
