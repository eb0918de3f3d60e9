import { describe, expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { CommentSwitch } from '#domain/comments/moderation.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { memoryComments } from '#fixtures/memory/comment-store.ts';
import { memoryParticipation } from '#fixtures/memory/participation-contents.ts';
import { memoryProfiles } from '#fixtures/memory/profiles.ts';
import { deleteComment, reportComment, supportComment } from './heed-comment.ts';
import { moderateComment } from './moderate-comment.ts';
import { readComments } from './read-comments.ts';
import { type WrittenComment, writeComment } from './write-comment.ts';

const realm = realmId('vilanova');
const minute = 60_000;

interface Given {
  readonly process?: CommentSwitch | null;
  readonly town?: CommentSwitch | null;
  readonly mailFails?: boolean;
}

/** A council where Ana and Pep verified their addresses and Joan did not; by default comments are on. */
async function aCouncil({ process = 'after', town = null, mailFails = false }: Given = {}) {
  const participation = memoryParticipation({
    proposals: [
      { id: 'p-1', process: 'proc' },
      { id: 'p-2', process: 'proc' },
      { id: 'p-4', process: null },
    ],
    settings: { comments: town },
    comments: { proc: process },
  });
  const profiles = memoryProfiles();
  for (const userId of ['ana', 'pep', 'joan']) {
    const profile = {
      firstName: userId,
      lastName: '',
      telephone: '',
      email: `${userId}@correu.example`,
      isVerified: userId !== 'joan',
    };
    await profiles.change(realm, userId, () => ({ realm, userId, profile, code: null, changedAt: 1 }));
  }
  let [now, drawn] = [1000 * minute, 0];
  const mails: Mail[] = [];
  const ports = {
    participation,
    profiles,
    comments: memoryComments(),
    keys: { account: (name: string) => `#${name}` },
    random: (length: number) => new Uint8Array(length).fill((drawn += 1)),
    clock: { now: () => now },
    mailer: {
      send: async (mail: Mail) => {
        if (mailFails) throw new Error('no line');
        mails.push(mail);
      },
    },
  };
  const write = (more: Partial<WrittenComment> = {}) =>
    writeComment(ports)({
      realm,
      content: 'p-1',
      author: 'ana',
      key: null,
      name: 'Ana',
      text: 'Bien',
      replyTo: null,
      ...more,
    });
  const written = async (more: Partial<WrittenComment> = {}) => {
    const sent = await write(more);
    if (isLeft(sent)) throw new Error(sent.left.kind);
    return sent.right.id;
  };
  const read = (reader: string | null = null, content = 'p-1', page = { limit: 20, offset: 0 }) =>
    readComments(ports)({ realm, content, reader, order: 'oldest', ...page });
  const heeded = (comment: string, user: string, content = 'p-1') => ({ realm, content, comment, user });
  const moderate = (id: string, hidden: 'insults' | null) =>
    moderateComment(ports)(realm, id, {
      by: 'Brigada',
      hidden,
      write: ({ text }, reason) => ({ subject: reason, text }),
    });
  const wait = (span: number) => (now += span);
  return { ports, write, written, read, heeded, moderate, mails, wait };
}

describe('comments on a proposal', () => {
  it('follow the setting of its process, else of its town, and are off if neither sets it', async () => {
    const { write, read } = await aCouncil();
    await write();
    expect(await read()).toMatchObject({
      right: { moderation: 'after', total: 1, published: 1, mayWrite: false, threads: [{ replies: [] }] },
    });
    for (const given of [{ process: 'no', town: 'after' }, { process: null }] as const) {
      const off = await aCouncil(given);
      expect(await off.read()).toEqual(left({ kind: 'unknownDocument' }));
      expect(await off.write()).toEqual(left({ kind: 'unknownDocument' }));
    }
    const town = await aCouncil({ process: null, town: 'before' });
    expect(await town.read(null, 'p-4')).toMatchObject({ right: { moderation: 'before' } });
  });

  it('are possible only on published proposals', async () => {
    const { read } = await aCouncil();
    expect(await read(null, 'p-2')).toMatchObject({ right: { total: 0 } });
    for (const content of ['p-3', 'p-9', 'p-4'])
      expect(await read(null, content)).toEqual(left({ kind: 'unknownDocument' }));
  });

  it('are written by those who verified an e-mail, under a name that they choose', async () => {
    const { write, read } = await aCouncil();
    for (const author of ['joan', 'nobody'])
      expect(await write({ author })).toEqual(left({ kind: 'profileIncomplete' }));
    expect(await write({ name: ' La del  tercero ' })).toMatchObject({
      right: { name: 'La del tercero', text: 'Bien', state: { kind: 'published' } },
    });
    expect(await read('ana')).toMatchObject({ right: { mayWrite: true } });
    expect(await read('joan')).toMatchObject({ right: { mayWrite: false } });
    expect(await read('nobody')).toMatchObject({ right: { mayWrite: false } });
  });

  it('say what is wrong with words that cannot be taken', async () => {
    const { write } = await aCouncil();
    expect(await write({ text: ' ' })).toMatchObject({ left: { fault: { field: 'text', kind: 'blank' } } });
    expect(await write({ name: 'ana@correu.example' })).toMatchObject({
      left: { kind: 'commentRefused', fault: { field: 'name', kind: 'address' } },
    });
  });

  it('sent twice under one key are one; without a key they are two', async () => {
    const { write, read } = await aCouncil();
    const first = await write({ key: 'k' });
    expect(await write({ key: 'k' })).toEqual(first);
    expect(await write({ key: 'k', text: 'Otra' })).toEqual(left({ kind: 'keyReused' }));
    expect(await write({ key: 'k', author: 'pep' })).toMatchObject({ right: { author: 'pep' } });
    await write();
    await write();
    expect(await read()).toMatchObject({ right: { total: 4 } });
  });

  it('are five in ten minutes for each person', async () => {
    const { write, wait } = await aCouncil();
    for (let n = 0; n < 5; n += 1) await write();
    expect(await write()).toEqual(left({ kind: 'tooManyComments', from: 1010 * minute }));
    expect(await write({ author: 'pep' })).toMatchObject({ right: {} });
    wait(10 * minute);
    expect(await write()).toMatchObject({ right: {} });
  });

  it('are answered once, and no answer is answered', async () => {
    const { write, written, read } = await aCouncil();
    const head = await written();
    const reply = await written({ replyTo: head, author: 'pep' });
    expect(await read()).toMatchObject({
      right: { total: 1, published: 2, threads: [{ head: { id: head }, replies: [{ id: reply }] }] },
    });
    for (const [replyTo, content] of [
      [reply, 'p-1'],
      ['none', 'p-1'],
      [head, 'p-2'],
    ] as const)
      expect(await write({ replyTo, content })).toEqual(left({ kind: 'unknownComment' }));
  });

  it('come in pages', async () => {
    const { written, read } = await aCouncil();
    const ids = [await written(), await written(), await written()];
    expect(await read(null, 'p-1', { limit: 2, offset: 2 })).toMatchObject({
      right: { total: 3, threads: [{ head: { id: ids[2] } }] },
    });
  });
});

describe('a comment', () => {
  it('is supported once by each person, who can take it back', async () => {
    const { ports, written, read, heeded } = await aCouncil();
    const id = await written();
    const support = (user: string, supports = true, content = 'p-1') =>
      supportComment(ports)({ ...heeded(id, user, content), supports });
    await support('pep');
    expect(await support('pep')).toEqual({ _tag: 'Right', right: { supports: 1, supported: true } });
    expect(await read('pep')).toMatchObject({ right: { supported: new Set([id]) } });
    expect(await read('ana')).toMatchObject({ right: { supported: new Set() } });
    expect(await support('pep', false)).toMatchObject({ right: { supports: 0, supported: false } });
    expect(await support('pep', true, 'p-2')).toEqual(left({ kind: 'unknownComment' }));
    expect(await support('pep', true, 'p-9')).toEqual(left({ kind: 'unknownDocument' }));
  });

  it('that is deleted while a person supports it counts no support', async () => {
    const { ports, written, heeded } = await aCouncil();
    const id = await written();
    const { comments } = ports;
    let asked = 0;
    const vanishing = { ...comments, find: async () => ((asked += 1) > 1 ? null : comments.find(realm, id)) };
    const support = supportComment({ ...ports, comments: vanishing });
    expect(await support({ ...heeded(id, 'pep'), supports: true })).toMatchObject({ right: { supports: 0 } });
  });

  it('that is reported stays, and staff find it', async () => {
    const { ports, written, read, heeded } = await aCouncil();
    const id = await written();
    const report = reportComment(ports);
    for (const user of ['pep', 'pep', 'joan'])
      await report({
        ...heeded(id, user),
        reason: user === 'joan' ? 'insults' : null,
        words: ' Eso duele. ',
      });
    expect(await read()).toMatchObject({ right: { published: 1 } });
    expect(await ports.comments.waiting(realm, { kind: 'reported', limit: 9, offset: 0 })).toMatchObject({
      total: 1,
      items: [{ id, reports: 2, reportedFor: { insults: 1 }, reportWords: ['Eso duele.'] }],
    });
    expect(await report({ ...heeded('none', 'pep'), reason: null, words: '' })).toEqual(
      left({ kind: 'unknownComment' }),
    );
  });

  it('is deleted by its author alone, and stays so', async () => {
    const { ports, written, read, heeded } = await aCouncil();
    const id = await written();
    const erase = deleteComment(ports);
    expect(await erase(heeded(id, 'pep'))).toEqual(left({ kind: 'unknownComment' }));
    expect(await erase(heeded(id, 'ana', 'p-2'))).toEqual(left({ kind: 'unknownComment' }));
    expect(await erase(heeded(id, 'ana'))).toMatchObject({ right: null });
    expect(await erase(heeded(id, 'ana'))).toMatchObject({ right: null });
    expect(await read()).toMatchObject({ right: { total: 0 } });
    expect(await ports.comments.find(realm, id)).toMatchObject({ text: '', name: null });
  });
});

describe('staff', () => {
  it('publish what waited for them', async () => {
    const { written, read, moderate } = await aCouncil({ process: 'before' });
    const id = await written();
    expect(await read('pep')).toMatchObject({ right: { total: 0 } });
    expect(await moderate(id, null)).toMatchObject({
      right: { comment: { state: { kind: 'published' }, history: [{ by: 'Brigada' }] }, isUnsent: false },
    });
    expect(await read('pep')).toMatchObject({ right: { total: 1 } });
  });

  it('hide a comment, and its author hears why', async () => {
    const { written, moderate, mails } = await aCouncil();
    const id = await written();
    expect(await moderate(id, 'insults')).toMatchObject({ right: { isUnsent: false } });
    expect(mails).toEqual([{ to: 'ana@correu.example', subject: 'insults', text: 'Bien' }]);
    expect(await moderate('none', 'insults')).toEqual(left({ kind: 'unknownComment' }));
  });

  it('hide it also if its author cannot be notified', async () => {
    const failing = await aCouncil({ mailFails: true });
    expect(await failing.moderate(await failing.written(), 'insults')).toMatchObject({
      right: { isUnsent: true, comment: { state: { kind: 'hidden' } } },
    });
    const { ports, written, moderate, mails } = await aCouncil();
    const id = await written();
    await ports.comments.forget(realm, 'ana');
    expect(await moderate(id, 'insults')).toMatchObject({ right: { isUnsent: false } });
    const theirs = await written({ author: 'pep' });
    await ports.profiles.change(realm, 'pep', () => null);
    expect(await moderate(theirs, 'insults')).toMatchObject({ right: { isUnsent: false } });
    expect(mails).toEqual([]);
  });
});
