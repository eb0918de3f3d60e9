import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Machine, nodes, processesOn, runOn, signal, startOn } from './machines.ts';

const templates = join(import.meta.dirname, '..', '..', '..', 'docs', 'operating', 'several-machines');
const [uid, gid] = ['u', 'g'].map((which) => Number(runId(which)));

function runId(which: string): string {
  const column = which === 'u' ? 2 : 3;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((user) => user.startsWith('postgres:'));
  return line?.split(':')[column] ?? '';
}

/** The passwords of the drill: the settings in the documentation have words in capitals in their place. */
const password = 'of-the-drill';
/** The address of the database on a node, past proxy and pooler. */
export const databaseAt = ({ address }: Machine, user = 'concejo', database = 'concejo'): string =>
  `postgres://${user}:${password}@${address}:5432/${database}`;
/** What the server processes are given: the address beside a proxy or a pooler. */
export const databaseVia = (address: string): string => `postgres://concejo:${password}@${address}/concejo`;

/** Writes the settings of docs/operating/several-machines for a machine, and returns their folder. */
export function writeSettings(folder: string, { name, address }: Machine): string {
  const place = join(folder, name);
  cpSync(templates, place, { recursive: true });
  for (const file of ['etcd.yml', 'patroni.yml', 'pgbouncer.ini', 'userlist.txt', 'haproxy.cfg']) {
    const text = readFileSync(join(place, file), 'utf8')
      .replaceAll(/PASSWORD_OF_\w+/gu, password)
      .replaceAll(/\bADDRESS\b/gu, address)
      .replaceAll(/\bNAME\b/gu, name)
      .replaceAll(/\b(?:DATA|FOLDER)\b/gu, place);
    writeFileSync(join(place, file), text);
  }
  for (const path of [place, join(place, 'userlist.txt')]) chownSync(path, uid ?? 0, gid ?? 0);
  chmodSync(place, 0o711);
  return place;
}

const programs = (place: string) =>
  [
    ['etcd', ['etcd', '--config-file', join(place, 'etcd.yml')]],
    ['patroni', ['patroni', join(place, 'patroni.yml')]],
    ['pgbouncer', ['pgbouncer', join(place, 'pgbouncer.ini')]],
  ] as const;

const started = new Map<string, ChildProcess>();
const isRunning = (child: ChildProcess | undefined) =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** Starts what a node lacks of etcd, Patroni (which starts PostgreSQL) and PgBouncer. */
export function startNode(folder: string, node: Machine): void {
  const place = join(folder, node.name);
  for (const [name, command] of programs(place)) {
    const key = `${node.name}-${name}`;
    if (isRunning(started.get(key))) continue;
    const log = join(folder, `${key}.log`);
    started.set(key, startOn({ machine: node, command, log, asPostgres: true }));
  }
}

/** A node as it describes itself: what others say of it may be old. */
interface SelfReport {
  readonly node: Machine;
  readonly role?: string;
  readonly state?: string;
  readonly timeline?: number;
  readonly sync_standby?: boolean;
  /** The standbys that get the log from it. */
  readonly replication?: readonly { readonly state: string }[];
}

async function reportOf(node: Machine): Promise<SelfReport> {
  try {
    const address = `http://${node.address}:8008/patroni`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    return { ...((await answer.json()) as Omit<SelfReport, 'node'>), node };
  } catch {
    return { node };
  }
}

/** The parts of the nodes if they are one cluster: a primary and two standbys that follow it, one synchronous. */
function partsOf(reports: readonly SelfReport[]): ClusterParts | null {
  const running = reports.filter(({ state }) => state === 'running');
  const [primary, ...more] = running.filter(({ role }) => role === 'master' || role === 'primary');
  const standbys = running.filter(({ role }) => role === 'replica');
  const [synchronous, ...others] = standbys.filter((report) => report.sync_standby === true);
  const other = standbys.find((report) => report !== synchronous);
  const isOne = more.length === 0 && others.length === 0 && standbys.length === nodes.length - 1;
  if (!primary || !synchronous || !other || !isOne) return null;
  const streams = (primary.replication ?? []).filter(({ state }) => state === 'streaming');
  const isFollowed = standbys.every(({ timeline }) => timeline === primary.timeline);
  if (streams.length !== standbys.length || !isFollowed) return null;
  return { primary: primary.node, synchronous: synchronous.node, other: other.node };
}

/** Which node has which part now. */
export interface ClusterParts {
  readonly primary: Machine;
  readonly synchronous: Machine;
  readonly other: Machine;
}

/** Waits until the three nodes are one cluster again. */
export async function whole(seconds = 150): Promise<ClusterParts> {
  for (const until = Date.now() + seconds * 1000; ; await pause(500)) {
    const reports = await Promise.all(nodes.map(reportOf));
    const parts = partsOf(reports);
    if (parts !== null) return parts;
    if (Date.now() > until)
      throw new Error(`the cluster is not whole after ${seconds} s: ${JSON.stringify(reports)}`);
  }
}

/** One statement on a node, as a user of the database or as its superuser. */
export async function query(url: string, text: string, limit = 5000): Promise<readonly unknown[][]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: limit,
    query_timeout: limit,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows;
  } finally {
    client.end().catch(() => {});
  }
}

/** Makes the cluster: three nodes, and the database of the council. */
export async function makeCluster(folder: string): Promise<ClusterParts> {
  for (const node of nodes) {
    writeSettings(folder, node);
    startNode(folder, node);
  }
  const parts = await whole();
  const boss = (text: string) => query(databaseAt(parts.primary, 'postgres', 'postgres'), text);
  await boss(`CREATE ROLE concejo LOGIN PASSWORD '${password}'`);
  await boss('CREATE DATABASE concejo OWNER concejo');
  return parts;
}

/** A statement of the superuser on a node; it may take a minute. */
export const asSuperuser = (node: Machine, text: string): Promise<readonly unknown[][]> =>
  query(databaseAt(node, 'postgres', 'postgres'), text, 60_000);

/** Moves the primary to another node, as before maintenance. */
export const switchOver = (folder: string, { primary, synchronous }: ClusterParts): string => {
  const settings = join(folder, synchronous.name, 'patroni.yml');
  const command = `patronictl -c ${settings} switchover --master ${primary.name} --candidate ${synchronous.name} --force`;
  return runOn(synchronous, command.split(' '), { LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' });
};

/** Ends everything on a node at once, as a power cut does. Its disk stays. */
export const killNode = (node: Machine): void => signal(processesOn(node), 'SIGKILL');
