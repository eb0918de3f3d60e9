import { describe, expect, it } from 'vitest';
import type { FollowedSubject } from '#application/ports/server/followed-subjects.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import type { Follow, Subject } from '#domain/following/follow.ts';
import type { FollowedEvent } from '#domain/following/followed-event.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryAttempts } from '#fixtures/memory/attempt-keeper.ts';
import { memoryFollows } from '#fixtures/memory/follows.ts';
import { linkKeys } from '#fixtures/builders/data/follow.ts';
import { confirmFollow, endFollow } from './answer-by-link.ts';
import { askToFollow, type Wish } from './ask-to-follow.ts';
import { followerOf, linkFor, readFollowLink } from './follow-links.ts';
import { forgetOldFollows } from './forget-old-follows.ts';

const town = aTown();
const { realm } = town;
const day = 86_400_000;
const process: Subject = { kind: 'process', id: 'p' };
const email = 'ana@correu.example';
const wish: Wish = { subject: process, channel: { kind: 'mail', email }, language: 'va', isOwn: false };
const there = (key: string): FollowedEvent => ({ key, event: { kind: 'voteClosed' }, at: null, until: null });

function anOffice() {
  let now = 100 * day;
  const published = new Map<string, FollowedSubject>(
    [1, 2, 3, 4, 5, 6, 7].map((n) => {
      const subject: Subject = n === 1 ? process : { kind: 'process', id: `p${n}` };
      return [subject.id, { subject, title: `P${n}`, path: '/p', events: [there('file/a')] }];
    }),
  );
  const sent: Mail[] = [];
  const clock = { now: () => now };
  const keys = linkKeys();
  const follows = memoryFollows();
  const ports = {
    follows,
    subjects: { find: async (_: unknown, { id }: Subject) => published.get(id) ?? null },
    mailer: {
      send: async (mail: Mail) => {
        sent.push(mail);
      },
    },
    clock,
    keys,
    attempts: attemptBudget({ attempts: memoryAttempts(clock), keys, clock }),
  };
  const write = ({ id }: Follow, _: unknown, standing: string): Mail => ({
    to: email,
    subject: standing,
    text: linkFor(keys, 'confirm', realm, id),
  });
  return {
    ports,
    sent,
    published,
    ask: async (more: Partial<Wish> = {}, network = '10.0.0.0/24') => {
      const asked = await askToFollow(ports)(town, network, { ...wish, ...more }, write);
      if (!isLeft(asked) && asked.right.kind === 'asked') await asked.right.post();
      return isLeft(asked) ? asked : right(asked.right.kind);
    },
    confirm: (link = sent.at(-1)?.text ?? '') => confirmFollow(ports)(town, link),
    all: () => follows.of(realm, followerOf(keys, realm, wish.channel)),
    later: (milliseconds: number) => (now += milliseconds),
  };
}

describe('a person who wants to follow by mail', () => {
  it('is asked by mail, and follows as soon as they confirm', async () => {
    const office = anOffice();
    expect(await office.ask()).toEqual(right('asked'));
    expect(await office.all()).toMatchObject([{ confirmedAt: null, told: [] }]);
    office.later(day);
    const kept = await office.confirm();
    expect(kept).toMatchObject({ right: { confirmedAt: 101 * day, told: ['file/a'], language: 'va' } });
    office.later(day);
    expect(await office.confirm()).toEqual(kept);
  });

  it('gets no second mail within ten minutes, and another after them', async () => {
    const office = anOffice();
    await office.ask();
    expect(await office.ask()).toEqual(right('asked'));
    expect(office.sent).toHaveLength(1);
    office.later(600_000);
    await office.ask();
    expect(office.sent.map(({ subject }) => subject)).toEqual(['asked', 'asked']);
  });

  it('is answered the same where they follow already, and the mail says so', async () => {
    const office = anOffice();
    await office.ask();
    await office.confirm();
    const before = await office.all();
    expect(await office.ask()).toEqual(right('asked'));
    expect(office.sent.at(-1)?.subject).toBe('follows');
    expect(await office.all()).toEqual(before);
  });

  it('is sent no more than five questions a day that they do not answer, from wherever they come', async () => {
    const office = anOffice();
    for (const n of [2, 3, 4, 5, 6, 7])
      expect(await office.ask({ subject: { kind: 'process', id: `p${n}` } }, `10.0.${n}.0/24`)).toEqual(
        right('asked'),
      );
    expect(office.sent).toHaveLength(5);
    expect(await office.all()).toHaveLength(5);
    office.later(day);
    await office.ask();
    expect(office.sent).toHaveLength(6);
  });

  it('waits after five mails from one network', async () => {
    const office = anOffice();
    for (const n of [2, 3, 4, 5, 6]) await office.ask({ subject: { kind: 'process', id: `p${n}` } });
    expect(await office.ask()).toEqual(left({ kind: 'tooManyAttempts', retryAfter: 600 }));
  });

  it('cannot follow something that is not published', async () => {
    const office = anOffice();
    expect(await office.ask({ subject: { kind: 'proposal', id: 'x' } })).toEqual(
      left({ kind: 'unknownDocument' }),
    );
  });
});

describe('whose channel is known', () => {
  it('follows at once, without a mail', async () => {
    const office = anOffice();
    expect(await office.ask({ isOwn: true })).toEqual(right('following'));
    expect(office.sent).toEqual([]);
    expect(await office.all()).toMatchObject([{ confirmedAt: 100 * day, told: ['file/a'] }]);
  });

  it('needs to answer no question that was asked before', async () => {
    const office = anOffice();
    await office.ask();
    await office.ask({ isOwn: true });
    expect(await office.all()).toMatchObject([{ confirmedAt: 100 * day }]);
  });

  it('changes the language of what they follow, and gets no notice twice', async () => {
    const office = anOffice();
    await office.ask({ isOwn: true });
    office.published.set('p', { subject: process, title: 'P', path: '/p', events: [there('file/b')] });
    await office.ask({ isOwn: true, language: 'eu' });
    expect(await office.all()).toMatchObject([{ language: 'eu', told: ['file/a'] }]);
  });
});

describe('the link of a mail', () => {
  it('is for one thing, in one town, and cannot be made up', () => {
    const keys = linkKeys();
    const id = 'a'.repeat(32);
    const link = linkFor(keys, 'leave', realm, id);
    expect(readFollowLink(keys, 'leave', realm, link)).toBe(id);
    expect(readFollowLink(keys, 'confirm', realm, link)).toBeNull();
    expect(readFollowLink(keys, 'leave', aTown('benialt').realm, link)).toBeNull();
    for (const wrong of ['', 'x', id, `${id}.${id}`, `${link} `])
      expect(readFollowLink(keys, 'leave', realm, wrong)).toBeNull();
  });

  it('is the same follower for two spellings of an address, and another for a browser', () => {
    const keys = linkKeys();
    const by = (address: string) => followerOf(keys, realm, { kind: 'mail', email: address });
    expect(by(' ANA@correu.example')).toBe(by(email));
    expect(followerOf(keys, realm, { kind: 'push', endpoint: email, p256dh: '', auth: '' })).not.toBe(
      by(email),
    );
  });

  it('confirms for a week, and never a follow that has ended', async () => {
    const office = anOffice();
    await office.ask();
    const link = office.sent[0]?.text ?? '';
    office.later(7 * day);
    expect(await office.confirm(link)).toEqual(left({ kind: 'codeWrong' }));
    expect(await office.confirm('nothing')).toEqual(left({ kind: 'codeWrong' }));
    await forgetOldFollows(office.ports)(office.ports.clock.now());
    expect(await office.all()).toEqual([]);
    expect(await office.confirm(link)).toEqual(left({ kind: 'codeWrong' }));
  });

  it('says yes to nothing that ends in that very moment', async () => {
    const office = anOffice();
    await office.ask();
    const find = async () => {
      await office.ports.follows.forget(Infinity, Infinity);
      return null;
    };
    const confirm = confirmFollow({ ...office.ports, subjects: { find } });
    expect(await confirm(town, office.sent[0]?.text ?? '')).toEqual(left({ kind: 'codeWrong' }));
  });

  it('says yes also to what is out of sight for a while', async () => {
    const office = anOffice();
    await office.ask();
    office.published.clear();
    expect(await office.confirm()).toMatchObject({ right: { told: [] } });
  });

  it('ends a follow, and again', async () => {
    const office = anOffice();
    await office.ask({ isOwn: true });
    const [follow] = await office.all();
    const link = linkFor(office.ports.keys, 'leave', realm, follow?.id ?? '');
    expect(await endFollow(office.ports)(realm, link)).toEqual(right(true));
    expect(await office.all()).toEqual([]);
    expect(await endFollow(office.ports)(realm, link)).toEqual(right(true));
    expect(await endFollow(office.ports)(realm, 'x')).toEqual(left({ kind: 'codeWrong' }));
  });
});

it('a follow that was silent for two years is erased', async () => {
  const office = anOffice();
  await office.ask({ isOwn: true });
  office.later(730 * day - 1);
  await forgetOldFollows(office.ports)(office.ports.clock.now());
  expect(await office.all()).toHaveLength(1);
  office.later(1);
  await forgetOldFollows(office.ports)(office.ports.clock.now());
  expect(await office.all()).toEqual([]);
});
