import type { FastifyServerOptions } from 'fastify';
import type { Clock } from '#application/ports/clock.ts';
import type { LogLevel } from './configuration.ts';

/** Where log records go, a line each. */
export interface Log {
  write(record: string): void;
}

/** So many steps of a stack say where a defect is. */
const framesTold = 8;

/** A defect by its kind and place. Of its message only the code is told: the words may quote what somebody sent. */
function defectOf({ name, code, stack = '' }: Error & { readonly code?: unknown }) {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: name,
    message: typeof code === 'string' ? code : '',
    stack: frames.slice(0, framesTold).join('\n'),
  };
}

/** JSON lines by an allow-list: requests and answers are told by `seeRequests` alone, never by themselves. */
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
