import { createECDH } from 'node:crypto';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';

/** The keys by which push services know this council, made of the server's secret: they need no place of their own. */
export function ownPushKeys(keys: Pick<VotingKeys, 'account'>): {
  readonly publicKey: string;
  readonly privateKey: string;
} {
  const pair = createECDH('prime256v1');
  const bytes = Buffer.from(keys.account('messages to browsers'), 'hex');
  pair.setPrivateKey(bytes);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}
