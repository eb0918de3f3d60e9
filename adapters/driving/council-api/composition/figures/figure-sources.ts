import type { PoolUse } from '#adapters/driven/postgres/postgres.ts';
import type { Backlog, Waiting } from '#application/ports/server/operating/backlog.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type OperatingCounts, operatingCounts } from './operating-counts.ts';

/** Where the figures of a server come from. One that throws, hangs or gives null is left out of the figures. */
export interface FigureSources {
  readonly version: () => string;
  readonly store: 'sqlite' | 'postgresql';
  readonly databaseBytes: () => number | null | Promise<number>;
  /** Null if the database is embedded. */
  readonly connections: () => PoolUse | null;
  readonly backlog: Backlog | null;
  readonly erasingWaits: () => boolean;
  readonly counts: Pick<OperatingCounts, 'of' | 'lastMixing'>;
  /** The free bytes of the disk of the data folder. */
  readonly freeBytes: () => Promise<number | null>;
  /** Bytes of that disk that are kept for votes. */
  readonly keptBytes: number;
  /** When the last complete backup was made; null: none is known. */
  readonly lastBackup: () => Promise<Instant | null>;
  /** Whether `/readyz` says so. */
  readonly isReady: () => Promise<boolean>;
}

/** The sources of a server about which nothing is known, for those that are not named. */
export const noSources: FigureSources = {
  version: () => '',
  store: 'sqlite',
  databaseBytes: () => null,
  connections: () => null,
  backlog: null,
  erasingWaits: () => false,
  counts: operatingCounts(),
  freeBytes: async () => null,
  keptBytes: 0,
  lastBackup: async () => null,
  isReady: async () => false,
};

/** Milliseconds during which a count of what waits is used again: counting reads all requests. */
const backlogAge = 60_000;
/**
 * Milliseconds during which the use of the connections is shown again: a reader who asks all the time must not see the
 * connection of a single vote.
 */
const connectionsAge = 10_000;

/** Remembers an answer for some time, and asks again after one that failed. */
function atMostEvery<T>(read: () => T, age: number, now = () => performance.now()): () => T {
  let last: { readonly value: T; readonly until: number } | null = null;
  return () => {
    if (last === null || now() >= last.until) {
      const value = read();
      last = { value, until: now() + age };
      if (value instanceof Promise) {
        value.catch(() => {
          last = null;
        });
      }
    }
    return last.value;
  };
}

/** The parts of the figures that are read together, at most so often. */
export function remembered({ backlog, connections, ...others }: FigureSources) {
  const waiting = atMostEvery(async (): Promise<Waiting | null> => backlog?.count() ?? null, backlogAge);
  return { ...others, waiting, connections: atMostEvery(connections, connectionsAge) };
}

/** What each figure is read from. */
export type ReadSources = ReturnType<typeof remembered>;
