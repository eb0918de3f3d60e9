import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, map, right } from '#domain/shared/result.ts';

/** Default time-out of a call (specification 1, section 7). */
const timeout = 20_000;

/** How calls go out: where to, in which language, and what a page brought along. */
export interface CallSettings {
  /** Empty for the page's own server. */
  readonly baseUrl: string;
  readonly language: () => Language;
  /** Answers that came with the page, by address; each is used once. */
  readonly firstAnswers: Map<string, unknown>;
  /** Another way to fetch, for clients that keep their own cookies. */
  readonly fetch?: typeof fetch;
}

/** What came back: the status and the body, parsed where it is JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The body as it came. */
  readonly text: string;
}

/** One call, credentials and language along. Only "no answer at all" is a refusal here; the status is the caller's to read. */
export async function call(
  settings: CallSettings,
  address: string,
  post?: unknown,
): Promise<Either<{ readonly kind: 'unreachable' }, Answer>> {
  const seen = settings.firstAnswers.get(address);
  if (seen !== undefined && post === undefined) {
    settings.firstAnswers.delete(address);
    return right({ status: 200, body: seen, text: '' });
  }
  try {
    const response = await (settings.fetch ?? fetch)(`${settings.baseUrl}${address}`, {
      credentials: 'include',
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: 'application/json',
        'accept-language': languageTag(settings.language()),
        ...(post === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(post === undefined ? {} : { method: 'POST', body: JSON.stringify(post) }),
    });
    const text = await response.text();
    return right({ status: response.status, body: parsed(text), text });
  } catch {
    return left({ kind: 'unreachable' });
  }
}

/** JSON where it is JSON; a ballot list, say, is left as its text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A status that is no success, as a refusal. */
export function refusalOf(status: number): CouncilRefusal {
  if (status === 404) return { kind: 'notFound' };
  if (status === 401 || status === 403) return { kind: 'notAllowed' };
  return { kind: 'serverFailed', status };
}

/** A read: the answer on success, else the refusal. */
export async function answerTo(
  settings: CallSettings,
  address: string,
): Promise<Either<CouncilRefusal, Answer>> {
  const answered = await call(settings, address);
  if (isLeft(answered)) return answered;
  const { status } = answered.right;
  return status >= 200 && status < 300 ? answered : left(refusalOf(status));
}

/** A read: the body on success, else the refusal. */
export const ask = async (
  settings: CallSettings,
  address: string,
): Promise<Either<CouncilRefusal, unknown>> =>
  map(({ body }: Answer) => body)(await answerTo(settings, address));
