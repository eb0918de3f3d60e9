import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { aTownOfReports, staffToken } from '#fixtures/builders/towns/town-of-reports.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const env = { CONCEJO_STAFF_TOKEN: staffToken };
afterEach(() => nock.cleanAll());

async function run(line: string, variables: Readonly<Record<string, string>> = env) {
  const recorded = recordingIo({ env: variables });
  const exit = await main(line.split(' '), recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

describe('staff', () => {
  it('see what waits, make it public, and hide it again', async () => {
    const city = await aTownOfReports();
    const at = `--base-url ${await city.server.listen({ port: 0, host: '127.0.0.1' })} --realm nova`;
    expect((await run(`requests list ${at}`)).out).toBe('No hay solicitudes que mirar.\n');
    const { iid } = await city.report('avisos', 'Farola rota');
    await city.report('privado', 'Cosa mía');
    const listed = await run(`requests list ${at}`);
    expect([listed.exit, listed.err]).toEqual([0, '']);
    expect(listed.out).toBe(
      `${iid}  avisos · Recibida · sin decidir · 2026-11-18 11:00\n  Farola rota — Carrer de Farola rota\n`,
    );
    expect(await city.near('avisos')).toEqual([]);
    expect(await run(`requests approve ${iid} ${at}`)).toEqual({
      exit: 0,
      out: `${iid}: aprobada\n`,
      err: '',
    });
    expect(await city.near('avisos')).toEqual([iid]);
    expect((await run(`requests list ${at}`)).out).toBe('No hay solicitudes que mirar.\n');
    expect((await run(`requests withdraw ${iid} 2026-999999 ${at} --locale en`)).out).toBe(
      `${iid}: withdrawn\n`,
    );
    expect(await city.near('avisos')).toEqual([]);
    const unknown = await run(`requests approve 2026-999999 ${iid} ${at} --locale en`);
    expect([unknown.exit, unknown.out]).toEqual([1, `${iid}: approved\n`]);
    expect(unknown.err).toBe('error: 2026-999999: there is no such request in nova\n');
    const csv = (await run(`requests list ${at} --approval all --format csv`)).out;
    expect(csv.split('\n')[0]).toBe('request;mailbox;subject;place;status;decision;sentAt;reply');
    expect(csv).toContain(`${iid};avisos;Farola rota;Carrer de Farola rota;Recibida;approved;`);
    // The sender of a request is never sent by the council.
    expect(csv).toContain(';privado;Cosa mía;');
    expect(csv).not.toContain('correu.example');
  });
});

describe('replies of senders', () => {
  it('are listed until the council answers, and a request that was taken back is not shown again', async () => {
    const city = await aTownOfReports();
    const at = `--base-url ${await city.server.listen({ port: 0, host: '127.0.0.1' })} --realm nova`;
    const { iid, reference } = await city.report('avisos', 'Farola rota');
    const reply = (text: string, n: number) =>
      city.post('/api/nova/requests/reply', { reference, text, key: `a-key-of-a-reply-${n}` });
    await reply('Sin responder', 1);
    await city.handle(iid, { message: '¿Cuál?' });
    expect((await run(`requests list ${at} --approval replied`)).out).toBe('No hay solicitudes que mirar.\n');
    await reply('La segunda,\njunto al lavadero', 2);
    await reply('=1+1', 3);
    const { out, err } = await run(`requests list ${at} --approval replied`);
    expect(err).toBe('');
    expect(out).toContain(
      '  Farola rota — Carrer de Farola rota\n  Respuesta de quien la envió: La segunda, junto al lavadero / =1+1\n',
    );
    const csv = (await run(`requests list ${at} --approval replied --format csv --fields request,reply`)).out;
    expect(csv).toContain(`${iid};"La segunda,\njunto al lavadero / =1+1"`);
    // A reply is not public: only the list of replies has it.
    expect((await run(`requests list ${at} --approval all`)).out).not.toContain('lavadero');
    await city.handle(iid, { message: 'Gracias' });
    expect((await run(`requests list ${at} --approval replied`)).out).toBe('No hay solicitudes que mirar.\n');
    await city.post('/api/nova/requests/retract', { reference });
    const shown = await run(`requests approve ${iid} ${at} --locale en`);
    expect(shown).toEqual({
      exit: 1,
      out: '',
      err: `error: ${iid}: its sender withdrew it, so it can no longer be shown or changed\n`,
    });
  });
});

describe('a command of the staff', () => {
  const far = '--base-url https://council.example --realm vilanova';

  it('needs a token, requests and a council, and says which is missing', async () => {
    for (const [line, missing, variables] of [
      [`requests list ${far}`, 'CONCEJO_STAFF_TOKEN', {}],
      [`requests approve X ${far}`, 'CONCEJO_STAFF_TOKEN', {}],
      ['requests list', '--base-url', env],
      ['requests withdraw X --base-url https://council.example', '--realm', env],
      [`requests list ${far} --approval maybe`, 'waiting, approved, withdrawn, declined, replied, all', env],
      [`requests approve ${far}`, 'concejo requests list', env],
    ] as const) {
      const { exit, out, err } = await run(line, variables);
      expect([line, exit, out]).toEqual([line, 2, '']);
      expect(err).toContain(missing);
    }
  });

  it('distinguishes a council that does not know the token from one that fails', async () => {
    const path = '/api/vilanova/staff/requests';
    const call = nock('https://council.example', { reqheaders: { authorization: `Bearer ${staffToken}` } })
      .get(path)
      .query({ approval: 'waiting', limit: '200', offset: '0' })
      .reply(403, { errCode: 83 });
    expect((await run(`requests list ${far}`)).exit).toBe(5);
    expect(call.isDone()).toBe(true);
    nock('https://council.example').post(`${path}/X`, { isApproved: true }).reply(500);
    expect((await run(`requests approve X Y ${far}`)).exit).toBe(4);
    const planned = await run(`requests list ${far} --approval all --dry-run --out all.csv`);
    expect(planned.out).toContain(`GET https://council.example${path}\n`);
  });

  it.each(languages)('has its help in %s', async (language) => {
    for (const verb of ['list', 'approve', 'withdraw']) {
      const { out } = await run(`requests ${verb} --help --locale ${language}`);
      for (const text of ['--base-url', '--realm', 'CONCEJO_STAFF_TOKEN_FILE', `concejo requests ${verb} `])
        expect(out).toContain(text);
      for (const line of out.split('\n')) expect(line.length).toBeLessThan(120);
    }
  });
});
