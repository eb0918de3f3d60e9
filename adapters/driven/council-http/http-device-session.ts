import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import type { DeviceSession } from '#application/ports/device-session.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type Answer, call, type CallSettings, failureIn } from './council-call.ts';

/** The password of a device is the SHA-256 of its secret id (specification 1, section 3). */
async function passwordOf(deviceId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(deviceId));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A login succeeds only if the answer names a user (specification 1, section 4). */
const entered = (answer: Answer): Either<CouncilRefusal, true> => {
  const { status, body } = answer;
  const user = typeof body === 'object' && body !== null && '_id' in body && typeof body._id === 'string';
  const failure = failureIn(answer) ?? (user ? null : { kind: 'serverFailed' as const, status });
  return failure === null ? right(true) : left(failure);
};

/** 401 and 400 say that there is no session (specification 1, section 4), as a status or in the body of a 200. */
const saysNoSession = ({ status, body }: Answer) =>
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
      const answered = await call(settings, addresses.loggedIn(realm));
      if (isLeft(answered)) return answered;
      if (saysNoSession(answered.right)) return right(false);
      const failure = failureIn(answered.right);
      return failure === null ? right(true) : left(failure);
    },
    register: async (realm, deviceId) =>
      enter(addresses.register(realm), { deviceId, password: await passwordOf(deviceId) }),
    logIn: async (realm, deviceId) =>
      enter(addresses.logIn(realm), { user: deviceId, password: await passwordOf(deviceId) }),
  };
}
