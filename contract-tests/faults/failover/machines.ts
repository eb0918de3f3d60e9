import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A machine of the drill: a network of its own, with one wire to the others. */
export interface Machine {
  readonly name: string;
  readonly address: string;
}

/** The three machines with the database, by the names and addresses of docs/operating/several-machines. */
export const nodes: readonly Machine[] = [
  { name: 'one', address: '10.77.0.11' },
  { name: 'two', address: '10.77.0.12' },
  { name: 'three', address: '10.77.0.13' },
];
/** The machine with the proxy and the server processes. */
export const front: Machine = { name: 'front', address: '10.77.0.21' };

const ip = (...args: readonly string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'inherit'] });
const wireOf = ({ name }: Machine) => `w-${name}`;

/** Makes the machines and the switch between them. This process is at the switch, with an address of its own. */
export function wireMachines(): void {
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run']);
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'switch', 'type', 'bridge');
  ip('addr', 'add', '10.77.0.1/24', 'dev', 'switch');
  ip('link', 'set', 'switch', 'up');
  for (const machine of [...nodes, front]) {
    const { name, address } = machine;
    ip('netns', 'add', name);
    ip('link', 'add', wireOf(machine), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', wireOf(machine), 'master', 'switch', 'up');
    ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    for (const device of ['eth0', 'lo']) ip('-n', name, 'link', 'set', device, 'up');
  }
}

/** Pulls a machine's wire out, or puts it back. What runs on the machine goes on and still reaches itself. */
export const setWire = (machine: Machine, state: 'up' | 'down'): void =>
  void ip('link', 'set', wireOf(machine), state);

interface Program {
  readonly machine: Machine;
  readonly command: readonly string[];
  /** The file that gets its output. */
  readonly log: string;
  /** The database and its helpers refuse to run as root. */
  readonly asPostgres?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

const unprivileged = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

const onMachine = ({ name }: Machine, command: readonly string[], asPostgres: boolean): readonly string[] => [
  `--net=/run/netns/${name}`,
  ...(asPostgres ? unprivileged : []),
  ...command,
];

/** Starts a program on a machine. All of them end with the drill: they are in its process namespace. */
export function startOn({
  machine,
  command,
  log,
  asPostgres = false,
  environment = {},
}: Program): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn('nsenter', onMachine(machine, command, asPostgres), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
    cwd: '/',
  });
  closeSync(output);
  return child;
}

/** Runs a command on a machine to its end, at most two minutes, and returns what it printed. */
export const runOn = (
  machine: Machine,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  asPostgres = false,
): string =>
  execFileSync('nsenter', onMachine(machine, command, asPostgres), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    encoding: 'utf8',
    cwd: '/',
  });

const nameOf = (pid: number): string => {
  try {
    return readFileSync(join('/proc', String(pid), 'comm'), 'utf8').trim();
  } catch {
    return '';
  }
};

/** The processes on a machine whose program has one of these names; without names, all. */
export function processesOn({ name }: Machine, ...programs: readonly string[]): readonly number[] {
  const pids = String(ip('netns', 'pids', name))
    .split('\n')
    .filter(Boolean)
    .map(Number);
  return programs.length === 0 ? pids : pids.filter((pid) => programs.includes(nameOf(pid)));
}

/** Sends a signal to processes, also to those that have ended meanwhile. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
  }
}
