import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { CouncilRefusal, createClient } from '../../docs/client/index.js';
import { clientFiles, typeOf } from './client-package.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'client');

describe('the client package', () => {
  it('is what the description of the API says', () => {
    for (const [name, text] of Object.entries(clientFiles()))
      expect([name, readFileSync(join(folder, name), 'utf8')]).toEqual([name, text]);
  });

  it('reads lists, single answers and lines of a running council, and throws its refusals', async () => {
    const { server } = await openTestCouncil();
    const baseUrl = await server.listen({ port: 0, host: '127.0.0.1' });
    const council = createClient({ baseUrl: `${baseUrl}/` });
    const realm = 'vilanova';
    const surveys = await council.listSurveys({ realm });
    expect(surveys.items.map(({ _id }) => _id)).toContain('sombra-mercado');
    const results = await council.readResults({ realm, id: 'sombra-mercado' });
    const [head, ...ballots] = await council.readBallots({ realm, id: 'sombra-mercado' });
    expect([head.survey, ballots.length]).toEqual(['sombra-mercado', results.ballots]);
    const found = await council.listDocuments({
      realm,
      collection: 'procesos',
      or: ['_id=proc-633'],
      limit: 5,
    });
    expect(found.items).toHaveLength(1);
    const likes = await council.readLikes({ realm, id: 'p-339', body: { displayType: 'likes' } });
    expect(likes._id).toBe('p-339');
    expect(await council.readProcessCalendar({ realm, key: 'proc-633' })).toContain('BEGIN:VCALENDAR');
    expect((await council.readFile({ path: 'vilanova/escudo.svg' })).length).toBeGreaterThan(100);

    const refused = await council
      .readResults({ realm, id: 'presupuestos-2027' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CouncilRefusal);
    expect(refused).toMatchObject({ status: 403, errCode: expect.any(Number) });
    const other = await council.listRequests({ realm }).catch((error: unknown) => error);
    expect(other).toMatchObject({ status: 403 });

    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [join(folder, 'example.js'), baseUrl, realm]);
    expect(stdout).toMatch(/: \d+ ballots$/mu);
  });

  it('gives each schema its type', () => {
    const list = { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } };
    const properties = { 'a-b': list, c: { const: 'ok' } };
    expect(typeOf({ type: 'object', properties, required: ['c'] })).toBe(
      `{ readonly 'a-b'?: readonly (string | null)[]; readonly c: "ok" }`,
    );
    expect(typeOf({})).toBe('unknown');
  });
});
