import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** The longest wait in milliseconds that a register may ask for. */
const longestWait = 60_000;

/** A call that is asked to come later is repeated once, after the time that was named. */
export async function callPatiently(
  address: string,
  timeout: number,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Either<CouncilRefusal, unknown>> {
  const first = await asked(address, timeout);
  if ('later' in first) {
    if (first.later > longestWait) return left({ kind: 'serverFailed', status: 429 });
    await wait(first.later);
    const second = await asked(address, timeout);
    return 'later' in second ? left({ kind: 'serverFailed', status: 429 }) : second;
  }
  return first;
}

/** The wait that is named; if none is, ten seconds, the usual span of such limits. */
const laterOf = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 10_000;
};

async function asked(
  address: string,
  timeout: number,
): Promise<Either<CouncilRefusal, unknown> | { readonly later: number }> {
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(timeout);
    response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    text = await response.text();
  } catch {
    return left({ kind: 'unreachable' });
  }
  if (response.status === 429) return { later: laterOf(response) };
  if (!response.ok) return left({ kind: 'serverFailed', status: response.status });
  // A register in trouble answers with a page for people, and status 200.
  try {
    return right(JSON.parse(text));
  } catch {
    return left({ kind: 'unreadable', where: '' });
  }
}
