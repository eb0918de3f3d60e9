import { setFlagsFromString } from 'node:v8';

/**
 * Parts of the compilers in Node 24 crash a process now and then, most often where more processes compile than there are
 * cores. Sparkplug does by what it leaves to the garbage collector (nodejs/node#62393), Maglev while it compiles in a
 * thread of its own (nodejs/node#64841). A third compiler does the work without them: votes a second stay the same. The
 * compiler of WebAssembly, which reads HTTP for `fetch`, does when it frees the code of a call that it has compiled anew
 * while another thread ends: it keeps that code, some kilobytes, and does not compile those calls anew.
 */
export const withoutCrashingCompilers = [
  '--no-sparkplug',
  '--no-maglev',
  '--no-wasm-code-gc',
  '--wasm-wrapper-tiering-budget=2000000000',
] as const;

/** From here on this process compiles without them. The runtime looks up each before it compiles. */
export function avoidCrashingCompilers(): void {
  for (const option of withoutCrashingCompilers) setFlagsFromString(option);
}
