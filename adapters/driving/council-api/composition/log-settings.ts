import type { FastifyServerOptions } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import type { LogLevel } from './configuration.ts';

/** Where log records are written, a line each. */
export interface Log {
  write(record: string): void;
}

/** How many lines of a stack are enough to locate a defect. */
const framesTold = 8;

/** A defect by its kind and place. Of its message only the code is logged: the words may quote what a sender wrote. */
function defectOf({ name, code, stack = '' }: Error & { readonly code?: unknown }) {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: name,
    message: typeof code === 'string' ? code : '',
    stack: frames.slice(0, framesTold).join('\n'),
  };
}

/** JSON lines by an allow-list: only `seeRequests` logs requests and answers, never the framework itself. */
export const logSettings = (level: LogLevel, stream: Log, clock: Clock) =>
  ({
    level,
    stream,
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date(clock.now()).toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { req: () => ({}), res: () => ({}), err: defectOf },
  }) satisfies FastifyServerOptions['logger'];
