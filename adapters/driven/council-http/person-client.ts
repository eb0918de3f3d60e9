import { addressOf } from '#adapters/wire/address-of.ts';
import { giveTokenCall } from '#adapters/wire/sessions/give-token.ts';
import { isLoggedInTownCall } from '#adapters/wire/sessions/is-logged-in-town.ts';
import { logOutOfTownCall } from '#adapters/wire/sessions/log-out-of-town.ts';
import { registerDeviceCall } from '#adapters/wire/sessions/register-device.ts';
import type * as t from 'io-ts';
import type { PersonDesk, PersonRefusal } from '#application/ports/browser/person-desk.ts';
import { decode } from '#adapters/wire/decode.ts';
import { userWire } from '#adapters/wire/sessions/profile.ts';
import { contactFields } from '#domain/forms/contact.ts';
import type { Profile } from '#domain/forms/profile.ts';
import { type Either, flatMap, isLeft, left, map, right } from '#domain/shared/result.ts';
import { type Answer, call, type CallSettings } from './council-call.ts';
import { deskRefusal } from './request-refusals.ts';

interface Told {
  readonly status?: unknown;
  readonly errCode?: unknown;
  readonly where?: unknown;
}

/** Why a call about a person brought nothing; null where it did. 401 and 400 say that nobody is logged in. */
function personRefusal(answer: Answer): PersonRefusal | null {
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
  return says.includes(401) || says.includes(400) ? { kind: 'noSession' } : deskRefusal(answer);
}

/** A user who told nothing is there too: a device. */
function profileIn(user: t.TypeOf<typeof userWire>): Profile | null {
  const { firstName = '', lastName = '', telephone = '', email = '', emailVerified = false } = user;
  const told = { firstName, lastName, telephone, email };
  return contactFields.every((part) => told[part] === '') ? null : { ...told, isVerified: emailVerified };
}

/** Somebody's own data over the council's API. */
export function httpPersonDesk(settings: CallSettings): PersonDesk {
  const asked = async (address: string, post?: unknown): Promise<Either<PersonRefusal, unknown>> => {
    const answered = await call(settings, address, post);
    if (isLeft(answered)) return answered;
    const refusal = personRefusal(answered.right);
    return refusal === null ? right(answered.right.body) : left(refusal);
  };
  const user = (answer: Either<PersonRefusal, unknown>) =>
    flatMap((body: unknown): Either<PersonRefusal, Profile | null> => map(profileIn)(decode(userWire, body)))(
      answer,
    );
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
        ? (given as Either<PersonRefusal, Profile>)
        : left({ kind: 'codeWrong' });
    },
    logOut: async (realm) => heard(await asked(addressOf(logOutOfTownCall, { realm }))),
  };
}
