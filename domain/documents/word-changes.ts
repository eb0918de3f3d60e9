/** A stretch of a text that two versions have in common, or that only one of them has. */
export interface WordChange {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Words, signs and the spaces between them, each for itself. */
const tokensOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];

/** Above this many pairs of words the table would take too much memory: all of it is then shown as replaced. */
const mostPairs = 4_000_000;

/** How long the longest common part of the rests of two texts is, by the place in each. */
function commonLengths(was: readonly string[], now: readonly string[]): (a: number, b: number) => number {
  const wide = now.length + 1;
  const lengths = new Uint16Array((was.length + 1) * wide);
  const lengthAt = (a: number, b: number) => Number(lengths[a * wide + b]);
  for (let a = was.length - 1; a >= 0; a -= 1) {
    for (let b = now.length - 1; b >= 0; b -= 1) {
      const longest = Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1));
      lengths[a * wide + b] = was[a] === now[b] ? lengthAt(a + 1, b + 1) + 1 : longest;
    }
  }
  return lengthAt;
}

const asChanges = (kind: WordChange['kind'], words: readonly string[]): readonly WordChange[] =>
  words.map((text) => ({ kind, text }));

/** Two lists of words as what they have in common and what only one of them has. */
function changesOf(was: readonly string[], now: readonly string[]): readonly WordChange[] {
  if (was.length * now.length > mostPairs) return [...asChanges('gone', was), ...asChanges('new', now)];
  const lengthAt = commonLengths(was, now);
  const changes: WordChange[] = [];
  let [a, b] = [0, 0];
  while (a < was.length && b < now.length) {
    const [old, fresh] = [was.slice(a, a + 1), now.slice(b, b + 1)];
    const isSame = was[a] === now[b];
    const isGone = !isSame && lengthAt(a + 1, b) >= lengthAt(a, b + 1);
    changes.push(
      ...(isSame ? asChanges('same', old) : isGone ? asChanges('gone', old) : asChanges('new', fresh)),
    );
    a += isSame || isGone ? 1 : 0;
    b += isGone ? 0 : 1;
  }
  return [...changes, ...asChanges('gone', was.slice(a)), ...asChanges('new', now.slice(b))];
}

const isChanged = (change: WordChange | undefined): boolean => change !== undefined && change.kind !== 'same';

/** Spaces between two changes belong to both: half a sentence that was changed is read as one. */
const withSpaces = (changes: readonly WordChange[]): readonly WordChange[] =>
  changes.flatMap((change, at): readonly WordChange[] => {
    const { kind, text } = change;
    const isSpace = kind === 'same' && text.trim() === '';
    if (!isSpace || !isChanged(changes[at - 1]) || !isChanged(changes[at + 1])) return [change];
    return [
      { kind: 'gone', text },
      { kind: 'new', text },
    ];
  });

/** Neighbours of one kind as one stretch. */
const joined = (changes: readonly WordChange[]): readonly WordChange[] =>
  changes.reduce<WordChange[]>((stretches, { kind, text }) => {
    const last = stretches.at(-1);
    if (last?.kind !== kind) return [...stretches, { kind, text }];
    return [...stretches.slice(0, -1), { kind, text: last.text + text }];
  }, []);

/** Between two stretches that stayed, the old words come before the new ones. */
const oldFirst = (changes: readonly WordChange[]): readonly WordChange[] => {
  const ranks = { gone: 0, new: 1, same: 0 };
  let part = 0;
  const placed = changes.map((change) => {
    if (change.kind === 'same') part += 2;
    return { change, rank: change.kind === 'same' ? part - 1 : part + ranks[change.kind] / 2 };
  });
  return placed.toSorted((one, other) => one.rank - other.rank).map(({ change }) => change);
};

/**
 * What differs between two versions of a text, by words. What is the same and gone is the old text; what is the same and
 * new, the present one.
 *
 * @example wordChanges('de lunes a viernes', 'de lunes a jueves') // same 'de lunes a ', gone 'viernes', new 'jueves'
 */
export function wordChanges(was: string, now: string): readonly WordChange[] {
  const [old, fresh] = [tokensOf(was), tokensOf(now)];
  const most = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < most && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const same = (words: readonly string[]): readonly WordChange[] =>
    words.length === 0 ? [] : [{ kind: 'same', text: words.join('') }];
  const middle = changesOf(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  const all = [...same(old.slice(0, start)), ...withSpaces(middle), ...same(old.slice(old.length - end))];
  return joined(oldFirst(all));
}
