import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { webAuthn } from '#adapters/driven/identity/passkeys.ts';
import { sqlBoxBook } from '#adapters/driven/sqlite/tables/paper/box-book.table.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import type { ClosingAnswer } from '#adapters/wire/office-votes/closing/closing.ts';
import { type PublishedRecord, readClosingRecord } from '#adapters/wire/voting/closing-record.ts';
import type { Role } from '#domain/office/roles.ts';
import { type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { recordChallenge } from '#domain/voting/closing/sign-closing.ts';
import { plannedBox } from '#domain/voting/paper/ballot-box.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { softPasskey } from '#fixtures/builders/councils/soft-passkey.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const realm = realmId('vilanova');
const people: Readonly<Record<string, readonly Role[]>> = {
  neus: ['publisher'],
  amparo: ['voteSigner', 'reader'],
  vicent: ['voteSigner', 'reader'],
  marta: ['reader'],
};
const dayAfter = instantAt('2026-11-28' as CalendarDay, 0, 'Europe/Madrid');
const site = { host: 'localhost', origin: 'http://localhost:80' };
const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** A passkey of a person, and its public half as the council stores it. */
async function aKeyOf(id: string) {
  const soft = softPasskey(site.origin);
  const asked = { challenge: base64url('made'), rp: { id: 'localhost' }, user: { id: base64url(id) } };
  const made = await webAuthn('Concejo').made(site, soft.made(asked), 'made');
  if (made === null) throw new Error('no passkey');
  return { soft, passkey: { ...made, name: 'Llave', addedAt: 1, usedAt: null } };
}

const keys = new Map(
  await Promise.all(Object.keys(people).map(async (id) => [id, await aKeyOf(id)] as const)),
);

/** A council and who calls it, at one moment. */
async function office(opened: TestCouncil, now: number) {
  const { server, data } = opened;
  const cookies: Record<string, string> = {};
  for (const [id, roles] of Object.entries(people)) {
    const passkeys = [keys.get(id)?.passkey].filter((one) => one !== undefined);
    // oxlint-disable-next-line no-await-in-loop -- one database connection at a time
    cookies[id] = await staffCookie({ data }, { id, roles, now, passkeys });
  }
  opened.setTime(now);
  const at = async (who: string | null, path: string, payload?: object) => {
    const headers = { cookie: who === null ? '' : (cookies[who] ?? '') };
    const url = `/api/vilanova/${path}`;
    const answer = await ask(server, { url, headers, ...(payload && { method: 'POST', payload }) });
    return { status: answer.status, body: answer.body as Record<string, unknown> };
  };
  const closing = async (id: string, who = 'amparo') =>
    (await at(who, `staff/votes/${id}/closing`)).body as unknown as ClosingAnswer;
  /** Signs the record that the person sees, with their passkey. */
  const sign = async (who: string, id: string, turn: 'first' | 'second', explanation?: string) => {
    const hash = (await closing(id, who)).record?.hash ?? '';
    const words = explanation === undefined ? {} : { explanation };
    const asked = await at(who, `staff/votes/${id}/closing/challenge`, { turn, hash, ...words });
    if (asked.status !== 200) return asked;
    const { hash: signs, options } = asked.body as unknown as {
      hash: string;
      options: { challenge: string };
    };
    expect(Buffer.from(options.challenge, 'base64url').toString()).toBe(recordChallenge(signs));
    const answer = keys.get(who)?.soft.used({ ...options, rpId: site.host });
    return at(who, `staff/votes/${id}/closing/signatures`, { turn, hash: signs, answer, ...words });
  };
  /** Signs the opening of a vote that the person sees, with their passkey. */
  const signOpening = async (who: string, id: string, turn: 'first' | 'second') => {
    const { hash } = (await at(who, `staff/votes/${id}`)).body as unknown as VoteAnswer;
    const { options } = (await at(who, 'staff/me/signatures', { kind: 'open', of: id, hash })).body;
    const answer = keys.get(who)?.soft.used({ ...(options as { challenge: string }), rpId: site.host });
    return at(who, `staff/votes/${id}/signatures`, { what: 'open', turn, hash, answer });
  };
  const record = async (id: string) =>
    (await at(null, `surveys/${id}/record`)).body['record'] as PublishedRecord | null;
  return { at, closing, sign, signOpening, record, server };
}

const question = (more: object = {}) => ({
  title: { es: '¿Abrimos los domingos?', va: 'Obrim els diumenges?' },
  displayType: 'options',
  startTime: '2026-11-10',
  endTime: '2026-11-27',
  showResultsAfterPollIsClosed: true,
  answers: [
    { _id: 'si', text: { es: 'Sí', va: 'Sí' } },
    { _id: 'no', text: { es: 'No', va: 'No' } },
  ],
  ...more,
});

/** Opens a vote by two people, and votes in it. */
async function voted(opened: TestCouncil, id: string, more: object = {}, votes = 3) {
  const { at, signOpening, server } = await office(opened, noon);
  expect((await at('neus', 'staff/documents/%23surveys', { id, body: question(more) })).status).toBe(200);
  for (const [who, turn] of [
    ['amparo', 'first'],
    ['vicent', 'second'],
  ] as const)
    expect((await signOpening(who, id, turn)).status).toBe(200);
  for (let n = 0; n < votes; n += 1) {
    const cookie = await deviceCookie(server);
    const cast = aVote({ cookie, survey: id, answer: n === 0 ? 'no' : 'si', seed: n });
    expect((await ask(server, cast)).status).toBe(200);
  }
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const refusedFor = (where: string) => ({ status: 409, body: { errCode: 190, where } });

describe('the closing record of a vote', () => {
  it('is signed by two people with their passkeys, goes on after a stop between them, and is public', async () => {
    const before = await openTestCouncil();
    await voted(before, 'cierre');
    const open = await office(before, noon);
    expect(await open.closing('cierre')).toMatchObject({
      stage: 'open',
      record: null,
      turn: null,
      refused: 'open',
    });
    expect(await open.sign('amparo', 'cierre', 'first')).toMatchObject(refusedFor('open'));
    expect(await open.record('cierre')).toBeNull();

    const over = await office(before, dayAfter);
    const seen = await over.closing('cierre');
    expect(seen).toMatchObject({ stage: 'ready', turn: 'first', refused: null, waiting: null, samples: [] });
    expect(sha256(seen.record?.text ?? '')).toBe(seen.record?.hash);
    const waits = { kind: 'vote', subject: 'cierre', where: 'close', reason: { kind: 'unrecorded' } };
    const today = async (who: string) => (await over.at(who, 'staff/today')).body['duties'];
    expect(await today('amparo')).toContainEqual(expect.objectContaining(waits));
    expect(await today('marta')).not.toContainEqual(expect.objectContaining(waits));
    const list = (await over.server.inject('/api/vilanova/surveys/cierre/ballots')).body;
    expect(readClosingRecord(seen.record ?? { text: '', parts: {} })).toMatchObject({
      right: {
        said: {
          vote: 'cierre',
          surveys: [
            {
              marks: 3,
              ballots: 3,
              list: sha256(list.slice(list.indexOf('\n') + 1)),
              result: {
                counts: [
                  { id: 'si', n: 2 },
                  { id: 'no', n: 1 },
                ],
              },
            },
          ],
        },
      },
    });
    expect(await over.closing('cierre', 'marta')).toMatchObject({
      stage: 'ready',
      turn: null,
      refused: 'noRole',
    });
    expect(
      (await over.at('marta', 'staff/votes/cierre/closing/challenge', { turn: 'first', hash: '' })).status,
    ).toBe(403);
    expect((await over.sign('amparo', 'cierre', 'first')).body).toMatchObject({
      waiting: { by: 'amparo', isMine: true, isValid: true },
      turn: null,
      refused: 'samePerson',
    });
    expect(await over.sign('amparo', 'cierre', 'second')).toMatchObject(refusedFor('samePerson'));
    expect(await over.record('cierre')).toBeNull();

    const again = await before.restart({ from: dayAfter });
    const later = await office(again, dayAfter);
    expect(await later.closing('cierre', 'vicent')).toMatchObject({
      turn: 'second',
      waiting: { isMine: false },
    });
    expect((await later.sign('vicent', 'cierre', 'second')).body).toMatchObject({
      stage: 'closed',
      record: null,
      signed: { hash: seen.record?.hash, text: seen.record?.text },
      refused: 'closed',
    });
    const published = await later.record('cierre');
    expect(published?.signatures.map(({ name }) => name)).toEqual(['amparo', 'vicent']);
    const steps = ((await later.at('amparo', 'staff/votes/cierre')).body as unknown as VoteAnswer).steps;
    expect(steps.map(({ act }) => act).slice(-2)).toEqual(['vote.signClosing', 'vote.close']);
    const verifier = webAuthn('anybody');
    for (const { host, origin, key, publicKey, ...response } of published?.signatures ?? []) {
      const answer = { id: key, rawId: key, type: 'public-key', clientExtensionResults: {}, response };
      const of = { id: key, publicKey, counter: 0, transports: [], name: '', addedAt: 0, usedAt: null };
      expect(
        await verifier.used({ host, origin }, answer, recordChallenge(published?.hash ?? ''), of),
      ).not.toBeNull();
      expect(await verifier.used({ host, origin }, answer, recordChallenge('other'), of)).toBeNull();
    }
    const pdf = await later.server.inject({
      url: '/api/vilanova/staff/votes/cierre/closing/pdf',
      headers: { cookie: '' },
    });
    expect(pdf.statusCode).toBe(403);
  });

  it('has only digests of what the flags withhold, waits for the moment of the results, and can be taken back', async () => {
    const opened = await openTestCouncil();
    await voted(opened, 'callado', { hideVoteCount: true }, 2);
    await voted(opened, 'nunca', { showResultsAfterPollIsClosed: false }, 2);
    await voted(opened, 'tarde', { resultsFrom: '2026-11-29' }, 1);
    const { at, closing, sign } = await office(opened, dayAfter);
    const hidden = await closing('callado');
    expect(JSON.stringify(hidden)).not.toMatch(/"(?:marks|ballots)":2/u);
    expect(hidden.record?.parts).toEqual({});
    expect(readClosingRecord(hidden.record ?? { text: '', parts: {} })).toMatchObject({
      right: {
        said: {
          surveys: [
            { marks: null, ballots: null, list: null, result: { shares: [{ id: 'si', n: 50 }, {}] } },
          ],
        },
      },
    });
    const never = await closing('nunca');
    expect(readClosingRecord(never.record ?? { text: '', parts: {} })).toMatchObject({
      right: { said: { surveys: [{ marks: 2, result: null, list: null, sealed: expect.any(String) }] } },
    });
    expect(await closing('tarde')).toMatchObject({
      stage: 'from',
      from: '2026-11-28T23:00:00.000Z',
      record: null,
      refused: 'from',
    });
    expect(await sign('amparo', 'tarde', 'first')).toMatchObject(refusedFor('from'));
    expect((await at('amparo', 'staff/votes/tarde/closing/pdf')).body).toMatchObject({ errCode: 197 });

    expect((await sign('amparo', 'nunca', 'first')).status).toBe(200);
    expect((await at('vicent', 'staff/today')).body['duties']).toContainEqual(
      expect.objectContaining({ kind: 'vote', subject: 'nunca', where: 'close', action: 'sign' }),
    );
    expect(await sign('vicent', 'nunca', 'first')).toMatchObject(refusedFor('signed'));
    expect((await at('vicent', 'staff/votes/nunca/closing/signatures/takenBack', {})).body).toMatchObject({
      waiting: null,
      turn: 'first',
    });
    expect(await at('vicent', 'staff/votes/nunca/closing/signatures/takenBack', {})).toMatchObject(
      refusedFor('unsigned'),
    );
    const wrong = {
      turn: 'first',
      hash: never.record?.hash,
      answer: keys.get('vicent')?.soft.used({ challenge: base64url('x') }),
    };
    expect((await at('amparo', 'staff/votes/nunca/closing/signatures', wrong)).body).toMatchObject({
      errCode: 116,
    });
  });

  it('has a sample of the paper ballots, drawn once, and hides channels of few people from everybody else', async () => {
    const opened = await openTestCouncil();
    await voted(opened, 'papel');
    const database = openSql(join(opened.data, 'concejo.sqlite'));
    const count = { ballots: 20, blank: 0, spoiled: 1 };
    const box = {
      ...plannedBox('mercat', 'Mercat'),
      state: 'counted',
      count,
      surveys: { papel: count },
    } as const;
    await sqlBoxBook(database).change(realm, 'papel', () => ({
      act: { boxes: [box], surveys: ['papel'], steps: [] },
      answer: null,
    }));
    const answers = { papel: { kind: 'choice', raw: 'si' } } as const;
    for (let number = 1; number <= 21; number += 1)
      for (const person of ['pau', 'fatima']) {
        const put = { box: 'mercat', number, person, name: person, settles: false, answers };
        const act = { put, drop: null, boxes: null, join: [] };
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are typed
        await sqlBoxBook(database).changeEntries(realm, 'papel', 'mercat', () => ({ act, answer: null }));
      }
    database.close();
    const { at, closing, sign, record } = await office(opened, dayAfter);
    const samples = 'staff/votes/papel/closing/samples';
    const asked = { seed: '31415926535', source: 'Diez dados', size: 5 };
    expect((await at('marta', samples, asked)).status).toBe(403);
    expect((await at('amparo', samples, { ...asked, seed: '1' })).body).toMatchObject({
      errCode: 196,
      where: 'noSeed',
    });
    expect((await at('amparo', 'staff/votes/nada/closing/samples', asked)).body).toMatchObject({
      errCode: 196,
    });
    const drawn = (await at('amparo', samples, asked)).body as unknown as ClosingAnswer;
    expect(drawn.samples).toMatchObject([{ number: 1, of: 21, result: null }]);
    expect(drawn.samples[0]?.drawn).toHaveLength(5);
    for (const { typed } of drawn.samples[0]?.drawn ?? []) expect(typed).toEqual(answers);
    expect(drawn).toMatchObject({ turn: null, refused: 'unchecked', boxes: [{ id: 'mercat', ballots: 21 }] });
    expect((await at('amparo', samples, asked)).body).toMatchObject({ errCode: 196, where: 'unchecked' });
    expect((await at('vicent', `${samples}/2`, { wrong: 0, words: '' })).body).toMatchObject({
      where: 'unknownSample',
    });
    const checked = (await at('vicent', `${samples}/1`, { wrong: 0, words: '' }))
      .body as unknown as ClosingAnswer;
    expect(checked.samples).toMatchObject([{ result: { wrong: 0, by: 'vicent', mostWrong: 8 } }]);
    // No ballot was given at a desk in this test: the record says so, and is signed with words only.
    expect(checked.record?.faults).toMatchObject([
      { kind: 'webMarks', of: 'papel', wanted: 3, found: -17 },
      { kind: 'boxOver', of: 'mercat', wanted: 0, found: 21 },
    ]);
    expect(await sign('amparo', 'papel', 'first')).toMatchObject(refusedFor('unexplained'));
    expect((await sign('amparo', 'papel', 'first', 'Una prueba')).status).toBe(200);
    expect((await sign('vicent', 'papel', 'second')).body).toMatchObject({ stage: 'closed' });
    expect(Object.keys((await closing('papel')).signed?.parts ?? {})).toEqual(['paper', 'assisted']);
    expect((await closing('papel', 'marta')).signed?.parts).toEqual({});
    expect(await closing('papel', 'marta')).toMatchObject({ boxes: [], samples: [] });
    // What was typed is erased with the second signature.
    for (const { typed } of (await closing('papel')).samples[0]?.drawn ?? []) expect(typed).toBeNull();
    expect(await record('papel')).toMatchObject({ parts: {} });
    expect((await at('amparo', samples, asked)).body).toMatchObject({ where: 'closed' });
  });
});
