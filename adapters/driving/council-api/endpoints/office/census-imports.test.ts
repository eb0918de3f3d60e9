import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRoles, type Role } from '#domain/office/roles.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';

const day = 86_400_000;
/** After every vote of the sample towns. */
const afterVotes = noon + 30 * day;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const census = (rows: string) => ({ file: base64(`DNI;Año de nacimiento;Código;Bloqueada\n${rows}`) });
type Council = Awaited<ReturnType<typeof openTestCouncil>>;

/** Calls about the census, as somebody with these roles makes them. */
async function asked(council: Council, id: string, roles: readonly Role[], now = noon) {
  council.setTime(now);
  const cookie = await staffCookie(council, { id, roles, now });
  const ask = async (path: string, payload?: object) => {
    const { statusCode, body } = await council.server.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/vilanova/staff/census${path}`,
      headers: { host: 'localhost:80', cookie },
      ...(payload !== undefined && { payload }),
    });
    return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
  };
  const confirm = async (table: object) => {
    const { body } = await ask('/preview', table);
    return ask('/imports', { ...table, basis: body['basis'] });
  };
  return { ask, confirm };
}

const opened = sharedCouncil();

describe('the census in the office', () => {
  it('is changed and given back when no vote is open', async () => {
    const council = await opened();
    const { ask } = await asked(council, 'neus', ['censusKeeper'], afterVotes);
    const before = await ask('');
    expect(before.body).toMatchObject({ openVotes: [], blocked: 0, items: [] });
    const table = census('00000001R;1971;;\n12345678Z;;ZZBE;sí\n');
    const preview = await ask('/preview', table);
    expect(preview.body).toMatchObject({
      counts: { added: 1, changed: 1, same: 0, gone: 0 },
      faults: [],
      openVotes: [],
      isReady: true,
    });
    expect(await ask('')).toEqual(before);
    const done = await ask('/imports', { ...table, basis: preview.body['basis'] });
    expect(done).toMatchObject({ status: 200, body: { by: 'neus', layout: 'census' } });
    const people = Number(before.body['people']) + 1;
    expect((await ask('')).body).toMatchObject({ people, blocked: 1, items: [{ canUndo: true }] });
    const again = await ask('/imports', { ...table, basis: preview.body['basis'] });
    expect(again.body['errCode']).toBe(171);
    expect((await ask(`/imports/${String(done.body['id'])}/undo`, {})).status).toBe(200);
    expect((await ask('')).body).toMatchObject({
      people: before.body['people'],
      blocked: 0,
      items: [{ undone: { by: 'neus' }, canUndo: false }],
    });
    const undone = await ask(`/imports/${String(done.body['id'])}/undo`, {});
    expect(undone.body['errCode']).toBe(173);
  });

  it('takes additions and blocks alone while a vote is open, and they count at once', async () => {
    const council = await openTestCouncil();
    const { ask, confirm } = await asked(council, 'neus', ['censusKeeper']);
    const vote = async (id: string, secret: string, seed: number) => {
      const cookie = await deviceCookie(council.server);
      return (await council.server.inject(aVote({ cookie, id, secret, seed }))).statusCode;
    };
    expect(await vote('00000001R', '1971', 1)).toBe(403);
    const whole = { ...census('00000001R;1971;;\n'), removesOthers: true };
    const refused = await ask('/preview', whole);
    expect(refused).toMatchObject({ status: 409, body: { errCode: 182 } });
    expect(JSON.stringify(refused.body['faults'])).toContain('biblioteca-noche');
    // Ana’s year is not the one that this file says: hers stays.
    const table = census('00000001R;1971;;\nX1234567L;;;\n12345678Z;1985;;\n');
    expect((await ask('/preview', table)).body).toMatchObject({
      faults: [{ row: 3, column: 'code', letters: 'C', kind: 'noSecret', found: '' }],
      counts: { added: 1, changed: 0, same: 1, gone: 0 },
    });
    const done = await confirm({ ...table, skipsFaulty: true });
    expect(done.status).toBe(200);
    expect(await vote('00000001R', '1971', 2)).toBe(200);
    expect(await vote('12345678Z', '1985', 3)).toBe(403);
    expect((await confirm(census('12345678Z;1984;;sí\n'))).status).toBe(200);
    expect(await vote('12345678Z', '1984', 4)).toBe(403);
    expect((await confirm(census('12345678Z;1984;;no\n'))).status).toBe(200);
    expect(await vote('12345678Z', '1984', 5)).toBe(200);
    const undo = await ask(`/imports/${String(done.body['id'])}/undo`, {});
    expect(undo.body['errCode']).toBe(182);
    council.setTime(afterVotes);
    const later = await asked(council, 'pau', ['censusKeeper'], afterVotes);
    expect((await later.ask(`/imports/${String(done.body['id'])}/undo`, {})).body['errCode']).toBe(182);
  });

  it('is for those who keep it, and for none who may learn results of a vote that checks it', async () => {
    const council = await opened();
    const others = allRoles.filter((role) => role !== 'censusKeeper');
    const stranger = await asked(council, 'tots', others, afterVotes);
    const table = census('00000001R;1971;;\n');
    const tried = async ({ ask }: Awaited<ReturnType<typeof asked>>) =>
      (
        await Promise.all([
          ask(''),
          ask('/preview', table),
          ask('/imports', { ...table, basis: '' }),
          ask('/imports/x/undo', {}),
        ])
      ).map(({ status }) => status);
    expect(await tried(stranger)).toEqual([403, 403, 403, 403]);
    const both = await asked(council, 'dos', ['analyst', 'censusKeeper']);
    expect(await tried(both)).toEqual([403, 403, 403, 403]);
    const { status, body } = await (await asked(council, 'sola', ['censusKeeper'])).ask('');
    expect([status, 'errCode' in body]).toEqual([200, false]);
  });

  it('leaves no number, year or code in the data, the steps or the log, and none in an answer', async () => {
    const council = await opened();
    const { ask, confirm } = await asked(council, 'neus', ['censusKeeper'], afterVotes);
    const table = { ...census('77777777B;1933;Q7XK;\n77777777b;1944;;\nnada77;1955;;\n'), skipsFaulty: true };
    const preview = await ask('/preview', table);
    expect(JSON.stringify(preview.body)).not.toMatch(/77777777|1933|Q7XK|nada77/iu);
    expect((await confirm(census('88888888Y;1922;W8ZK;\n'))).status).toBe(200);
    const hidden = /77777777|88888888|Q7XK|W8ZK|nada77/iu;
    expect(council.log.join('\n')).not.toMatch(hidden);
    const files = readdirSync(council.data, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    for (const one of files) {
      const content = readFileSync(join(one.parentPath, one.name), 'latin1');
      expect(hidden.exec(content)?.[0], one.name).toBeUndefined();
    }
  });

  it('says what it cannot read', async () => {
    const { ask } = await asked(await opened(), 'neus', ['censusKeeper'], afterVotes);
    expect((await ask('/preview', { file: 'no base 64!' })).body['where']).toBe('file');
    const refused = await ask('/preview', { file: base64('%PDF\u0000') });
    expect([refused.status, refused.body['where']]).toEqual([422, 'notATable']);
    const confirmed = await ask('/imports', { file: base64('%PDF\u0000'), basis: '' });
    expect(confirmed.body['errCode']).toBe(170);
    expect((await ask('/imports', { file: 'no base 64!', basis: '' })).status).toBe(400);
  });
});
