import { readFileSync } from 'node:fs';

/** Why a server stops: a signal, or because the process that started it has ended. */
export type StopReason = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'parentGone';

/** Who is told of signals: the process, or a stand-in of a test. */
interface SignalSource {
  on: (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', listener: () => void) => unknown;
}

export interface StopSignals {
  /** Resolves when the server is asked to stop. */
  readonly asked: Promise<StopReason>;
  /** Resolves when it is asked a second time, by somebody who does not want to wait. */
  readonly askedAgain: Promise<void>;
}

/**
 * One Ctrl-C reaches a server up to three times: from the terminal, from npm and from the program that starts an older
 * Node's newer one. What comes within this time is the same request.
 */
const sameRequest = 1000;
const betweenLooks = 500;

/**
 * Listens for the signals that stop a server, and looks whether those who started it are still there. `starters` names
 * them, if the server must not outlive them; null if it may.
 */
export function stopSignals(
  source: SignalSource,
  starters: string | null,
  startersNow: () => string = startersOfThis,
  now: () => number = () => performance.now(),
): StopSignals {
  const first = Promise.withResolvers<StopReason>();
  const second = Promise.withResolvers<void>();
  let began: number | null = null;
  const stop = (reason: StopReason) => {
    began ??= now();
    if (now() - began > sameRequest) second.resolve();
    first.resolve(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) source.on(signal, () => stop(signal));
  if (starters !== null) {
    const looking = setInterval(() => {
      if (startersNow() === starters) return;
      clearInterval(looking);
      if (began === null) stop('parentGone');
    }, betweenLooks).unref();
  }
  return { asked: first.promise, askedAgain: second.promise };
}

const shellThatStays = /^\d+ \((?:sh|ash|dash|bash|busybox)\) \S (\d+) /u;

/**
 * Our parent; if that is a shell that npm started and that waits for us (Linux), npm too: the shell stays when npm is
 * killed.
 */
function startersOfThis(): string {
  const parent = process.ppid;
  try {
    const [, above] = shellThatStays.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return above === undefined ? `${parent}` : `${parent} ${above}`;
  } catch {
    return `${parent}`;
  }
}

/**
 * The processes that a server must not outlive: npm, which cannot pass every signal on, or the program that starts an
 * older Node's newer one. Null if it was started in another way.
 */
export function startersToWatch(
  env: Readonly<Record<string, string | undefined>>,
  starters: () => string = startersOfThis,
): string | null {
  const isWatched = env['CONCEJO_ENDS_WITH_PARENT'] === 'yes' || env['npm_lifecycle_event'] !== undefined;
  return isWatched ? starters() : null;
}
