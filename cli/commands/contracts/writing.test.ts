import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allChecks } from '#contract-tests/council-api/all-checks.ts';
import { type DamagingProxy, startProxy } from '#contract-tests/council-api/proof/damaging-proxy.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { type RunningCouncil, startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { recordingIo } from '../../recording-io.ts';
import { runContracts } from './run.ts';
import type { RunFlags } from './run-options.ts';

// A whole run has many calls, and other programs use this machine too.
vi.setConfig({ testTimeout: 30_000 });

let council: RunningCouncil;
let proxy: DamagingProxy;
let now = noon;
beforeAll(async () => {
  council = await startCouncil();
  proxy = await startProxy(council.url);
}, 60_000);
afterAll(async () => {
  await proxy.stop();
  await council.stop();
});
beforeEach(() => {
  proxy.damageWith(null);
  proxy.seen.length = 0;
  // The wrong tries of the test before are a quarter of an hour old.
  now += 15 * 60_000;
  council.setTime(now);
});

const people = [
  { id: '12345678Z', secrets: ['ZZBE'] },
  { id: 'X1234567L', secrets: ['WJWR'] },
];
const credentialsFile = (content: unknown) =>
  join(scratchFolder({ 'credentials.json': JSON.stringify(content) }), 'credentials.json');

async function run(flags: RunFlags, env: Readonly<Record<string, string>> = {}) {
  const { io, out, err } = recordingIo({ env });
  const context = { io, say: sayIn('es'), locale: 'es', program: 'concejo 1' } as const;
  const given = { baseUrl: proxy.url, realm: 'vilanova', rate: '1000', ...flags };
  const exit = await runContracts(given, context, noon);
  return { exit, out: out(), err: err() };
}
const posts = () => proxy.seen.filter(({ method }) => method === 'POST');

describe('concejo contracts run --allow-writes', () => {
  it('votes, enters and leaves in a town that is named as a test town', async () => {
    const result = await run({
      allowWrites: true,
      testRealm: 'vilanova',
      credentials: credentialsFile({ people }),
    });
    expect([result.exit, result.err]).toEqual([
      0,
      `${allChecks.length} comprobaciones; escriben en el municipio de pruebas «vilanova»; hasta 1000 por segundo\n`,
    ]);
    expect(result.out).toMatch(/^pasa +vot-03 /mu);
    expect(posts().length).toBeGreaterThan(20);
    // All checks of the kit, beside whatever else the machine does.
  }, 120_000);

  it('reads the test town from the credentials file, and the file from the environment', async () => {
    const file = credentialsFile({ testRealm: 'vilanova', people, token: 't0ken' });
    const result = await run({ allowWrites: true, only: 'vot-01' }, { CONCEJO_CONTRACTS_CREDENTIALS: file });
    expect(result.exit).toBe(0);
    expect(posts().map(({ authorization }) => authorization)).toContain('Bearer t0ken');
  });

  it('skips surveys with a census if it has no people, and says so', async () => {
    const result = await run({ allowWrites: true, testRealm: 'vilanova', only: 'vot-01,vot-04' });
    expect([result.exit, result.err]).toEqual([0, expect.stringContaining('sin personas en el fichero')]);
    expect(result.out).toMatch(/^pasa +vot-01[^]*^sin caso +vot-04/mu);
  });

  it.each<readonly [string, RunFlags, unknown]>([
    ['the town is not named as a test town', {}, { people }],
    ['the flag names another town', { testRealm: 'benialt' }, { people }],
    ['the file names another town than the flag', { testRealm: 'vilanova' }, { testRealm: 'benialt' }],
    ['the file names another town', {}, { testRealm: 'benialt' }],
  ])('writes nothing if %s', async (_what, flags, content) => {
    const result = await run({ allowWrites: true, ...flags, credentials: credentialsFile(content) });
    expect([result.exit, result.out]).toEqual([2, '']);
    expect(result.err).toContain('confirma que es un municipio de pruebas con --test-realm vilanova');
    expect(proxy.seen).toEqual([]);
  });

  it('sends people over no unencrypted connection', async () => {
    const result = await run({
      baseUrl: 'http://council.example',
      allowWrites: true,
      testRealm: 'vilanova',
      credentials: credentialsFile({ people }),
    });
    expect([result.exit, result.err]).toEqual([2, expect.stringContaining('usa https')]);
  });

  it('without the flag refuses a check that writes, and runs none', async () => {
    const refused = await run({ only: 'vot-01' });
    expect([refused.exit, refused.err]).toEqual([2, expect.stringContaining('«vot-01» escribe')]);
    await run({ testRealm: 'vilanova', credentials: credentialsFile({ testRealm: 'vilanova', people }) });
    expect(posts()).toEqual([]);
  });

  it('reports everything that is wrong with a credentials file, and none of its content', async () => {
    const broken = { testRealm: 7, people: [{ id: '12345678Z', secrets: ['s3cret', 9] }, 's3cret'] };
    const result = await run({ credentials: credentialsFile(broken) });
    expect(result.exit).toBe(2);
    expect(result.err.match(/^error: .*$/gmu)).toEqual([
      expect.stringMatching(/: testRealm: se espera un texto$/u),
      expect.stringMatching(/: people\.0\.secrets: se espera una lista de textos, uno al menos$/u),
      expect.stringMatching(/: people\.1\.id: se espera un texto$/u),
      expect.stringMatching(/: people\.1\.secrets: /u),
    ]);
    expect(result.err).not.toMatch(/s3cret|12345678Z/u);
    expect((await run({ credentials: '/no/such/file' })).err).toMatch(/no se puede leer \(ENOENT\)/u);
  });

  it('shows neither identity numbers nor secrets, even when the council sends them back', async () => {
    proxy.damageWith((path, answer, { sent }) =>
      path.endsWith('/vote') ? { ...answer, status: 500, body: JSON.stringify({ err: sent }) } : answer,
    );
    const folder = scratchFolder();
    for (const format of ['table', 'json', 'junit', 'html', 'tap']) {
      const out = join(folder, `report.${format}`);
      const result = await run({
        allowWrites: true,
        testRealm: 'vilanova',
        credentials: credentialsFile({ people }),
        only: 'ses-01,vot-01,mio-01',
        format,
        out,
      });
      expect(result.exit).toBe(1);
      const shown = result.out + result.err + readFileSync(out, 'utf8');
      expect(shown).toContain('"census":{"id":"****","secrets":["****"');
      for (const { id, secrets } of people) {
        expect(shown).not.toContain(id);
        for (const secret of secrets) expect(shown).not.toContain(secret);
      }
    }
  });

  it('shows what it would send with --dry-run, and sends nothing', async () => {
    const credentials = credentialsFile({ testRealm: 'vilanova', people });
    const result = await run({ allowWrites: true, credentials, dryRun: true });
    expect([result.exit, proxy.seen]).toEqual([0, []]);
    expect(result.out).toContain(
      `vot-01  curl -s -b 'vot-01.cookies' -c 'vot-01.cookies' -H 'Content-Type: application/json' -d '{"answer":"{answer}"`,
    );
    expect(result.out).not.toContain('12345678Z');
    for (const { id } of allChecks) expect(result.out).toContain(`${id}  curl`);
  });

  it('marks the checks that write in the list', async () => {
    const { out } = await run({ list: true });
    expect(out).toMatch(/^vot-01 .* \(escribe\)$/mu);
    expect(out).toMatch(/^pap-01 .*[^)]$/mu);
  });
});
