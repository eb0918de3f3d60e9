/** Commits entries together and returns each outcome, in their order. If it throws, no entry is stored. */
export type CommitTogether<Entry, Outcome> = (
  entries: readonly Entry[],
) => readonly Outcome[] | Promise<readonly Outcome[]>;

interface Waiting<Entry, Outcome> {
  readonly entry: Entry;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** How many entries one commit has at most: those before them get their answers while the next ones are committed. */
const mostTogether = 256;

/**
 * How many milliseconds the next commit waits for more, after a commit of this number of entries that took this long.
 */
export type Pause = (milliseconds: number, entries: number) => number;

/** What an entry costs by itself on a slow machine; the rest of a commit is the time of the disk. */
const millisecondsEach = 0.1;
/** A disk that takes no longer needs no pause. */
const fastDisk = 6;
const longestPause = 10;

/**
 * On a slow disk a commit waits for half as long as the disk takes, 10 ms at most: clients that were just answered
 * send again meanwhile, and share it. Without the pause they would always meet a disk that is busy with the other
 * half.
 *
 * @example pauseOfDisk(12, 20) // 5: of the 12 ms 10 were the disk's
 */
export const pauseOfDisk: Pause = (milliseconds, entries) => {
  const disk = milliseconds - entries * millisecondsEach;
  return disk < fastDisk ? 0 : Math.min(disk / 2, longestPause);
};

/**
 * Gathers entries that wait at the same time into one commit: those of one turn of the event loop, and all that come
 * while a commit is under way. One sync of the disk then serves them all. An entry's promise settles only after its
 * commit, in order of arrival; a commit that throws rejects its own entries and no others. After each commit `pause`
 * says how long the next one waits for more. A commit has `most` entries at most.
 */
export function gather<Entry, Outcome>(
  commit: CommitTogether<Entry, Outcome>,
  pause: Pause = () => 0,
  most = mostTogether,
): (entry: Entry) => Promise<Outcome> {
  let waiting: Waiting<Entry, Outcome>[] = [];
  let [isScheduled, milliseconds] = [false, 0];

  const schedule = () => {
    isScheduled = waiting.length > 0;
    if (!isScheduled) return;
    if (milliseconds === 0) setImmediate(() => void commitSome());
    else setTimeout(() => void commitSome(), milliseconds);
  };
  const commitSome = async () => {
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(most);
    const began = performance.now();
    try {
      const outcomes = await commit(batch.map(({ entry }) => entry));
      for (const [place, { resolve }] of batch.entries()) resolve(outcomes[place] as Outcome);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    milliseconds = waiting.length >= most ? 0 : pause(performance.now() - began, batch.length);
    schedule();
  };

  return (entry) =>
    new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject });
      if (!isScheduled) schedule();
    });
}
