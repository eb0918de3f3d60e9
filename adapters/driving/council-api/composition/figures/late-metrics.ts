import type { SeenRequest } from '../../plugins/seen-request.ts';
import type { FigureSources } from './figure-sources.ts';

/**
 * Milliseconds from the first request until the figures are made ready, so that this request does not wait for them.
 */
const untilReady = 1000;

/** The figures in the text format of Prometheus. */
export interface MetricsPage {
  readonly text: string;
  readonly contentType: string;
}

/**
 * Makes the figures ready a second after the first request, or when they are asked for: loading their package takes a
 * quarter of the start. What was seen before is stored and counted then.
 */
export function lateMetrics(sources: Partial<FigureSources> = {}) {
  const waiting: SeenRequest[] = [];
  let see = (seen: SeenRequest): void => {
    waiting.push(seen);
    due ??= setTimeout(() => void ready(), untilReady).unref();
  };
  let [isClosed, close] = [false, () => {}];
  let due: NodeJS.Timeout | undefined;
  const make = async () => {
    const { councilMetrics } = await import('./metrics.ts');
    const made = councilMetrics(sources);
    for (const seen of waiting.splice(0)) made.see(seen);
    see = made.see;
    close = made.close;
    if (isClosed) close();
    return made;
  };
  let making: ReturnType<typeof make> | undefined;
  const ready = () => (making ??= make());
  return {
    see: (seen: SeenRequest): void => see(seen),
    page: async (): Promise<MetricsPage> => {
      const made = await ready();
      return { text: await made.text(), contentType: made.contentType };
    },
    close: (): void => {
      isClosed = true;
      clearTimeout(due);
      close();
    },
  };
}

export type LateMetrics = ReturnType<typeof lateMetrics>;
