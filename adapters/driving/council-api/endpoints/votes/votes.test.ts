import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OpeningAnswer } from '#adapters/wire/voting/signed-vote.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { instantAt, type CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Role } from '#domain/office/roles.ts';
import { left } from '#domain/shared/result.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';

const token = 'the-token-of-a-program-that-signs';
const council = sharedCouncil({}, (atEnd) => ({
  settings: {
    servicesFile: staffServices(
      { vilanova: [{ name: 'Robot', token, roles: [{ role: 'reader', scope: 'town' }] }] },
      atEnd,
    ),
  },
}));

const cookies = new Map<string, Promise<string>>();
const people: Readonly<Record<string, readonly Role[]>> = {
  neus: ['publisher'],
  amparo: ['voteSigner', 'reader'],
  vicent: ['voteSigner', 'reader'],
  pau: ['publisher', 'voteSigner'],
  josep: ['voteSigner', 'reader', 'censusKeeper', 'analyst'],
  marta: ['editor'],
};
const cookieOf = async (name: string) => {
  const roles = people[name];
  const { data } = await council();
  const made = cookies.get(name) ?? staffCookie({ data }, { id: name, ...(roles && { roles }) });
  cookies.set(name, made);
  return made;
};

const at = async (who: string | null, path: string, payload?: object) => {
  const { server } = await council();
  const headers: Record<string, string> =
    who === null
      ? {}
      : who === 'robot'
        ? { authorization: `Bearer ${token}` }
        : { cookie: await cookieOf(who) };
  const answer = await ask(server, {
    url: `/api/vilanova/${path}`,
    headers,
    ...(payload && { method: 'POST', payload }),
  });
  return { status: answer.status, body: answer.body as Record<string, unknown> };
};
const surveys = `staff/documents/${encodeURIComponent('#surveys')}`;
const question = (more: object = {}) => ({
  title: { es: '¿Abrimos los domingos?', va: 'Obrim els diumenges?' },
  displayType: 'options',
  startTime: '2026-11-20',
  endTime: '2026-11-27',
  showResultsAfterPollIsClosed: true,
  answers: [
    { _id: 'si', text: { es: 'Sí', va: 'Sí' } },
    { _id: 'no', text: { es: 'No', va: 'No' } },
  ],
  ...more,
});
const prepare = async (id: string, more: object = {}) =>
  expect((await at('neus', surveys, { id, body: question(more) })).status).toBe(200);
const vote = async (id: string, who = 'amparo') =>
  (await at(who, `staff/votes/${id}`)).body as unknown as VoteAnswer;
const sign = async (who: string, id: string, turn: 'first' | 'second', more: object = {}) => {
  const { hash } = await vote(id, who);
  return at(who, `staff/votes/${id}/signatures`, {
    what: 'open',
    turn,
    hash,
    ...more,
  });
};
const open = async (id: string) => {
  expect((await sign('amparo', id, 'first')).body).toMatchObject({
    stage: 'waiting',
    turn: null,
    refused: 'samePerson',
  });
  expect((await sign('vicent', id, 'second')).body).toMatchObject({ stage: 'opened' });
};
const edit = async (id: string, changes: readonly object[], who = 'neus') =>
  expect((await at(who, `${surveys}/${id}/draft`, { changes })).status).toBe(200);
const opening = async (id: string) =>
  (await at(null, `surveys/${id}/opening`)).body['opening'] as OpeningAnswer | null;
/** What a person who signs votes gets in the first moment of a day, with a session of that day. */
async function onDay<T>(day: string, work: (who: string) => Promise<T>): Promise<T> {
  const { setTime, data } = await council();
  const instant = instantAt(day as CalendarDay, 0, 'Europe/Madrid');
  cookies.set(
    'tirant',
    staffCookie({ data }, { id: 'tirant', roles: ['voteSigner', 'reader'], now: instant }),
  );
  await cookieOf('tirant');
  setTime(instant);
  try {
    return await work('tirant');
  } finally {
    setTime(noon);
    // Opening a session erases those that are over by then.
    cookies.clear();
  }
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const refusedFor = (where: string) => ({ status: 409, body: { errCode: 190, where } });

describe('a survey in the office', () => {
  it('is drafted by who prepares votes, shown to nobody, and published by nobody alone', async () => {
    await prepare('solo');
    expect((await at('marta', surveys, { id: 'otra', body: question() })).body).toMatchObject({
      errCode: 114,
    });
    const status = (await at(null, 'surveys/solo')).status;
    expect(status).toBe(404);
    const found = await at('neus', `${surveys}/solo`);
    expect(found.body).toMatchObject({ state: 'draft', acts: ['review', 'discard'] });
    for (const act of ['publish', 'schedule', 'withdraw', 'republish', 'archive'])
      expect(
        (await at('neus', `${surveys}/solo/acts`, { act, version: 1, at: '2026-11-20' })).body,
      ).toMatchObject({
        errCode: 114,
      });
    expect(
      (await at('neus', `staff/documents?collection=${encodeURIComponent('#surveys')}`)).body,
    ).toMatchObject({
      itemsCount: 27,
    });
  });

  it('is checked beside the drafts of its chain', async () => {
    await prepare('cadena', { chain: ['cadena-b', 'cadena-c'] });
    await prepare('cadena-b');
    const [one] = (await vote('cadena')).findings.filter(({ isError }) => isError);
    expect(one).toMatchObject({ survey: 'cadena', kind: 'noSuchSurvey', particulars: { found: 'cadena-c' } });
    expect((await vote('cadena')).blockers).toEqual(['incomplete', 'faults']);
    await prepare('cadena-c', { census: true, hideVoteCount: true });
    expect((await vote('cadena')).findings.filter(({ isError }) => isError)).toMatchObject([
      { survey: 'cadena-c', kind: 'hiddenCount' },
    ]);
  });
});

describe('a vote', () => {
  it('is opened by two people, and anybody can compute its hash again', async () => {
    await prepare('dos', { chain: ['dos-b'], census: true });
    await prepare('dos-b');
    expect((await at('marta', 'staff/votes')).body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ id: 'dos', stage: 'preparing', questions: 2 }),
      ]),
    });
    await open('dos');
    expect((await at(null, 'surveys/dos-b')).body).toMatchObject({ isActive: true });
    const told = await opening('dos-b');
    expect(told).toMatchObject({
      vote: 'dos',
      surveys: ['dos', 'dos-b'],
      opened: { by: ['amparo', 'vicent'] },
      changes: [],
    });
    expect(sha256(told?.opened.text ?? '')).toBe(told?.hash);
    const frozen = JSON.parse(told?.opened.text ?? '') as { surveys: object[]; census: { people: number } };
    expect(frozen.census.people).toBeGreaterThan(10);
    expect(frozen.surveys).toMatchObject([
      { _id: 'dos', isActive: true },
      { _id: 'dos-b', isActive: true },
    ]);
    const { steps } = await vote('dos');
    expect(steps.map(({ act, by }) => [act, by])).toEqual([
      ['vote.sign', 'amparo'],
      ['vote.open', 'vicent'],
    ]);
    expect((await sign('amparo', 'dos', 'first')).body).toMatchObject({ where: 'alreadyOpened' });
    expect((await sign('amparo', 'dos-b', 'first')).body).toMatchObject({ where: 'blocked' });
  });

  it('is never opened by one person, whatever sessions they have, nor by a program, an author, or both sides', async () => {
    await prepare('enemigo');
    expect(await sign('robot', 'enemigo', 'first')).toMatchObject(refusedFor('program'));
    expect(await sign('josep', 'enemigo', 'first')).toMatchObject(refusedFor('bothSides'));
    expect((await sign('neus', 'enemigo', 'first')).body).toMatchObject({ errCode: 114, where: 'vote.open' });
    expect(await sign('vicent', 'enemigo', 'second')).toMatchObject(refusedFor('unsigned'));
    expect((await sign('amparo', 'enemigo', 'first')).status).toBe(200);
    const { data } = await council();
    const other = await staffCookie({ data }, { id: 'amparo', roles: people['amparo'] ?? [] });
    cookies.set('amparo again', Promise.resolve(other));
    expect(await sign('amparo again', 'enemigo', 'second')).toMatchObject(refusedFor('samePerson'));
    await edit('enemigo', [{ path: 'title/eu', value: 'Igandeetan?' }], 'pau');
    expect(await sign('pau', 'enemigo', 'second')).toMatchObject(refusedFor('unsigned'));
    expect((await sign('amparo', 'enemigo', 'first')).status).toBe(200);
    expect(await sign('pau', 'enemigo', 'second')).toMatchObject(refusedFor('author'));
    expect(await sign('vicent', 'enemigo', 'first')).toMatchObject(refusedFor('signed'));
    expect((await at(null, 'surveys/enemigo')).status).toBe(404);
  });

  it('is not opened on a hash that the second person has not seen', async () => {
    await prepare('huella');
    await sign('amparo', 'huella', 'first');
    const { hash } = await vote('huella', 'vicent');
    await edit('huella', [{ path: 'endTime', was: '2026-11-27', value: '2026-11-26' }]);
    const late = { what: 'open', turn: 'second', hash };
    expect(await at('vicent', 'staff/votes/huella/signatures', late)).toMatchObject(refusedFor('changed'));
    expect(await vote('huella', 'vicent')).toMatchObject({ waiting: { isValid: false }, turn: 'first' });
  });

  it('is not opened by a person whose first signer lost the role between, and by two at once only once', async () => {
    await prepare('perdido');
    const { data, server } = await council();
    cookies.set('ona', staffCookie({ data }, { id: 'ona', roles: ['voteSigner', 'reader'] }));
    await sign('ona', 'perdido', 'first');
    cookies.set('ona', staffCookie({ data }, { id: 'ona', roles: ['reader'] }));
    await cookieOf('ona');
    expect(await sign('vicent', 'perdido', 'second')).toMatchObject(refusedFor('firstLeft'));
    expect((await at('vicent', 'staff/votes/perdido/signatures/takenBack', {})).body).toMatchObject({
      waiting: null,
    });
    expect(await at('vicent', 'staff/votes/perdido/signatures/takenBack', {})).toMatchObject(
      refusedFor('unsigned'),
    );
    expect((await at('marta', 'staff/votes/perdido/signatures/takenBack', {})).status).toBe(403);
    await sign('amparo', 'perdido', 'first');
    cookies.set('laia', staffCookie({ data }, { id: 'laia', roles: ['voteSigner', 'reader'] }));
    const both = await Promise.all(['vicent', 'laia'].map((who) => sign(who, 'perdido', 'second')));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(server).toBeDefined();
  });

  it('is not opened without an end, after it, or with errors', async () => {
    await prepare('sin-fin', { endTime: null });
    expect(await sign('amparo', 'sin-fin', 'first')).toMatchObject({
      body: { where: 'blocked', faults: [{ kind: 'noEnd' }] },
    });
    await prepare('tarde');
    await sign('amparo', 'tarde', 'first');
    const late = await onDay('2026-11-28', (who) => sign(who, 'tarde', 'second'));
    expect(late).toMatchObject({ body: { where: 'blocked', faults: [{ kind: 'ended' }] } });
  });

  it('that was loaded goes on as before, and is not opened once it has begun', async () => {
    expect(await vote('presupuestos-2027')).toMatchObject({
      stage: 'loaded',
      phase: 'open',
      blockers: ['begun'],
      opening: null,
    });
    expect(await sign('amparo', 'presupuestos-2027', 'first')).toMatchObject(refusedFor('blocked'));
    const { server } = await council();
    expect((await ask(server, aVote({ cookie: await deviceCookie(server) }))).status).toBe(200);
    expect(await opening('presupuestos-2027')).toBeNull();
    expect((await at(null, 'surveys/nada/opening')).status).toBe(404);
    expect((await at('amparo', 'staff/votes/nada')).status).toBe(404);
  });
});

describe('an opened vote', () => {
  const change = { what: 'change', reason: 'Faltaba una tilde.' };

  it('is made longer and corrected by two people, with a public reason and both hashes', async () => {
    await prepare('largo');
    await open('largo');
    const before = await opening('largo');
    expect(await sign('amparo', 'largo', 'first', change)).toMatchObject(refusedFor('noChange'));
    await edit('largo', [
      { path: 'endTime', was: '2026-11-27', value: '2026-12-04' },
      { path: 'title/es', was: '¿Abrimos los domingos?', value: '¿Abrimos todos los domingos?' },
    ]);
    expect(await vote('largo')).toMatchObject({
      turn: 'first',
      changes: [{ kind: 'longer' }, { kind: 'text' }],
    });
    expect(await sign('amparo', 'largo', 'first', { what: 'change', reason: ' ' })).toMatchObject(
      refusedFor('noReason'),
    );
    expect((await sign('amparo', 'largo', 'first', change)).body).toMatchObject({
      waiting: { reason: 'Faltaba una tilde.' },
    });
    expect((await at(null, 'surveys/largo')).body).toMatchObject({ endTime: '2026-11-27' });
    expect(await sign('amparo', 'largo', 'second', change)).toMatchObject(refusedFor('samePerson'));
    expect((await sign('vicent', 'largo', 'second', { what: 'change' })).status).toBe(200);
    const after = await opening('largo');
    expect(after?.opened).toEqual(before?.opened);
    expect(after).toMatchObject({
      changes: [{ number: 1, reason: 'Faltaba una tilde.', by: ['amparo', 'vicent'] }],
    });
    expect(after?.hash).not.toBe(before?.hash);
    expect(sha256(after?.changes[0]?.text ?? '')).toBe(after?.hash);
    expect((await at(null, 'surveys/largo')).body).toMatchObject({
      endTime: '2026-12-04',
      title: { es: '¿Abrimos todos los domingos?' },
    });
  });

  it('changes in nothing else, and not once it is over', async () => {
    await prepare('fijo');
    await open('fijo');
    await edit('fijo', [{ path: 'showResultsBefore', value: true }]);
    const told = { fixed: { survey: 'fijo', path: 'showResultsBefore' }, turn: null, refused: 'fixed' };
    expect(await vote('fijo')).toMatchObject(told);
    expect(await sign('amparo', 'fijo', 'first', change)).toMatchObject({
      body: { where: 'fixed', faults: [{ survey: 'fijo', path: 'showResultsBefore' }] },
    });
    await edit('fijo', [
      { path: 'showResultsBefore', was: true },
      { path: 'endTime', was: '2026-11-27', value: '2026-12-31' },
    ]);
    const late = await onDay('2026-11-28', (who) => sign(who, 'fijo', 'first', change));
    expect(late).toMatchObject(refusedFor('over'));
    expect((await at('neus', `${surveys}/fijo/acts`, { act: 'withdraw', version: 9 })).status).toBe(409);
    expect(
      (
        await at('pau', `${surveys}/fijo/acts`, {
          act: 'publish',
          version: (await at('neus', `${surveys}/fijo`)).body['version'],
        })
      ).body,
    ).toMatchObject({ errCode: 114 });
  });

  it('stays as it is when the folder is loaded, which may not bring another one of its name or other people', async () => {
    await prepare('cargado', { census: true });
    await open('cargado');
    const folder = scratchFolder();
    cpSync(join(sampleFolder, 'vilanova'), folder, { recursive: true });
    const { council: opened } = await council();
    const before = (await at(null, 'surveys/cargado')).body;
    expect(await opened.load(folder)).toMatchObject({ _tag: 'Right' });
    expect((await at(null, 'surveys/cargado')).body).toEqual(before);
    const census = join(folder, 'census.csv');
    const people = readFileSync(census, 'utf8');
    writeFileSync(census, people.trimEnd().split('\n').slice(0, -1).join('\n'));
    expect(await opened.load(folder)).toEqual(
      left({ kind: 'openedCensus', surveys: expect.arrayContaining(['cargado']) }),
    );
    writeFileSync(census, people);
    writeFileSync(
      join(folder, 'surveys', 'cargado.json'),
      JSON.stringify({ _id: 'cargado', ...question({ isActive: true }) }),
    );
    expect(await opened.load(folder)).toEqual(left({ kind: 'openedSurveys', surveys: ['cargado'] }));
    expect((await at(null, 'surveys/cargado')).body).toEqual(before);
  });

  it('shows nobody in the office how many have voted', async () => {
    await prepare('callado', { startTime: '2026-11-01', hideVoteCount: true });
    await open('callado');
    const { server } = await council();
    for (let n = 0; n < 3; n += 1) {
      const cookie = await deviceCookie(server);
      const cast = aVote({ cookie, survey: 'callado', answer: 'si', seed: n });
      expect((await ask(server, cast)).status).toBe(200);
    }
    const bodies = await Promise.all(
      ['neus', 'amparo', 'josep'].flatMap((who) => [
        at(who, 'staff/votes/callado'),
        at(who, 'staff/votes'),
        at(who, `${surveys}/callado`),
      ]),
    );
    const written = JSON.stringify(bodies.map(({ body }) => body));
    expect(written).not.toMatch(/voteCount|ballots/u);
    const words = written.match(/"[a-z]*[cC]ount[a-z]*":\d+/gu) ?? [];
    expect(words).toEqual([]);
  });
});

describe('ballots to try a rule on', () => {
  const read = async (who: string, text: string, budget: number | null = null) =>
    at(who, 'staff/votes/samples', { text, budget });

  it('are read as the command line reads them: a table of counts, or a Pabulib file with its ballots', async () => {
    const counts = await read('neus', 'id;title;amount;votes\n1;Plaza;50,00;21\n2;Fuente;30;7\n', 60);
    expect(counts.body).toMatchObject({
      budget: 6000,
      projects: [{ id: '1', title: 'Plaza', amount: 5000, votes: 21 }, { id: '2' }],
      marks: null,
    });
    const pabulib =
      'META\nkey;value\nbudget;100\nvote_type;approval\nPROJECTS\nproject_id;cost;name\n1;60;A\n2;40;B\nVOTES\nvoter_id;vote\n1;1,2\n2;2\n';
    expect((await read('neus', pabulib)).body).toMatchObject({
      budget: 10_000,
      ballots: 2,
      projects: [{ votes: 1 }, { votes: 2 }],
      marks: { kind: 'approval', offsets: [0, 2, 3], projects: [0, 1, 1] },
    });
  });

  it('are refused with the lines that cannot be read, without a budget, and to people who prepare no votes', async () => {
    const refused = { errCode: 191 };
    expect((await read('neus', 'id;title;amount;votes\n1;Plaza;mucho;21\n', 60)).body).toMatchObject({
      ...refused,
      faults: [{ line: 2, found: 'mucho' }],
    });
    expect((await read('neus', 'id;title;amount;votes\n1;Plaza;5;21\n')).body).toMatchObject({
      ...refused,
      faults: [{ kind: 'budgetMissing' }],
    });
    expect((await read('marta', 'x', 60)).body).toMatchObject({ errCode: 114, where: 'vote.prepare' });
  });
});

describe('an opened vote that has not begun', () => {
  const cancel = async (who: string, id: string, turn: 'first' | 'second', more: object = {}) =>
    at(who, `staff/votes/${id}/signatures`, {
      what: 'cancel',
      turn,
      hash: (await opening(id))?.hash ?? '',
      ...(turn === 'first' && { reason: 'Falta medio censo' }),
      ...more,
    });

  it('is cancelled by two people, who say why, and is opened again later', async () => {
    await prepare('anulable');
    await open('anulable');
    const before = await opening('anulable');
    expect((await vote('anulable')).cancelling).toEqual({ turn: 'first', refused: null });
    expect(await cancel('amparo', 'anulable', 'first', { reason: ' ' })).toMatchObject(
      refusedFor('noReason'),
    );
    expect((await cancel('neus', 'anulable', 'first')).body).toMatchObject({ errCode: 114 });
    expect((await cancel('amparo', 'anulable', 'first')).body).toMatchObject({
      stage: 'opened',
      waiting: { what: 'cancel', isValid: true, reason: 'Falta medio censo' },
      cancelling: { turn: null, refused: 'samePerson' },
    });
    expect((await vote('anulable', 'vicent')).cancelling).toEqual({ turn: 'second', refused: null });
    expect((await at('vicent', 'staff/today')).body['duties']).toContainEqual(
      expect.objectContaining({ kind: 'vote', subject: 'anulable', where: 'cancel', action: 'sign' }),
    );
    expect((await cancel('vicent', 'anulable', 'second')).body).toMatchObject({
      stage: 'preparing',
      opening: null,
      cancelling: null,
      cancelled: [{ hash: before?.hash, reason: 'Falta medio censo', by: ['amparo', 'vicent'] }],
    });
    expect((await at(null, 'surveys/anulable')).status).toBe(404);
    expect((await at(null, 'surveys/anulable/opening')).body).toMatchObject({
      opening: null,
      // What everybody could read stays to be read, and the hash is computed again from it.
      cancelled: [{ hash: before?.hash, reason: 'Falta medio censo', text: before?.opened.text }],
    });
    expect((await at('neus', `${surveys}/anulable`)).body).toMatchObject({ state: 'draft' });
    await edit('anulable', [{ path: 'title/es', was: '¿Abrimos los domingos?', value: '¿Abrimos?' }]);
    // Vicent confirmed the cancelling, and the draft is his since then: he signs first.
    expect((await sign('vicent', 'anulable', 'first')).status).toBe(200);
    expect((await sign('amparo', 'anulable', 'second')).body).toMatchObject({ stage: 'opened' });
    expect((await at(null, 'surveys/anulable/opening')).body).toMatchObject({
      opening: { vote: 'anulable' },
      cancelled: [{ hash: before?.hash }],
    });
  });

  it('is not cancelled any more once it begins or somebody votes, even between the signatures', async () => {
    await prepare('tardia');
    await open('tardia');
    await cancel('amparo', 'tardia', 'first');
    const late = await onDay('2026-11-20', async (who) => ({
      second: await cancel(who, 'tardia', 'second'),
      seen: (await vote('tardia', who)).cancelling,
    }));
    expect(late.second).toMatchObject(refusedFor('begun'));
    expect(late.seen).toBeNull();
    await prepare('votada', { startTime: undefined });
    await open('votada');
    const { server } = await council();
    const cast = await ask(
      server,
      aVote({ cookie: await deviceCookie(server), survey: 'votada', answer: 'si' }),
    );
    expect(cast.status).toBe(200);
    expect(await cancel('amparo', 'votada', 'first')).toMatchObject(refusedFor('begun'));
    expect((await opening('votada'))?.opened.by).toEqual(['amparo', 'vicent']);
  });
});
