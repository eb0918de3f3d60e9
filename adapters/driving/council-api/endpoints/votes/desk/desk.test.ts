import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '#domain/shared/calendar-day.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { openedVote, putBoxes, staffCaller } from '#fixtures/builders/councils/opened-vote.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { crowdedTown, people } from '#fixtures/builders/towns/crowd.ts';

const council = sharedCouncil({}, (atEnd) => ({ folders: [crowdedTown({}, atEnd)] }));
const realm = 'nova';
/** The first try of a person at a desk. */
const keyOf = (n: number) => `try-number-${String(n).padStart(8, '0')}`;

let opened: Promise<void> | undefined;
async function desk(officer = 'fatima', ...roles: readonly Parameters<typeof staffCaller>[3][]) {
  const found = await council();
  await (opened ??= openedVote(
    found,
    { realm, surveys: ['box-vote', 'box-vote-b'] },
    { mercat: 'open', residencia: 'sealed' },
  ));
  const call = await staffCaller(
    found,
    realm,
    officer,
    ...(roles.length === 0 ? ['pollingOfficer' as const] : roles),
  );
  const at = (path: string, payload?: object) => call(`votes/box-vote/desk${path}`, payload);
  return {
    ...found,
    at,
    call,
    look: async (identity: string) => (await at('/people', { identity })).body['answer'],
    give: (n: number, more: object = {}) =>
      at('/papers', { identity: people[n]?.id, box: 'mercat', way: 'box', key: keyOf(n), ...more }),
  };
}

describe('the desk of a vote', () => {
  it('says that a person may vote, is not listed or has a mark, in any spelling, and nothing else', async () => {
    const { look, give, at } = await desk('neta');
    const id = people[0]?.id ?? '';
    expect((await at('')).body).toEqual({
      vote: 'box-vote',
      title: { es: '¿Abrimos los domingos?', va: 'Obrim els diumenges?' },
      gives: true,
      passesEnvelopes: true,
      boxes: [
        { id: 'mercat', name: 'mercat', state: 'open', envelopes: null },
        { id: 'residencia', name: 'residencia', state: 'sealed', envelopes: null },
      ],
      kiosks: [],
    });
    expect([await look(id), await look('00000000T'), await look('1234')]).toEqual([
      'mayVote',
      'notListed',
      'unreadable',
    ]);
    expect((await give(0)).body).toEqual({ answer: 'given' });
    expect(await at('/people', { identity: `${id.slice(0, 2)}.${id.slice(2).toLowerCase()}` })).toMatchObject(
      {
        status: 200,
        body: { answer: 'hasMark' },
      },
    );
  });

  it('gives a paper ballot once, and the same answer to a try whose answer was lost', async () => {
    const { give, server } = await desk();
    expect((await give(1)).body).toEqual({ answer: 'given' });
    expect((await give(1)).body).toEqual({ answer: 'given' });
    expect((await give(1, { key: keyOf(999) })).body).toEqual({ answer: 'hasMark' });
    const cookie = await deviceCookie(server, realm);
    for (const survey of ['box-vote', 'box-vote-b'])
      expect(await ask(server, aVote({ cookie, realm, survey, ...people[1], answer: 'si' }))).toMatchObject({
        status: 409,
        body: { errCode: 31 },
      });
    expect(
      (await ask(server, aVote({ cookie, realm, survey: 'box-vote-b', ...people[2], answer: 'no' }))).status,
    ).toBe(200);
    expect((await give(2)).body).toEqual({ answer: 'hasMark' });
  });

  it('gives nothing into a box that is not open, to nobody of the census, or without the name of the try', async () => {
    const { give } = await desk();
    for (const box of ['residencia', 'nowhere'])
      expect(await give(3, { box })).toMatchObject({ status: 409, body: { errCode: 210, where: 'closed' } });
    expect((await give(3, { identity: '00000000T' })).body).toEqual({ answer: 'notListed' });
    expect((await give(3, { identity: 'x' })).body).toEqual({ answer: 'unreadable' });
    expect(await give(3, { key: 'short' })).toMatchObject({ body: { errCode: 210, where: 'badKey' } });
    expect((await give(3, { channel: 'web' })).status).toBe(400);
  });

  it('passes envelopes after the close, into a box that is not sealed; ballots are given no more', async () => {
    const { setTime } = await desk();
    const after = startOfDay('2026-11-28' as CalendarDay, 'Europe/Madrid') + 60_000;
    setTime(after);
    try {
      const found = await council();
      const late = await staffCaller({ ...found, now: after }, realm, 'late', 'pollingOfficer');
      const pass = (n: number, way: string) =>
        late('votes/box-vote/desk/papers', { identity: people[n]?.id, box: 'mercat', way, key: keyOf(n) });
      const results = [await pass(4, 'box'), await pass(4, 'envelope'), await pass(2, 'envelope')];
      expect(results.map(({ body }) => body['where'] ?? body['answer'])).toEqual([
        'closed',
        'given',
        'hasMark',
      ]);
      expect((await late('votes/box-vote/desk')).body).toMatchObject({ gives: false, passesEnvelopes: true });
    } finally {
      setTime(noon);
    }
    // The session of a later day has ended those of the day before.
    const again = await desk();
    expect((await again.give(5, { way: 'envelope' })).body).toEqual({ answer: 'given' });
    expect((await again.at('')).body['boxes']).toMatchObject([
      { id: 'mercat', envelopes: { deed: 'join', to: 'residencia' } },
      { id: 'residencia', envelopes: null },
    ]);
    expect((await again.at('/envelopes', { box: 'mercat' })).body['boxes']).toMatchObject([
      { id: 'mercat', envelopes: null },
      { id: 'residencia', envelopes: { deed: 'join', to: 'mercat' } },
    ]);
    expect((await again.at('/envelopes', { box: 'mercat' })).body).toMatchObject({ where: 'notMoved' });
  });

  it('refuses whoever lists the census by asking, and lets a colleague go on', async () => {
    const { look } = await desk('guesser');
    const asked: unknown[] = [];
    for (let n = 0; n < 17; n += 1) asked.push(await look(String(20_000_000 + n)));
    expect(asked).toEqual([...Array<string>(15).fill('notListed'), undefined, undefined]);
    const other = await desk('colleague');
    expect(await other.look(people[9]?.id ?? '')).toBe('mayVote');
    const many = await desk('hurried');
    const answers: unknown[] = [];
    for (let n = 0; n < 92; n += 1) answers.push(await many.look(people[9]?.id ?? ''));
    expect(answers.filter((one) => one === 'mayVote')).toHaveLength(90);
    const refused = await many.at('/people', { identity: people[9]?.id });
    expect(refused).toMatchObject({ status: 429, body: { errCode: 37 } });
  });

  it('is for polling officers of that vote who have no role of its census, and for opened votes of the census only', async () => {
    const asAnalyst = await desk('ana', 'analyst');
    expect(await asAnalyst.at('')).toMatchObject({ status: 403, body: { errCode: 114 } });
    const both = await desk('both', 'censusKeeper', 'pollingOfficer');
    expect(await both.at('/people', { identity: people[9]?.id })).toMatchObject({
      status: 403,
      body: { errCode: 114, faults: [{ kind: 'opposedRole', role: 'censusKeeper' }] },
    });
    const { call } = await desk();
    expect(await call('votes/poll/desk')).toMatchObject({ status: 409, body: { where: 'noDesk' } });
    expect((await call('votes/box-vote-b/desk')).body).toMatchObject({ where: 'noDesk' });
    expect((await call('votes/nothing/desk')).status).toBe(404);
  });

  it('tells no turnout of a vote that hides it, and when the census is not the one that was signed', async () => {
    const found = await council();
    await openedVote(found, {
      realm,
      surveys: ['quiet-vote'],
      more: { hideVoteCount: true, showResultsAfterPollIsClosed: false },
    });
    const officer = await staffCaller(found, realm, 'fatima', 'pollingOfficer');
    const day = async (vote: string) => (await officer(`votes/${vote}/day`)).body;
    expect(await day('quiet-vote')).toMatchObject({ total: null, days: [], channels: null, census: 'same' });
    await desk();
    expect(await day('box-vote')).toMatchObject({ total: 0, census: 'same' });
    const database = openSql(join(found.data, 'concejo.sqlite'));
    const raised = 'UPDATE census_versions SET version = version + 1';
    const one = 'UPDATE census SET blocked = 1 WHERE person = (SELECT max(person) FROM census)';
    database.exec(`${one}; ${raised}`);
    expect(await day('box-vote')).toMatchObject({ census: 'changed' });
    database.exec(`UPDATE census SET blocked = 0; ${raised}`);
    database.close();
    expect(await day('box-vote')).toMatchObject({ census: 'same' });
  });

  it('shows the questions of residents to those who may read them, and the portal says where one asks', async () => {
    const found = await council();
    await desk();
    const author = await staffCaller(found, realm, 'neus', 'publisher');
    const officer = await staffCaller(found, realm, 'marta', 'requestOfficer', 'pollingOfficer');
    const questions = async (who: typeof officer) => (await who('votes/box-vote/day')).body['questions'];
    expect(await questions(officer)).toBeNull();
    const form = [{ name: 'question', title: { es: 'Tu pregunta' }, type: 'textarea', required: true }];
    const body = { title: { es: 'Dudas de la votación' }, survey: 'box-vote', form, noPrivacyPolicy: true };
    expect((await author('documents/mailboxes', { id: 'dudas', body })).status).toBe(200);
    expect((await author('documents/mailboxes/dudas/acts', { act: 'publish', version: 1 })).status).toBe(200);
    expect(await questions(officer)).toEqual({ mailboxes: ['dudas'], total: 0, items: [] });
    const entered = {
      mailbox: 'dudas',
      request: { extra: { question: '¿Puedo votar sin DNI?' } },
      channel: 'telephone',
      consent: { shown: 'Se lo he leído' },
      key: 'K7QM2XRAVD5HN3TE',
    };
    const { iid } = (await officer('requests/enter', entered)).body;
    expect(await questions(officer)).toMatchObject({
      total: 1,
      items: [{ number: iid, status: 'Recibida', hasReply: false }],
    });
    expect(await questions(await staffCaller(found, realm, 'fatima', 'pollingOfficer'))).toBeNull();
    for (const survey of ['box-vote', 'box-vote-b'])
      expect(
        (await ask(found.server, { url: `/api/${realm}/surveys/${survey}/opening` })).body,
      ).toMatchObject({ questions: 'dudas' });
  });

  it('leaves no step, no identity number in a log or in the database, and no channel at a mark', async () => {
    const { call, log, data, look, give } = await desk();
    const before = (
      (await (await desk('reader', 'reader')).call('votes/box-vote')).body['steps'] as unknown[]
    ).length;
    await look(people[20]?.id ?? '');
    await give(20);
    await call('votes/box-vote/desk');
    const after = ((await (await desk('reader', 'reader')).call('votes/box-vote')).body['steps'] as unknown[])
      .length;
    expect(after).toBe(before);
    const files = ['concejo.sqlite', 'concejo.sqlite-wal'].map((name) =>
      readFileSync(join(data, name), 'latin1'),
    );
    for (const text of [...files, log.join('\n')]) {
      expect(text).not.toContain(people[20]?.id ?? '-');
      expect(text).not.toContain(keyOf(20));
    }
  });

  it('gives nothing of a sealed box to a try that comes a moment later', async () => {
    const found = await desk();
    const surveys = ['box-vote', 'box-vote-b'];
    await putBoxes(found, { realm, surveys }, { mercat: 'sealed', residencia: 'sealed' });
    expect(await found.give(30)).toMatchObject({ status: 409, body: { where: 'closed' } });
    expect((await found.give(1)).body).toEqual({ answer: 'given' });
    await putBoxes(found, { realm, surveys }, { mercat: 'open', residencia: 'sealed' });
  });
});
