/** What came of a message to a bank. */
export type Posted =
  | { readonly kind: 'answered'; readonly body: Readonly<Record<string, unknown>> }
  /** It never left: the bank's machine was not found or took no connection. */
  | { readonly kind: 'refused'; readonly code: 'unreachable' }
  /** It may have arrived, and no answer came that can be read. */
  | { readonly kind: 'unknown' };

/** Card networks answer within half a minute or not at all. */
const patience = 40_000;
const longestAnswer = 64 * 1024;
/** Failures before anything was sent. */
const beforeSending: readonly unknown[] = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED'];

async function shortText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) return '';
  }
  return text;
}

const causeOf = (error: unknown): unknown => {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
};

/** Posts JSON to a bank and reads its answer, which is an object. Follows no redirect, and tries once. */
export async function postedJson(url: URL, content: object): Promise<Posted> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(content),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return { kind: 'unknown' };
    const body: unknown = JSON.parse(await shortText(response));
    return typeof body === 'object' && body !== null
      ? { kind: 'answered', body: body as Readonly<Record<string, unknown>> }
      : { kind: 'unknown' };
  } catch (error) {
    return beforeSending.includes(causeOf(error))
      ? { kind: 'refused', code: 'unreachable' }
      : { kind: 'unknown' };
  }
}
