import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { fileOutbox } from '#adapters/driven/mail/file-outbox.ts';
import { crowdedTown, endDay, raceOf } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { answeredCaptcha, uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { aWeekGoesBy } from '#fixtures/builders/councils/week-goes-by.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';

const day = 86_400_000;
const afterClose = (days: number) => startOfDay(addDays(endDay, 1 + days), 'Europe/Madrid');

/** How many rows a device leaves, and how many rows of counts there are. */
function rowsIn(data: string): Readonly<Record<string, number>> {
  const database = openSql(join(data, 'concejo.sqlite'));
  const tables = ['sessions', 'devices', 'voted_devices', 'marks', 'ballots'];
  const count = (table: string) =>
    Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
  const rows = Object.fromEntries(tables.map((table) => [table, count(table)]));
  database.close();
  return rows;
}
/** The council opened again at that instant, and a week of its days after it. */
async function aWeekFrom(council: TestCouncil, from: number): Promise<TestCouncil> {
  const later = await council.restart({ from });
  await aWeekGoesBy(later, from);
  return later;
}
const keysIn = (data: string) => readFileSync(join(data, 'secrets.json'), 'utf8');

/**
 * Holds back what a council begins from here on by the clock: its rounds, and the erasing a second after its start. A day
 * of faked time would begin a hundred thousand rounds.
 */
function heldRounds() {
  const held = new Map<unknown, { readonly work: () => unknown; readonly time: number }>();
  const hold = (work: () => unknown, time: number) => {
    const timer = { unref: () => timer };
    held.set(timer, { work, time });
    return timer;
  };
  const later = globalThis.setTimeout;
  const begin = (work: () => unknown, time = 0, ...more: []) =>
    time === 1000 ? { unref: () => null } : later(work, time, ...more);
  vi.spyOn(globalThis, 'setInterval').mockImplementation(hold as never);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(begin as never);
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => void held.delete(timer));
  return {
    /** The rounds that come after such a time. */
    every: (suits: (time: number) => boolean) =>
      [...held.values()].filter(({ time }) => suits(time)).map(({ work }) => work),
  };
}

describe('a year later', () => {
  it('nothing is left of devices and sessions, and no key shows who took part; the result is the same', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    await raceOf(council);
    council.setTime(afterClose(0));
    const before = await ask(council.server, '/api/nova/surveys/poll/results');
    const list = await council.server.inject('/api/nova/surveys/poll/ballots');
    expect(rowsIn(council.data)).toMatchObject({ sessions: 1, devices: 1, voted_devices: 1, marks: 100 });
    expect(keysIn(council.data)).toContain('"nova/poll": "');
    const outbox = join(council.data, 'outbox');
    await fileOutbox(outbox).send({ to: 'ana@correu.example', subject: 'Solicitud', text: 'Hola' });
    for (const name of readdirSync(outbox)) utimesSync(join(outbox, name), noon / 1000, noon / 1000);
    const later = await aWeekFrom(council, afterClose(366));
    expect(rowsIn(later.data)).toEqual({
      sessions: 0,
      devices: 1,
      voted_devices: 0,
      marks: 100,
      ballots: 100,
    });
    expect(readdirSync(outbox)).toEqual([]);
    expect(keysIn(later.data)).not.toContain('"nova/poll": "');
    expect(await ask(later.server, '/api/nova/surveys/poll/results')).toMatchObject({ body: before.body });
    expect((await later.server.inject('/api/nova/surveys/poll/ballots')).body).toBe(list.body);
    // A device is erased a year after its last session, which was of 180 days.
    const evenLater = await aWeekFrom(later, noon + 546 * day);
    expect(rowsIn(evenLater.data)).toMatchObject({ devices: 0, ballots: 100 });
  });

  it('sessions and devices that are used stay', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    const id = 'd1'.repeat(16);
    await deviceCookie(council.server, 'nova', id);
    const later = await aWeekFrom(council, noon + 366 * day);
    const cookie = await deviceCookie(later.server, 'nova', id);
    const evenLater = await aWeekFrom(later, noon + 545 * day);
    expect(rowsIn(evenLater.data)).toMatchObject({ sessions: 1, devices: 1 });
    const loggedIn = { url: '/users/nova/loggedin', headers: { cookie } };
    expect(await ask(evenLater.server, loggedIn)).toMatchObject({ status: 200 });
  });

  it('has come at midnight too: old data are erased daily, without a restart', async () => {
    const rounds = heldRounds();
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    await deviceCookie(council.server, 'nova');
    for (let n = 0; n < 7; n += 1) {
      council.setTime(noon + (181 + n) * day);
      await council.council.forget();
    }
    council.setTime(noon + 188 * day);
    const [daily, oftener] = [rounds.every((time) => time === day), rounds.every((time) => time < day)];
    expect([daily.length, oftener.length > 0]).toEqual([1, true]);
    await Promise.all(oftener.map((round) => round()));
    expect(rowsIn(council.data)).toMatchObject({ sessions: 1 });
    await daily[0]?.();
    expect(rowsIn(council.data)).toMatchObject({ sessions: 0 });
    await council.close();
    expect(rounds.every(() => true)).toEqual([]);
  });

  it('is made up for the next day if the database refuses; the server goes on serving, and its log says so', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()] });
    await deviceCookie(council.server, 'nova');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const log: string[] = [];
      const server = await council.council.server('/no-web', { write: (record) => log.push(record) });
      const broken = openSql(join(council.data, 'concejo.sqlite'));
      broken.exec('ALTER TABLE sessions RENAME TO elsewhere');
      for (let n = 0; n <= 7; n += 1) {
        council.setTime(noon + (181 + n) * day);
        vi.advanceTimersByTime(day);
      }
      await vi.waitFor(() => expect(log.join('')).toContain('old traces were not erased'));
      // Before the table is back: of the rounds of eight days one may still be under way.
      expect(broken.prepare('SELECT count(*) AS n FROM elsewhere').get()).toMatchObject({ n: 1 });
      broken.exec('ALTER TABLE elsewhere RENAME TO sessions');
      broken.close();
      expect(await ask(server, '/readyz')).toMatchObject({ status: 200 });
      vi.advanceTimersByTime(day);
      await vi.waitFor(() => expect(rowsIn(council.data)).toMatchObject({ sessions: 0 }));
      await server.close();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('appeals', () => {
  it('end when the council says so: the key is erased then, and not before', async () => {
    const council = await openTestCouncil({ folders: [crowdedTown()], settings: { appealsDays: 30 } });
    await raceOf(council);
    const early = await aWeekFrom(council, afterClose(30) - 1);
    expect(keysIn(early.data)).toContain('"nova/poll": "');
    const later = await aWeekFrom(early, afterClose(30));
    expect(keysIn(later.data)).not.toContain('"nova/poll": "');
    expect(keysIn(later.data)).toContain('"erased"');
    expect(await ask(later.server, '/api/nova/surveys/poll/results')).toMatchObject({ status: 200 });
  });
});

describe('requests', () => {
  it('are erased a year after they were finished, and unused uploads after a month', async () => {
    const staffToken = 'a-token-of-the-staff';
    const servicesFile = staffServices({ vilanova: [{ name: 'Ana', token: staffToken }] });
    const council = await openTestCouncil({ settings: { servicesFile, requestMonths: 6 } });
    const { server } = council;
    const cookie = await deviceCookie(server);
    const upload = async (name: string) =>
      String((await ask(server, uploadOf(name, sampleFiles.jpg, { cookie }))).body['_id']);
    const [sent] = [await upload('enviada.jpg'), await upload('suelta.jpg')];
    const create = async () => {
      const made = await ask(server, {
        method: 'POST',
        url: '/incidences2/vilanova/requests/incidencias/create',
        headers: { cookie },
        payload: {
          body: 'Hay una farola apagada',
          category: 'alumbrado',
          contact: { firstName: 'Ana', email: 'ana@correu.example' },
          coordinates: { lat: 39.4101, lng: -0.3455 },
          extra: { estorba: 'no' },
          privacy: true,
          images: [sent],
          captcha: await answeredCaptcha(server),
        },
      });
      return String(made.body['_id']);
    };
    const [done, open] = [await create(), await create()];
    await ask(server, {
      method: 'POST',
      url: `/api/vilanova/staff/requests/${done}`,
      headers: { authorization: `Bearer ${staffToken}` },
      payload: { status: 'Resuelta' },
    });
    const left = (data: string) => {
      const database = openSql(join(data, 'concejo.sqlite'));
      const count = (table: string) =>
        Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
      const rows = { requests: count('requests'), assets: count('assets') };
      database.close();
      return rows;
    };
    expect(left(council.data)).toEqual({ requests: 2, assets: 2 });
    const afterMonth = await aWeekFrom(council, noon + 30 * day);
    expect(left(afterMonth.data)).toEqual({ requests: 2, assets: 1 });
    const early = await aWeekFrom(afterMonth, noon + 182 * day - 1);
    expect(left(early.data)).toEqual({ requests: 2, assets: 1 });
    const later = await aWeekFrom(early, noon + 183 * day);
    expect(left(later.data)).toMatchObject({ requests: 1 });
    const read = { method: 'POST', url: '/api/vilanova/requests/read' } as const;
    expect((await ask(later.server, { ...read, payload: { reference: done } })).status).toBe(404);
    expect((await ask(later.server, { ...read, payload: { reference: open } })).status).toBe(200);
    await later.close();
    const bytes = readFileSync(join(later.data, 'concejo.sqlite'));
    expect(bytes.includes(done)).toBe(false);
  });
});

describe('one reading of a wrong clock', () => {
  /** A council with a device, its session and the key of a vote that has just closed. */
  async function withTraces() {
    const council = await openTestCouncil({ folders: [crowdedTown()], settings: { appealsDays: 1 } });
    await raceOf(council);
    council.setTime(afterClose(0));
    return { council, before: [rowsIn(council.data), keysIn(council.data)] };
  }
  const left = ({ data }: TestCouncil) => [rowsIn(data), keysIn(data)];

  it('erases nothing, whether it is far ahead, far behind, or both in turn; the log and the figures say so', async () => {
    const { council, before } = await withTraces();
    const right = afterClose(0);
    let now: TestCouncil = council;
    for (const from of [right, right + 500 * day, right + 500 * day + 60_000, right - 3650 * day, right]) {
      now = await now.restart({ from });
      expect(left(now)).toEqual(before);
      if (from === right + 500 * day) {
        expect(now.log.join('')).toContain('erasing waits: the clock did not go steadily');
        expect(now.log.join('')).toContain('"clock":"leapt"');
        expect((await now.server.inject('/metrics')).body).toContain('concejo_erasing_waits 1');
      }
    }
    expect(now.log.join('')).toContain('"clock":"leapt"');
  });

  it('of one process among several erases nothing, and lets nothing be erased while they do not agree', async () => {
    const { council, before } = await withTraces();
    const right = afterClose(30);
    const ahead = await council.second();
    for (let n = 0; n <= 9; n += 1) {
      council.setTime(right + n * day);
      ahead.setTime(right + (500 + n) * day);
      await council.council.forget();
      await ahead.council.forget();
    }
    expect(left(council)).toEqual(before);
    await ahead.close();
    await aWeekGoesBy(council, right + 10 * day);
    expect(keysIn(council.data)).not.toContain('"nova/poll": "');
  });

  it('that stands still erases nothing more, however often it is read', async () => {
    const { council, before } = await withTraces();
    council.setTime(afterClose(400));
    for (let n = 0; n < 20; n += 1) await council.council.forget();
    expect(left(council)).toEqual(before);
  });

  it('cannot be trusted if the readings cannot be stored: nothing is erased, and the log says so', async () => {
    const { council, before } = await withTraces();
    const inTheWay = join(council.data, 'secrets.json.time.new');
    mkdirSync(inTheWay);
    await aWeekGoesBy(council, afterClose(400));
    expect(left(council)).toEqual(before);
    expect(council.log.join('')).toContain('old data were not erased');
    rmSync(inTheWay, { recursive: true });
    await aWeekGoesBy(council, afterClose(400));
    expect(keysIn(council.data)).not.toContain('"nova/poll": "');
  });
});
