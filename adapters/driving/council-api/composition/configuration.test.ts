import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLeft, right } from '#domain/shared/result.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { readConfiguration } from './configuration.ts';

const faultsOf = (environment: Record<string, string>) => {
  const read = readConfiguration(environment);
  return isLeft(read) ? read.left.map(({ variable }) => variable) : [];
};

describe('the configuration', () => {
  it('needs no variable', () => {
    const data = resolve('.data');
    expect(readConfiguration({})).toEqual(
      right({
        port: 4310,
        host: '127.0.0.1',
        data,
        secretsFile: join(data, 'secrets.json'),
        sample: true,
        sampleWork: true,
        log: 'error',
        metricsToken: null,
        proxies: [],
        appealsDays: 365,
        requestMonths: 12,
        townTries: 3000,
        spaceForVotes: 512 * 1024 * 1024,
        townUploads: 5000 * 1024 * 1024,
        drainSeconds: 0,
      }),
    );
  });

  it('uses what is set', () => {
    const set = {
      PORT: '0',
      HOST: '::1',
      CONCEJO_DATA: '/srv/council',
      CONCEJO_SECRETS_FILE: '/run/keys.json',
      CONCEJO_SAMPLE: 'none',
      CONCEJO_LOG: 'info',
      CONCEJO_METRICS_TOKEN: 'sixteen-letters!',
      CONCEJO_APPEALS_DAYS: '60',
      CONCEJO_TOWN_TRIES: '12500',
      CONCEJO_FREE_SPACE: '2',
      CONCEJO_DEFAULT_TOWN: 'benialt',
      CONCEJO_TOWN_UPLOADS: '3',
      CONCEJO_DRAIN_SECONDS: '15',
      CONCEJO_PROXY: '10.0.0.5, 2001:db8::/32',
    };
    expect(readConfiguration(set)).toEqual(
      right({
        port: 0,
        host: '::1',
        data: '/srv/council',
        secretsFile: '/run/keys.json',
        sample: false,
        sampleWork: false,
        log: 'info',
        metricsToken: 'sixteen-letters!',
        proxies: ['10.0.0.5', '2001:db8::/32'],
        appealsDays: 60,
        requestMonths: 12,
        townTries: 12_500,
        spaceForVotes: 2_097_152,
        defaultTown: 'benialt',
        townUploads: 3_145_728,
        drainSeconds: 15,
      }),
    );
    expect(readConfiguration({ CONCEJO_SAMPLE: '', DATABASE_URL: '' })).toMatchObject(
      right({ sample: true, sampleWork: true }),
    );
    expect(readConfiguration({ CONCEJO_SAMPLE: 'pages' })).toMatchObject(
      right({ sample: true, sampleWork: false }),
    );
  });

  it('reports all its faults together', () => {
    expect(
      faultsOf({
        PORT: '65536',
        HOST: 'my host',
        CONCEJO_DATA: ' ',
        CONCEJO_SAMPLE: 'all',
        CONCEJO_SECRETS_FILE: '',
        DATABASE_URL: 'mysql://council:password@db/council',
        CONCEJO_LOG: 'debug',
        CONCEJO_APPEALS_DAYS: '0',
        CONCEJO_TOWN_TRIES: '999',
        CONCEJO_DEFAULT_TOWN: 'Mi pueblo',
        CONCEJO_PROXY: 'proxy',
        CONCEJO_METRICS_TOKEN: 'short',
        CONCEJO_METRICS_TOKEN_FILE: '/run/token',
      }),
    ).toEqual([
      'PORT',
      'HOST',
      'CONCEJO_DATA',
      'CONCEJO_SAMPLE',
      'CONCEJO_SECRETS_FILE',
      'DATABASE_URL',
      'CONCEJO_LOG',
      'CONCEJO_APPEALS_DAYS',
      'CONCEJO_TOWN_TRIES',
      'CONCEJO_DEFAULT_TOWN',
      'CONCEJO_PROXY',
      'CONCEJO_METRICS_TOKEN_FILE',
      'CONCEJO_METRICS_TOKEN',
    ]);
  });

  it('reads the token of the figures from a file, and reports a file that has none', () => {
    const folder = scratchFolder({ token: 'a-token-of-a-file\n', empty: '' });
    const named = (name: string) => ({ CONCEJO_METRICS_TOKEN_FILE: join(folder, name) });
    expect(readConfiguration(named('token'))).toMatchObject(right({ metricsToken: 'a-token-of-a-file' }));
    for (const name of ['empty', 'gone'])
      expect(faultsOf(named(name))).toEqual(['CONCEJO_METRICS_TOKEN_FILE']);
  });

  it.each(['short', 'with a space in it', 'ñandú-ñandú-ñandú', 'x'.repeat(257)])(
    'refuses the token «%s», and does not repeat it',
    (CONCEJO_METRICS_TOKEN) => {
      expect(faultsOf({ CONCEJO_METRICS_TOKEN })).toEqual(['CONCEJO_METRICS_TOKEN']);
      expect(JSON.stringify(readConfiguration({ CONCEJO_METRICS_TOKEN }))).not.toContain(
        CONCEJO_METRICS_TOKEN,
      );
    },
  );

  it.each(['0.0.0.0/0', '::/0', '10.0.0.5,', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', 'loopback'])(
    'does not trust «%s» as a proxy',
    (CONCEJO_PROXY) => {
      expect(faultsOf({ CONCEJO_PROXY })).toEqual(['CONCEJO_PROXY']);
    },
  );

  it.each(['-1', '999', '1e6', '10000000', 'many'])(
    'refuses «%s» as the tries of a town',
    (CONCEJO_TOWN_TRIES) => {
      expect(faultsOf({ CONCEJO_TOWN_TRIES })).toEqual(['CONCEJO_TOWN_TRIES']);
    },
  );

  it.each(['-1', '1.5', '0', '10000', 'a year'])(
    'refuses «%s» as the days for appeals',
    (CONCEJO_APPEALS_DAYS) => {
      expect(faultsOf({ CONCEJO_APPEALS_DAYS })).toEqual(['CONCEJO_APPEALS_DAYS']);
    },
  );

  it.each(['', '-1', '80.5', '4310 ', '0x50', 'http', '99999'])('refuses the port «%s»', (PORT) => {
    expect(faultsOf({ PORT })).toEqual(['PORT']);
  });

  it('asks a public service about identities if one is set', () => {
    const identityUrl = 'https://identidad.example/check?key=k';
    expect(readConfiguration({ CONCEJO_IDENTITY_URL: identityUrl })).toMatchObject(right({ identityUrl }));
    expect(readConfiguration({ CONCEJO_IDENTITY_URL: '' })).not.toMatchObject(
      right({ identityUrl: expect.anything() }),
    );
  });

  it.each([
    'identidad.example',
    '/check',
    'ftp://identidad.example/check',
    'file:///etc/passwd',
    'https://user:secret@identidad.example/check',
    'https://identidad.example/check#part',
  ])('refuses the public service «%s», and repeats no password', (CONCEJO_IDENTITY_URL) => {
    const read = readConfiguration({ CONCEJO_IDENTITY_URL, PORT: 'x' });
    expect(faultsOf({ CONCEJO_IDENTITY_URL, PORT: 'x' })).toEqual(['PORT', 'CONCEJO_IDENTITY_URL']);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it.each([
    'postgres://council:secret@db.example:5432/council?sslmode=verify-full',
    'postgresql://db/council',
    'postgres:///council?host=/run/postgresql',
  ])('accepts the database at «%s»', (DATABASE_URL) => {
    expect(readConfiguration({ DATABASE_URL })).toMatchObject(right({ databaseUrl: DATABASE_URL }));
  });

  it.each([
    'mysql://u:secret@db/c',
    'postgres://u:secret@db',
    'postgres://u:secret@db/',
    'postgres:///c?password=secret',
    'u:secret@db/c',
    'postgres://u:sec#ret@db:x/c',
  ])('refuses the database at «%s», and does not repeat what may be a password', (DATABASE_URL) => {
    const read = readConfiguration({ DATABASE_URL });
    expect(faultsOf({ DATABASE_URL })).toEqual(['DATABASE_URL']);
    expect(JSON.stringify(read)).not.toMatch(/sec/u);
  });

  it('accepts a valid file of services, and no other', () => {
    const folder = scratchFolder({
      'good.json': '{"mail":{"url":"smtp://mail.example","from":"participa@vilanova.example"}}',
      'wrong.json': '{"mail":{"url":7}}',
      'broken.json': '{',
    });
    const named = (name: string) => ({ CONCEJO_SERVICES_FILE: join(folder, name) });
    expect(readConfiguration(named('good.json'))).toMatchObject({
      right: { servicesFile: join(folder, 'good.json') },
    });
    for (const name of ['wrong.json', 'broken.json', 'none.json'])
      expect(faultsOf(named(name))).toEqual(['CONCEJO_SERVICES_FILE']);
  });

  it('refuses a bank that could not notify the council of a payment', () => {
    const gateway = {
      url: 'https://bank.example',
      merchant: '1',
      terminal: '1',
      key: 'k',
      version: 'HMAC_SHA512_V2',
    };
    const payments = { vilanova: gateway };
    const folder = scratchFolder({
      'nowhere.json': JSON.stringify({ payments }),
      'wrong.json': JSON.stringify({ payments, publicUrl: 'participa' }),
      'good.json': JSON.stringify({ payments, publicUrl: 'https://participa.example' }),
    });
    const read = (name: string) =>
      readConfiguration({ PORT: 'x', CONCEJO_SERVICES_FILE: join(folder, name) });
    for (const name of ['nowhere.json', 'wrong.json'])
      expect(read(name)).toMatchObject({ left: [{ variable: 'PORT' }, { expected: 'addressOfBank' }] });
    expect(read('good.json')).toMatchObject({ left: [{ variable: 'PORT' }] });
  });

  it.each([
    ['an address without TLS', { staff: { issuer: 'http://id.example' } }, 'staff.issuer'],
    ['an address with a query', { staff: { issuer: 'https://id.example/?a=1' } }, 'staff.issuer'],
    ['no client', { residents: { clientId: '' } }, 'residents.clientId'],
    ['a claim that is no name', { staff: { claims: { email: 1 } } }, 'staff.claims.email'],
    ['people who are neither staff nor residents', { resident: {} }, null],
  ])('refuses an identity provider with %s, and says where', (_, town, place) => {
    const usual = { issuer: 'https://id.example/realms/a', clientId: 'concejo', name: 'Compte' };
    const written = Object.fromEntries(
      Object.entries(town as Record<string, object>).map(([name, one]) => [name, { ...usual, ...one }]),
    );
    const read = (vilanova: object) => {
      const folder = scratchFolder({ 's.json': JSON.stringify({ providers: { vilanova } }) });
      return readConfiguration({ CONCEJO_SERVICES_FILE: join(folder, 's.json') });
    };
    const where = place === null ? 'providers.vilanova' : `providers.vilanova.${place}`;
    expect(read(written)).toMatchObject({
      left: [{ expected: 'identityProvider', found: expect.stringMatching(new RegExp(`: ${where}$`, 'u')) }],
    });
    expect(read({ staff: usual, residents: { ...usual, issuer: 'http://127.0.0.1:4000' } })).toMatchObject({
      _tag: 'Right',
    });
  });

  it('keeps finished requests for this number of months, at least one', () => {
    expect(readConfiguration({ CONCEJO_REQUEST_MONTHS: '60' })).toMatchObject({
      right: { requestMonths: 60 },
    });
    expect(readConfiguration({})).toMatchObject({ right: { requestMonths: 12 } });
    for (const months of ['0', '-1', '1.5', 'x', '1000'])
      expect(faultsOf({ CONCEJO_REQUEST_MONTHS: months })).toEqual(['CONCEJO_REQUEST_MONTHS']);
  });

  it.each([
    ['unix:/run/clamav/clamd.ctl', { kind: 'unix', path: '/run/clamav/clamd.ctl' }],
    ['tcp://clamav:3310', { kind: 'tcp', host: 'clamav', port: 3310 }],
    ['tcp://[::1]:3310', { kind: 'tcp', host: '::1', port: 3310 }],
  ])('asks the scanner at «%s»', (CONCEJO_SCANNER, scanner) => {
    expect(readConfiguration({ CONCEJO_SCANNER })).toMatchObject(right({ scanner }));
  });

  it.each([
    '/run/clamd.ctl',
    'unix:clamd.ctl',
    `unix:/${'x'.repeat(107)}`,
    'tcp://clamav',
    'tcp://clamav:0',
    'tcp://clamav:65536',
    'tcp://user@clamav:3310',
    'http://clamav:3310',
  ])('refuses the scanner «%s»', (CONCEJO_SCANNER) => {
    expect(faultsOf({ CONCEJO_SCANNER })).toEqual(['CONCEJO_SCANNER']);
  });

  it('accepts files that were not scanned only if the operator says so, of a scanner that is named', () => {
    const CONCEJO_SCANNER = 'tcp://clamav:3310';
    const accepting = (CONCEJO_UNSCANNED: string) =>
      readConfiguration({ CONCEJO_SCANNER, CONCEJO_UNSCANNED });
    expect(accepting('accept')).toMatchObject(right({ acceptsUnscanned: true }));
    for (const other of ['', 'refuse'])
      expect(accepting(other)).not.toMatchObject(right({ acceptsUnscanned: true }));
    expect(faultsOf({ CONCEJO_SCANNER, CONCEJO_UNSCANNED: 'yes', PORT: 'x' })).toEqual([
      'PORT',
      'CONCEJO_UNSCANNED',
    ]);
    expect(faultsOf({ CONCEJO_UNSCANNED: 'accept' })).toEqual(['CONCEJO_UNSCANNED']);
  });
});
