import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OpeningAnswer } from '#adapters/wire/voting/signed-vote.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import type { Role } from '#domain/office/roles.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const council = sharedCouncil();
const people: Readonly<Record<string, readonly Role[]>> = {
  neus: ['publisher'],
  amparo: ['voteSigner', 'reader'],
  vicent: ['voteSigner', 'reader'],
  marta: ['censusKeeper'],
  pau: ['censusKeeper', 'voteSigner'],
  josep: ['voteSigner', 'censusKeeper', 'analyst'],
};
const cookies = new Map<string, Promise<string>>();
const cookieOf = async (name: string) => {
  const { data } = await council();
  const made = cookies.get(name) ?? staffCookie({ data }, { id: name, roles: people[name] ?? [] });
  cookies.set(name, made);
  return made;
};
const at = async (who: string | null, path: string, payload?: object, on?: TestCouncil) => {
  const { server } = on ?? (await council());
  const headers: Record<string, string> = who === null ? {} : { cookie: await cookieOf(who) };
  return ask(server, {
    url: `/api/vilanova/${path}`,
    headers,
    ...(payload && { method: 'POST', payload }),
  });
};
const surveys = `staff/documents/${encodeURIComponent('#surveys')}`;
const question = {
  title: { es: '¿Abrimos los domingos?', va: 'Obrim els diumenges?' },
  displayType: 'options',
  startTime: '2026-11-01',
  endTime: '2026-11-27',
  showResultsAfterPollIsClosed: true,
  census: true,
  answers: [
    { _id: 'si', text: { es: 'Sí', va: 'Sí' } },
    { _id: 'no', text: { es: 'No', va: 'No' } },
  ],
};
const vote = async (id: string, who = 'amparo') =>
  (await at(who, `staff/votes/${id}`)).body as unknown as VoteAnswer;
const sign = async (who: string, id: string, turn: 'first' | 'second') => {
  const { hash } = await vote(id);
  return at(who, `staff/votes/${id}/signatures`, { what: 'open', turn, hash });
};
const open = async (id: string, more: object = {}) => {
  await at('neus', surveys, { id, body: { ...question, ...more } });
  await sign('amparo', id, 'first');
  expect((await sign('vicent', id, 'second')).body).toMatchObject({ stage: 'opened' });
};
const opening = async (id: string) =>
  (await at(null, `surveys/${id}/opening`)).body['opening'] as OpeningAnswer;
const cast = async (survey: string, id: string, secret: string, seed: number) => {
  const { server } = await council();
  const cookie = await deviceCookie(server);
  const { status, body } = await ask(server, aVote({ cookie, survey, id, secret, seed, answer: 'si' }));
  return status === 200 ? 200 : body['errCode'];
};
const table = (rows: string) => ({
  file: Buffer.from(`DNI;Número anterior;Año de nacimiento;Bloqueada\n${rows}`).toString('base64'),
});
const bring = async (who: string, rows: string, reason = 'Altas del padrón hasta el día 20') => {
  const { body } = await at('marta', 'staff/census/preview', table(rows));
  return at(who, 'staff/census/amendments', { ...table(rows), basis: body['basis'], reason });
};
const confirm = async (who: string, id: string, on?: TestCouncil, more: object = {}) => {
  const { amendment } = await vote(id, who);
  const seen = { amendment: amendment?.id ?? '', hash: amendment?.hash ?? '', ...more };
  return at(who, `staff/votes/${id}/amendment`, seen, on);
};
const refusedFor = (where: string) => ({ status: 409, body: { errCode: 190, where } });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the census of a vote that two people opened', () => {
  it('is changed by nobody alone, and by a keeper and a signer in every vote that it is fixed for', async () => {
    await open('uno');
    await open('dos');
    const before = [await opening('uno'), await opening('dos')];
    const rows = '00000001R;;1971;\n12345678Z;;;sí\n';
    const faulty = await at('marta', 'staff/census/preview', table(rows));
    expect(faulty.body).toMatchObject({ isReady: false, faults: [{ row: 3, kind: 'noSecret' }] });
    const fit = '00000001R;;1971;\n12345678Z;;1984;sí\n';
    const preview = await at('marta', 'staff/census/preview', table(fit));
    expect(preview.body).toMatchObject({
      isReady: true,
      fixedVotes: [{ id: 'dos' }, { id: 'uno' }],
      stray: 0,
    });
    const alone = { ...table(fit), basis: preview.body['basis'] };
    expect(await at('marta', 'staff/census/imports', alone)).toMatchObject(refusedFor('amendmentNeeded'));
    expect((await bring('amparo', fit)).status).toBe(403);
    expect((await bring('josep', fit)).status).toBe(403);
    expect(await bring('pau', fit, ' ')).toMatchObject(refusedFor('noReason'));
    expect((await bring('pau', fit)).body).toMatchObject({ by: 'pau', people: { added: 1, blocked: 1 } });
    const waits = expect.objectContaining({ kind: 'vote', subject: 'dos', where: 'amend', action: 'sign' });
    const duties = async () => (await at('amparo', 'staff/today')).body['duties'];
    expect(await duties()).toContainEqual(waits);
    // Of a vote that was opened since then the amendment says nothing: nobody can sign it any more.
    await open('tres', { startTime: '2026-11-05' });
    expect(await duties()).not.toContainEqual(waits);
    expect(await confirm('amparo', 'uno')).toMatchObject(refusedFor('unsigned'));
    await bring('pau', fit);
    expect(await cast('uno', '00000001R', '1971', 1)).toBe(30);
    expect(await confirm('pau', 'uno')).toMatchObject(refusedFor('samePerson'));
    expect((await confirm('marta', 'uno')).status).toBe(403);
    expect(await confirm('amparo', 'uno', undefined, { hash: 'other' })).toMatchObject(refusedFor('changed'));
    expect((await opening('uno')).hash).toBe(before[0]?.hash);
    // The process in which the first person signed may have been killed since.
    const { second } = await council();
    expect((await confirm('amparo', 'uno', await second())).status).toBe(200);
    expect(await cast('uno', '00000001R', '1971', 2)).toBe(200);
    expect(await cast('uno', '12345678Z', '1984', 3)).toBe(30);
    for (const [n, id] of ['uno', 'dos'].entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const told = await opening(id);
      const [change] = told.changes;
      expect(change).toMatchObject({
        by: ['pau', 'amparo'],
        reason: 'Altas del padrón hasta el día 20',
        amendment: { number: 1, added: 1, blocked: 1, letIn: 0, corrected: 0 },
      });
      expect([told.hash, change?.hash]).toEqual([sha256(change?.text ?? ''), told.hash]);
      const [was, is] = [before[n]?.opened.text, change?.text].map(
        (text) => JSON.parse(text ?? '') as { surveys: object[]; census: { people: number; print: string } },
      );
      expect(is?.surveys).toEqual(was?.surveys);
      expect(is?.census.people).toBe(was?.census.people);
      expect(is?.census.print).not.toBe(was?.census.print);
    }
    const [one, other] = [await vote('uno'), await vote('dos')];
    expect(one.census?.print).not.toBe(other.census?.print);
    expect(one.steps.map(({ act }) => act)).toEqual(['vote.sign', 'vote.open', 'vote.amend']);
    expect(one.amendment).toBeNull();
    const census = await at('marta', 'staff/census');
    expect(census.body).toMatchObject({ amendment: null, items: [{ by: 'pau', canUndo: false }] });
    const undo = await at(
      'marta',
      `staff/census/imports/${String((census.body as { items: { id: string }[] }).items[0]?.id)}/undo`,
      {},
    );
    expect(undo.body['errCode']).toBe(182);
  });

  it('keeps the mark of a person whose number is corrected: who has voted does not vote again', async () => {
    await open('marca');
    expect(await cast('marca', 'X1234567L', '1990', 4)).toBe(200);
    await bring('marta', '00000009D;X1234567L;;\n', 'Un número con una errata');
    expect(await vote('marca')).toMatchObject({ amendment: { refused: null, people: { corrected: 1 } } });
    expect((await confirm('vicent', 'marca')).status).toBe(200);
    expect(await cast('marca', '00000009D', '1990', 5)).toBe(31);
    expect(await cast('marca', 'X1234567L', '1990', 6)).toBe(30);
    // Somebody else gets the wrong number later, and is another person.
    await bring('marta', 'X1234567L;;1966;\n');
    expect((await confirm('vicent', 'marca')).status).toBe(200);
    expect(await cast('marca', 'X1234567L', '1966', 7)).toBe(200);
    expect(await cast('marca', 'X1234567L', '1966', 8)).toBe(31);
    expect(await cast('marca', '00000009D', '1990', 9)).toBe(31);
    expect((await opening('marca')).changes.map(({ amendment }) => amendment?.number)).toEqual([1, 2]);
  });

  it('is amended by nothing that was brought for another census, other votes, or taken back', async () => {
    await open('nulo');
    await bring('marta', '00000005M;;1955;\n');
    await open('nulo-b');
    expect(await vote('nulo')).toMatchObject({ amendment: { isCurrent: false, refused: 'unsigned' } });
    expect(await confirm('amparo', 'nulo')).toMatchObject(refusedFor('unsigned'));
    const brought = await bring('marta', '00000005M;;1955;\n');
    const path = `staff/census/amendments/${String(brought.body['id'])}/takenBack`;
    expect((await at('amparo', path, {})).status).toBe(403);
    expect((await at('marta', path, {})).status).toBe(200);
    expect(await at('marta', path, {})).toMatchObject(refusedFor('unsigned'));
    expect(await confirm('amparo', 'nulo')).toMatchObject(refusedFor('unsigned'));
    expect(await cast('nulo', '00000005M', '1955', 10)).toBe(30);
    const stray = await at('marta', 'staff/census/preview', table('00000005M;99999999R;;\n'));
    expect(stray.body).toMatchObject({ stray: 1, isReady: false });
  });

  it('leaves no number in the data, the log or what everybody reads', async () => {
    await open('callado');
    await bring('marta', '77777777B;;1933;\n88888888Y;X1234567L;;\n');
    const { data, log } = await council();
    const hidden = /77777777|88888888/u;
    const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    for (const one of files)
      expect(hidden.test(readFileSync(join(one.parentPath, one.name), 'latin1')), one.name).toBe(false);
    expect(log.join('\n')).not.toMatch(hidden);
    expect((await confirm('amparo', 'callado')).status).toBe(200);
    expect(JSON.stringify([await opening('callado'), await vote('callado')])).not.toMatch(hidden);
  });
});
