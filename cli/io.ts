import { isatty } from 'node:tty';
import type { HowFar } from '#domain/budget/how-far.ts';
import { exitCodes } from './exit-codes.ts';

/** What a command that takes long may be doing. The line of progress names it. */
export const stages = ['working', 'reading', 'computing', 'counting', 'writing'] as const;
export type Stage = (typeof stages)[number];

/** All input and output of a command, so that a test is a function call. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder in which the program was called; null if there is none. */
  readonly folder: string | null;
  readonly stdinIsTerminal: boolean;
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** The width of the terminal on standard output; null if it is not a terminal. */
  readonly outColumns: number | null;
  readonly readStdin: () => Promise<Uint8Array>;
  /** The same as it comes, for data that need not be kept completely. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** Writes data, and only data. Resolves when it has been written. */
  readonly out: (data: string | Uint8Array) => Promise<void>;
  /** Everything that is not data: warnings, errors, progress. */
  readonly err: (text: string) => void;
  /**
   * Says, for the line of progress, what the program is doing now and, if it is known, how much of it is done: in percent, or
   * in steps of a rule.
   */
  readonly doing: (stage: Stage, done?: number | HowFar) => void;
  /** From now on Ctrl-C ends the program with 130; for commands that wait, and need no clean-up. */
  readonly endOnInterrupt: () => void;
  /**
   * From now on the system itself ends the program at Ctrl-C, which a shell reports as 130: computing and writing reports
   * keep the program from hearing of a signal, for minutes in a large election.
   */
  readonly endAtOnce: () => void;
  /** From now on nobody but the user may read or enter the files and folders that the program makes. */
  readonly writePrivately: () => void;
  /** Does what must not be interrupted, such as writing a file and renaming it. */
  readonly uninterrupted: <T>(work: () => T) => T;
}

/**
 * Standard output cannot be written any more: a full disk, or a missing device. `code` is the system's short name for
 * it.
 */
export class OutputFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`standard output: ${code}`);
    this.code = code;
  }
}

/**
 * The streams of this process. A reader that goes away (`concejo … | head`) ends the program quietly.
 */
export function processIo(): Io {
  const outIsTerminal = isatty(1);
  return {
    env: process.env,
    folder: workingFolder(),
    stdinIsTerminal: isatty(0),
    outIsTerminal,
    errIsTerminal: isatty(2),
    outColumns: outIsTerminal ? (process.stdout.columns ?? null) : null,
    readStdin,
    stdin: () => process.stdin,
    out: writeOut,
    err: writeErr,
    doing: () => undefined,
    endOnInterrupt: () => void process.once('SIGINT', () => process.exit(exitCodes.interrupted)),
    endAtOnce: () => void process.removeAllListeners('SIGINT'),
    writePrivately: () => void process.umask(0o077),
    uninterrupted,
  };
}

/** A signal that arrives meanwhile comes too late: what it should prevent is done. */
function uninterrupted<T>(work: () => T): T {
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  try {
    return work();
  } finally {
    process.off('SIGINT', ignore);
  }
}

/** A folder that was deleted while the caller was in it counts as none. */
function workingFolder(): string | null {
  try {
    return process.cwd();
  } catch {
    return null;
  }
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function writeOut(data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(exitCodes.done);
      reject(new OutputFailure(error.code ?? error.message));
    };
    process.stdout.once('error', failed);
    try {
      process.stdout.write(data, (error) => {
        if (error) return;
        process.stdout.off('error', failed);
        resolve();
      });
    } catch (error) {
      // A file is written at once, and its failure thrown.
      failed(error as NodeJS.ErrnoException);
    }
  });
}

/** A closed standard error does not prevent computing. */
function writeErr(text: string): void {
  if (process.stderr.listenerCount('error') === 0) process.stderr.on('error', () => undefined);
  process.stderr.write(text);
}
