import type { IdentityCheck } from '#application/ports/server/identity-check.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** As for every call (specification 1, section 7). */
const usualTimeout = 20_000;
/** The answer is one word. What is longer comes from elsewhere: a proxy's page, or an error's. */
const longestAnswer = 64;

/**
 * Asks the public service (specification 2, section 7): `GET` with `id`, `type` and `date` in the query; `True` says
 * yes, any other word no. Anything that is not a word, or no answer, says nothing about the person. Nothing of a call
 * is logged or repeated in a refusal, since its address contains personal data.
 */
export function httpIdentityCheck(baseUrl: string, timeout = usualTimeout): IdentityCheck {
  return {
    confirms: async (_realm, { identity, type, birthDay }) => {
      const address = new URL(baseUrl);
      for (const [name, value] of [
        ['id', identity],
        ['type', type],
        ['date', birthDay],
      ] as const)
        address.searchParams.set(name, value);
      const word = await wordAt(address, timeout);
      return word === null ? unreachable : right(word === 'True');
    },
  };
}

const unreachable: Either<{ readonly kind: 'identityUnreachable' }, never> = left({
  kind: 'identityUnreachable',
});

/** The one word that the service answers; null if it answers something else, or nothing. */
async function wordAt(address: URL, timeout: number): Promise<string | null> {
  try {
    const response = await fetch(address, {
      // An address with personal data must not follow a redirect.
      redirect: 'manual',
      headers: { accept: 'text/plain' },
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return null;
    const word = (await shortText(response)).trim();
    return /^\w+$/u.test(word) ? word : null;
  } catch {
    return null;
  }
}

/** No more of the answer than a word can need, however much comes. */
async function shortText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) return '';
  }
  return text;
}
