import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { uploadFileCall } from '#adapters/wire/uploads/upload-file.ts';
import { castVoteCall } from '#adapters/wire/voting/cast-vote.ts';
import { liveCountStep } from '#domain/voting/results-visibility.ts';
import { patternOf } from '../../plugins/route.ts';
import type { SeenRequest } from '../../plugins/seen-request.ts';
import { figures, type ReadFigure } from './figure-list.ts';
import { type FigureSources, noSources, type ReadSources, remembered } from './figure-sources.ts';

const voteRoute = patternOf(castVoteCall.path);
const uploadRoute = patternOf(uploadFileCall.path);
const inSeconds = 1e9;
/**
 * Milliseconds that a figure may take to be read: one that hangs must not keep the others from the operator. `/readyz`
 * takes two seconds to say no.
 */
const usualPatience = 3000;

/** What was read in time; null for what failed or took too long. */
function inTime<T>(read: () => T | Promise<T>, patience: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patience);
  const reading = (async () => read())().catch(() => null);
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

/** Registers a figure. What cannot be read is left out: a wrong number would be worse than none. */
function register(registers: Registry[], figure: ReadFigure, sources: ReadSources, patience: number): void {
  const { name, help, kind, labels: labelNames, read } = figure;
  const show = async (made: Gauge | Counter) => {
    const now = await inTime(() => read(sources), patience);
    // From here on without a pause: two readers at once must not add to each other's counters.
    made.reset();
    // Without labels the package begins with 0, as if it had been read.
    if (labelNames.length === 0) made.remove();
    if (now === null) return;
    for (const [labels, value] of typeof now === 'number' ? [[{}, now] as const] : now)
      made.inc(labels, value);
  };
  const collect = () => show(made);
  const options = { name, help, labelNames, registers, collect };
  const made: Gauge | Counter = kind === 'gauge' ? new Gauge(options) : new Counter(options);
}

/** How late work begins; the figure, and how to stop measuring. */
function eventLoopDelay(): { readonly figure: ReadFigure; readonly stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const read = () => {
    const seconds = delay.percentile(99) / inSeconds;
    delay.reset();
    return seconds;
  };
  const help = 'How late work began, 99th percentile since last asked';
  return {
    figure: { name: 'concejo_event_loop_delay_seconds', kind: 'gauge', help, labels: [], read },
    stop: () => delay.disable(),
  };
}

/** The figures that each request moves. */
function requestFigures(registers: Registry[]) {
  const requests = new Histogram({
    name: 'concejo_request_duration_seconds',
    help: 'Duration of requests by method, route and class of status; of accepted votes in steps of 25',
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
  const files = new Counter({
    name: 'concejo_uploads_refused_total',
    help: 'Files of residents that were refused since the start, by kind of refusal',
    labelNames: ['kind'],
    registers,
  });
  return {
    observe: ({ method, route, status, milliseconds }: SeenRequest) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    refuse: ({ route, refusal }: SeenRequest) => {
      if (refusal === null) return;
      if (route === voteRoute) refused.inc({ kind: refusal });
      if (route === uploadRoute) files.inc({ kind: refusal });
    },
    taken,
  };
}

/** A figure without its values. */
export interface DescribedFigure {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labelNames: readonly string[];
}

/**
 * Figures for the operator. They name no town and no survey, and accepted votes are reported 25 at a time, their
 * durations too: otherwise a reader of the figures would see each single vote arrive (security: ballot secrecy).
 */
export function councilMetrics(named: Partial<FigureSources> = {}, patience: number = usualPatience) {
  const registry = new Registry();
  const registers = [registry];
  const { observe, refuse, taken } = requestFigures(registers);
  const delay = eventLoopDelay();
  const sources = remembered({ ...noSources, ...named });
  for (const figure of [...figures, delay.figure]) register(registers, figure, sources, patience);
  let unreported: readonly SeenRequest[] = [];

  return {
    see: (seen: SeenRequest): void => {
      if (seen.route !== voteRoute || seen.status >= 300) {
        observe(seen);
        refuse(seen);
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
    described: (): readonly DescribedFigure[] =>
      // The package gives the figures themselves; its types name only a part of what they have.
      (registry.getMetricsAsArray() as unknown as readonly DescribedFigure[]).map(
        ({ name, help, type, labelNames }) => ({ name, help, type, labelNames }),
      ),
    close: delay.stop,
  };
}
