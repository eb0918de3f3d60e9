import type { Instant } from '../../shared/calendar-day.ts';
import type { RealmId } from '../../shared/ids.ts';
import type { Language } from '../../shared/localized-text.ts';
import type { RoleGrant } from '../grant.ts';

/** A passkey of a person of staff: the public half, as their device made it. */
export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string;
  /** The public key (COSE), in base64url. */
  readonly publicKey: string;
  /** How often the device says that the key was used; 0 if the device does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** What its owner calls it. */
  readonly name: string;
  readonly addedAt: Instant;
  readonly usedAt: Instant | null;
}

/** How somebody signed in. */
export type SignInWay = 'passkey' | 'code' | 'provider';

/** A link that works once, for somebody who has no passkey yet. */
export interface Invitation {
  /** SHA-256 (hex) of its secret. */
  readonly hash: string;
  /** The first moment at which it is no longer valid. */
  readonly until: Instant;
}

/** A person who works for the council. */
export interface StaffPerson {
  readonly realm: RealmId;
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly language: Language;
  readonly grants: readonly RoleGrant[];
  readonly passkeys: readonly Passkey[];
  /** Who the person is for the council's identity provider: its address and the subject there. */
  readonly identity: { readonly issuer: string; readonly subject: string } | null;
  /** The hashes of the recovery codes that were not used yet. */
  readonly codes: readonly string[];
  readonly invitation: Invitation | null;
  readonly createdAt: Instant;
  readonly signedIn: { readonly at: Instant; readonly way: SignInWay } | null;
  /** Since when the person no longer works here; null if they do. */
  readonly endedAt: Instant | null;
}

/** How long the link of an invitation works. */
export const invitationSpan = 7 * 86_400_000;

/** Whether an invitation still works. */
export const isInvited = ({ invitation, endedAt }: StaffPerson, now: Instant): boolean =>
  endedAt === null && invitation !== null && now < invitation.until;

/** A person who was invited a moment ago. */
export const invited = (
  person: Pick<StaffPerson, 'realm' | 'id' | 'name' | 'email' | 'language' | 'grants'>,
  hash: string,
  now: Instant,
): StaffPerson => ({
  ...person,
  passkeys: [],
  identity: null,
  codes: [],
  invitation: { hash, until: now + invitationSpan },
  createdAt: now,
  signedIn: null,
  endedAt: null,
});

/** A person who no longer works here: nothing opens the office for them any more, and their roles end. */
export const ended = (person: StaffPerson, now: Instant): StaffPerson =>
  person.endedAt !== null
    ? person
    : {
        ...person,
        grants: person.grants.map((grant) => endedGrant(grant, now)),
        passkeys: [],
        identity: null,
        codes: [],
        invitation: null,
        endedAt: now,
      };

/** A grant that ends now. It stays in the list: what was learnt by it stays known, and the other side of a vote waits. */
export const endedGrant = (grant: RoleGrant, now: Instant): RoleGrant =>
  grant.until !== null && grant.until <= now ? grant : { ...grant, until: now };
