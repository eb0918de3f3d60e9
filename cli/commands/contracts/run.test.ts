import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allChecks, readChecks } from '#contract-tests/council-api/all-checks.ts';
import { type DamagingProxy, startProxy } from '#contract-tests/council-api/proof/damaging-proxy.ts';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import {
  type RunningCouncil,
  staffToken,
  startCouncil,
} from '#fixtures/builders/councils/running-council.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { width } from '#adapters/driven/terminal/printable.ts';
import { runContracts } from './run.ts';
import type { RunFlags } from './run-options.ts';

// A whole run has many calls, and other programs use this machine too.
vi.setConfig({ testTimeout: 30_000 });

let council: RunningCouncil;
let proxy: DamagingProxy;
let folder: string;
beforeAll(async () => {
  council = await startCouncil();
  proxy = await startProxy(council.url);
  folder = mkdtempSync(join(tmpdir(), 'concejo-contracts-'));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await proxy.stop();
  await council.stop();
});

interface World {
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly locale?: Language;
}

async function run(flags: RunFlags, { env = {}, columns, locale = 'es' }: World = {}) {
  let [out, err] = ['', ''];
  const io = {
    env,
    stdinIsTerminal: false,
    folder: null,
    outIsTerminal: columns !== undefined,
    errIsTerminal: false,
    outColumns: columns ?? null,
    readStdin: async () => new Uint8Array(),
    stdin: async function* () {
      yield new Uint8Array();
    },
    out: async (data: string | Uint8Array) => {
      out += typeof data === 'string' ? data : new TextDecoder().decode(data);
    },
    err: (text: string) => {
      err += text;
    },
    doing: () => undefined,
    endOnInterrupt: () => undefined,
    endAtOnce: () => undefined,
    writePrivately: () => undefined,
    uninterrupted: <T>(work: () => T) => work(),
  };
  const exit = await runContracts(
    { rate: '1000', ...flags },
    { io, say: sayIn(locale), locale, program: 'concejo 1' },
    noon,
  );
  return { exit, out, err };
}

const at = (baseUrl: string, more: RunFlags = {}): RunFlags => ({ baseUrl, realm: 'vilanova', ...more });

let minutes = 0;

/** A council whose settings lack their logo. */
const withoutLogo = () =>
  proxy.damageWith((path, answer) =>
    path.endsWith('/settings') ? { ...answer, body: answer.body.replace('"logo"', '"lost"') } : answer,
  );

function deviationFile(entries: readonly object[]): string {
  const file = join(folder, 'deviations.json');
  writeFileSync(file, JSON.stringify(entries));
  return file;
}

describe('concejo contracts run', () => {
  it('ends with 0 if the council conforms', async () => {
    const { exit, out, err } = await run(at(council.url));
    expect([exit, err]).toEqual([
      0,
      `${readChecks.length} comprobaciones, solo lectura, hasta 1000 por segundo\n`,
    ]);
    expect(out).toMatch(/^pasa +ses-01 {2}401 y 400 significan «sin sesión» +\d+ ms\n/u);
    expect(out).toMatch(/\n─+\n\d+ pasan {2}0 se desvían {2}0 aceptadas {2}\d+ sin caso {2}\d+,\d s\n$/u);
  });

  it('ends with 1 if it deviates, and gives clause, finding and how to see it', async () => {
    withoutLogo();
    const { exit, out } = await run(at(`${proxy.url}/`, { only: 'ses-01, aju-02' }));
    expect(exit).toBe(1);
    expect(out.split('\n').slice(1, 6)).toEqual([
      'falla     aju-02  los ajustes traen logotipo, nombre y categorías',
      '      cláusula  parte 1, apartado 7',
      '      hay       falta logo',
      '      debe      logo',
      `      repetir   curl -s '${proxy.url}/api/vilanova/collections/settings'`,
    ]);
    proxy.damageWith(null);
  });

  it('accepts a deviation until its last day, and not after it', async () => {
    withoutLogo();
    const expiring = (expires: string) =>
      run(
        at(proxy.url, {
          only: 'aju-02',
          deviations: deviationFile([{ id: 'aju-02', reason: 'sin escudo', expires }]),
        }),
      );
    const [last, after] = [await expiring('2026-11-18'), await expiring('2026-11-17')];
    expect(last.exit).toBe(0);
    expect(last.out).toMatch(
      /aceptada {2}aju-02[^]*motivo +sin escudo \(hasta 2026-11-18\)[^]*0 se desvían {2}1 aceptada/u,
    );
    expect(after.exit).toBe(1);
    expect(after.out).toMatch(/falla +aju-02[^]*motivo +caducó el 2026-11-17: sin escudo/u);
    proxy.damageWith(null);
  });

  it('says which deviation is no longer needed', async () => {
    const deviations = deviationFile([{ id: 'aju-02', reason: 'x', expires: '2030-01-01' }]);
    const { exit, err } = await run(at(council.url, { only: 'aju-02', deviations }));
    expect([exit, err]).toEqual([0, expect.stringContaining('aju-02 ya no se desvía')]);
  });

  it('ends with 2 if it is misconfigured, and reports everything that is wrong at once', async () => {
    const flags = {
      baseUrl: 'ftp://x',
      only: 'zz-1',
      rate: '0',
      timeout: 'soon',
      format: 'pdf',
      deviations: join(folder, 'none'),
    };
    const { exit, out, err } = await run(flags);
    expect([exit, out]).toEqual([2, '']);
    expect(err.match(/^error: .*/gmu)).toHaveLength(7);
  });

  it('says which format was probably meant', async () => {
    const { err } = await run({ baseUrl: 'http://127.0.0.1:1', realm: 'v', format: 'jsno' });
    expect(err).toContain('¿Querías decir «json»?');
  });

  it('ends with 2 if the town is unknown', async () => {
    const { exit, err } = await run({ baseUrl: council.url, realm: 'nowhere' });
    expect([exit, err]).toEqual([2, expect.stringContaining('no conoce el municipio «nowhere»')]);
  });

  it('ends with 3 if no server answers', async () => {
    const { exit, err } = await run({ baseUrl: 'http://127.0.0.1:9', realm: 'vilanova' });
    expect([exit, err]).toEqual([4, expect.stringContaining('no responde')]);
  });

  it.each(['--list', '--dry-run'])('sends no call with %s', async (flag) => {
    proxy.seen.length = 0;
    const { exit, out } = await run(at(proxy.url, flag === '--list' ? { list: true } : { dryRun: true }));
    expect([exit, proxy.seen]).toEqual([0, []]);
    for (const { id } of flag === '--list' ? allChecks : readChecks) expect(out).toContain(id);
  });

  it('sends the credential of the environment or of a file, and shows it nowhere', async () => {
    const file = join(folder, 'token');
    writeFileSync(file, 's3cret\n');
    // One list stays valid: a server that answers only with errors does not count as a council.
    proxy.damageWith((path, answer) =>
      path.includes('/surveys?') ? answer : { ...answer, body: `{"err":"Bearer s3cret ${answer.status}"}` },
    );
    // Where the credential came from is forgotten before a report is written.
    for (const { env, formats } of [
      {
        env: { CONCEJO_CONTRACTS_TOKEN: 's3cret' },
        formats: ['table', 'json', 'junit', 'html', 'tap'],
      },
      { env: { CONCEJO_CONTRACTS_TOKEN_FILE: file }, formats: ['table'] },
    ]) {
      for (const [at_, format] of formats.entries()) {
        proxy.seen.length = 0;
        const out = join(folder, `report-${at_}`);
        const result = await run(at(proxy.url, { format, out }), { env });
        expect(result.exit).toBe(1);
        expect(proxy.seen.map(({ authorization }) => authorization)).toContain('Bearer s3cret');
        expect(proxy.seen.find(({ path }) => path.endsWith('/loggedin'))?.authorization).toBeUndefined();
        expect(result.out + result.err + readFileSync(out, 'utf8')).not.toContain('s3cret');
        expect(result.out).toContain("'Authorization: Bearer ****'");
      }
    }
    proxy.damageWith(null);
  });

  it('checks what staff are answered with the token of one of their programs, and shows it nowhere', async () => {
    const only = 'adm-03,adm-04';
    const without = await run(at(proxy.url, { only }));
    expect([without.exit, without.out]).toEqual([0, expect.stringMatching(/^sin caso +adm-03/mu)]);
    const env = { CONCEJO_CONTRACTS_STAFF_TOKEN: staffToken };
    const passed = await run(at(proxy.url, { only }), { env });
    expect([passed.exit, passed.out]).toEqual([0, expect.stringMatching(/^pasa +adm-03[^]*^pasa +adm-04/mu)]);
    proxy.damageWith((path, answer) =>
      path.endsWith('/staff/me') ? { ...answer, body: `{"id":"${staffToken}"}` } : answer,
    );
    const out = join(folder, 'staff.json');
    const damaged = await run(at(proxy.url, { only, out }), { env });
    proxy.damageWith(null);
    expect(damaged.exit).toBe(1);
    expect(damaged.out + damaged.err + readFileSync(out, 'utf8')).not.toContain(staffToken);
    const wrong = await run(at(proxy.url, { only }), { env: { CONCEJO_CONTRACTS_STAFF_TOKEN: 'wrong' } });
    expect([wrong.exit, wrong.out]).toEqual([1, expect.stringContaining('403')]);
    const plain = await run(at('http://council.example', { only }), { env });
    expect(plain.exit).toBe(2);
  });

  it('sends only the calls of --only, and no faster than --rate allows', async () => {
    proxy.seen.length = 0;
    const began = performance.now();
    const { exit } = await run(at(proxy.url, { only: 'ses-01,ses-02,err-07', rate: '10' }));
    expect(exit).toBe(0);
    // The settings are always asked for: they show that a council answers.
    expect(proxy.seen.map(({ path }) => path.replace(/\?.*/u, ''))).toEqual([
      '/api/vilanova/collections/settings',
      '/users/vilanova/loggedin',
      '/users/v2/auth/loggedin',
      '/api/vilanova/collections/procesos/between',
    ]);
    // Three waits of 100 ms; a timer may end a millisecond early.
    expect(performance.now() - began).toBeGreaterThanOrEqual(295);
  });

  it('waits for an answer as long as --timeout says', async () => {
    proxy.damageWith(async (path, answer) => {
      if (path.endsWith('/loggedin'))
        await new Promise((resolve) => {
          setTimeout(resolve, 400);
        });
      return answer;
    });
    const hasty = await run(at(proxy.url, { only: 'ses-01', timeout: '0.2' }));
    const patient = await run(at(proxy.url, { only: 'ses-01', timeout: '5' }));
    proxy.damageWith(null);
    expect([hasty.exit, patient.exit]).toEqual([1, 0]);
    expect(hasty.out).toContain('ninguna respuesta en 0.2 s');
  });

  it('accepts no password in the address and sends no credential unencrypted', async () => {
    const inAddress = await run(at('http://me:s3cret@127.0.0.1:9'));
    expect([inAddress.exit, inAddress.err.includes('s3cret')]).toEqual([2, false]);
    const plain = await run(at('http://council.example'), { env: { CONCEJO_CONTRACTS_TOKEN: 'abc' } });
    expect([plain.exit, plain.err]).toEqual([2, expect.stringContaining('https')]);
  });

  it.each([
    ['informe.json', /^\{/u],
    ['informe.xml', /^<\?xml/u],
    ['informe.html', /^<!doctype html>/u],
    ['informe.tap', /^TAP version 14/u],
    ['informe.txt', /^pasa/u],
  ])('writes %s in the format of its name and still shows the table', async (name, begins) => {
    const out = join(folder, name);
    const result = await run(at(council.url, { only: 'ses-01', out }));
    expect(readFileSync(out, 'utf8')).toMatch(begins);
    expect(result.out).toMatch(/^pasa[^]*informe: /u);
  });

  // A line that is broken at 42 is broken at any width, so the others are tried in one language.
  const seen = [
    ...languages.map((locale) => ({ locale, columns: 42 })),
    ...([80, 120] as const).map((columns) => ({ locale: 'es' as const, columns })),
  ];
  it.each(seen)(
    'fits $columns columns in $locale, without breaking addresses',
    async ({ locale, columns }) => {
      withoutLogo();
      // A network has a budget of requests a minute, which several runs within one exceed.
      minutes += 1;
      council.setTime(noon + minutes * 60_000);
      const env = { NO_COLOR: '1' };
      const { out } = await run(at(proxy.url), { locale, columns, env });
      proxy.damageWith(null);
      const wide = out.split('\n').filter((line) => width(line) > columns && !line.includes("'http"));
      expect(wide).toEqual([]);
    },
  );
});
