import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import { webAuthn } from './passkeys.ts';

/** Whether a passkey signed a challenge, by the check of sign-ins; devices that count say any number. */
export async function isSignedByKey(
  { host, origin, key: id, publicKey, ...response }: PasskeyProof,
  challenge: string,
): Promise<boolean> {
  const { authenticatorData, clientDataJSON, signature } = response;
  const answer = {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { authenticatorData, clientDataJSON, signature },
  };
  const key = { id, publicKey, counter: 0, transports: [], name: '', addedAt: 0, usedAt: null };
  return (await webAuthn('Concejo').used({ host, origin }, answer, challenge, key)) !== null;
}
