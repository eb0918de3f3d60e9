/** Commits entries together and gives each its outcome, in their order. When it throws, none of them is kept. */
export type CommitTogether<Entry, Outcome> = (
  entries: readonly Entry[],
) => readonly Outcome[] | Promise<readonly Outcome[]>;

interface Waiting<Entry, Outcome> {
  readonly entry: Entry;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** So many in one commit, at most: those before them get their answers while the next ones are committed. */
const mostTogether = 256;

/**
 * Gathers entries that wait at the same time into one commit: those of one turn of the event loop, and all that come
 * while a commit is under way. One sync of the disk then serves them all. An entry's promise settles only after its
 * commit, in order of arrival; a commit that throws rejects its own entries and no others.
 */
export function gather<Entry, Outcome>(
  commit: CommitTogether<Entry, Outcome>,
): (entry: Entry) => Promise<Outcome> {
  let waiting: Waiting<Entry, Outcome>[] = [];
  let isScheduled = false;

  const schedule = () => {
    isScheduled = waiting.length > 0;
    if (isScheduled) setImmediate(() => void commitSome());
  };
  const commitSome = async () => {
    const batch = waiting.slice(0, mostTogether);
    waiting = waiting.slice(mostTogether);
    try {
      const outcomes = await commit(batch.map(({ entry }) => entry));
      for (const [place, { resolve }] of batch.entries()) resolve(outcomes[place] as Outcome);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    schedule();
  };

  return (entry) =>
    new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject });
      if (!isScheduled) schedule();
    });
}
