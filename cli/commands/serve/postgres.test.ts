import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { crowdedTown } from '#fixtures/builders/towns/crowd.ts';
import { openToOthers } from '#fixtures/builders/open-to-others.ts';
import { newSchema } from '#fixtures/builders/databases/open-postgres.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { startServerProcess } from '#fixtures/builders/councils/server-process.ts';

const command = fileURLToPath(new URL('../../bin.js', import.meta.url));

const concejo = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const options = { env: { ...process.env, CONCEJO_DATA: scratchFolder(), ...env } };
    execFile(process.execPath, [command, ...args, '--locale', 'en'], options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

describe('the command line on PostgreSQL', () => {
  it('loads a town that a server of the same database then serves', async () => {
    const data = scratchFolder();
    chmodSync(data, 0o755);
    const keys = join(scratchFolder(), 'not', 'there', 'yet');
    const env = {
      DATABASE_URL: await newSchema(),
      CONCEJO_DATA: data,
      CONCEJO_SECRETS_FILE: join(keys, 'secrets.json'),
    };
    const loaded = await concejo(['town', 'load', crowdedTown()], env);
    expect(loaded).toMatchObject({ code: 0, out: expect.stringContaining('census: 100') });
    const { url } = await startServerProcess(env);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ok', towns: ['nova'] });
    // The folder was open to a group, and stays so.
    expect(openToOthers(data)).toEqual([`750 ${data}`]);
    expect(openToOthers(keys)).toEqual([]);
  });

  it('says what is wrong with an address, or with the database there, and never prints the password', async () => {
    const wrong = await concejo(['serve'], { DATABASE_URL: 'postgres://council:hunter2@db' });
    expect(wrong).toMatchObject({
      code: 2,
      err: expect.stringContaining('error: DATABASE_URL is "…"; expected'),
    });
    const dead = 'postgres://council:hunter2@127.0.0.1:1/council';
    for (const args of [['serve'], ['town', 'load', crowdedTown()]]) {
      const closed = await concejo(args, { DATABASE_URL: dead });
      expect(closed).toMatchObject({
        code: 1,
        err: expect.stringContaining('error: the database postgres://127.0.0.1:1/council cannot be used'),
      });
      expect(closed.err + closed.out + wrong.err).not.toContain('hunter2');
    }
  });
});
