import { addressOf } from '#adapters/wire/address-of.ts';
import { isLoggedInTownCall } from '#adapters/wire/sessions/is-logged-in-town.ts';
import { logInCall } from '#adapters/wire/sessions/log-in.ts';
import { registerDeviceCall } from '#adapters/wire/sessions/register-device.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { DeviceSession } from '#application/ports/browser/device-session.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type CouncilReply, call, type CallSettings, failureIn } from './council-call.ts';

/** The password of a device is the SHA-256 of its secret id (specification 1, section 3). */
async function passwordOf(deviceId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(deviceId));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A login succeeds only if the answer names a user (specification 1, section 4). */
const entered = (answer: CouncilReply): Either<CouncilRefusal, true> => {
  const { status, body } = answer;
  const user = typeof body === 'object' && body !== null && '_id' in body && typeof body._id === 'string';
  const failure = failureIn(answer) ?? (user ? null : { kind: 'serverFailed' as const, status });
  return failure === null ? right(true) : left(failure);
};

/** 401 and 400 say that there is no session (specification 1, section 4), as a status or in the body of a 200. */
const saysNoSession = ({ status, body }: CouncilReply) =>
  [status, typeof body === 'object' && body !== null && 'status' in body ? body.status : null].some(
    (said) => said === 401 || said === 400,
  );

/** Sessions of this device over the council's API. */
export function httpDeviceSession(settings: CallSettings): DeviceSession {
  const enter = async (address: string, body: unknown) => {
    const answered = await call(settings, address, body);
    return isLeft(answered) ? answered : entered(answered.right);
  };
  return {
    isLoggedIn: async (realm) => {
      const answered = await call(settings, addressOf(isLoggedInTownCall, { realm }));
      if (isLeft(answered)) return answered;
      if (saysNoSession(answered.right)) return right(false);
      const failure = failureIn(answered.right);
      return failure === null ? right(true) : left(failure);
    },
    register: async (realm, deviceId) =>
      enter(addressOf(registerDeviceCall, { realm }), { deviceId, password: await passwordOf(deviceId) }),
    logIn: async (realm, deviceId) =>
      enter(addressOf(logInCall, { realm }), { user: deviceId, password: await passwordOf(deviceId) }),
  };
}
