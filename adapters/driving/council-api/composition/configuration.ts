import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { mostOfTown } from '#domain/forms/files/upload-budget.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type FileSettings, objectsFrom, scannerFrom } from './file-settings.ts';
import { decodeServices } from './read-services.ts';
import {
  type Environment,
  type Expected,
  type ReadText,
  type ReportFault,
  secretFrom,
  withoutPassword,
} from './variables.ts';

/** `info` logs a line for each request, `error` only defects. */
export const logLevels = ['silent', 'error', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** How a server runs, from its environment (docs/guides/operator.md). */
export interface Configuration extends FileSettings {
  readonly port: number;
  readonly host: string;
  /** The folder of database, files and secrets. */
  readonly data: string;
  readonly secretsFile: string;
  readonly sample: boolean;
  /** Whether there is work in the offices of the sample towns on the first start. */
  readonly sampleWork: boolean;
  /** The public service that checks identities; if absent, each town's own census does. */
  readonly identityUrl?: string;
  /** The town that unknown hosts show, by its realm; if absent, they show which towns there are. */
  readonly defaultTown?: string;
  /** Mail, geocoder, banks and staff (docs/guides/operator.md). */
  readonly servicesFile?: string;
  /** The PostgreSQL to use; if absent, the embedded database in the data folder. */
  readonly databaseUrl?: string;
  readonly log: LogLevel;
  /** The token that a reader of `/metrics` must send; null: only this machine may read it. */
  readonly metricsToken: string | null;
  /** Proxies on other machines whose word about a sender is trusted: addresses and networks. */
  readonly proxies: readonly string[];
  /** How many days after its close the key of a survey is erased; until then people may appeal. */
  readonly appealsDays: number;
  /** How many months after its last change a finished request is erased. */
  readonly requestMonths: number;
  /** How many wrong tries in ten minutes, of all people together, make a whole town wait. */
  readonly townTries: number;
  /** Bytes of the disk that are kept free for votes: files are refused before. */
  readonly spaceForVotes: number;
  /** How many bytes each town may upload in a day. */
  readonly townUploads: number;
  /** How long the server says at `/readyz` that it will stop, before it closes its port. */
  readonly drainSeconds: number;
}

/** A variable that cannot be used: what it contained and what was expected. */
export interface ConfigurationFault {
  readonly variable: string;
  readonly found: string;
  readonly expected: Expected;
}

const megabyte = 1024 * 1024;

const readText: ReadText = (file) => readFileSync(file, 'utf8');

/**
 * An address, or a network as `10.0.0.0/8`. The network of all addresses is refused: every sender could then claim
 * any address.
 */
function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/u.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** The proxies that may say who sends a request; none unless they are named. */
function proxiesFrom(environment: Environment, fault: ReportFault): readonly string[] {
  const named = environment['CONCEJO_PROXY'] ?? '';
  if (named === '') return [];
  const proxies = named.split(',').map((address) => address.trim());
  if (!proxies.every(isNetwork)) fault('CONCEJO_PROXY', named, 'addresses');
  return proxies;
}

/** The numbers that an operator may set, each with what it is if nothing is said. */
const numbers = {
  CONCEJO_APPEALS_DAYS: { usual: '365', shape: /^[1-9]\d{0,3}$/u, expected: 'days' },
  CONCEJO_REQUEST_MONTHS: { usual: '12', shape: /^[1-9]\d{0,2}$/u, expected: 'months' },
  CONCEJO_TOWN_TRIES: { usual: '3000', shape: /^[1-9]\d{3,6}$/u, expected: 'tries' },
  CONCEJO_FREE_SPACE: { usual: '512', shape: /^\d{1,7}$/u, expected: 'megabytes' },
  CONCEJO_DRAIN_SECONDS: { usual: '0', shape: /^\d{1,3}$/u, expected: 'seconds' },
  CONCEJO_TOWN_UPLOADS: { usual: String(mostOfTown / megabyte), shape: /^\d{1,7}$/u, expected: 'megabytes' },
} as const;

function limitsFrom(environment: Environment, fault: ReportFault) {
  const numberIn = (variable: keyof typeof numbers): number => {
    const { usual, shape, expected } = numbers[variable];
    const found = environment[variable] || usual;
    if (!shape.test(found)) fault(variable, found, expected);
    return Number(found);
  };
  return {
    appealsDays: numberIn('CONCEJO_APPEALS_DAYS'),
    requestMonths: numberIn('CONCEJO_REQUEST_MONTHS'),
    townTries: numberIn('CONCEJO_TOWN_TRIES'),
    spaceForVotes: numberIn('CONCEJO_FREE_SPACE') * megabyte,
    townUploads: numberIn('CONCEJO_TOWN_UPLOADS') * megabyte,
    drainSeconds: numberIn('CONCEJO_DRAIN_SECONDS'),
  };
}

/** Reads the environment; reports all faults together, so that the operator does not have to start once for each. */
export function readConfiguration(
  environment: Environment,
  read: ReadText = readText,
): Either<readonly ConfigurationFault[], Configuration> {
  const faults: ConfigurationFault[] = [];
  const fault = (variable: string, found: string, expected: Expected) =>
    faults.push({ variable, found, expected });
  const { PORT = '4310', HOST = '127.0.0.1', CONCEJO_DATA = '.data', CONCEJO_SAMPLE = 'towns' } = environment;
  const port = Number(PORT);
  if (!/^\d{1,5}$/u.test(PORT) || port > 65_535) fault('PORT', PORT, 'port');
  if (!/^[\w.:-]+$/u.test(HOST)) fault('HOST', HOST, 'host');
  if (CONCEJO_DATA.trim() === '') fault('CONCEJO_DATA', '', 'folder');
  if (!['', 'towns', 'pages', 'none'].includes(CONCEJO_SAMPLE))
    fault('CONCEJO_SAMPLE', CONCEJO_SAMPLE, 'sample');
  const secrets = environment['CONCEJO_SECRETS_FILE'];
  if (secrets?.trim() === '') fault('CONCEJO_SECRETS_FILE', '', 'file');
  const databaseUrl = environment['DATABASE_URL'];
  // It may contain a password, and be wrong exactly there.
  if (databaseUrl && !isPostgresUrl(databaseUrl)) fault('DATABASE_URL', '…', 'databaseUrl');
  const identityUrl = environment['CONCEJO_IDENTITY_URL'] || undefined;
  if (identityUrl !== undefined && !isService(identityUrl))
    fault('CONCEJO_IDENTITY_URL', withoutPassword(identityUrl), 'service');
  const asked = environment['CONCEJO_LOG'] || 'error';
  const log = logLevels.find((level) => level === asked);
  if (log === undefined) fault('CONCEJO_LOG', asked, 'logLevel');
  const limits = limitsFrom(environment, fault);
  const stores = { ...scannerFrom(environment, fault), ...objectsFrom(environment, read, fault) };
  const defaultTown = environment['CONCEJO_DEFAULT_TOWN'] || undefined;
  if (defaultTown !== undefined && !/^[a-z][a-z0-9-]{0,62}$/u.test(defaultTown))
    fault('CONCEJO_DEFAULT_TOWN', defaultTown, 'realm');
  const proxies = proxiesFrom(environment, fault);
  const metricsToken = tokenFrom(environment, read, fault);
  const servicesFile = environment['CONCEJO_SERVICES_FILE'] || undefined;
  if (servicesFile !== undefined) {
    const wrong = faultOfServices(servicesFile, read);
    if (wrong !== null)
      fault('CONCEJO_SERVICES_FILE', [servicesFile, ...wrong.where].join(': '), wrong.expected);
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
    sampleWork: ['', 'towns'].includes(CONCEJO_SAMPLE),
    log: log ?? 'error',
    metricsToken,
    proxies,
    ...limits,
    ...stores,
    ...(identityUrl && { identityUrl }),
    ...(defaultTown && { defaultTown }),
    ...(databaseUrl && { databaseUrl }),
    ...(servicesFile && { servicesFile: resolve(servicesFile) }),
  });
}

/** What a services file should have, and the place in it where it does not. */
interface ServicesFault {
  readonly expected: Expected;
  readonly where: readonly string[];
}

/** What is wrong with the services file. A bank that cannot reach the council would never report a payment. */
function faultOfServices(file: string, read: ReadText): ServicesFault | null {
  try {
    const services = decodeServices(read(file));
    if (isLeft(services)) return placeInServices(services.left);
    const { payments = {}, publicUrl = '' } = services.right;
    return Object.keys(payments).length > 0 && !isService(publicUrl)
      ? { expected: 'addressOfBank', where: [] }
      : null;
  } catch {
    return placeInServices('');
  }
}

const placeInServices = (where: string): ServicesFault => ({
  expected: where.startsWith('providers.') ? 'identityProvider' : 'readableFile',
  where: where === '' ? [] : [where],
});

/** The token of the figures, which is never repeated. */
function tokenFrom(environment: Environment, read: ReadText, fault: ReportFault): string | null {
  const found = secretFrom('CONCEJO_METRICS_TOKEN', environment, read, fault);
  if (found === null) return null;
  if (!/^[\x21-\x7E]{16,256}$/u.test(found.secret)) fault(found.from, '…', 'token');
  return found.secret;
}

/** `postgres://user:password@host:port/database`; the host may also be in the query, as the folder of a socket is. */
function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, host, searchParams } = new URL(text);
  const isNamed = pathname.length > 1 && (host !== '' || searchParams.has('host'));
  return ['postgres:', 'postgresql:'].includes(protocol) && isNamed;
}

/** An address on the web without a user and without a fragment. */
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
