import { expect, it } from 'vitest';
import type { Mail } from '#application/ports/server/mailer.ts';
import { dueNotice, dueOwner, type MailNotice, noticeKind, settledNotice } from '#domain/notices/notice.ts';
import { bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { sendNotices } from './send-notices.ts';

type NoticeRecords = Parameters<typeof sendNotices>[0]['goodsRecords'];

const good = { realm: town.realm, good: 'appointments' };
const minute = 60_000;

const notice = (id: string): MailNotice => ({
  id,
  about: { kind: 'appointment', word: 'confirmed', key: `key of ${id}` },
  to: `${id}@correo.example`,
  language: 'es',
  state: 0,
  reason: '',
  amount: 0,
  start: null,
  office: 'plaza',
  until: null,
  tries: 0,
});

/** Notices that wait, and two processes that send them. */
async function waiting(ids: readonly string[], due = 0) {
  const goods = memoryGoods();
  let [now, isAway, drawn] = [0, false, 0];
  const mails: Mail[] = [];
  const needed = new Set(ids);
  await goods.ask(good, {
    key: 'first',
    bodyHash: '',
    at: 0,
    by: 'sender',
    acts: [],
    money: [],
    records: ids.map((id) => dueNotice(notice(id), due, 1)),
  });
  const process = (
    onSend: (mail: Mail) => void = () => {},
    goesOn = () => true,
    goodsRecords: NoticeRecords = goods,
  ) =>
    sendNotices({
      goods,
      goodsRecords,
      realms: { towns: async () => [town] },
      mailer: {
        send: async (mail) => {
          if (isAway) throw new Error('away');
          onSend(mail);
          mails.push(mail);
        },
      },
      random: (length) => {
        drawn += 1;
        return new Uint8Array(length).fill(drawn);
      },
      clock: { now: () => now },
      write: async (_town, _good, { id }) => (needed.has(id) ? { subject: id, text: id } : null),
      goesOn,
    });
  return {
    process,
    mails,
    needed,
    /** Records in which the mail has been settled meanwhile. */
    stale: { goodsWith: goods.goodsWith, list: async () => [settledNotice('a', 0, 3)] },
    setTime: (at: number) => void (now = at),
    setMail: (away: boolean) => void (isAway = away),
    left: async () => {
      const query = { kind: noticeKind, owner: dueOwner, from: null, until: null, limit: 99, after: null };
      return (await goods.list(good, query)).length;
    },
    stored: async () =>
      JSON.stringify(
        await goods.list(good, {
          kind: noticeKind,
          owner: null,
          from: null,
          until: null,
          limit: 99,
          after: null,
        }),
      ),
  };
}

it('a mail is sent once by two processes that look at the same time, and its address and key are erased', async () => {
  const { process, mails, left, stored } = await waiting(['a', 'b', 'c']);
  await Promise.all([process()(), process()()]);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['a', 'b', 'c'].map((id) => `${id}@correo.example`));
  expect(await left()).toBe(0);
  expect(await stored()).not.toMatch(/correo|key of/u);
});

it('a mail is not sent before it is due', async () => {
  const { process, mails, setTime } = await waiting(['a'], 1000);
  setTime(999);
  await process()();
  expect(mails).toHaveLength(0);
  setTime(1000);
  await process()();
  expect(mails).toHaveLength(1);
});

it('a mail that nobody needs any more is erased and not sent', async () => {
  const { process, mails, needed, left } = await waiting(['a']);
  needed.delete('a');
  expect(await process()()).toEqual({ sent: 0, failed: 0, lost: 0 });
  expect([mails.length, await left()]).toEqual([0, 0]);
});

it('a mail that was sent after the round had looked is not sent again', async () => {
  const { process, mails, stale } = await waiting(['a']);
  expect(await process(undefined, undefined, stale)()).toEqual({ sent: 0, failed: 0, lost: 0 });
  expect(mails).toHaveLength(0);
});

it('a mail of a process that was killed before it was sent is sent by another one after half an hour', async () => {
  const { process, mails, setTime } = await waiting(['a']);
  // It had claimed the mail, and went no further.
  void process(() => {
    throw new Error('killed');
  })();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(mails).toHaveLength(0);
  setTime(30 * minute - 1);
  await process()();
  expect(mails).toHaveLength(0);
  setTime(30 * minute);
  await process()();
  expect(mails).toHaveLength(1);
});

it('a mail that is refused is tried every half hour for a day, and is lost then', async () => {
  const { process, setTime, setMail, left, stored } = await waiting(['a']);
  setMail(true);
  const rounds = [];
  for (let n = 0; n < 48; n += 1) {
    setTime(n * 30 * minute);
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    rounds.push(await process()());
  }
  expect(rounds.slice(0, 47).every(({ failed, lost }) => failed === 1 && lost === 0)).toBe(true);
  expect(rounds.at(-1)).toEqual({ sent: 0, failed: 1, lost: 1 });
  expect(await left()).toBe(0);
  expect(await stored()).toContain('"owner":"lost"');
  expect(await stored()).not.toContain('correo.example');
});

it('a round ends after five failures in a row, and when the server is about to stop', async () => {
  const ids = Array.from({ length: 9 }, (_, n) => `m${n}`);
  const { process, setMail, mails } = await waiting(ids);
  setMail(true);
  expect((await process()()).failed).toBe(5);
  setMail(false);
  expect((await process(undefined, () => false)()).sent).toBe(0);
  expect((await process()()).sent).toBe(4);
  expect(mails).toHaveLength(4);
});
