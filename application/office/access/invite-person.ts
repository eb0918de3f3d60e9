import type { Clock } from '#application/ports/clock.ts';
import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import { invitationSpan, invited, isInvited, type StaffPerson } from '#domain/office/access/person.ts';
import type { RoleGrant } from '#domain/office/grant.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly people: StaffPeople;
  readonly staffSecrets: StaffSecrets;
  readonly clock: Clock;
}

/** Somebody new, as the one who invites them writes it. */
export interface NewPerson extends Pick<StaffPerson, 'name' | 'email' | 'language'> {
  readonly grants?: readonly RoleGrant[];
}

/** A person and the secret of the link that lets them in once. */
export interface InvitedPerson {
  readonly person: StaffPerson;
  readonly invitation: string;
}

const longestName = 80;
const longestAddress = 254;

/** A person’s name and address, trimmed; the name of the part that is not right. */
export function readPerson({
  name,
  email,
}: Pick<NewPerson, 'name' | 'email'>): Either<'name' | 'email', Pick<NewPerson, 'name' | 'email'>> {
  const trimmed = name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (trimmed === '' || trimmed.length > longestName || /\p{Cc}/u.test(trimmed)) return left('name');
  const address = email?.trim() ?? '';
  if (address === '') return right({ name: trimmed, email: null });
  const isAddress = address.length <= longestAddress && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/u.test(address);
  return isAddress ? right({ name: trimmed, email: address }) : left('email');
}

/** Invites somebody to work in the office: their link makes their first passkey. */
export const invitePerson =
  ({ people, staffSecrets, clock }: Ports) =>
  async (
    realm: RealmId,
    asked: NewPerson,
    by: string,
  ): Promise<Either<{ readonly kind: 'personRefused'; readonly where: 'name' | 'email' }, InvitedPerson>> => {
    const read = readPerson(asked);
    if (isLeft(read)) return left({ kind: 'personRefused', where: read.left });
    const [id, secret, now] = [staffSecrets.newId(), staffSecrets.newSecret(), clock.now()];
    const { language, grants = [] } = asked;
    const person = invited({ realm, id, ...read.right, language, grants }, staffSecrets.hash(secret), now);
    await people.change(realm, id, () => person, { by, at: now });
    return right({ person, invitation: `${id}.${secret}` });
  };

/**
 * A new link for somebody who has not used theirs. A person who has once signed in gets none: with it, the one who asks
 * for it could sign in as them.
 */
export const inviteAgain =
  ({ people, staffSecrets, clock }: Ports) =>
  async (
    realm: RealmId,
    id: string,
    by: string,
  ): Promise<Either<{ readonly kind: 'unknownPerson' | 'alreadyInside' }, InvitedPerson>> => {
    const [secret, now] = [staffSecrets.newSecret(), clock.now()];
    const invitation = { hash: staffSecrets.hash(secret), until: now + invitationSpan };
    const isNew = ({ endedAt, signedIn, passkeys }: StaffPerson) =>
      endedAt === null && signedIn === null && passkeys.length === 0;
    const person = await people.change(
      realm,
      id,
      (before) => (before !== null && isNew(before) ? { ...before, invitation } : before),
      { by, at: now },
    );
    if (person === null) return left({ kind: 'unknownPerson' });
    return person.invitation?.hash === invitation.hash
      ? right({ person, invitation: `${id}.${secret}` })
      : left({ kind: 'alreadyInside' });
  };

/** The person whose link it is; null if it was used, or is too old, or never was one. */
export const invitedPerson =
  ({ people, staffSecrets, clock }: Ports) =>
  async (realm: RealmId, invitation: string): Promise<StaffPerson | null> => {
    const at = invitation.indexOf('.');
    const person = at === -1 ? null : await people.find(realm, invitation.slice(0, at));
    if (person === null || !isInvited(person, clock.now())) return null;
    return person.invitation?.hash === staffSecrets.hash(invitation.slice(at + 1)) ? person : null;
  };
