import type { Clock } from '#application/ports/clock.ts';
import type { DeviceRegistry } from '#application/ports/server/device-registry.ts';
import type { StaffSecrets } from '#application/ports/server/office/staff-secrets.ts';
import type { KeptProfile, ProfileStore } from '#application/ports/server/profile-store.ts';
import type { ProvenPerson } from '#application/ports/server/sessions/identity-provider.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { longestName, plainEmail, type Profile } from '#domain/forms/profile.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';

interface Ports {
  readonly profiles: ProfileStore;
  readonly devices: Pick<DeviceRegistry, 'register'>;
  readonly staffSecrets: Pick<StaffSecrets, 'newSecret'>;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly clock: Clock;
}

const blank: Profile = { firstName: '', lastName: '', telephone: '', email: '', isVerified: false };

/** The address of a person: the one they verified stays, else that of the provider, which may have verified it. */
function addressOf(before: Profile, { email, isEmailVerified }: ProvenPerson) {
  if (before.isVerified || !isEmail(email)) return { email: before.email, isVerified: before.isVerified };
  return { email, isVerified: isEmailVerified };
}

/** The data of a person, with what the provider says of them. */
function filled(before: Profile, who: ProvenPerson): Profile {
  const part = (name: 'firstName' | 'lastName' | 'telephone') =>
    who[name].slice(0, longestName) || before[name];
  return {
    firstName: part('firstName'),
    lastName: part('lastName'),
    telephone: before.telephone || part('telephone'),
    ...addressOf(before, who),
  };
}

/** Countries before a number, as eIDAS (`ES/ES/`) and certificates (`IDCES-`) write them. */
const countries = /^(?:[A-Z]{2}\/[A-Z]{2}\/|(?:IDC|PNO|TIN)[A-Z]{2}-)/u;

/** The identity number that the provider gave, normalised; null if it is not one. */
function identityOf({ identity }: ProvenPerson) {
  const read = readIdentity(identity.trim().replace(countries, ''));
  return isLeft(read) ? null : read.right;
}

/** Whether the data of this browser are surely those of the same person: there are none, or they share a verified address. */
function isTheirs(kept: KeptProfile | null, { email, isEmailVerified }: ProvenPerson): boolean {
  if (kept === null) return true;
  const { profile, proven } = kept;
  return (
    proven === undefined &&
    profile.isVerified &&
    isEmailVerified &&
    plainEmail(profile.email) === plainEmail(email)
  );
}

/**
 * The user of a resident whom the town's identity provider let in: that of their account, else that of this browser's
 * session if its data are theirs, else a new one, so that two people of one computer are not mixed. Fills and verifies
 * their data. It is no mark of a vote: who may vote is asked as ever.
 */
export const enterAsResident =
  ({ profiles, devices, staffSecrets, keys, clock }: Ports) =>
  async (realm: RealmId, who: ProvenPerson, current: string | null): Promise<KeptProfile> => {
    const account = keys.account(JSON.stringify(['identity', realm, who.issuer, who.subject]));
    const theirs = (userId: string, before: KeptProfile | null): KeptProfile => {
      const profile = filled(before?.profile ?? blank, who);
      const isSame = profile.email === before?.profile.email && !profile.isVerified;
      return {
        realm,
        userId: before?.userId ?? userId,
        profile,
        proven: { account, identity: identityOf(who) ?? before?.proven?.identity ?? null },
        code: isSame ? before.code : null,
        changedAt: clock.now(),
      };
    };
    const known = (await profiles.proven(realm, account))?.userId ?? current;
    const entered =
      known === null
        ? null
        : await profiles.changeProven(realm, { account, userId: known }, (before) =>
            before?.proven?.account === account || isTheirs(before, who) ? theirs(known, before) : null,
          );
    if (entered !== null) return entered;
    const { userId } = await devices.register(realm, staffSecrets.newSecret());
    return profiles.changeProven(realm, { account, userId }, (before) => theirs(userId, before));
  };
