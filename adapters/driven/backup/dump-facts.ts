import type { SurveyCounts } from '#application/operating/backup-manifest.ts';
import { fileChunks } from '#adapters/driven/files/file-chunks.ts';
import type { DatabaseFacts } from '#adapters/driven/sqlite/database-copy.ts';

/** The lines of a file of any length; only a line feed ends a line. */
function* linesOf(file: string): Generator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for (const chunk of fileChunks(file)) {
    const piece = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, from)) {
      yield piece.toString('utf8', from, end);
      from = end + 1;
    }
    rest = piece.subarray(from);
  }
  yield rest.toString('utf8');
}

const copyBegins = /^COPY (?:"[^"]+"|\w+)\."?(\w+)"? .*FROM stdin;$/u;
const counted = new Set(['census', 'marks', 'ballots', 'concejo_shape']);

/** The rows that a dump has of the tables that are counted. */
function* rowsIn(file: string): Generator<{ readonly table: string; readonly cells: readonly string[] }> {
  let table: string | null = null;
  for (const line of linesOf(file)) {
    if (table === null) table = copyBegins.exec(line)?.[1] ?? null;
    else if (line === String.raw`\.`) table = null;
    else if (counted.has(table)) yield { table, cells: line.split('\t') };
  }
}

/** Counts the rows of a dump of PostgreSQL; null if it is not a council's. */
export function dumpFacts(file: string): DatabaseFacts | null {
  let [schema, people] = [0, 0];
  const surveys = new Map<string, SurveyCounts>();
  for (const { table, cells } of rowsIn(file)) {
    const [realm = '', survey = ''] = cells;
    if (table === 'concejo_shape') schema = Number(realm);
    else if (table === 'census') people += 1;
    else {
      const key = `${realm}/${survey}`;
      const { ballots, marks } = surveys.get(key) ?? { ballots: 0, marks: 0 };
      const more = table === 'ballots' ? { ballots: ballots + 1, marks } : { ballots, marks: marks + 1 };
      surveys.set(key, { realm, survey, ...more });
    }
  }
  const inOrder = [...surveys].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => counts);
  return schema > 0 ? { schema, people, surveys: inOrder } : null;
}
