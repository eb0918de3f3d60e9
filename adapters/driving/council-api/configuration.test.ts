import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLeft, right } from '#domain/shared/result.ts';
import { readConfiguration } from './configuration.ts';

const faultsOf = (environment: Record<string, string>) => {
  const read = readConfiguration(environment);
  return isLeft(read) ? read.left.map(({ variable }) => variable) : [];
};

describe('the configuration', () => {
  it('needs nothing', () => {
    const data = resolve('.data');
    expect(readConfiguration({})).toEqual(
      right({ port: 4310, host: '127.0.0.1', data, secretsFile: join(data, 'secrets.json'), sample: true }),
    );
  });

  it('takes what is set', () => {
    const set = {
      PORT: '0',
      HOST: '::1',
      CONCEJO_DATA: '/srv/council',
      CONCEJO_SECRETS_FILE: '/run/keys.json',
      CONCEJO_SAMPLE: 'none',
    };
    expect(readConfiguration(set)).toEqual(
      right({ port: 0, host: '::1', data: '/srv/council', secretsFile: '/run/keys.json', sample: false }),
    );
    expect(readConfiguration({ CONCEJO_SAMPLE: '', DATABASE_URL: '' })).toMatchObject(
      right({ sample: true }),
    );
  });

  it('tells all its faults together', () => {
    expect(
      faultsOf({
        PORT: '65536',
        HOST: 'my host',
        CONCEJO_DATA: ' ',
        CONCEJO_SAMPLE: 'all',
        CONCEJO_SECRETS_FILE: '',
        DATABASE_URL: 'mysql://council:password@db/council',
      }),
    ).toEqual(['PORT', 'HOST', 'CONCEJO_DATA', 'CONCEJO_SAMPLE', 'CONCEJO_SECRETS_FILE', 'DATABASE_URL']);
  });

  it.each(['', '-1', '80.5', '4310 ', '0x50', 'http', '99999'])('has no port «%s»', (PORT) => {
    expect(faultsOf({ PORT })).toEqual(['PORT']);
  });

  it('asks a public service about identities where one is set', () => {
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
  ])('has no public service «%s», and repeats no password', (CONCEJO_IDENTITY_URL) => {
    const read = readConfiguration({ CONCEJO_IDENTITY_URL, PORT: 'x' });
    expect(faultsOf({ CONCEJO_IDENTITY_URL, PORT: 'x' })).toEqual(['PORT', 'CONCEJO_IDENTITY_URL']);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it.each([
    'postgres://council:secret@db.example:5432/council?sslmode=verify-full',
    'postgresql://db/council',
    'postgres:///council?host=/run/postgresql',
  ])('has a database at «%s»', (DATABASE_URL) => {
    expect(readConfiguration({ DATABASE_URL })).toMatchObject(right({ databaseUrl: DATABASE_URL }));
  });

  it.each([
    'mysql://u:secret@db/c',
    'postgres://u:secret@db',
    'postgres://u:secret@db/',
    'postgres:///c?password=secret',
    'u:secret@db/c',
    'postgres://u:sec#ret@db:x/c',
  ])('has no database at «%s», and does not repeat what may be a password', (DATABASE_URL) => {
    const read = readConfiguration({ DATABASE_URL });
    expect(faultsOf({ DATABASE_URL })).toEqual(['DATABASE_URL']);
    expect(JSON.stringify(read)).not.toMatch(/sec/u);
  });
});
