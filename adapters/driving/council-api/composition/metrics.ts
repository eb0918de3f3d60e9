import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { castVoteCall } from '#adapters/wire/voting/cast-vote.ts';
import { liveCountStep } from '#domain/voting/results-visibility.ts';
import { patternOf } from '../plugins/route.ts';
import type { SeenRequest } from '../plugins/seen-request.ts';

const voteRoute = patternOf(castVoteCall.path);
const mebibyte = 1_048_576;
const inSeconds = 1e9;

/** The size of the database; null if it is stored elsewhere. */
export type DatabaseBytes = () => number | null | Promise<number>;

/**
 * Figures for the operator. They name no town and no survey, and accepted votes are reported 25 at a time, their
 * durations too: otherwise a reader of the figures would see each single vote arrive (security: ballot secrecy).
 */
function processGauges(
  registers: Registry[],
  databaseBytes: DatabaseBytes,
  erasingWaits: () => boolean,
): ReturnType<typeof monitorEventLoopDelay> {
  const gauge = (name: string, help: string, value: () => number | null | Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const now = await value();
        if (now !== null) this.set(now);
      },
    });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage().rss);
  gauge(
    'process_heap_bytes',
    'Memory that the program itself has taken',
    () => process.memoryUsage().heapUsed,
  );
  gauge('process_uptime_seconds', 'Seconds since the start', () => Math.floor(process.uptime()));
  gauge('concejo_event_loop_delay_seconds', 'How late work began, 99th percentile since last asked', () => {
    const seconds = delay.percentile(99) / inSeconds;
    delay.reset();
    return seconds;
  });
  gauge('concejo_database_bytes', 'Size of the database, in whole MiB', async () => {
    const bytes = await databaseBytes();
    return bytes === null ? null : Math.ceil(bytes / mebibyte) * mebibyte;
  });

  gauge('concejo_erasing_waits', '1 while nothing is erased, because the clock leapt or went back', () =>
    erasingWaits() ? 1 : 0,
  );
  return delay;
}

/**
 * Figures for those who run the server. They name no town and no survey, and votes that were taken are told 25 at a
 * time, their durations too: otherwise a watcher would see each single vote come in (security: ballot secrecy).
 */
export function councilMetrics(databaseBytes: DatabaseBytes, erasingWaits: () => boolean = () => false) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'concejo_request_duration_seconds',
    help: 'Duration of requests by method, route and class of status; of votes taken in steps of 25',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const taken = new Counter({
    name: 'concejo_votes_taken_total',
    help: 'Votes acknowledged since the start, those sent again too, in steps of 25',
    registers,
  });
  const refused = new Counter({
    name: 'concejo_votes_refused_total',
    help: 'Votes refused since the start, by kind of refusal',
    labelNames: ['kind'],
    registers,
  });
  const delay = processGauges(registers, databaseBytes, erasingWaits);
  const observe = ({ method, route, status, milliseconds }: SeenRequest) =>
    requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000);
  let unreported: readonly SeenRequest[] = [];

  return {
    see: (seen: SeenRequest): void => {
      if (seen.route !== voteRoute || seen.status >= 300) {
        observe(seen);
        if (seen.route === voteRoute && seen.refusal) refused.inc({ kind: seen.refusal });
        return;
      }
      unreported = [...unreported, seen];
      if (unreported.length < liveCountStep) return;
      for (const vote of unreported) observe(vote);
      taken.inc(unreported.length);
      unreported = [];
    },
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
    close: (): void => {
      delay.disable();
    },
  };
}
