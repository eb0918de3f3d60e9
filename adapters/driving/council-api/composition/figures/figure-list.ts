import type { CountedEvent } from './operating-counts.ts';
import type { ReadSources } from './figure-sources.ts';

/** The values of a figure by their labels; a number alone has none; null: it is left out. */
type Reading = number | null | readonly (readonly [Readonly<Record<string, string>>, number])[];

/** A figure that is read when it is asked for. */
export interface ReadFigure {
  readonly name: string;
  readonly kind: 'gauge' | 'counter';
  readonly help: string;
  readonly labels: readonly string[];
  readonly read: (sources: ReadSources) => Reading | Promise<Reading>;
}

const mebibyte = 1_048_576;
/** How many requests a step of those that wait has: a reader must not see each one arrive. */
const requestStep = 10;

const wholeMebibytes = (bytes: number | null) =>
  bytes === null ? null : Math.ceil(bytes / mebibyte) * mebibyte;
/** Seconds since 1970, in whole minutes: no moment of a single vote can be read from it. */
const wholeMinutes = (instant: number | null) => (instant === null ? 0 : Math.floor(instant / 60_000) * 60);
const inSteps = (requests: number) => Math.ceil(requests / requestStep) * requestStep;

const gauge = (
  name: string,
  help: string,
  read: ReadFigure['read'],
  labels: readonly string[] = [],
): ReadFigure => ({
  name,
  kind: 'gauge',
  help,
  labels,
  read,
});
const counter = (name: string, help: string, read: ReadFigure['read'], labels: readonly string[] = []) => ({
  ...gauge(name, help, read, labels),
  kind: 'counter' as const,
});

const counted = (name: string, help: string, event: CountedEvent) =>
  counter(name, help, ({ counts }) => counts.of(event));
const outcomes =
  (sent: CountedEvent, failed: CountedEvent): ReadFigure['read'] =>
  ({ counts }) => [
    [{ outcome: 'sent' }, counts.of(sent)],
    [{ outcome: 'failed' }, counts.of(failed)],
  ];

const ofProcess: readonly ReadFigure[] = [
  gauge(
    'concejo_build_info',
    'Always 1; its labels are the versions of the program and of its Node, and the kind of database',
    ({ version, store }) => [[{ version: version(), node: process.versions.node, database: store }, 1]],
    ['version', 'node', 'database'],
  ),
  gauge('process_start_time_seconds', 'When the process started, in seconds since 1970', () =>
    Math.floor(performance.timeOrigin / 1000),
  ),
  gauge('process_uptime_seconds', 'Seconds since the start', () => Math.floor(process.uptime())),
  counter('process_cpu_seconds_total', 'Processor time that the process has used, in whole seconds', () => {
    const { user, system } = process.cpuUsage();
    return Math.floor((user + system) / 1e6);
  }),
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage().rss),
  gauge(
    'process_heap_bytes',
    'Memory that the program itself has taken',
    () => process.memoryUsage().heapUsed,
  ),
];

const storage: readonly ReadFigure[] = [
  gauge('concejo_ready', '1 if /readyz answers 200, 0 if it answers 503', async ({ isReady }) =>
    (await isReady()) ? 1 : 0,
  ),
  gauge('concejo_database_bytes', 'Size of the database, in whole MiB', async ({ databaseBytes }) =>
    wholeMebibytes(await databaseBytes()),
  ),
  gauge(
    'concejo_database_connections',
    'Connections to PostgreSQL that are used and idle, looked at every ten seconds at most',
    ({ connections }) => {
      const use = connections();
      return use && [[{ state: 'used' }, use.used] as const, [{ state: 'idle' }, use.idle] as const];
    },
    ['state'],
  ),
  gauge(
    'concejo_database_connections_max',
    'How many connections to PostgreSQL the process may hold',
    ({ connections }) => connections()?.most ?? null,
  ),
  gauge(
    'concejo_database_waiting',
    'Statements that wait for a connection to PostgreSQL, looked at every ten seconds at most',
    ({ connections }) => connections()?.waiting ?? null,
  ),
  gauge(
    'concejo_disk_free_bytes',
    'Free room on the disk of the data folder, in whole MiB',
    async ({ freeBytes }) => wholeMebibytes(await freeBytes()),
  ),
  gauge(
    'concejo_disk_kept_bytes',
    'With less room than this, files are refused (CONCEJO_FREE_SPACE)',
    ({ keptBytes }) => keptBytes,
  ),
  gauge(
    'concejo_backup_last_timestamp_seconds',
    'When `concejo backup` last completed a copy of this data folder, in whole minutes since 1970 as seconds; 0: never',
    async ({ lastBackup }) => wholeMinutes(await lastBackup()),
  ),
];

const secrecy: readonly ReadFigure[] = [
  gauge(
    'concejo_erasing_waits',
    '1 while nothing is erased, because the clock leapt or went back',
    (sources) => (sources.erasingWaits() ? 1 : 0),
  ),
  counted(
    'concejo_erasing_failures_total',
    'How often something that was due to be erased could not be erased, since the start',
    'erasingsFailed',
  ),
  counted(
    'concejo_mixing_failures_total',
    'How often the order of the votes could not be removed (in the log: not tidied), since the start; secrecy depends on it',
    'mixingsFailed',
  ),
  gauge(
    'concejo_mixing_last_timestamp_seconds',
    'When the order of the votes was last removed or there was none to remove, in whole minutes since 1970 as seconds; 0: not since the start',
    ({ counts }) => wholeMinutes(counts.lastMixing()),
  ),
];

const work: readonly ReadFigure[] = [
  gauge(
    'concejo_requests_waiting',
    'Requests of residents that are not finished, of all towns, rounded up to tens, counted once a minute',
    async ({ waiting }) => {
      const now = await waiting();
      return (
        now && [
          [{ status: 'received' }, inSteps(now.received)] as const,
          [{ status: 'inProgress' }, inSteps(now.inProgress)] as const,
        ]
      );
    },
    ['status'],
  ),
  gauge(
    'concejo_mails_waiting',
    'Mails about requests that are to be sent, counted once a minute',
    async ({ waiting }) => (await waiting())?.mails ?? null,
  ),
  counter(
    'concejo_mails_total',
    'Mails that the mail server accepted or refused, since the start',
    outcomes('mailsSent', 'mailsFailed'),
    ['outcome'],
  ),
  counted(
    'concejo_mails_lost_total',
    'Mails about requests that failed for a day and are not tried again, since the start',
    'mailsLost',
  ),
  gauge(
    'concejo_webhooks_waiting',
    'Messages to other programs that are to be sent, counted once a minute',
    async ({ waiting }) => (await waiting())?.webhooks ?? null,
  ),
  counter(
    'concejo_webhooks_total',
    'Messages that other programs accepted or did not accept, since the start',
    outcomes('webhooksSent', 'webhooksFailed'),
    ['outcome'],
  ),
  counted(
    'concejo_webhooks_lost_total',
    'Messages to other programs that are not tried again, since the start',
    'webhooksLost',
  ),
];

/** All figures that are read when they are asked for, in the order in which they are described. */
export const figures: readonly ReadFigure[] = [...ofProcess, ...storage, ...secrecy, ...work];
