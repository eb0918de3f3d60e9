import { describe, expect, it } from 'vitest';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { DeviceSession } from '#application/ports/browser/device-session.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { enterSilently } from './enter-silently.ts';

const realm = realmId('vilanova');
const lost: CouncilRefusal = { kind: 'unreachable' };

type Call = 'isLoggedIn' | 'register' | 'logIn';

/** A council in memory that loses the answers to calls named, after it has done what they ask. */
function council(...losing: readonly Call[]) {
  const devices = new Set<string>();
  const calls: string[] = [];
  const toLose = [...losing];
  let loggedIn = false;
  const answer = <T>(call: Call, result: T) => {
    calls.push(call);
    if (toLose[0] !== call) return result;
    toLose.shift();
    return left(lost);
  };
  const session: DeviceSession = {
    isLoggedIn: async () => answer('isLoggedIn', right(loggedIn)),
    register: async (_realm, id) => {
      devices.add(id);
      return answer('register', right(true as const));
    },
    logIn: async (_realm, id) => {
      loggedIn = devices.has(id);
      return answer('logIn', loggedIn ? right(true as const) : left<CouncilRefusal>({ kind: 'notAllowed' }));
    },
  };
  const leave = () => {
    loggedIn = false;
  };
  const lose = (call: Call) => toLose.push(call);
  return { session, devices, calls, forget: () => devices.clear(), leave, lose };
}

function device(session: DeviceSession) {
  let kept: string | null = null;
  let drawn = 0;
  const deviceIds = {
    read: () => kept,
    keep: (id: string) => {
      kept = id;
    },
  };
  const randomBytes = (length: number) => {
    drawn += 1;
    return new Uint8Array(length).fill(drawn);
  };
  return { enter: () => enterSilently({ session, deviceIds, randomBytes })(realm), id: () => kept };
}

describe('a device', () => {
  it('registers with 128 bits of its own and is logged in', async () => {
    const { session, calls } = council();
    const { enter, id } = device(session);
    expect(await enter()).toEqual(right(true));
    expect(id()).toBe('01'.repeat(16));
    expect(calls).toEqual(['isLoggedIn', 'register', 'logIn']);
  });

  it('sends no more calls while it is known, and logs in again when it is not', async () => {
    const { session, calls, leave } = council();
    const { enter } = device(session);
    await enter();
    await enter();
    leave();
    await enter();
    expect(calls.slice(3)).toEqual(['isLoggedIn', 'isLoggedIn', 'logIn']);
  });

  it('registers again under the same id with a council that has forgotten it', async () => {
    const { session, devices, forget, leave } = council();
    const { enter, id } = device(session);
    await enter();
    const first = id();
    forget();
    leave();
    expect(await enter()).toEqual(right(true));
    expect([...devices]).toEqual([first]);
  });

  it.each(['isLoggedIn', 'register', 'logIn'] as const)(
    'is still one device when the answer to %s is lost',
    async (call) => {
      const { session, devices } = council(call);
      const { enter } = device(session);
      expect(await enter()).toEqual(left(lost));
      expect(await enter()).toEqual(right(true));
      expect(devices.size).toBe(1);
    },
  );

  it('does not register again because the answer to a later login was lost', async () => {
    const { session, calls, leave, lose } = council();
    const { enter } = device(session);
    await enter();
    leave();
    lose('logIn');
    expect(await enter()).toEqual(left(lost));
    expect(calls.filter((call) => call === 'register')).toHaveLength(1);
  });

  it('says why when its registration is refused', async () => {
    const { session } = council();
    const refused = left<CouncilRefusal>({ kind: 'serverFailed', status: 503 });
    expect(await device({ ...session, register: async () => refused }).enter()).toEqual(refused);
  });
});
