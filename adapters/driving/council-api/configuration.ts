import { resolve } from 'node:path';
import { type Either, left, right } from '#domain/shared/result.ts';

/** How a server runs, from its environment (docs/guides/operator.md). */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** The folder of database, files and secrets. */
  readonly data: string;
  readonly secretsFile: string;
  readonly sample: boolean;
  /** Where a public service checks identities; absent: each town's own census does. */
  readonly identityUrl?: string;
  /** The PostgreSQL to use; without one, the embedded database in the data folder. */
  readonly databaseUrl?: string;
}

/** What a variable should have held; whoever starts the server reads it in their own language. */
export type Expected = 'port' | 'host' | 'folder' | 'sample' | 'file' | 'databaseUrl' | 'service';

/** A variable that cannot be used: what stood there and what was expected. */
export interface ConfigurationFault {
  readonly variable: string;
  readonly found: string;
  readonly expected: Expected;
}

/** Reads the environment; all faults come together, so that nobody mends them one start at a time. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Either<readonly ConfigurationFault[], Configuration> {
  const faults: ConfigurationFault[] = [];
  const { PORT = '4310', HOST = '127.0.0.1', CONCEJO_DATA = '.data', CONCEJO_SAMPLE = 'towns' } = environment;
  const port = Number(PORT);
  if (!/^\d{1,5}$/u.test(PORT) || port > 65_535) {
    faults.push({ variable: 'PORT', found: PORT, expected: 'port' });
  }
  if (!/^[\w.:-]+$/u.test(HOST)) faults.push({ variable: 'HOST', found: HOST, expected: 'host' });
  if (CONCEJO_DATA.trim() === '') faults.push({ variable: 'CONCEJO_DATA', found: '', expected: 'folder' });
  if (!['', 'towns', 'none'].includes(CONCEJO_SAMPLE)) {
    faults.push({ variable: 'CONCEJO_SAMPLE', found: CONCEJO_SAMPLE, expected: 'sample' });
  }
  const secrets = environment['CONCEJO_SECRETS_FILE'];
  if (secrets?.trim() === '') faults.push({ variable: 'CONCEJO_SECRETS_FILE', found: '', expected: 'file' });
  const databaseUrl = environment['DATABASE_URL'];
  if (databaseUrl && !isPostgresUrl(databaseUrl)) {
    // It may hold a password, and be wrong exactly there.
    faults.push({ variable: 'DATABASE_URL', found: '…', expected: 'databaseUrl' });
  }
  const identityUrl = environment['CONCEJO_IDENTITY_URL'] || undefined;
  if (identityUrl !== undefined && !isService(identityUrl)) {
    faults.push({
      variable: 'CONCEJO_IDENTITY_URL',
      found: withoutPassword(identityUrl),
      expected: 'service',
    });
  }
  if (faults.length > 0) return left(faults);
  const data = resolve(CONCEJO_DATA);
  const secretsFile = resolve(secrets ?? `${data}/secrets.json`);
  return right({
    port,
    host: HOST,
    data,
    secretsFile,
    sample: CONCEJO_SAMPLE !== 'none',
    ...(identityUrl && { identityUrl }),
    ...(databaseUrl && { databaseUrl }),
  });
}

/** `postgres://user:password@host:port/database`; the host may also stand in the query, as a socket's folder does. */
function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, host, searchParams } = new URL(text);
  const isNamed = pathname.length > 1 && (host !== '' || searchParams.has('host'));
  return ['postgres:', 'postgresql:'].includes(protocol) && isNamed;
}

/** An address on the web that says neither who asks nor which part of a page. */
const isService = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/u.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.hash === ''
  );
};

const withoutPassword = (text: string) => text.replace(/\/\/.*@/u, '//…@');
