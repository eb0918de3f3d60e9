import { setFlagsFromString } from 'node:v8';

/**
 * Two of the compilers in Node 24 crash a process now and then, most often where more processes compile than there are
 * cores: the first by what it leaves to the garbage collector (nodejs/node#62393), the second while it compiles in a
 * thread of its own (nodejs/node#64841). A third does the work without them: votes a second stay the same.
 */
export const withoutCrashingCompilers = ['--no-sparkplug', '--no-maglev'] as const;

/** From here on this process compiles without them. The runtime looks up both before it compiles. */
export function avoidCrashingCompilers(): void {
  for (const option of withoutCrashingCompilers) setFlagsFromString(option);
}
