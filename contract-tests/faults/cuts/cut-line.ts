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
}

export function cutLine(token: string): CutLine {
  let url: string | null = null;
  let [isCut, joined] = [false, performance.now()];
  const gone = () => new TypeError('no line');
  return {
    fetch: async (input, init) => {
      if (isCut || url === null) throw gone();
      const headers = { ...(init?.headers as Record<string, string>), authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}${input as string}`, { ...init, headers });
      const body = await answer.text();
      if (isCut) throw gone();
      return new Response(body, { status: answer.status });
    },
    lead: (next) => {
      url = next;
      joined = performance.now();
    },
    cut: () => {
      isCut = true;
    },
    join: () => {
      isCut = false;
      joined = performance.now();
    },
    since: () => (isCut || url === null ? null : joined),
  };
}
