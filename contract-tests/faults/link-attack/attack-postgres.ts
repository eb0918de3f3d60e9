import { type Achieved, joined } from './chance.ts';
import type { FoundName, Suspects } from './suspects.ts';

const nameLength = 64;
/** A short text in a row of PostgreSQL: its length with its own byte, doubled, and one. */
const short = (text: string) => Buffer.concat([Buffer.from([(text.length + 1) * 2 + 1]), Buffer.from(text)]);
/** The head of a row without empty columns is this long, and begins with the number of the transaction. */
const rowHead = 24;

/** Finds every mark and every ballot id in rows of PostgreSQL: in tables, indexes and the log. */
function rowsIn(bytes: Buffer, { realm, survey, marks, ballots }: Suspects): readonly FoundName[] {
  const before = Buffer.concat([short(realm), short(survey), Buffer.from([(nameLength + 1) * 2 + 1])]);
  const found: FoundName[] = [];
  for (let at = bytes.indexOf(before); at >= 0; at = bytes.indexOf(before, at + before.length)) {
    const from = at + before.length;
    const name = bytes.toString('latin1', from, from + nameLength);
    const [marked, voted] = [marks.get(name), ballots.get(name)];
    if (marked !== undefined) found.push({ at, kind: 'mark', name, voter: marked });
    if (voted !== undefined) found.push({ at, kind: 'ballot', name, voter: voted });
  }
  return found;
}

/**
 * Reads the write-ahead log from its beginning: a vote writes its mark and then its ballot, so a mark that is new is
 * joined with the new ballot that comes next.
 */
export function attackWriteAheadLog(log: Buffer, suspects: Suspects): Achieved {
  const seen = new Set<string>();
  const fresh = rowsIn(log, suspects).filter(({ name }) => !seen.has(name) && seen.add(name));
  const isJoined = ({ kind, voter }: FoundName, n: number) =>
    kind === 'mark' && fresh[n + 1]?.kind === 'ballot' && fresh[n + 1]?.voter === voter;
  return joined(fresh.filter(isJoined).length);
}

/** Reads the files of tables and what is left of earlier ones: rows that one transaction alone wrote are joined. */
export function attackTables(files: readonly Buffer[], suspects: Suspects): Achieved {
  const writers = new Map<number, Map<string, FoundName>>();
  for (const bytes of files) {
    for (const found of rowsIn(bytes, suspects).filter(({ at }) => at >= rowHead)) {
      const writer = bytes.readUInt32LE(found.at - rowHead);
      writers.set(writer, (writers.get(writer) ?? new Map()).set(found.name, found));
    }
  }
  const pairs = [...writers.values()].map((names) => [...names.values()]);
  const isJoined = ([one, other]: readonly FoundName[]) =>
    one !== undefined && other !== undefined && one.kind !== other.kind && one.voter === other.voter;
  return joined(pairs.filter((names) => names.length === 2 && isJoined(names)).length);
}
