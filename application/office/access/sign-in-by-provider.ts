import type { StaffPeople } from '#application/ports/server/office/staff-people.ts';
import type { ProvenPerson } from '#application/ports/server/sessions/identity-provider.ts';
import { isInvited, type StaffPerson } from '#domain/office/access/person.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { Proven } from '../../access/provider/prove-person.ts';
import { enterOffice, type SignedIn, type SignInPorts } from './sign-in.ts';

type Refusal<Kind extends string> = { readonly kind: Kind };
type Account = NonNullable<StaffPerson['identity']>;

/** Why an account of the provider opens nothing. */
export type AccountRefused = Refusal<
  'accountUnknown' | 'accountTaken' | 'invitationInvalid' | 'signInRefused'
>;

/** Who came back: with a session if they came in; without a token if they added their account to the one they have. */
export interface EnteredBy extends Pick<SignedIn, 'person'> {
  readonly token: string | null;
}

const isOf = ({ issuer, subject }: Account, person: StaffPerson): boolean =>
  person.identity?.issuer === issuer && person.identity.subject === subject;

const accountOf = ({ issuer, subject }: ProvenPerson): Account => ({ issuer, subject });

interface CameIn extends Proven {
  readonly device: string;
  /** The id of the person who is signed in with this browser; null if nobody is. */
  readonly signedIn: string | null;
}

type Entered = Either<AccountRefused, EnteredBy>;

async function signIn(ports: SignInPorts, realm: RealmId, { who, device }: CameIn): Promise<Entered> {
  const account = accountOf(who);
  const owner = await ports.people.owner(realm, account);
  const inside =
    owner &&
    (await enterOffice(ports)(realm, owner.id, {
      way: 'provider',
      device,
      use: (before) => (isOf(account, before) ? before : null),
    }));
  return inside ? right(inside) : left({ kind: 'accountUnknown' });
}

/** Why a person was not given an account: somebody else has it, or the other reason. */
async function notAdded(
  { people }: Pick<SignInPorts, 'people'>,
  { realm, id }: Pick<StaffPerson, 'realm' | 'id'>,
  account: Account,
  other: AccountRefused,
): Promise<Entered> {
  const owner = await people.owner(realm, account);
  return left(owner !== null && owner.id !== id ? { kind: 'accountTaken' } : other);
}

async function accept(
  ports: SignInPorts,
  realm: RealmId,
  { who, device }: CameIn,
  { person, hash }: { readonly person: string; readonly hash: string },
): Promise<Entered> {
  const [identity, now] = [accountOf(who), ports.clock.now()];
  const inside = await enterOffice(ports)(realm, person, {
    way: 'provider',
    device,
    use: (before) =>
      isInvited(before, now) && before.invitation?.hash === hash
        ? { ...before, invitation: null, identity }
        : null,
  });
  if (inside !== null) return right(inside);
  return notAdded(ports, { realm, id: person }, identity, { kind: 'invitationInvalid' });
}

async function link(
  ports: SignInPorts,
  realm: RealmId,
  { who, signedIn }: CameIn,
  person: string,
): Promise<Entered> {
  const identity = accountOf(who);
  if (signedIn !== person) return left({ kind: 'signInRefused' });
  const linked = await ports.people.change(
    realm,
    person,
    (before) => (before === null || before.endedAt !== null ? null : { ...before, identity }),
    { by: person, at: ports.clock.now() },
  );
  if (linked !== null && isOf(identity, linked)) return right({ person: linked, token: null });
  return notAdded(ports, { realm, id: person }, identity, { kind: 'signInRefused' });
}

/**
 * Lets somebody of staff in by their account at the council's identity provider. An account belongs to the person who
 * added it: by the link of an invitation, or with a session of theirs.
 */
export const signInByProvider =
  (ports: SignInPorts) =>
  async (realm: RealmId, came: CameIn): Promise<Entered> => {
    const { purpose } = came;
    if (purpose.kind === 'staff') return signIn(ports, realm, came);
    if (purpose.kind === 'invitation') return accept(ports, realm, came, purpose);
    return purpose.kind === 'link'
      ? link(ports, realm, came, purpose.person)
      : left({ kind: 'signInRefused' });
  };

/** Takes a person's account away, unless they have no passkey: they could not come in again. */
export const removeAccount =
  ({ people, clock }: Pick<SignInPorts, 'clock'> & { readonly people: StaffPeople }) =>
  async ({
    realm,
    id,
  }: Pick<StaffPerson, 'realm' | 'id'>): Promise<Either<Refusal<'lastKey'>, StaffPerson>> => {
    const changed = await people.change(
      realm,
      id,
      (before) =>
        before === null || before.identity === null || before.passkeys.length === 0
          ? before
          : { ...before, identity: null },
      { by: id, at: clock.now() },
    );
    return changed === null || changed.identity !== null ? left({ kind: 'lastKey' }) : right(changed);
  };
