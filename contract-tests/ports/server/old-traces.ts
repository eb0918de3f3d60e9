import { aCommentEntry } from '#fixtures/builders/data/comment.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { CommentStore } from '#application/ports/server/comment-store.ts';
import type { DeviceRegistry } from '#application/ports/server/device-registry.ts';
import type { ProfileStore } from '#application/ports/server/profile-store.ts';
import type { OldTraces } from '#application/ports/server/old-traces.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';

const town = realmId('vilanova');
const [budget, poll] = [surveyId('budget'), surveyId('poll')];
const day = 86_400_000;
const device = '0123456789abcdef0123456789abcdef';
const password = createHash('sha256').update(device).digest('hex');

interface Kept {
  readonly traces: OldTraces;
  readonly devices: DeviceRegistry;
  readonly ballots: BallotStore;
  readonly profiles: ProfileStore;
  readonly comments: CommentStore;
}

/** The contract of all that erases old traces. `open` gives it with the stores that it erases from. */
export function oldTracesContract(name: string, open: () => Promise<Kept>): void {
  describe(`${name} keeps the old-traces contract`, () => {
    it('forgets sessions that have expired, and no other', async () => {
      const { traces, devices } = await open();
      const user = await devices.register(town, device);
      const [old, young] = [await devices.openSession(user, 10), await devices.openSession(user, 11)];
      await traces.forgetSessions(10);
      expect(await devices.session(town, old, 0)).toBeNull();
      expect(await devices.session(town, young, 0)).toEqual(user);
    });

    it('forgets a person’s data together with their device', async () => {
      const { traces, devices, profiles } = await open();
      const data = { firstName: 'Ana', lastName: '', telephone: '', email: '', isVerified: false };
      const tell = async (id: string, expires: number) => {
        const { userId } = await devices.register(town, id);
        await devices.openSession({ realm: town, userId }, expires);
        await profiles.change(town, userId, () => ({
          realm: town,
          userId,
          profile: data,
          code: null,
          changedAt: 1,
        }));
        return userId;
      };
      const [old, young] = [await tell(device, 10 * day), await tell('f'.repeat(32), 30 * day)];
      await traces.forgetDevices(20 * day, 400 * day);
      expect(await profiles.find(town, old)).toBeNull();
      expect((await profiles.find(town, young))?.profile).toEqual(data);
    });

    it('removes a person’s name from their comments together with their device', async () => {
      const { traces, devices, comments } = await open();
      const write = async (device: string, id: string, expires: number) => {
        const { userId } = await devices.register(town, device);
        await devices.openSession({ realm: town, userId }, expires);
        await comments.add(aCommentEntry(id, { author: userId, realm: town }));
      };
      await write(device, 'old', 10 * day);
      await write('f'.repeat(32), 'young', 30 * day);
      await traces.forgetDevices(20 * day, 400 * day);
      expect(await comments.find(town, 'old')).toMatchObject({ author: null, name: null });
      expect(await comments.find(town, 'young')).toMatchObject({ name: 'Ana' });
    });

    it('leaves the names on comments that came with the town, also if there are no devices', async () => {
      const { traces, comments } = await open();
      await comments.add(aCommentEntry('first', { author: null, name: 'Una veïna' }));
      await traces.forgetDevices(20 * day, 400 * day);
      expect(await comments.find(town, 'first')).toMatchObject({ name: 'Una veïna' });
    });

    it('forgets a device whose last session is over long ago, and keeps one that came again', async () => {
      const { traces, devices } = await open();
      const user = await devices.register(town, device);
      await devices.openSession(user, 10 * day);
      await devices.openSession(user, 20 * day);
      await traces.forgetDevices(20 * day - 1, 400 * day);
      expect(await devices.authenticate(town, device, password)).toEqual(user);
      await traces.forgetDevices(20 * day, 400 * day);
      expect(await devices.authenticate(town, device, password)).toBeNull();
    });

    it('keeps a device without sessions as long as any other, from when it is first looked at', async () => {
      const { traces, devices } = await open();
      const user = await devices.register(town, device);
      await traces.forgetDevices(0, 100 * day);
      await traces.forgetDevices(99 * day, 464 * day);
      expect(await devices.authenticate(town, device, password)).toEqual(user);
      await traces.forgetDevices(100 * day, 465 * day);
      expect(await devices.authenticate(town, device, password)).toBeNull();
    });

    it('forgets which devices voted in a survey, and neither its votes nor other surveys', async () => {
      const { traces, ballots } = await open();
      const vote = aBallotEntry('ana', { realm: town, deviceMark: 'phone' });
      for (const survey of [budget, poll])
        await ballots.record({ ...vote, survey, ballot: ballotId('a'.repeat(64)) });
      await traces.forgetVotedDevices(realmId('benialt'), budget);
      expect(await ballots.hasVoted(town, budget, 'phone')).toBe(true);
      await traces.forgetVotedDevices(town, budget);
      expect(await ballots.hasVoted(town, budget, 'phone')).toBe(false);
      expect(await ballots.hasVoted(town, poll, 'phone')).toBe(true);
      expect(await ballots.isMarked(town, budget, 'ana')).toBe(true);
      expect(await ballots.count(town, budget)).toBe(1);
    });
  });
}
