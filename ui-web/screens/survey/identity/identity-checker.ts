import { enterSilently } from '#application/access/enter-silently.ts';
import { birthYear, type CredentialsField, readCredentials } from '#domain/census/credentials.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import {
  type Checking,
  type CredentialsChange,
  type IdentityForm,
  voterAfter,
  writtenBy,
} from './identity-form.ts';
import type { OpenAccess } from '../open-access.ts';
import { faultsAfterWriting } from '../sending/faults.ts';

interface CheckerParts extends Pick<OpenAccess, 'open' | 'patch'> {
  readonly council: Council;
}

/** A field that is blank or invalid, or the missing authorisation. */
export type CheckObstacle = CredentialsField | 'consent';

/** The check of the voter's identity, in towns that have it. Elsewhere it does nothing. */
export interface IdentityChecker {
  /** Writes in the fields that are checked; an earlier check is no longer valid. */
  writeCredentials(change: CredentialsChange): void;
  /**
   * Has what is written checked, if the voter has authorised it. If the identity is confirmed, the year of birth becomes
   * the secret. Resolves to what prevents the check.
   */
  checkIdentity(): Promise<readonly CheckObstacle[]>;
}

/** Asks the council, unless a field cannot be read or the voter has not authorised it; resolves to what is missing. */
async function checkIdentity({ council, open, patch }: CheckerParts): Promise<readonly CheckObstacle[]> {
  const now = open();
  if (!now?.identity || now.identity.checking.kind === 'asking') return [];
  const { census, identity } = now;
  const written = writtenBy({ census, identity });
  const read = readCredentials(written, dayAt(council.clock.now(), now.visit.zone));
  if (isLeft(read)) {
    patch({ identity: { ...identity, checking: { kind: 'faulty', faults: read.left } } });
    return read.left.map(({ field }) => field);
  }
  if (!census.authorised) {
    patch({ identity: { ...identity, checking: { kind: 'unauthorised' } } });
    return ['consent'];
  }
  const asked: IdentityForm = { ...identity, checking: { kind: 'asking' } };
  patch({ identity: asked });
  const checking = await outcomeOf(council, written);
  const then = open();
  // What is written has changed meanwhile: this answer is about an earlier version.
  if (then?.identity !== asked) return [];
  const secrets = checking.kind === 'valid' ? [birthYear(read.right)] : [];
  patch({ identity: { ...asked, checking }, census: { ...then.census, secrets } });
  return [];
}

export function identityChecker(parts: CheckerParts): IdentityChecker {
  const { open, patch } = parts;
  return {
    writeCredentials: (change) => {
      const now = open();
      if (!now?.identity) return;
      const voter = voterAfter({ census: now.census, identity: now.identity }, change);
      patch({ ...voter, faults: faultsAfterWriting(now.faults) });
    },
    checkIdentity: () => checkIdentity(parts),
  };
}

async function outcomeOf(council: Council, written: ReturnType<typeof writtenBy>): Promise<Checking> {
  const entered = await enterSilently(council)(council.realm);
  if (isLeft(entered)) return { kind: 'refused', refusal: { kind: 'noAnswer' } };
  const checked = await council.credentials.check(council.realm, { ...written, consent: true });
  if (isLeft(checked)) return { kind: 'refused', refusal: checked.left };
  return { kind: checked.right ? 'valid' : 'invalid' };
}
