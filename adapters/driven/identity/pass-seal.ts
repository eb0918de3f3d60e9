import { randomBytes } from 'node:crypto';
import type { PassSeal, SealPlace } from '#application/ports/server/office/pass-seal.ts';
import type { PersonKey } from '#application/ports/server/census-register.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { passFrom, passLength } from '#domain/voting/kiosk/pass.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/** Passes of kiosks; people are sealed under AES-256-GCM. */
export function passSeal(keys: Pick<VotingKeys, 'account'>): PassSeal {
  const keyOf = ({ realm, vote, secret }: SealPlace) =>
    Buffer.from(keys.account(`seal of a pass ${JSON.stringify([realm, vote, secret])}`), 'hex');
  return {
    newPass: () => passFrom(randomBytes(passLength)),
    newToken: () => randomBytes(32).toString('base64url'),
    newId: () => randomBytes(8).toString('hex'),
    digest: (realm, secret) => keys.account(`digest of a pass ${JSON.stringify([realm, secret])}`),
    seal: (place, person) => sealBytes(keyOf(place), Buffer.from(person, 'utf8'), place.vote),
    open: (place, sealed) =>
      (openBytes(keyOf(place), sealed, place.vote)?.toString('utf8') ?? null) as PersonKey | null,
  };
}
