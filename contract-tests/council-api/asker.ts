import { type Either, left, right } from '#domain/shared/result.ts';
import type { HttpAnswer, Ask, SentBody } from './ask.ts';
import { type CookieJars, cookieJars } from './cookie-jars.ts';
import type { NoAnswer } from './finding.ts';

export interface AskerSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer …`, except if a check asks anonymously. */
  readonly token: string | null;
  /** Sent instead by checks that ask as staff. */
  readonly staffToken?: string | null;
  readonly timeoutSeconds: number;
  /** Requests a second, at most. */
  readonly rate: number;
  /** Nothing is ever sent without it. */
  readonly allowWrites?: boolean;
}

/** Asks, and remembers the answers: the same request is sent once, however many checks look at its answer. */
export type Asker = (ask: Ask) => Promise<Either<NoAnswer, HttpAnswer>>;

/** A published list of a million ballots is well under this. */
export const largestAnswer = 256 * 1024 * 1024;

/**
 * An asker over HTTP. Only GET unless writing is allowed; redirects are reported and not followed (the token must not
 * be sent elsewhere); no more requests a second than agreed.
 */
export function httpAsker(settings: AskerSettings): Asker {
  const known = new Map<string, Promise<Either<NoAnswer, HttpAnswer>>>();
  const jars = cookieJars();
  let nextSlot = 0;
  const turn = async () => {
    const now = performance.now();
    const slot = Math.max(now, nextSlot);
    nextSlot = slot + 1000 / settings.rate;
    if (slot > now) await new Promise((resolve) => setTimeout(resolve, slot - now));
  };
  return (asked) => {
    if (asked.sent !== null && !settings.allowWrites)
      throw new Error(`not allowed to send: ${asked.address}`);
    const isAnonymous = !asked.byStaff && (asked.anonymous || settings.token === null);
    const key = JSON.stringify({ ...asked, anonymous: isAnonymous });
    const remembered = known.get(key);
    if (remembered) return remembered;
    const answer = turn().then(() => put(settings, jars, asked));
    known.set(key, answer);
    return answer;
  };
}

async function put(
  settings: AskerSettings,
  jars: CookieJars,
  { address, anonymous, byStaff, headers, visitor, sent }: Ask,
): Promise<Either<NoAnswer, HttpAnswer>> {
  const token = (byStaff ? settings.staffToken : settings.token) ?? null;
  const credentials = token === null || anonymous ? {} : { authorization: `Bearer ${token}` };
  const begun = performance.now();
  try {
    const response = await fetch(`${settings.baseUrl}${address}`, {
      redirect: 'manual',
      headers: {
        ...(sent === null || sent.file ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...jars.headerOf(visitor),
        ...credentials,
      },
      ...(sent === null ? {} : { method: 'POST', body: bodyOfSent(sent) }),
      signal: AbortSignal.timeout(settings.timeoutSeconds * 1000),
    });
    jars.keep(visitor, response.headers);
    const bytes = await bodyOf(response);
    if (bytes === null) return left({ kind: 'tooLarge', limit: largestAnswer });
    const milliseconds = performance.now() - begun;
    const text = new TextDecoder().decode(bytes);
    return right({
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      json: parsed(text),
      milliseconds,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return left({ kind: 'slow', limit: settings.timeoutSeconds });
    }
    return left({ kind: 'noAnswer', cause: causeOf(error) });
  }
}

function bodyOfSent({ body, file }: SentBody): string | FormData {
  if (file === undefined) return JSON.stringify(body);
  const form = new FormData();
  form.set('file', new Blob([file.content]), file.name);
  return form;
}

/** The whole body; null as soon as it is larger than any real answer. */
async function bodyOf(response: Response): Promise<Uint8Array | null> {
  if (response.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > largestAnswer) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The global fetch hides the reason ("fetch failed") in the cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
