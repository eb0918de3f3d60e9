import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type NoteLeftOut, leftOutHeader } from '#adapters/wire/page.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';

/**
 * Default time-out of a call; uploads have none, since connections are slow and files are large (specification 1,
 * section 7).
 */
const timeout = 20_000;

/** The options of all calls: the address of the council, the language, and the answers that a page contains. */
export interface CallSettings {
  /** Empty for the page's own server. */
  readonly baseUrl: string;
  readonly language: () => Language;
  /** Answers that were sent with the page, by address; each is used once. */
  readonly firstAnswers: Map<string, unknown>;
  /** Another way to fetch, for clients that keep their own cookies. */
  readonly fetch?: typeof fetch;
  /**
   * Called with the documents that are missing from lists because they cannot be read. Without it such a list is
   * refused.
   */
  readonly leftOut?: NoteLeftOut;
  /** Called with the `Date` header of each answer, as it arrives: the time on the server's clock. */
  readonly heard?: (date: string | null) => void;
  /** Stored answers for reads without a reply; `came` when the answer was sent with the page. */
  readonly lastSeen?: (
    address: string,
    came: boolean,
    fresh: () => Promise<ReadOutcome>,
  ) => Promise<ReadOutcome>;
}

/** The reply: the status and the body, parsed if it is JSON. */
export interface CouncilReply {
  readonly status: number;
  readonly body: unknown;
  /** The body as it came. */
  readonly text: string;
}

/** A read: the answer on success, else why there is none. */
export type ReadOutcome = Either<CouncilRefusal, CouncilReply>;

/** What a call sends: form data as an upload, anything else as JSON. */
function sending(post: unknown): { readonly headers: Record<string, string>; readonly rest: RequestInit } {
  if (post instanceof FormData) return { headers: {}, rest: { method: 'POST', body: post } };
  const signal = AbortSignal.timeout(timeout);
  if (post === undefined) return { headers: {}, rest: { signal } };
  const headers = { 'content-type': 'application/json' };
  return { headers, rest: { method: 'POST', body: JSON.stringify(post), signal } };
}

/** One call, with credentials and language. Only a missing reply is a refusal here; the caller reads the status. */
export async function call(
  settings: CallSettings,
  address: string,
  post?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<Either<{ readonly kind: 'unreachable' }, CouncilReply>> {
  const seen = settings.firstAnswers.get(address);
  if (seen !== undefined && post === undefined) {
    settings.firstAnswers.delete(address);
    return right({ status: 200, body: seen, text: '' });
  }
  try {
    const { headers, rest } = sending(post);
    const response = await (settings.fetch ?? fetch)(`${settings.baseUrl}${address}`, {
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': languageTag(settings.language()),
        ...headers,
        ...more,
      },
      ...rest,
    });
    settings.heard?.(response.headers.get('date'));
    const text = await response.text();
    if (response.headers.has(leftOutHeader)) {
      const { readLeftOut } = await import('#adapters/wire/left-out-header.ts');
      for (const name of readLeftOut(response.headers)) settings.leftOut?.(name);
    }
    return right({ status: response.status, body: parsed(text), text });
  } catch {
    return left({ kind: 'unreachable' });
  }
}

/** JSON is parsed; any other body, such as a ballot list, stays text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The refusal of a status that is not a success. */
function refusalOf(status: number): CouncilRefusal {
  if (status === 404) return { kind: 'notFound' };
  if (status === 401 || status === 403) return { kind: 'notAllowed' };
  return { kind: 'serverFailed', status };
}

/**
 * Why a reply is a failure; null if it is a success. Some councils fail with status 200: with an empty body, with
 * `err`, or with a status of their own in the body (specification 1, section 7). The body then counts.
 */
export function failureIn({ status, body }: CouncilReply): CouncilRefusal | null {
  if (status < 200 || status >= 300) return refusalOf(status);
  if (body === '') return { kind: 'serverFailed', status };
  const told: { readonly status?: unknown; readonly err?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  if (typeof told.status === 'number' && told.status >= 400) return refusalOf(told.status);
  return told.err ? { kind: 'serverFailed', status } : null;
}

/** A read: the answer on success, else the refusal. */
export async function answerTo(settings: CallSettings, address: string): Promise<ReadOutcome> {
  const came = settings.firstAnswers.has(address);
  const fresh = async (): Promise<ReadOutcome> => {
    const answered = await call(settings, address);
    if (isLeft(answered)) return answered;
    const failure = failureIn(answered.right);
    return failure === null ? answered : left(failure);
  };
  return settings.lastSeen ? settings.lastSeen(address, came, fresh) : fresh();
}

/** A read: the body on success, else the refusal. */
export const bodyAt = async (
  settings: CallSettings,
  address: string,
): Promise<Either<CouncilRefusal, unknown>> =>
  map(({ body }: CouncilReply) => body)(await answerTo(settings, address));
