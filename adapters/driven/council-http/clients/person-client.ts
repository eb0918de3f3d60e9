import { type ContactField, contactFields } from '#domain/forms/contact.ts';
import type { Profile } from '#domain/forms/profile.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, flatMap, isLeft, left, map, right } from '#domain/shared/result.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { giveTokenCall } from '#adapters/wire/sessions/give-token.ts';
import { isLoggedInTownCall } from '#adapters/wire/sessions/is-logged-in-town.ts';
import { logOutOfTownCall } from '#adapters/wire/sessions/log-out-of-town.ts';
import { registerDeviceCall } from '#adapters/wire/sessions/register-device.ts';
import type * as t from 'io-ts';
import { decode } from '#adapters/wire/decode.ts';
import { userWire } from '#adapters/wire/sessions/profile.ts';
import { type CouncilReply, call, type CallSettings } from '../council-call.ts';
import { formCallRefusal } from './request-refusals.ts';

/** The data that a person enters at the council; blank ones are erased there. */
export type PersonData = Readonly<Record<ContactField, string>>;

/** The data that the council has of a person. */
export interface PersonProfile extends Profile {
  /** The public id of the user. */
  readonly user?: string;
  /** If they signed in by the town's identity provider: the number that it gave, masked. */
  readonly proven?: { readonly identity: string | null };
}

export type PersonRefusal =
  | CouncilRefusal
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number }
  /** This device has no session. */
  | { readonly kind: 'noSession' }
  /** A part that is invalid, such as an address without @. */
  | { readonly kind: 'wrongPart'; readonly part: ContactField }
  /** The data are stored, the mail with the code was not sent: it can be asked for again. */
  | { readonly kind: 'mailFailed' }
  /** Wrong, used before, older than half an hour, or tried too often. */
  | { readonly kind: 'codeWrong' };

type Asked<T> = Promise<Either<PersonRefusal, T>>;

/** The council's side of a person's own data (specification 1, sections 3, 6 and 7). */
export interface PersonClient {
  /** Null if there is no session, or if its user has entered no data. */
  who(realm: RealmId): Asked<PersonProfile | null>;
  /** Stores all of it; a new e-mail gets a code by mail. Null if all of it is blank. */
  keep(realm: RealmId, data: PersonData): Asked<PersonProfile | null>;
  /** Mails the code again: to the user's own address, or to a verified address. */
  sendCode(realm: RealmId, email: string | null): Asked<true>;
  /**
   * Sends the code back: the user's own address is then verified. With an address it logs in the user who verified
   * it.
   */
  giveCode(realm: RealmId, code: string, email: string | null): Asked<PersonProfile>;
  logOut(realm: RealmId): Asked<true>;
}

interface Told {
  readonly status?: unknown;
  readonly errCode?: unknown;
  readonly where?: unknown;
}

/** Why a call about a person failed; null if it did not. 401 and 400 say that there is no session. */
function personRefusal(answer: CouncilReply): PersonRefusal | null {
  const told: Told = typeof answer.body === 'object' && answer.body !== null ? answer.body : {};
  const part = contactFields.find((one) => one === told.where);
  switch (Number(told.errCode)) {
    case 36:
      return { kind: 'noSession' };
    case 50:
      return part === undefined ? { kind: 'noSession' } : { kind: 'wrongPart', part };
    case 86:
      return { kind: 'mailFailed' };
    case 87:
      return { kind: 'codeWrong' };
  }
  const says = [answer.status, told.status];
  return says.includes(401) || says.includes(400) ? { kind: 'noSession' } : formCallRefusal(answer);
}

/** A user without data is there too: a device. */
function profileIn(user: t.TypeOf<typeof userWire>): PersonProfile | null {
  const { _id, firstName = '', lastName = '', telephone = '', email = '', emailVerified = false } = user;
  const told = { firstName, lastName, telephone, email };
  if (user.proven !== true && contactFields.every((part) => told[part] === '')) return null;
  const profile = { ...told, user: _id, isVerified: emailVerified };
  return user.proven === true ? { ...profile, proven: { identity: user.identity ?? null } } : profile;
}

/** A person's own data over the council's API. */
export function personClient(settings: CallSettings): PersonClient {
  const asked = async (address: string, post?: unknown): Promise<Either<PersonRefusal, unknown>> => {
    const answered = await call(settings, address, post);
    if (isLeft(answered)) return answered;
    const refusal = personRefusal(answered.right);
    return refusal === null ? right(answered.right.body) : left(refusal);
  };
  const user = (answer: Either<PersonRefusal, unknown>) =>
    flatMap(
      (body: unknown): Either<PersonRefusal, PersonProfile | null> => map(profileIn)(decode(userWire, body)),
    )(answer);
  const heard = map((): true => true);
  return {
    who: async (realm) => {
      const who = user(await asked(addressOf(isLoggedInTownCall, { realm })));
      return isLeft(who) && who.left.kind === 'noSession' ? right(null) : who;
    },
    keep: async (realm, data) => user(await asked(addressOf(registerDeviceCall, { realm }), data)),
    sendCode: async (realm, email) =>
      heard(await asked(addressOf(giveTokenCall, { realm }), email === null ? {} : { email })),
    giveCode: async (realm, token, email) => {
      const given = user(
        await asked(addressOf(giveTokenCall, { realm }), email === null ? { token } : { token, email }),
      );
      return isLeft(given) || given.right !== null
        ? (given as Either<PersonRefusal, PersonProfile>)
        : left({ kind: 'codeWrong' });
    },
    logOut: async (realm) => heard(await asked(addressOf(logOutOfTownCall, { realm }))),
  };
}
