import type { ActivityKey, ProofVault } from '#application/ports/server/registrations/proof-vault.ts';
import type { WrittenParty } from '#domain/registrations/applicants/participant.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';

/** Who an application is for, and where they are reached: only this is personal, and it is sealed. */
export interface ApplicationParty extends WrittenParty {
  /** Empty: no mail is sent. */
  readonly email: string;
  readonly phone: string;
}

const placeOf = (id: string): string => `party/${id}`;

/** Seals who an application is for. */
export const sealParty = (
  vault: Pick<ProofVault, 'sealText'>,
  key: ActivityKey,
  id: string,
  party: ApplicationParty,
): string => vault.sealText(key, placeOf(id), JSON.stringify(party));

/** Who an application is for; null if the key of its activity was erased. */
export function openParty(
  vault: Pick<ProofVault, 'openText'>,
  key: ActivityKey | null,
  { id, sealed }: Pick<Application, 'id' | 'sealed'>,
): ApplicationParty | null {
  const text = key && vault.openText(key, placeOf(id), sealed);
  return text === null ? null : (JSON.parse(text) as ApplicationParty);
}
