/** A choice among the items looked at so far, as changes to the first guess. */
export interface State {
  readonly cost: number;
  readonly worth: bigint;
  readonly value: number;
  /** The item whose packing was changed last, and the state before. */
  readonly changed: number;
  readonly before: State | null;
}

/** Both lists go by rising cost; a state that costs no less and is worth no more than another is dropped. */
export function undominated(some: readonly State[], others: readonly State[]): readonly State[] {
  const kept: State[] = [];
  let [a, b] = [0, 0];
  while (a < some.length || b < others.length) {
    const [one, other] = [some[a], others[b]];
    const takeOne =
      other === undefined ||
      (one !== undefined && (one.cost < other.cost || (one.cost === other.cost && one.worth >= other.worth)));
    const next = (takeOne ? one : other) as State;
    if (takeOne) a += 1;
    else b += 1;
    const last = kept.at(-1);
    if (last === undefined || next.worth > last.worth) kept.push(next);
  }
  return kept;
}
