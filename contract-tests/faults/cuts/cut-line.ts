/** The line between a page and a server that may be killed and come back elsewhere. */
export interface CutLine {
  readonly fetch: typeof fetch;
  /** Where the server is; null while there is none. */
  readonly lead: (url: string | null) => void;
  /** Cuts the line in the midst of calls: what was sent may have arrived, and no answer does. */
  readonly cut: () => void;
  readonly join: () => void;
  /** Since when the line and the server are there, in milliseconds; null while they are not. */
  readonly since: () => number | null;
  /** How many milliseconds the slowest answer since then took, or takes that has not come yet. */
  readonly slowest: () => number;
}

export function cutLine(token: string): CutLine {
  let url: string | null = null;
  let [isCut, joined] = [false, performance.now()];
  const underWay = new Set<{ readonly at: number }>();
  let slowest = 0;
  const gone = () => new TypeError('no line');
  const begin = () => {
    [joined, slowest] = [performance.now(), 0];
  };
  const timed = async (asking: () => Promise<Response>): Promise<Response> => {
    const call = { at: performance.now() };
    underWay.add(call);
    try {
      return await asking();
    } finally {
      underWay.delete(call);
      slowest = Math.max(slowest, performance.now() - call.at);
    }
  };
  const ask = async (input: string, init: RequestInit | undefined): Promise<Response> => {
    const headers = { ...(init?.headers as Record<string, string>), authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}${input}`, { ...init, headers });
    const body = await answer.text();
    if (isCut) throw gone();
    return new Response(body, { status: answer.status });
  };
  return {
    fetch: async (input, init) => {
      if (isCut || url === null) throw gone();
      return timed(() => ask(input as string, init));
    },
    lead: (next) => {
      url = next;
      begin();
    },
    cut: () => {
      isCut = true;
    },
    join: () => {
      isCut = false;
      begin();
    },
    since: () => (isCut || url === null ? null : joined),
    slowest: () => Math.max(slowest, ...[...underWay].map(({ at }) => performance.now() - at)),
  };
}
