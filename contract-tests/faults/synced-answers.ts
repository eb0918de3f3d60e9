/** What a trace of the server's threads says of the votes that it accepted. */
export interface TracedVotes {
  readonly accepted: number;
  /** Accepted votes without a complete sync of a database log between their arrival and their answer. */
  readonly unsynced: number;
  /** Syncs of that log; with several votes in a commit, fewer than votes. */
  readonly syncs: number;
}

/** A system call, with the seconds at which it began and ended. */
export interface TracedCall {
  readonly began: number;
  readonly ended: number;
  readonly text: string;
}

const timed = /^(?<at>\d+\.\d+) (?<text>.*) <(?<took>\d+\.\d+)>$/u;

/** Reads the traces of all threads of a process (`strace -ff -y -ttt -T`, a file each). */
export const tracedCalls = (traces: readonly string[]): readonly TracedCall[] =>
  traces.flatMap((trace) =>
    trace.split('\n').flatMap((line) => {
      const { at, text, took } = timed.exec(line)?.groups ?? {};
      return text === undefined ? [] : [{ began: Number(at), ended: Number(at) + Number(took), text }];
    }),
  );

const called = /^(?<call>\w+)\((?<handle>\d+)<(?<file>[^>]*)>(?<rest>.*)$/u;

type Seen = { readonly at: number } & (
  | { readonly kind: 'synced'; readonly began: number }
  | { readonly kind: 'arrived' | 'answered'; readonly handle: string }
);

/** A request that was accepted. */
export interface TracedAnswer {
  /** When the first sync that began after its arrival had ended; null if none had before it was answered. */
  readonly syncedAt: number | null;
}

/** What a call means for such requests: one has arrived when its read ends, and is answered when the write begins. */
function seen({ began, ended, text }: TracedCall, request: RegExp): readonly Seen[] {
  const { call = '', handle = '', file = '', rest = '' } = called.exec(text)?.groups ?? {};
  if (call === 'fdatasync' || call === 'fsync') {
    const isLog = file.endsWith('-wal') && rest.endsWith('= 0');
    return isLog ? [{ kind: 'synced', at: ended, began }] : [];
  }
  if (call === 'read' || call === 'recvfrom')
    return request.test(rest) ? [{ kind: 'arrived', at: ended, handle }] : [];
  return rest.includes('"HTTP/1.1 200') ? [{ kind: 'answered', at: began, handle }] : [];
}

/** Finds for each accepted request the first sync that began after it had arrived and ended before it was answered. */
export function tracedAnswers(
  calls: readonly TracedCall[],
  request: RegExp,
): { readonly answers: readonly TracedAnswer[]; readonly syncs: number } {
  const arrived = new Map<string, number>();
  const answers: TracedAnswer[] = [];
  const syncs: { readonly began: number; readonly at: number }[] = [];
  for (const event of calls.flatMap((call) => seen(call, request)).toSorted((a, b) => a.at - b.at)) {
    if (event.kind === 'synced') syncs.push(event);
    else if (event.kind === 'arrived') arrived.set(event.handle, event.at);
    else {
      const came = arrived.get(event.handle);
      if (came === undefined) continue;
      arrived.delete(event.handle);
      answers.push({ syncedAt: syncs.find(({ began }) => began >= came)?.at ?? null });
    }
  }
  return { answers, syncs: syncs.length };
}

/** What the trace says of votes. */
export function tracedVotes(calls: readonly TracedCall[]): TracedVotes {
  const { answers, syncs } = tracedAnswers(calls, /"POST \S+\/vote /u);
  const unsynced = answers.filter(({ syncedAt }) => syncedAt === null).length;
  return { accepted: answers.length, unsynced, syncs };
}
