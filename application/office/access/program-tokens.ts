import type { Clock } from '#application/ports/clock.ts';
import type { ProgramTokens, StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import {
  grantFor,
  isForPrograms,
  longestToken,
  type ProgramToken,
} from '#domain/office/access/program-token.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly people: Pick<StaffPeople, 'find'>;
  readonly tokens: ProgramTokens;
  readonly staffSecrets: Pick<StaffSecrets, 'newId'>;
  readonly clock: Clock;
}

/** Why a token is not made: which part of it, or that its maker has no such role themselves. */
export type TokenRefused = {
  readonly kind: 'tokenRefused';
  readonly where: 'name' | 'role' | 'until' | 'notYours';
};

const longestName = 80;

const refused = (where: TokenRefused['where']) => left({ kind: 'tokenRefused' as const, where });

/**
 * Makes the token of a program, for a role that its maker has in all of that scope. It stops with the role: a program never
 * may what its maker may not.
 */
export const makeToken =
  ({ people, tokens, staffSecrets, clock }: Ports) =>
  async (
    realm: RealmId,
    maker: string,
    asked: Pick<ProgramToken, 'name' | 'role' | 'scope' | 'until'>,
  ): Promise<Either<TokenRefused, { readonly token: ProgramToken; readonly text: string }>> => {
    const now = clock.now();
    const name = asked.name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
    if (name === '' || name.length > longestName) return refused('name');
    if (!isForPrograms(asked.role)) return refused('role');
    if (asked.until <= now || asked.until > now + longestToken) return refused('until');
    const person = await people.find(realm, maker);
    if (person === null || grantFor(person, asked, now) === undefined) return refused('notYours');
    const token = {
      ...asked,
      realm,
      id: staffSecrets.newId(),
      name,
      madeBy: maker,
      madeAt: now,
      revokedAt: null,
    };
    return right({ token, text: await tokens.make(token, { by: maker, at: now }) });
  };

/** Revokes a token: its maker may, and who may end sessions of others. */
export const revokeToken =
  ({ tokens, clock }: Pick<Ports, 'tokens' | 'clock'>) =>
  async (
    realm: RealmId,
    id: string,
    { by, ofOthers }: { readonly by: string; readonly ofOthers: boolean },
  ): Promise<Either<{ readonly kind: 'unknownSecret' }, ProgramToken>> => {
    const found = (await tokens.list(realm)).find((one) => one.id === id);
    const isTheirs = found !== undefined && (ofOthers || found.madeBy === by);
    const revoked = isTheirs ? await tokens.revoke(realm, id, { by, at: clock.now() }) : null;
    return revoked === null ? left({ kind: 'unknownSecret' }) : right(revoked);
  };
