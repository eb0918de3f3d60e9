import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Configuration } from '#adapters/driving/council-api/composition/configuration.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { fakeClamd } from '#fixtures/builders/councils/fake-clamd.ts';
import { bytes, eicar, sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { aWeekGoesBy } from '#fixtures/builders/councils/week-goes-by.ts';
import { townOfMailboxes } from '#fixtures/builders/towns/town-of-mailboxes.ts';

async function aCouncil(settings: Partial<Configuration>) {
  const opened = await openTestCouncil({ settings });
  const cookie = await deviceCookie(opened.server);
  const up = () => opened.server.inject(uploadOf('carta.txt', sampleFiles.txt, { cookie }));
  return { ...opened, cookie, up };
}

describe('files on a disk with little room', () => {
  it('are refused while votes go on, with a time to come back', async () => {
    const { server, cookie, up, rows } = await aCouncil({ spaceForVotes: Number.MAX_SAFE_INTEGER });
    const refused = await up();
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { errCode: 112, retryAfter: 3600 }]);
    expect(refused.headers['retry-after']).toBe('3600');
    const before = await rows('ballots');
    expect((await server.inject(aVote({ cookie }))).statusCode).toBe(200);
    expect(await rows('ballots')).toBe(before + 1);
    expect((await server.inject('/readyz')).statusCode).toBe(200);
  });

  it('are accepted while there is room', async () => {
    const { up } = await aCouncil({ spaceForVotes: 1 });
    expect((await up()).statusCode).toBe(200);
  });
});

describe('the files of a town', () => {
  it('are refused beyond what the town may upload in a day, from any network', async () => {
    const { up } = await aCouncil({ townUploads: sampleFiles.txt.length });
    expect((await up()).statusCode).toBe(200);
    expect((await up()).json()).toMatchObject({ errCode: 112 });
  });

  it('are counted without an address, and what was counted is erased', async () => {
    const { up, data, setTime, council } = await aCouncil({});
    await up();
    const counted = () => {
      const database = openSql(join(data, 'concejo.sqlite'));
      const rows = database.prepare('SELECT realm, network, bytes FROM upload_bytes').all();
      database.close();
      return rows;
    };
    expect(counted()).toMatchObject([{ realm: 'vilanova', bytes: sampleFiles.txt.length }]);
    expect(String(counted()[0]?.['network'])).not.toContain('127.0.0.1');
    await aWeekGoesBy({ council, setTime }, noon + 86_400_000);
    expect(counted()).toEqual([]);
  });

  it('are not for a form that is closed', async () => {
    const closed = { _id: 'tasa', title: 'Tasa', disabled: true, form: [{ name: 'foto', type: 'image' }] };
    const { server } = await openTestCouncil({ folders: [townOfMailboxes([closed])] });
    const cookie = await deviceCookie(server, 'nova');
    const file = uploadOf('carta.txt', sampleFiles.txt, { cookie });
    const refused = await ask(server, { ...file, url: '/api/nova/tasa/assets2' });
    expect(refused).toMatchObject({ status: 409, body: { errCode: 73 } });
  });
});

describe('files of a council with a scanner', () => {
  it('are refused if it finds something: nothing is kept, and the log names neither file nor sender', async () => {
    const { place: scanner } = await fakeClamd();
    const { server, cookie, up, data, log } = await aCouncil({ scanner });
    const refused = await ask(server, uploadOf('my-letter.txt', bytes(`hello ${eicar}`), { cookie }));
    expect(refused).toMatchObject({ status: 422, body: { errCode: 78, where: 'infected' } });
    const database = openSql(join(data, 'concejo.sqlite'));
    expect(database.prepare('SELECT count(*) AS n FROM assets').get()).toEqual({ n: 0 });
    database.close();
    expect(existsSync(join(data, 'assets'))).toBe(false);
    const lines = log.filter((line) => line.includes('the scanner refused an upload'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ signature: 'Eicar-Test-Signature' }]);
    expect(Object.keys(JSON.parse(lines[0] ?? '{}')).toSorted()).toEqual([
      'level',
      'message',
      'signature',
      'time',
    ]);
    expect((await up()).statusCode).toBe(200);
  });

  it('are refused while it is away, with a time to come back, and votes go on', async () => {
    const { place: scanner, stop } = await fakeClamd();
    await stop();
    const { server, cookie, up, log } = await aCouncil({ scanner });
    const refused = await up();
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { errCode: 113, retryAfter: 60 }]);
    expect(refused.headers['retry-after']).toBe('60');
    expect(log.some((line) => line.includes('an upload was not scanned'))).toBe(true);
    expect((await server.inject(aVote({ cookie }))).statusCode).toBe(200);
  });

  it('are accepted while it is away if the operator says so, and the log says that they were not scanned', async () => {
    const { place: scanner, stop } = await fakeClamd();
    await stop();
    const { up, log } = await aCouncil({ scanner, acceptsUnscanned: true });
    expect((await up()).statusCode).toBe(200);
    expect(log.some((line) => line.includes('an upload was not scanned'))).toBe(true);
  });
});
