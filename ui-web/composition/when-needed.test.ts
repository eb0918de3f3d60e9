import { describe, expect, it } from 'vitest';
import { enterSilently } from '#application/access/enter-silently.ts';
import type { Vote } from '#application/ports/browser/ballot-box.ts';
import type { DeviceSession } from '#application/ports/browser/device-session.ts';
import { readLikesCall } from '#adapters/wire/likes/read-likes.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { Voting } from './voting.ts';
import { callsWhenNeeded, sessionWhenNeeded, votingWhenNeeded } from './when-needed.ts';

const realm = realmId('vilanova');

/** A part that does not load the first time, as when the connection is lost. */
function comesLater<T>(part: T) {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return part;
  };
}

describe('a part of the page that does not load', () => {
  it('leaves a device without a session unreachable, and is asked for again', async () => {
    const session: DeviceSession = {
      isLoggedIn: async () => right(true),
      register: async () => right(true),
      logIn: async () => right(true),
    };
    const enter = enterSilently({
      session: sessionWhenNeeded(comesLater(session)),
      deviceIds: { read: () => null, keep: () => undefined },
      randomBytes: (length) => new Uint8Array(length),
    });
    expect(await enter(realm)).toEqual(left({ kind: 'unreachable' }));
    expect(await enter(realm)).toEqual(right(true));
  });

  it('makes a call unreachable, and is asked for again', async () => {
    const call = callsWhenNeeded(comesLater(async () => right(7 as never)));
    const asked = { realm, id: 'p-1', body: { displayType: 'likes' as const } };
    expect(await call(readLikesCall, asked)).toEqual(left({ kind: 'unreachable' }));
    expect(await call(readLikesCall, asked)).toEqual(right(7));
  });

  it('leaves a vote open without its draft and without a reply, and is asked for again', async () => {
    const survey = surveyId('s');
    const draft = { answers: {}, keptAt: 0 };
    const parts = {
      drafts: { isKeeping: async () => true, load: async () => draft },
      ballotBox: { cast: async () => right('b') },
    };
    const without = votingWhenNeeded(comesLater(parts as unknown as Voting));
    expect(await without.drafts.load(realm, survey)).toBeNull();
    expect(await without.drafts.load(realm, survey)).toEqual(draft);
    const unkept = votingWhenNeeded(comesLater(parts as unknown as Voting));
    expect([await unkept.drafts.isKeeping(), await unkept.drafts.isKeeping()]).toEqual([false, true]);
    const voting = votingWhenNeeded(comesLater(parts as unknown as Voting));
    const vote = { survey } as unknown as Vote;
    expect(await voting.ballotBox.cast(realm, vote)).toEqual(left({ kind: 'noAnswer' }));
    expect(await voting.ballotBox.cast(realm, vote)).toEqual(right('b'));
  });
});
