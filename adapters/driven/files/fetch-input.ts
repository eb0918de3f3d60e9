import { type Either, left, right } from '#domain/shared/result.ts';

/** Why an address could not be read. */
export type FetchRefusal =
  | { readonly kind: 'unreachable'; readonly cause: string }
  | { readonly kind: 'notAuthorised'; readonly status: number }
  | { readonly kind: 'refused'; readonly status: number };

const timeLimit = 20_000;

/**
 * The address of the bytes: a survey on a council API means its published ballots, any other address itself.
 *
 * @example ballotsAddress('https://council.example/api/vilanova/surveys/pp27') // '…/surveys/pp27/ballots'
 */
export function addressToFetch(address: string): string {
  const url = new URL(address);
  if (/\/surveys\/[^/]+\/?$/u.test(url.pathname))
    url.pathname = `${url.pathname.replace(/\/$/u, '')}/ballots`;
  return url.href;
}

export async function fetchInput(address: string): Promise<Either<FetchRefusal, Uint8Array>> {
  try {
    const response = await fetch(addressToFetch(address), { signal: AbortSignal.timeout(timeLimit) });
    const { status } = response;
    if (status === 401 || status === 403) return left({ kind: 'notAuthorised', status });
    if (!response.ok) return left({ kind: 'refused', status });
    return right(new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    return left({ kind: 'unreachable', cause: causeOf(error) });
  }
}

/** The global fetch hides the reason ("fetch failed") in the cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.name === 'TimeoutError' ? 'ETIMEDOUT' : error.message;
}
