/**
 * What a thief of a disk knows beforehand. The keys and the census give everybody's mark; the published list gives
 * the ballots. Whose ballot each is, is here too, to count afterwards how often the thief was right.
 */
export interface Suspects {
  readonly realm: string;
  readonly survey: string;
  /** Who made a mark, by the order in which they voted. */
  readonly marks: ReadonlyMap<string, number>;
  /** Who cast a ballot. No attack looks at it, unless it says so. */
  readonly ballots: ReadonlyMap<string, number>;
}

/** A mark or a ballot id somewhere in a file. */
export interface FoundName {
  readonly at: number;
  readonly kind: 'mark' | 'ballot';
  readonly name: string;
  readonly voter: number;
}

const nameLength = 64;

/**
 * Finds every mark and every ballot id in any bytes: rows contain town, survey and name one after the other, in
 * pages, in the log and in the remains of either.
 */
export function namesIn(bytes: Buffer, { realm, survey, marks, ballots }: Suspects): readonly FoundName[] {
  const before = Buffer.from(realm + survey);
  const found: FoundName[] = [];
  for (let at = bytes.indexOf(before); at >= 0; at = bytes.indexOf(before, at + before.length)) {
    const name = bytes.toString('latin1', at + before.length, at + before.length + nameLength);
    const [marked, voted] = [marks.get(name), ballots.get(name)];
    if (marked !== undefined) found.push({ at, kind: 'mark', name, voter: marked });
    if (voted !== undefined) found.push({ at, kind: 'ballot', name, voter: voted });
  }
  return found;
}
