/** What a trace of the server's own thread says of the votes that it took. */
export interface TracedVotes {
  readonly accepted: number;
  /** Accepted votes between whose arrival and whose answer no log of the database was synced. */
  readonly unsynced: number;
  /** Syncs of that log; with several votes a commit, fewer than votes. */
  readonly syncs: number;
}

const called = /(?<call>\w+)\((?<handle>\d+)<(?<file>[^>]*)>(?<rest>.*)$/u;

/**
 * Reads a system-call trace (`strace -y`) of one thread, in which calls come in the order in which they were made: for
 * each vote, the read that brought it, the sync, and the write that answers it.
 */
export function tracedVotes(trace: string): TracedVotes {
  const arrived = new Map<string, number>();
  let [accepted, unsynced, syncs, lastSync] = [0, 0, 0, -1];
  for (const [line, text] of trace.split('\n').entries()) {
    const { call = '', handle = '', file = '', rest = '' } = called.exec(text)?.groups ?? {};
    if (call === 'fdatasync' || call === 'fsync') {
      if (!file.endsWith('-wal') || !rest.endsWith('= 0')) continue;
      syncs += 1;
      lastSync = line;
    } else if (call === 'read' || call === 'recvfrom') {
      if (/"POST \S+\/vote /u.test(rest)) arrived.set(handle, line);
    } else if (rest.includes('"HTTP/1.1 200')) {
      const began = arrived.get(handle);
      if (began === undefined) continue;
      arrived.delete(handle);
      accepted += 1;
      if (lastSync < began) unsynced += 1;
    }
  }
  return { accepted, unsynced, syncs };
}
