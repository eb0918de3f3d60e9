import type { Io } from './io.ts';

/** Streams that record what is written to them, for tests of commands. */
export interface RecordingIo {
  readonly io: Io;
  readonly out: () => string;
  readonly bytes: () => Uint8Array;
  readonly err: () => string;
}

/** No stream is a terminal, unless the test says so. */
export function recordingIo(changes: Partial<Io> = {}): RecordingIo {
  const out: Uint8Array[] = [];
  const err: string[] = [];
  const io: Io = {
    env: {},
    folder: null,
    stdinIsTerminal: false,
    outIsTerminal: false,
    errIsTerminal: false,
    outColumns: null,
    readStdin: async () => new Uint8Array(),
    stdin: async function* () {
      yield await io.readStdin();
    },
    out: async (data) => {
      out.push(typeof data === 'string' ? Buffer.from(data) : data);
    },
    err: (text) => {
      err.push(text);
    },
    doing: () => undefined,
    endOnInterrupt: () => undefined,
    endAtOnce: () => undefined,
    writePrivately: () => undefined,
    uninterrupted: (work) => work(),
    ...changes,
  };
  const bytes = () => new Uint8Array(Buffer.concat(out));
  return { io, bytes, out: () => Buffer.from(bytes()).toString('utf8'), err: () => err.join('') };
}
