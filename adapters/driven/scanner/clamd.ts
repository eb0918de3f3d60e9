import { connect, type Socket } from 'node:net';
import type { FileScanner, ScanOutcome } from '#application/ports/server/files/file-scanner.ts';

/** Where clamd listens. */
export type ScannerPlace =
  | { readonly kind: 'unix'; readonly path: string }
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number };

/** A scan of ten megabytes takes some seconds on a small machine; the resident waits for it. */
const usualPatience = 20_000;
/** A daemon that is there answers at once. */
const readyPatience = 1000;
const chunkSize = 64 * 1024;
/** The longest answer that is read; clamd answers with a line. */
const longestAnswer = 1024;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** The conversation about a file (clamd(8), INSTREAM): chunks, each after its length, and a length of zero. */
function sendStream(socket: Socket, content: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let from = 0; from < content.length; from += chunkSize) {
    const chunk = content.subarray(from, from + chunkSize);
    socket.write(lengthOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : 'connection failed';

type Answer = { readonly words: string } | { readonly why: string };

/**
 * Connects, sends, and reads up to the zero byte that ends an answer of clamd: an answer without it was cut. The patience
 * is for the whole conversation, so that a daemon which sends a byte now and then holds nobody.
 */
function converse(place: ScannerPlace, send: (socket: Socket) => void, patience: number): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const socket = connect(
    place.kind === 'unix' ? { path: place.path } : { host: place.host, port: place.port },
  );
  let heard = '';
  const end = (answer: Answer) => {
    clearTimeout(timer);
    resolve(answer);
    socket.destroy();
  };
  const timer = setTimeout(() => end({ why: 'too slow' }), patience);
  socket.on('connect', () => send(socket));
  socket.on('data', (piece) => {
    heard += piece.toString('latin1');
    const zero = heard.indexOf('\0');
    if (zero >= 0) end({ words: heard.slice(0, zero).trim() });
    else if (heard.length > longestAnswer) end({ why: 'answer too long' });
  });
  socket.on('error', (error) => end({ why: codeOf(error) }));
  socket.on('close', () => end({ why: 'connection closed' }));
  return promise;
}

function outcomeOf(answer: Answer): ScanOutcome {
  if ('why' in answer) return { kind: 'unscanned', why: answer.why };
  if (answer.words === 'stream: OK') return { kind: 'clean' };
  const found = /^stream: (.+) FOUND$/u.exec(answer.words)?.[1];
  if (found !== undefined)
    return { kind: 'infected', signature: found.replaceAll(/[^\w.:-]/gu, '_').slice(0, 100) };
  // The answer to a file longer than StreamMaxLength.
  const isTooLong = answer.words.includes('size limit exceeded');
  return { kind: 'unscanned', why: isTooLong ? 'longer than StreamMaxLength' : 'unknown answer' };
}

/** A scanner that speaks the protocol of clamd (ClamAV), over a socket of this machine or the network. */
export function clamd(place: ScannerPlace, patience = usualPatience): FileScanner {
  return {
    scan: async (content) =>
      outcomeOf(await converse(place, (socket) => sendStream(socket, content), patience)),
    isReady: async () => {
      const answer = await converse(place, (socket) => socket.write('zPING\0'), readyPatience);
      return 'words' in answer && answer.words === 'PONG';
    },
  };
}
