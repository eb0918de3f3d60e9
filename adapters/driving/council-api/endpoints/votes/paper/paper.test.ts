import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { sqlBallotStore } from '#adapters/driven/sqlite/ballots/ballot.table.ts';
import { sqlVotingDesk } from '#adapters/driven/sqlite/tables/desk/voting-desk.table.ts';
import type { BoxesAnswer } from '#adapters/wire/office-votes/paper/boxes.ts';
import type { EntriesAnswer } from '#adapters/wire/office-votes/paper/entries.ts';
import { calls } from '#adapters/wire/calls.ts';
import { instantAt, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { allRoles, type Role } from '#domain/office/roles.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const council = sharedCouncil();
const realm = realmId('vilanova');
const question = { kind: 'options', answers: [anOption('si'), anOption('no')], blankVote: true } as const;
const people: Readonly<Record<string, readonly Role[]>> = {
  neus: ['publisher'],
  amparo: ['voteSigner', 'reader'],
  vicent: ['voteSigner', 'reader'],
  pau: ['pollingOfficer'],
  fatima: ['pollingOfficer'],
  lluc: ['pollingOfficer'],
  josep: ['censusKeeper', 'pollingOfficer'],
  everybody: allRoles,
};

const cookies = new Map<string, string>();
let today = instantAt('2026-11-18' as CalendarDay, 720, 'Europe/Madrid');
/** From now on it is noon of a day; who is signed in signed in on that day. */
async function on(day: string) {
  const { setTime } = await council();
  today = instantAt(day as CalendarDay, 720, 'Europe/Madrid');
  cookies.clear();
  setTime(today);
}
async function cookieOf(who: string) {
  const { data } = await council();
  const known = cookies.get(who);
  const made = known ?? (await staffCookie({ data }, { id: who, roles: people[who] ?? [], now: today }));
  cookies.set(who, made);
  return made;
}
async function at(who: string | null, path: string, payload?: object) {
  const { server } = await council();
  return ask(server, {
    url: `/api/vilanova/${path}`,
    headers: who === null ? {} : { cookie: await cookieOf(who) },
    ...(payload && { method: 'POST' as const, payload }),
  });
}
const refused = (where: string, errCode = 220) => ({ body: { errCode, where } });

/** A vote that two people opened, with one or several questions. */
async function opened(id: string, ...chain: readonly string[]) {
  const body = {
    title: { es: id },
    displayType: 'options',
    blankVote: true,
    census: true,
    startTime: '2026-11-20',
    endTime: '2026-11-27',
    showResultsBefore: true,
    showResultsAfterPollIsClosed: true,
    answers: question.answers.map(({ id: _id, text }) => ({ _id, text })),
  };
  const documents = `staff/documents/${encodeURIComponent('#surveys')}`;
  for (const one of [...chain, id])
    await at('neus', documents, { id: one, body: { ...body, ...(one === id && { chain }) } });
  for (const [who, turn] of [
    ['amparo', 'first'],
    ['vicent', 'second'],
  ] as const) {
    const { hash } = (await at(who, `staff/votes/${id}`)).body;
    const signed = await at(who, `staff/votes/${id}/signatures`, { what: 'open', turn, hash });
    expect(signed.status).toBe(200);
  }
}
const box = (who: string, id: string, payload: object) => at(who, `staff/votes/${id}/boxes`, payload);
const boxes = async (id: string) =>
  (await at('pau', `staff/votes/${id}/boxes`)).body as unknown as BoxesAnswer;
const witnessed = { witness: 'Fátima', words: '0012' };

let database: DatabaseSync | undefined;
/** The database of the council as a desk and as voters write in it. */
async function stores() {
  database ??= openSql(join((await council()).data, 'concejo.sqlite'));
  return { desk: sqlVotingDesk(database), ballots: sqlBallotStore(database) };
}
afterAll(() => database?.close());

/** People who were given a paper ballot for a box. */
async function give(id: string, boxId: string, count: number) {
  const { desk } = await stores();
  for (let n = 0; n < count; n += 1) {
    const mark = `${id}${boxId}${n}`.padEnd(64, '0');
    const marks = [{ survey: surveyId(id), mark }];
    const paper = { kind: 'paper', realm, vote: id, way: 'box', box: boxId, marks } as const;
    await desk.give({ ...paper, attempt: mark, isOpen: () => true });
  }
}
/** People who vote on the web. */
async function voteOnWeb(id: string, from: number, to: number) {
  const { ballots } = await stores();
  for (let n = from; n < to; n += 1)
    await ballots.record(
      aBallotEntry(`${id}-web-${n}`, { realm, survey: surveyId(id), answer: 'no', question }),
    );
}
const enter = (who: string, id: string, number: number, answer: object, more: object = {}) =>
  at(who, `staff/votes/${id}/boxes/mercat/entries`, {
    number,
    survey: id,
    answer,
    settles: false,
    ...more,
  });
const yes = { kind: 'choice', raw: 'si' };
const statesOf = (reply: { body: object }) => (reply.body as EntriesAnswer).states;

describe('the paper ballots of a vote', () => {
  it('are only for votes that two people opened, and for people whose roles allow it', async () => {
    await on('2026-11-18');
    expect((await at('pau', 'staff/votes/presupuestos-2027/boxes')).body).toMatchObject({
      obstacle: 'notOpened',
    });
    expect((await at('pau', 'staff/votes/nada/boxes')).status).toBe(404);
    await opened('papel', 'papel-b');
    expect(await box('pau', 'presupuestos-2027', { act: 'plan', name: 'Mercat' })).toMatchObject(
      refused('notOpened'),
    );
    expect((await box('amparo', 'papel', { act: 'plan', name: 'Mercat' })).body).toMatchObject({
      errCode: 114,
    });
    expect((await box('neus', 'papel', { act: 'plan', name: 'Mercat' })).body).toMatchObject({
      errCode: 114,
    });
    // Who keeps the census of the vote enters none of its ballots.
    expect((await box('josep', 'papel', { act: 'plan', name: 'Mercat' })).status).not.toBe(200);
    expect((await box('pau', 'papel', { act: 'plan', name: 'Mercat' })).body).toMatchObject({
      boxes: [{ id: 'mercat', state: 'planned' }],
    });
    expect(await box('pau', 'papel', { act: 'open', box: 'mercat', ...witnessed })).toMatchObject(
      refused('voteNotOpen'),
    );
  });

  it('stay in sealed boxes until the whole vote is over', async () => {
    await on('2026-11-25');
    await box('pau', 'papel', { act: 'open', box: 'mercat', ...witnessed });
    await give('papel', 'mercat', 3);
    await voteOnWeb('papel', 0, 30);
    expect(await box('pau', 'papel', { act: 'seal', box: 'mercat', words: '1' })).toMatchObject(
      refused('noWitness'),
    );
    expect((await box('pau', 'papel', { act: 'seal', box: 'mercat', ...witnessed })).status).toBe(200);
    expect(await box('pau', 'papel', { act: 'count', box: 'mercat', found: 3, ...witnessed })).toMatchObject(
      refused('voteOpen'),
    );
    expect((await boxes('papel')).boxes[0]).toMatchObject({ state: 'sealed', contents: null });
  });

  it('are entered by two people who see nothing of each other, and decided by a third', async () => {
    await on('2026-11-28');
    expect(
      await box('pau', 'papel', { act: 'count', box: 'mercat', found: 4, witness: 'Fátima' }),
    ).toMatchObject(refused('tooManyFound'));
    await box('pau', 'papel', { act: 'count', box: 'mercat', found: 3, ...witnessed });
    expect((await box('pau', 'papel', { act: 'begin' })).body).toMatchObject({
      boxes: [{ state: 'entering', contents: { found: 3, given: 3, entered: 3 } }],
    });
    const second = { survey: 'papel-b' };
    for (const who of ['pau', 'fatima'])
      for (const number of [1, 2, 3]) {
        const mine = number === 2 && who === 'fatima' ? { kind: 'spoiled' } : yes;
        const half = await enter(who, 'papel', number, number === 3 ? { kind: 'blank' } : mine);
        expect(half.body).toMatchObject({ draft: { number } });
        expect((await enter(who, 'papel', number, yes, second)).status).toBe(200);
        // Sent twice, it is one.
        expect((await enter(who, 'papel', number, yes, second)).status).toBe(200);
      }
    expect(await enter('pau', 'papel', 1, { kind: 'blank' })).toMatchObject(refused('enteredByYou', 221));
    expect(await enter('lluc', 'papel', 1, yes)).toMatchObject(refused('enteredTwice', 221));
    const read = (who: string) => at(who, 'staff/votes/papel/boxes/mercat/entries');
    expect((await read('pau')).body).toMatchObject({
      states: 'ede',
      next: null,
      differing: [{ number: 2, entries: [] }],
    });
    expect((await read('lluc')).body).toMatchObject({
      differing: [{ entries: [{ answers: { papel: { kind: 'spoiled' } } }, { answers: { papel: yes } }] }],
    });
    expect(await at('pau', 'staff/votes/papel/boxes/mercat/record')).toMatchObject(refused('unsettled'));
    for (const survey of ['papel', 'papel-b'])
      await enter('lluc', 'papel', 2, { kind: 'spoiled' }, { survey, settles: true });
    expect(statesOf(await read('pau'))).toBe('ese');
    expect(await at('pau', 'staff/votes/papel/boxes/zoco/entries')).toMatchObject(refused('unknownBox'));
  });

  it('leave every answer of the council the same, however many ballots there are, until all are counted', async () => {
    // Turnout in steps of 25 counts who took part, and is for those who may read it (desk.test.ts).
    const gets = calls.filter((call) => call.method === 'get' && !call.path.endsWith('/{id}/day'));
    let reader = 0;
    const answers = async (id: string, only: (path: string) => boolean = () => true) => {
      const all = new Map<string, string>();
      const { server } = await council();
      for (const { path } of gets.filter((one) => only(one.path)))
        for (const who of [null, 'everybody']) {
          const url = path
            .replace('{realm}', 'vilanova')
            .replace('{box}', 'mercat')
            .replaceAll(/\{\w+\}/gu, id);
          const headers = who === null ? {} : { cookie: await cookieOf(who) };
          // Each asks from a network of its own, so that none is told to wait.
          const remoteAddress = `10.${(reader += 1) >> 8}.${reader & 255}.1`;
          const { statusCode, body } = await server.inject({ url, headers, remoteAddress });
          all.set(`${path} ${who}`, `${statusCode} ${body}`);
        }
      return all;
    };
    const before = await answers('papel');
    const again = await answers('papel');
    await voteOnWeb('papel', 30, 90);
    const after = await answers('papel');
    const stable = [...before].filter(([name, text]) => again.get(name) === text).map(([name]) => name);
    expect(stable.length).toBeGreaterThan(before.size - 20);
    for (const path of ['surveys', 'surveys/{id}', 'surveys/{id}/results', 'surveys/{id}/ballots'])
      expect(stable).toContain(`/api/{realm}/${path} null`);
    expect(stable.filter((name) => after.get(name) !== before.get(name))).toEqual([]);
    // A vote without boxes shows its ballots: the same look finds them.
    await on('2026-11-18');
    await opened('sin-urna');
    await on('2026-11-28');
    const ofSurveys = (path: string) => path.includes('/surveys');
    const shown = await answers('sin-urna', ofSurveys);
    await voteOnWeb('sin-urna', 0, 60);
    const then = await answers('sin-urna', ofSurveys);
    const changed = [...shown].filter(([name, text]) => then.get(name) !== text).map(([name]) => name);
    for (const path of ['surveys', 'surveys/{id}', 'surveys/{id}/results', 'surveys/{id}/ballots'])
      expect(changed).toContain(`/api/{realm}/${path} null`);
  });

  it('join those of the web once two people sign the last record', async () => {
    const results = 'surveys/papel/results';
    expect((await at(null, results)).body).toMatchObject({ errCode: 38 });
    expect((await at(null, 'surveys/papel')).body).toMatchObject({ awaitsPaper: true });
    const record = (await at('pau', 'staff/votes/papel/boxes/mercat/record')).body;
    expect(record).toMatchObject({ given: 3, found: 3, missing: 0, ballots: 2, blank: 0, spoiled: 1 });
    const sign = (who: string, hash = record['hash']) =>
      at(who, 'staff/votes/papel/boxes/mercat/signatures', { hash, words: '' });
    expect((await sign('pau')).status).toBe(200);
    expect(await sign('pau')).toMatchObject(refused('samePerson'));
    expect(await sign('fatima', 'old')).toMatchObject(refused('changed'));
    expect((await at(null, results)).body).toMatchObject({ errCode: 38 });
    expect((await sign('fatima')).body).toMatchObject({ boxes: [{ state: 'counted' }] });
    expect((await at(null, results)).body).toMatchObject({ ballots: 92, blank: 1 });
    expect((await at(null, 'surveys/papel-b/results')).body).toMatchObject({ ballots: 2 });
    expect((await at(null, 'surveys/papel')).body).not.toHaveProperty('awaitsPaper');
    expect(await sign('pau')).toMatchObject(refused('notEntering'));
  });
});
