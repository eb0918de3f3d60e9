import { describe, expect, it } from 'vitest';
import type { FollowedSubject } from '#application/ports/server/followed-subjects.ts';
import { type Follow, type Subject } from '#domain/following/follow.ts';
import type { FollowedEvent } from '#domain/following/followed-event.ts';
import { aFollow } from '#fixtures/builders/data/follow.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryFollows } from '#fixtures/memory/follows.ts';
import { type News, notifyFollowers } from './notify-followers.ts';

const town = aTown();
const { realm } = town;
const halfAnHour = 30 * 60_000;
const day = 86_400_000;
const there = (key: string, until: number | null = null): FollowedEvent => ({
  key,
  event: { kind: 'voteClosed' },
  at: null,
  until,
});

async function aTownHall(...followed: readonly Follow[]) {
  let [now, events, goesOn] = [1000, [there('file/a')], true];
  let answer: (news: News) => Promise<'sent' | 'gone'> = async () => 'sent';
  let isPublic = true;
  const follows = memoryFollows();
  for (const follow of followed) await follows.change(realm, follow.id, () => follow);
  const heard: string[] = [];
  const find = async (_: unknown, subject: Subject): Promise<FollowedSubject | null> =>
    subject.id === 'p' && isPublic ? { subject, title: 'P', path: '/p', events } : null;
  const ports = {
    realms: { towns: async () => [town] },
    follows,
    subjects: { find },
    clock: { now: () => now },
    goesOn: () => goesOn,
    deliver: async (news: News) => {
      const outcome = await answer(news);
      heard.push(`${news.follow.id} ${news.fresh.map(({ key }) => key).join(' ')}`);
      return outcome;
    },
  };
  return {
    ports,
    follows,
    heard,
    tell: notifyFollowers(ports),
    happens: (...more: readonly FollowedEvent[]) => (events = [...events, ...more]),
    answers: (how: typeof answer) => (answer = how),
    withdraws: () => (isPublic = false),
    stops: () => (goesOn = false),
    later: (milliseconds: number) => (now += milliseconds),
    fails: () => {
      answer = async () => {
        throw new Error('no mail');
      };
    },
  };
}

describe('a notice of what happened', () => {
  it('is sent once, with all that is new in one message', async () => {
    const hall = await aTownHall(aFollow({ id: 'a' }), aFollow({ id: 'b', told: ['file/a'] }));
    expect(await hall.tell()).toEqual({ sent: 1, failed: 0 });
    hall.happens(there('file/b'), there('file/c'));
    await hall.tell();
    expect(await hall.tell()).toEqual({ sent: 0, failed: 0 });
    expect(hall.heard).toEqual(['a file/a', 'a file/b file/c', 'b file/b file/c']);
  });

  it('is sent once by several servers that work at the same time', async () => {
    const hall = await aTownHall(...['a', 'b', 'c'].map((id) => aFollow({ id })));
    const rounds = await Promise.all([1, 2, 3].map(() => notifyFollowers(hall.ports)()));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(3);
    expect(hall.heard.toSorted()).toEqual(['a file/a', 'b file/a', 'c file/a']);
  });

  it('is not sent to a follower who has just ended it, nor from what another server read earlier', async () => {
    const hall = await aTownHall();
    const page = async () => [aFollow({ id: 'gone' }), aFollow({ id: 'told' })];
    await hall.follows.change(realm, 'told', () => aFollow({ id: 'told', told: ['file/a'] }));
    await notifyFollowers({ ...hall.ports, follows: { ...hall.follows, following: page } })();
    expect(hall.heard).toEqual([]);
  });

  it('is sent to every one of many followers', async () => {
    const ids = Array.from({ length: 401 }, (_, n) => String(1000 + n));
    const hall = await aTownHall(...ids.map((id) => aFollow({ id })));
    expect(await hall.tell()).toEqual({ sent: 401, failed: 0 });
    expect(hall.heard.map((line) => line.slice(0, 4))).toEqual(ids);
  });

  it('is not sent of what was withdrawn while others were notified', async () => {
    const hall = await aTownHall(...['a', 'b', 'c'].map((id) => aFollow({ id })));
    hall.answers(async () => {
      hall.withdraws();
      return 'sent';
    });
    expect(await hall.tell()).toEqual({ sent: 1, failed: 0 });
    expect(hall.heard).toEqual(['a file/a']);
  });

  it('is not sent about unpublished content, nor when it is no longer news', async () => {
    const hall = await aTownHall(
      aFollow({ id: 'a', told: ['file/a'] }),
      aFollow({ id: 'b', subject: { kind: 'proposal', id: 'hidden' } }),
    );
    hall.happens(there('vote/soon', 1000));
    expect(await hall.tell()).toEqual({ sent: 0, failed: 0 });
    expect((await hall.follows.find(realm, 'a'))?.told).toEqual(['file/a', 'vote/soon']);
  });

  it('is sent to no more followers once the server stops, and to the others when it is back', async () => {
    const hall = await aTownHall(...['a', 'b'].map((id) => aFollow({ id })));
    hall.answers(async () => {
      hall.stops();
      return 'sent';
    });
    expect(await hall.tell()).toEqual({ sent: 1, failed: 0 });
    await notifyFollowers({ ...hall.ports, goesOn: () => true })();
    expect(hall.heard).toEqual(['a file/a', 'b file/a']);
  });

  it('is not sent to a browser that has unsubscribed', async () => {
    const hall = await aTownHall(aFollow({ id: 'a' }));
    hall.answers(async () => 'gone');
    expect(await hall.tell()).toEqual({ sent: 0, failed: 0 });
    expect(await hall.follows.find(realm, 'a')).toBeNull();
  });
});

describe('a message that cannot be sent', () => {
  it('is tried again half an hour later, and is sent then', async () => {
    const hall = await aTownHall(aFollow({ id: 'a' }));
    hall.fails();
    expect(await hall.tell()).toEqual({ sent: 0, failed: 1 });
    hall.answers(async () => 'sent');
    hall.later(halfAnHour - 1);
    expect(await hall.tell()).toEqual({ sent: 0, failed: 0 });
    hall.later(1);
    expect(await hall.tell()).toEqual({ sent: 1, failed: 0 });
    expect(await hall.follows.find(realm, 'a')).toMatchObject({ failing: null, told: ['file/a'] });
  });

  it('is given up after a day', async () => {
    const hall = await aTownHall(aFollow({ id: 'a' }));
    hall.fails();
    await hall.tell();
    hall.later(day);
    expect(await hall.tell()).toEqual({ sent: 0, failed: 1 });
    hall.later(day);
    expect(await hall.tell()).toEqual({ sent: 0, failed: 0 });
  });

  it('ends the follow of a browser that got nothing for fourteen days, and not that of a mailbox', async () => {
    const channel = { kind: 'push', endpoint: 'https://push.example/x', p256dh: 'k', auth: 'a' } as const;
    const hall = await aTownHall(aFollow({ id: 'mailbox' }), aFollow({ id: 'browser', channel }));
    const left = async () => {
      const found = await Promise.all(['mailbox', 'browser'].map((id) => hall.follows.find(realm, id)));
      return found.map((one) => one !== null);
    };
    hall.fails();
    await hall.tell();
    hall.later(14 * day - 1);
    await hall.tell();
    expect(await left()).toEqual([true, true]);
    hall.happens(there('file/b'));
    hall.later(halfAnHour);
    await hall.tell();
    expect(await left()).toEqual([true, false]);
  });

  it('does not hold up the others, until the receiving server is down', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const hall = await aTownHall(...ids.map((id) => aFollow({ id })));
    hall.answers(async ({ follow }) => {
      if (follow.id !== 'a') return 'sent';
      throw new Error('no such mailbox');
    });
    expect(await hall.tell()).toEqual({ sent: 6, failed: 1 });
    hall.happens(there('file/b'));
    hall.later(day);
    hall.fails();
    expect(await hall.tell()).toEqual({ sent: 0, failed: 5 });
  });

  it('is dropped if its follower leaves meanwhile', async () => {
    const leaving = (outcome: 'sent' | 'fails') => async () => {
      const failing = { since: 1, again: 2 };
      const hall = await aTownHall(aFollow({ id: 'a', failing }));
      hall.answers(async () => {
        await hall.follows.change(realm, 'a', () => null);
        if (outcome === 'fails') throw new Error('no mail');
        return 'sent';
      });
      await hall.tell();
      expect(await hall.follows.find(realm, 'a')).toBeNull();
    };
    await leaving('sent')();
    await leaving('fails')();
  });
});
