import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, describe, expect, it } from 'vitest';
import { openToOthers } from '#fixtures/builders/open-to-others.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

const bin = fileURLToPath(new URL('../../bin.js', import.meta.url));

/** A server in a process of its own, without towns, and all its output. */
async function started(more: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, PORT: '0', CONCEJO_SAMPLE: 'none', CONCEJO_DATA: scratchFolder(), ...more };
  const child = spawn(process.execPath, [bin, 'serve', '--locale', 'en'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const port = await new Promise<number>((resolve) => {
    const collect = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:(\d+)/u.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
  });
  return { child, port, ended, said: () => said };
}

describe('concejo serve', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes the open request, accepts no other, and ends with 0',
    async (signal) => {
      const { child, port, ended } = await started();
      const socket = connect(port, '127.0.0.1');
      let output = '';
      socket.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      socket.write('POST /users/v2/auth/login HTTP/1.1\r\nHost: town\r\nContent-Type: application/json\r\n');
      socket.write('Content-Length: 2\r\n\r\n{');
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      child.kill(signal);
      let refused = false;
      while (!refused) {
        refused = await fetch(`http://127.0.0.1:${port}/healthz`).then(
          () => false,
          () => true,
        );
      }
      expect([output, child.exitCode]).toEqual(['', null]);
      socket.write('}');
      expect(await ended).toBe(0);
      expect(output).toMatch(/^HTTP\/1\.1 404 /u);
    },
    30_000,
  );

  it('asked to drain says at /readyz that it will stop, serves on until a second signal, and ends with 0', async () => {
    const { child, port, ended } = await started({ CONCEJO_DRAIN_SECONDS: '60' });
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await statusOf('/readyz')).toBe(200);
    child.kill('SIGTERM');
    // Passed on by another process, the same signal comes twice.
    child.kill('SIGTERM');
    while ((await statusOf('/readyz')) !== 503);
    expect(await statusOf('/healthz')).toBe(200);
    const open = connect(port, '127.0.0.1');
    open.on('error', () => undefined);
    open.write('POST /users/v2/auth/login HTTP/1.1\r\nHost: town\r\nContent-Length: 2\r\n\r\n{');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await statusOf('/api/nowhere/surveys')).toBe(404);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 30_000);

  it('ends when the process that started it is killed, and leaves standard output to the log', async () => {
    const env = { ...process.env, PORT: '0', CONCEJO_SAMPLE: 'none', CONCEJO_DATA: scratchFolder() };
    const started = `const child = require('node:child_process').spawn(process.execPath, ['${bin}', 'serve', '--locale', 'en'], { stdio: 'inherit' });`;
    const parent = spawn(process.execPath, ['-e', started], {
      env: { ...env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [out, said]: [string[], string[]] = [[], []];
    parent.stdout.on('data', (chunk: Buffer) => out.push(chunk.toString()));
    // The pipes are closed when the last process that has them ended: the server.
    const allEnded = new Promise((resolve) => parent.on('close', resolve));
    await new Promise<void>((resolve) => {
      parent.stderr.on('data', (chunk: Buffer) => {
        said.push(chunk.toString());
        if (said.join('').includes('http://')) resolve();
      });
    });
    parent.kill('SIGKILL');
    await allEnded;
    expect(said.join('')).toContain('Stopping');
    expect(out).toEqual([]);
  }, 30_000);

  it('warns of a bank under a misspelt town when it starts', async () => {
    const bank = {
      url: 'https://bank.example',
      merchant: '1',
      terminal: '1',
      key: 'a',
      version: 'HMAC_SHA512_V2',
    };
    const services = { publicUrl: 'https://participa.example', payments: { villanova: bank } };
    const folder = scratchFolder({ 'services.json': JSON.stringify(services) });
    const { child, ended, said } = await started({ CONCEJO_SERVICES_FILE: `${folder}/services.json` });
    child.kill('SIGTERM');
    await ended;
    expect(said()).toContain('payments names “villanova” and no town has that name');
  }, 30_000);

  it('logs requests on standard output if asked to, and makes no file that other users may read', async () => {
    const [data, keys] = [join(scratchFolder(), 'data'), join(scratchFolder(), 'not', 'there', 'yet')];
    const places = { CONCEJO_DATA: data, CONCEJO_SECRETS_FILE: join(keys, 'secrets.json') };
    const { child, port, ended, said } = await started({ CONCEJO_LOG: 'info', ...places });
    expect([...openToOthers(data), ...openToOthers(keys)]).toEqual([]);
    await fetch(`http://127.0.0.1:${port}/api/nowhere/surveys?x=12345678Z`);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const lines = said()
      .split('\n')
      .filter((line) => line.includes('"request"'));
    expect(lines.map((line) => (JSON.parse(line) as { route: unknown }).route)).toEqual([
      '/api/:realm/surveys',
    ]);
    expect(said()).not.toContain('12345678Z');
  }, 30_000);

  it('reports every invalid variable at once', async () => {
    const env = {
      CONCEJO_LOG: 'loud',
      CONCEJO_APPEALS_DAYS: '0',
      CONCEJO_METRICS_TOKEN: 'short one',
      PORT: 'x',
    };
    const recorded = recordingIo({ env });
    expect(await main(['serve', '--locale', 'en'], recorded.io)).toBe(2);
    expect(recorded.err().trim().split('\n')).toEqual([
      'error: PORT is "x"; expected a whole number from 0 to 65535',
      'error: CONCEJO_LOG is "loud"; expected "silent", "error" or "info"',
      'error: CONCEJO_APPEALS_DAYS is "0"; expected a number of days, from 1 to 9999',
      'error: CONCEJO_METRICS_TOKEN is "…"; expected 16 to 256 letters, digits or signs, without spaces',
    ]);
  });
});
