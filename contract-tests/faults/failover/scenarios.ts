import { setTimeout as pause } from 'node:timers/promises';
import { asSuperuser, killNode, type ClusterParts, startNode, switchOver } from './cluster.ts';
import type { DrilledCouncil } from './council.ts';
import { nodes, processesOn, setWire, signal } from './machines.ts';

/** What a scenario may touch. */
export interface FaultStage {
  readonly folder: string;
  readonly parts: ClusterParts;
  readonly council: DrilledCouncil;
}

/** One thing that goes wrong while people vote. */
export interface Scenario {
  readonly what: string;
  readonly fault: (stage: FaultStage) => void | Promise<void>;
  readonly mend: (stage: FaultStage) => void | Promise<void>;
  /** People vote on the primary's side too, through a server process there. */
  readonly hasIsland?: boolean;
  /** What somebody does before it is mended. */
  readonly meanwhile?: (stage: FaultStage) => Promise<void>;
  /** No vote may be acknowledged until it is mended. */
  readonly stopsVotes?: boolean;
}

const database = ['postgres', 'patroni', 'pgbouncer'] as const;
const killDatabase = (...gone: readonly (typeof nodes)[number][]) => {
  for (const node of gone) signal(processesOn(node, 'patroni', 'postgres'), 'SIGKILL');
};
const startAll = ({ folder }: FaultStage) => {
  for (const node of nodes) startNode(folder, node);
};

export const scenarios: Readonly<Record<string, Scenario>> = {
  killed: {
    what: 'the machine of the primary loses its power',
    fault: ({ parts }) => killNode(parts.primary),
    mend: startAll,
  },
  crashed: {
    what: 'PostgreSQL and Patroni of the primary are killed',
    fault: ({ parts }) => killDatabase(parts.primary),
    mend: startAll,
  },
  restarted: {
    what: 'PostgreSQL of the primary is killed, Patroni goes on',
    fault: ({ parts }) => signal(processesOn(parts.primary, 'postgres'), 'SIGKILL'),
    mend: startAll,
  },
  stopped: {
    what: 'the primary stands still, and goes on when another one serves',
    fault: ({ parts }) => signal(processesOn(parts.primary, ...database), 'SIGSTOP'),
    mend: ({ parts }) => signal(processesOn(parts.primary, ...database), 'SIGCONT'),
    hasIsland: true,
  },
  cut: {
    what: 'the primary is cut off, with people on its side',
    fault: ({ parts }) => setWire(parts.primary, 'down'),
    mend: ({ parts }) => setWire(parts.primary, 'up'),
    hasIsland: true,
  },
  standby: {
    what: 'the synchronous standby is killed',
    fault: ({ parts }) => killDatabase(parts.synchronous),
    mend: startAll,
  },
  'standby-cut': {
    what: 'the synchronous standby is cut off',
    fault: ({ parts }) => setWire(parts.synchronous, 'down'),
    mend: ({ parts }) => setWire(parts.synchronous, 'up'),
  },
  standbys: {
    what: 'both standbys are killed, and somebody cancels what waits for them',
    fault: ({ parts }) => killDatabase(parts.synchronous, parts.other),
    meanwhile: async ({ parts }) => {
      await pause(8000);
      const waiting = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
      if ((await asSuperuser(parts.primary, waiting)).length === 0) throw new Error('no vote waits');
    },
    mend: startAll,
    stopsVotes: true,
  },
  switchover: {
    what: 'the primary is moved to another machine, as before maintenance',
    fault: ({ folder, parts }) => void switchOver(folder, parts),
    mend: startAll,
  },
  proxy: {
    what: 'the proxy is restarted',
    fault: ({ council }) => council.restartProxy(),
    mend: () => undefined,
  },
  server: {
    what: 'a server process is killed',
    fault: ({ council }) => void council.servers.get(4312)?.kill('SIGKILL'),
    mend: async ({ council }) => {
      council.restart(4312);
      await pause(5000);
    },
  },
};
