import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent as SafeAgent, request as safeRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import type { ObjectSettings } from './object-settings.ts';
import { authorization, uriEncoded, sha256Hex, signingTime, writtenQuery } from './signature.ts';

/** A body to send, as often as it must be sent. */
export interface ObjectBody {
  readonly bytes: number;
  readonly sha256: string;
  /** In Base64, so that the store refuses what was damaged on its way. */
  readonly md5: string;
  readonly open: () => Uint8Array | Readable;
}

export interface ObjectCall {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key without the prefix; null for the bucket itself. */
  readonly key: string | null;
  readonly query?: readonly (readonly [string, string])[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: ObjectBody;
}

/** How long is waited, in milliseconds. */
export interface ObjectPatience {
  /** For all tries of a call together, up to the headers of its answer. */
  readonly whole: number;
  /** Between two pieces, in both directions. */
  readonly idle: number;
  readonly tries: number;
}

const usualPatience: ObjectPatience = { whole: 15_000, idle: 10_000, tries: 3 };
const firstWait = 100;
/** The longest wait that a store is granted: residents wait with us. */
const longestWait = 2000;
const longestFault = 4096;

const agents = {
  'http:': new PlainAgent({ keepAlive: true, maxSockets: 64 }),
  'https:': new SafeAgent({ keepAlive: true, maxSockets: 64 }),
};
const emptyHash = sha256Hex('');

/** The path of a key: each segment is encoded. */
const pathOf = ({ bucket, prefix, bucketInHost }: ObjectSettings, key: string | null): string => {
  const parts = [
    ...(bucketInHost ? [] : [bucket]),
    ...(key === null ? [] : [...prefix.split('/'), ...key.split('/')]),
  ].filter((part) => part !== '');
  return `/${parts.map(uriEncoded).join('/')}`;
};

function signedRequest(settings: ObjectSettings, call: ObjectCall) {
  const endpoint = new URL(settings.endpoint);
  const host = settings.bucketInHost ? `${settings.bucket}.${endpoint.host}` : endpoint.host;
  const { method, query = [], body } = call;
  const path = pathOf(settings, call.key);
  const bodyHash = body?.sha256 ?? emptyHash;
  const time = signingTime(Date.now());
  const headers = {
    ...call.headers,
    ...(body !== undefined && { 'content-length': String(body.bytes), 'content-md5': body.md5 }),
    host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  };
  const signature = authorization({ method, path, query, headers, bodyHash }, settings.keys, {
    region: settings.region,
    time,
  });
  const address = query.length === 0 ? path : `${path}?${writtenQuery(query)}`;
  return { endpoint, host, address, headers: { ...headers, authorization: signature } };
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : 'connection failed';

/** Sends a request once, and returns the answer with its headers; its body has still to be read. */
function sendOnce(settings: ObjectSettings, call: ObjectCall, idle: number, left: number) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { endpoint, host, address, headers } = signedRequest(settings, call);
  const isSafe = endpoint.protocol === 'https:';
  // With its port removed: a certificate is of a name.
  const hostname = host.replace(/:\d+$/u, '').replace(/^\[(.*)\]$/u, '$1');
  const options = { method: call.method, hostname, port: endpoint.port, path: address, headers };
  const sent = isSafe
    ? safeRequest({ ...options, agent: agents['https:'] })
    : plainRequest({ ...options, agent: agents['http:'] });
  const late = setTimeout(() => sent.destroy(new FilesUnreachable('no answer in time')), left);
  sent.setTimeout(idle, () => sent.destroy(new FilesUnreachable('the connection stands still')));
  sent.on('response', (answer) => {
    clearTimeout(late);
    // The reader of the answer meets the error too; an answer without a reader must not end the process.
    answer.on('error', () => undefined);
    resolve(answer);
  });
  sent.on('error', (error) => {
    clearTimeout(late);
    reject(error instanceof FilesUnreachable ? error : new FilesUnreachable(codeOf(error)));
  });
  const content = call.body?.open();
  if (content === undefined || content instanceof Uint8Array) sent.end(content);
  else {
    content.on('error', (error) => sent.destroy(error));
    sent.on('close', () => content.destroy());
    content.pipe(sent);
  }
  return promise;
}

/** The bytes of an answer, which may have so many. */
export async function wholeBody(answer: IncomingMessage, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > most) throw new FilesUnreachable('an answer that is too long');
      pieces.push(piece);
    }
  } catch (error) {
    answer.destroy();
    throw error instanceof FilesUnreachable ? error : new FilesUnreachable('the answer broke off');
  }
  return Buffer.concat(pieces);
}

/** What a store says of a refusal: the status, and its own code of a few letters. */
async function faultOf(answer: IncomingMessage): Promise<FilesUnreachable> {
  const status = String(answer.statusCode);
  try {
    const text = (await wholeBody(answer, longestFault)).toString('latin1');
    const code = /<Code>(\w{1,60})<\/Code>/u.exec(text)?.[1];
    return new FilesUnreachable(code === undefined ? status : `${status} ${code}`);
  } catch {
    return new FilesUnreachable(status);
  }
}

const mayBeTriedAgain = new Set([408, 429, 500, 502, 503, 504]);

/** How long the store asks to wait; the usual pause, longer each time, if it does not say. */
function waitFor(answer: IncomingMessage, usual: number): number {
  const asked = Number(answer.headers['retry-after']) * 1000;
  return Number.isFinite(asked) && asked > 0 ? asked : usual;
}

/** A try: its answer, or its fault and how many milliseconds later another makes sense; null if none does. */
type Try =
  | { readonly answer: IncomingMessage }
  | { readonly fault: FilesUnreachable; readonly again: number | null };

async function tryOnce(sending: Promise<IncomingMessage>, usualWait: number): Promise<Try> {
  let answer: IncomingMessage;
  try {
    answer = await sending;
  } catch (error) {
    if (error instanceof FilesUnreachable) return { fault: error, again: usualWait };
    throw error;
  }
  const status = answer.statusCode ?? 0;
  if ((status >= 200 && status < 300) || [304, 404, 416].includes(status)) return { answer };
  const again = mayBeTriedAgain.has(status) ? waitFor(answer, usualWait) : null;
  return { fault: await faultOf(answer), again };
}

/**
 * Calls an object store: an answer below 300, or 304, 404 or 416. Calls are sent again if the store is busy or the line
 * breaks, since each may be done twice. Throws `FilesUnreachable` for everything else; no redirect is followed.
 */
export async function callObjects(
  settings: ObjectSettings,
  call: ObjectCall,
  patience: Partial<ObjectPatience> = {},
): Promise<IncomingMessage> {
  const { whole, idle, tries } = { ...usualPatience, ...patience };
  const end = performance.now() + whole;
  for (let tried = 1; ; tried += 1) {
    const sending = sendOnce(settings, call, idle, end - performance.now());
    // oxlint-disable-next-line no-await-in-loop -- a try follows the failure of the one before
    const done = await tryOnce(sending, firstWait * 2 ** tried);
    if ('answer' in done) return done.answer;
    const { fault, again } = done;
    if (again === null || tried >= tries || again > longestWait || performance.now() + again >= end)
      throw fault;
    // oxlint-disable-next-line no-await-in-loop -- the same
    await pause(again);
  }
}
