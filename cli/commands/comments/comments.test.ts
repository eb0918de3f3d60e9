import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { verifiedCookie } from '#fixtures/builders/councils/verified-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const token = 'a-token-of-the-staff';
const env = { CONCEJO_STAFF_TOKEN: token };
afterEach(() => nock.cleanAll());

async function run(line: string, variables: Readonly<Record<string, string>> = env) {
  const recorded = recordingIo({ env: variables });
  const exit = await main(line.split(' '), recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

/** A running council with staff; `write` has Ana comment, and returns the comment's id. */
async function aTownHall() {
  const hash = createHash('sha256').update(token).digest('hex');
  const services = JSON.stringify({ staff: { vilanova: [{ name: 'Brigada', token: hash }] } });
  const servicesFile = join(scratchFolder({ 'services.json': services }), 'services.json');
  const opened = await openTestCouncil({ settings: { servicesFile } });
  const { server, data } = opened;
  const ana = await verifiedCookie(opened);
  const at = `--base-url ${await server.listen({ port: 0, host: '127.0.0.1' })} --realm vilanova`;
  const on = '/api/vilanova/comments/p-339';
  const post = (url: string, payload: object) =>
    ask(server, { method: 'POST', url, headers: { cookie: ana }, payload });
  return {
    at,
    write: async (text: string) => String((await post(on, { name: 'Ana', text })).body['_id']),
    report: (id: string) => post(`${on}/${id}/report`, {}),
    read: async () => (await ask(server, on)).body,
    mails: () =>
      readdirSync(join(data, 'outbox')).map((name) => readFileSync(join(data, 'outbox', name), 'utf8')),
  };
}

describe('staff', () => {
  it('see what was reported, hide it with its reason, and show it again', async () => {
    const { at, write, report, read, mails } = await aTownHall();
    const id = await write('Compra en mi tienda');
    expect(await run(`comments list ${at}`)).toEqual({
      exit: 0,
      out: 'No hay comentarios que mirar.\n',
      err: '',
    });
    await report(id);
    const listed = await run(`comments list ${at} --state reported`);
    expect([listed.exit, listed.err]).toEqual([0, '']);
    expect(listed.out).toBe(
      `${id}  p-339 · publicado · 2026-11-18 11:00 · Avisos: 1\n  Ana: Compra en mi tienda\n`,
    );
    const before = mails().length;
    expect(await run(`comments hide ${id} --reason advertising ${at}`)).toEqual({
      exit: 0,
      out: `${id}: retirado (publicidad)\n`,
      err: '',
    });
    expect(await read()).toMatchObject({ items: [{ state: 'hidden', reason: 'advertising', text: '' }] });
    expect(mails()).toHaveLength(before + 1);
    expect((await run(`comments publish ${id} ${at} --locale va`)).out).toBe(`${id}: publicat\n`);
    expect(await read()).toMatchObject({ items: [{ state: 'published', text: 'Compra en mi tienda' }] });
  });

  it('download all comments as CSV, in which no cell is a formula, and as JSON', async () => {
    const { at, write } = await aTownHall();
    const id = await write('=HYPERLINK("https://mal.example";"premio")');
    const { out } = await run(`comments list ${at} --state all --format csv`);
    const lines = out.split('\n');
    expect(lines[0]).toBe('comment;proposal;state;reason;author;text;writtenAt;reports;supports;replyTo');
    // The five that the sample town begins with, and this one.
    expect(out.match(/;p-2952;|;p-339;/gu)).toHaveLength(6);
    const written = lines.find((line) => line.startsWith(id)) ?? '';
    expect(written).toContain(`${id};p-339;published;;Ana;`);
    expect(written).not.toMatch(/;"?=/u);
    const listed: unknown = JSON.parse((await run(`comments list ${at} --state all --format json`)).out);
    expect(listed).toMatchObject({ count: 6 });
  });

  it('decide about several comments, and read which one does not exist', async () => {
    const { at, write } = await aTownHall();
    const ids = [await write('Uno'), 'NADA', await write('Dos')];
    const { exit, out, err } = await run(
      `comments hide ${ids.join(' ')} --reason offTopic ${at} --locale en`,
    );
    expect(exit).toBe(1);
    expect(out.split('\n')).toHaveLength(3);
    expect(err).toBe('error: NADA: there is no such comment in vilanova, or its author deleted it\n');
  });
});

describe('a command of the staff', () => {
  const far = '--base-url https://council.example --realm vilanova';

  it('needs a token, a reason, comments and a council, and says which is missing', async () => {
    for (const [line, missing, variables] of [
      [`comments list ${far}`, 'CONCEJO_STAFF_TOKEN', {}],
      [`comments publish X ${far}`, 'CONCEJO_STAFF_TOKEN', {}],
      ['comments list', '--base-url', env],
      ['comments publish X --base-url https://council.example', '--realm', env],
      [`comments list ${far} --state ugly`, 'pending, reported, all', env],
      [`comments hide X ${far}`, '--reason', env],
      [`comments hide X ${far} --reason ugly`, 'insults', env],
      [`comments publish ${far}`, 'concejo comments list', env],
      ['comments list --base-url http://council.example --realm vilanova', 'https', env],
    ] as const) {
      const { exit, out, err } = await run(line, variables);
      expect([line, exit, out]).toEqual([line, 2, '']);
      expect(err).toContain(missing);
      expect(err).not.toContain(token);
    }
  });

  it('sends the token of a file as well, and of nothing else; a council that does not know it says so', async () => {
    const file = join(scratchFolder(), 'token');
    writeFileSync(file, `${token}\n`);
    const call = nock('https://council.example', { reqheaders: { authorization: `Bearer ${token}` } })
      .get('/api/vilanova/staff/comments')
      .query({ state: 'pending', limit: '200', offset: '0' })
      .reply(403, { errCode: 83 });
    const { exit, err } = await run(`comments list ${far}`, { CONCEJO_STAFF_TOKEN_FILE: file });
    expect(call.isDone()).toBe(true);
    expect(exit).toBe(5);
    expect(err).toContain('council.example');
    nock('https://council.example').post('/api/vilanova/staff/comments/X').reply(500);
    expect((await run(`comments publish X Y ${far}`)).exit).toBe(4);
  });

  it('requests page after page, and nothing with --dry-run', async () => {
    const comment = {
      proposal: 'p-1',
      replyTo: null,
      name: null,
      text: '',
      state: 'deleted',
      reason: null,
      createdAt: '2026-11-18T11:00:00.000Z',
      reports: 0,
      reportedFor: {},
      reportWords: [],
      personalData: [],
      supports: 0,
      history: [],
    };
    const page = (offset: number, ids: readonly string[]) =>
      nock('https://council.example')
        .get('/api/vilanova/staff/comments')
        .query((query) => query['offset'] === String(offset))
        .reply(200, { items: ids.map((_id) => ({ ...comment, _id })), itemsCount: 3 });
    page(0, ['a', 'b']);
    page(2, ['c']);
    const { out } = await run(`comments list ${far} --state all --format csv --fields comment,state`);
    expect(out).toBe('comment;state\na;deleted\nb;deleted\nc;deleted\n');
    const planned = await run(`comments list ${far} --dry-run --out all.csv`);
    expect(planned.out).toContain('GET https://council.example/api/vilanova/staff/comments?state=pending\n');
  });

  it.each(languages)('has its help in %s', async (language) => {
    for (const verb of ['list', 'publish', 'hide']) {
      const { out } = await run(`comments ${verb} --help --locale ${language}`);
      for (const text of ['--base-url', '--realm', 'CONCEJO_STAFF_TOKEN_FILE', `concejo comments ${verb} `])
        expect(out).toContain(text);
      for (const line of out.split('\n')) expect(line.length).toBeLessThan(120);
    }
  });
});
