import type { Tally } from './tally.ts';

/** Ballots that came in and ballots that were taken back, each counted by the question's own tally. */
interface Change {
  readonly added: Tally;
  readonly removed: Tally;
}

/**
 * The tally after some ballots came in and others were taken back, without counting the rest again. All counts are
 * whole numbers, so that it is exactly the tally of the ballots that are valid now.
 *
 * @example 100 ballots, of which 40 say yes; one changes from no to yes: 100 ballots, 41 yes
 */
export function changedTally(before: Tally, { added, removed }: Change): Tally {
  const changed = (now: number, more: number | null | undefined, less: number | null | undefined) =>
    now + (more ?? 0) - (less ?? 0);
  return {
    kind: before.kind,
    ballots: changed(before.ballots, added.ballots, removed.ballots),
    blank: before.blank === null ? null : changed(before.blank, added.blank, removed.blank),
    counts: new Map(
      [...before.counts].map(([id, count]) => [
        id,
        changed(count, added.counts.get(id), removed.counts.get(id)),
      ]),
    ),
    spread: new Map(
      [...before.spread].map(([id, places]) => [
        id,
        places.map((count, place) =>
          changed(count, added.spread.get(id)?.[place], removed.spread.get(id)?.[place]),
        ),
      ]),
    ),
    texts: without(before.texts, removed.texts).concat(added.texts).toSorted(),
  };
}

/** Each text is taken back as often as it is named: two people may have written the same. */
function without(texts: readonly string[], removed: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of removed) left.set(text, (left.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const times = left.get(text) ?? 0;
    if (times > 0) left.set(text, times - 1);
    return times === 0;
  });
}
