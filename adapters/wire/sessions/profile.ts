import * as t from 'io-ts';
import { maskIdentity } from '#domain/subsidies/beneficiary.ts';
import { contactFields } from '#domain/forms/contact.ts';
import { longestName, type Profile } from '#domain/forms/profile.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { decode, orNull, type Unreadable } from '../decode.ts';
import { loggedOutWire, registrationWire } from './device.ts';

/** The data that a person enters about themselves; a part that is missing or blank is erased. */
export const profileDataWire = t.partial({
  firstName: orNull(t.string),
  lastName: orNull(t.string),
  telephone: orNull(t.string),
  email: orNull(t.string),
});

/** A registration: of a device, or of user data (specification 1, section 7). */
export const registerWire = t.union([registrationWire, profileDataWire]);

/** The user of a session, with the data they entered. `_id` is public: it opens nothing. */
export const userWire = t.intersection([
  t.type({ _id: t.string, realm: t.string, remote: t.boolean }),
  t.partial({
    firstName: t.string,
    lastName: t.string,
    telephone: t.string,
    email: t.string,
    emailVerified: t.boolean,
    /** True if the person signed in by the town's identity provider. */
    proven: t.boolean,
    /** The identity number that it gave, masked. */
    identity: t.string,
    /** True if the same browser is that of an administrator of the town. */
    admin: t.boolean,
  }),
]);

/** A code that was received, with its address, or the request for one. */
export const tokenWire = t.partial({ token: orNull(t.string), email: orNull(t.string) });

/** A user or, if no code was sent, only that the request was received. */
export const acceptedOrUserWire = t.union([userWire, loggedOutWire]);

type Told = Omit<Profile, 'isVerified'>;

/** Left: the part that is invalid, such as an address without @ or a name of a thousand letters. */
export function readProfileData(raw: unknown): Either<Unreadable, Told> {
  const body = decode(profileDataWire, raw);
  if (isLeft(body)) return body;
  const [firstName = '', lastName = '', telephone = '', email = ''] = contactFields.map((part) =>
    (body.right[part] ?? '').trim(),
  );
  const entered: Told = { firstName, lastName, telephone, email };
  const wrong = contactFields.find((part) =>
    part === 'email' ? email !== '' && !isEmail(email) : entered[part].length > longestName,
  );
  return wrong === undefined ? right(entered) : left({ kind: 'unreadable', where: wrong });
}

/** The body of a user. */
export function writeUser(
  { userId, realm }: { readonly userId: string; readonly realm: string },
  kept: { readonly profile: Profile; readonly proven?: { readonly identity: string | null } } | null,
): t.TypeOf<typeof userWire> {
  const user = { _id: userId, realm, remote: false };
  if (kept === null) return user;
  const { isVerified, ...told } = kept.profile;
  const identity = kept.proven?.identity;
  return {
    ...user,
    ...told,
    emailVerified: isVerified,
    ...(kept.proven && { proven: true }),
    ...(identity && { identity: maskIdentity(identity) }),
  };
}
