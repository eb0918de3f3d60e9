import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import pg from 'pg';
import { textIndex } from '#adapters/driven/postgres/office-migrations.ts';
import { shownAddress } from '#adapters/driven/postgres/tables/shown-address.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  findProgram,
  type ProgramCall,
  type ProgramFault,
  type ProgramPlaces,
  runProgram,
} from './postgres-programs.ts';

/** No server answers at the address, or it refuses the login. */
export interface NoServer {
  readonly kind: 'noServer';
  readonly file: string;
  readonly why: string;
}

/** A connection of our own to a database, as far as a backup needs one. */
export interface DumpedDatabase {
  readonly ask: (
    text: string,
    values?: readonly unknown[],
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The major version of its server. */
  readonly server: number;
  readonly schema: string;
  readonly tables: readonly string[];
  readonly close: () => Promise<void>;
}

/** Connects without applying any schema step: what is copied is what the running program wrote. */
export async function openDumped(databaseUrl: string): Promise<Either<NoServer, DumpedDatabase>> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  const ask: DumpedDatabase['ask'] = async (text, values = []) =>
    (await client.query<Record<string, unknown>>(text, [...values])).rows;
  try {
    await client.connect();
    const [about] = await ask(
      "SELECT current_setting('server_version_num')::int / 10000 AS server, current_schema() AS schema",
    );
    const schema = String(about?.['schema']);
    const tables = await ask(
      'SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1',
    );
    return right({
      ask,
      server: Number(about?.['server']),
      schema,
      tables: tables.map(({ tablename }) => String(tablename)),
      close: () => client.end(),
    });
  } catch (error) {
    await client.end();
    const why = error instanceof Error ? error.message || String(error) : String(error);
    return left({ kind: 'noServer', file: shownAddress(databaseUrl), why });
  }
}

/** The tables whose rows are stored in the order in which votes came, each with a key that reveals nothing of it. */
const inOrderOfVotes = [
  { table: 'marks', key: 'realm, survey, mark', columns: 'realm, survey, mark' },
  { table: 'voted_devices', key: 'realm, survey, mark', columns: 'realm, survey, mark' },
  { table: 'ballots', key: 'realm, survey, id', columns: 'realm, survey, id, answer' },
  { table: 'tallies', key: 'realm, survey', columns: 'realm, survey, question, ballots, whole, body' },
] as const;

/** The keys of identity photos are in no copy: one that is destroyed later would be left in an older backup. */
const withoutRows = ['voucher_keys'] as const;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Copies rows by their keys: their place in the file would show which mark came with which ballot. */
const sortedRows = (schema: string, snapshot: string): string =>
  [
    'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;',
    `SET TRANSACTION SNAPSHOT '${snapshot}';`,
    'SET LOCAL statement_timeout = 0;',
    ...inOrderOfVotes.flatMap(({ table, key, columns }) => {
      const name = `${quoted(schema)}.${quoted(table)}`;
      return [
        String.raw`\qecho 'COPY ${name} (${columns}) FROM stdin;'`,
        `COPY (SELECT ${columns} FROM ${name} ORDER BY ${key}) TO STDOUT;`,
        String.raw`\qecho '\\.'`,
      ];
    }),
    'COMMIT;',
    '',
  ].join('\n');

/**
 * Writes the contents of a database as statements for `psql`, all of one moment. PostgreSQL's programs do the work;
 * votes are accepted meanwhile, and their rows are written sorted by random keys.
 */
export async function dumpPostgres(
  { ask, server, schema, tables }: DumpedDatabase,
  databaseUrl: string,
  places: ProgramPlaces,
  to: string,
): Promise<Either<ProgramFault, null>> {
  const dump = findProgram('pg_dump', server, places);
  if (isLeft(dump)) return dump;
  const psql = findProgram('psql', server, places);
  if (isLeft(psql)) return psql;
  const snapshot = await oneMoment(ask);
  const output = openSync(to, 'wx', 0o600);
  try {
    writeSync(output, await functionsOfTriggers({ ask, schema, tables }));
    const named = tables.map((table) => `--table=${quoted(schema)}.${quoted(table)}`);
    const apart = [...inOrderOfVotes.map(({ table }) => table), ...withoutRows].map(
      (table) => `--exclude-table-data=${quoted(schema)}.${quoted(table)}`,
    );
    const manner = ['--no-password', '--no-owner', '--no-privileges', '--no-unlogged-table-data'];
    const args = [...manner, `--snapshot=${snapshot}`, ...named, ...apart];
    await runProgram({
      file: dump.right,
      args: [...args, '--section=pre-data', '--section=data'],
      databaseUrl,
      output,
    });
    const last = { file: dump.right, args: [...args, '--section=post-data'], databaseUrl };
    writeSync(output, withTextIndex(schema, await writtenBy(last, `${to}.after`)));
    const input = sortedRows(schema, snapshot);
    await runProgram({ file: psql.right, args: quietly, databaseUrl, output, input });
    fsyncSync(output);
  } finally {
    closeSync(output);
  }
  return right(null);
}

/** What a program writes, by a file that is removed. */
async function writtenBy(call: Omit<ProgramCall, 'output'>, file: string): Promise<string> {
  const output = openSync(file, 'wx', 0o600);
  try {
    await runProgram({ ...call, output });
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(output);
    rmSync(file);
  }
}

/**
 * Indexes and triggers with an index of texts that is made if the server where it is restored has its extension. There are no
 * rows among them, so that a line is a statement of the program's.
 */
const withTextIndex = (schema: string, statements: string): string => `${statements.replaceAll(
  /^CREATE INDEX desk_requests_by_text .*;$/gmu,
  '',
)}
SET search_path = ${quoted(schema)}, public;
${textIndex};
SET search_path = '';
`;

/** The functions that triggers of the tables call: PostgreSQL's program copies tables without them. */
async function functionsOfTriggers({
  ask,
  schema,
  tables,
}: Pick<DumpedDatabase, 'ask' | 'schema' | 'tables'>): Promise<string> {
  const found = await ask(
    `SELECT DISTINCT pg_get_functiondef(tgfoid) AS written FROM pg_trigger
      JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE NOT tgisinternal AND nspname = $1 AND relname = ANY($2) ORDER BY written`,
    [schema, tables],
  );
  return found.map(({ written }) => `${String(written)};\n`).join('');
}

/** `psql` without the user's own settings, ending at the first error. */
export const quietly = ['--no-password', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'] as const;

/**
 * Keeps a snapshot of one moment of the database for other connections, until ours closes. Mixing empties tables in a
 * way that an earlier snapshot does not see: so it is locked out first.
 */
async function oneMoment(ask: DumpedDatabase['ask']): Promise<string> {
  await ask('SET idle_in_transaction_session_timeout = 0');
  await ask('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await ask(`LOCK TABLE ${inOrderOfVotes.map(({ table }) => table).join(', ')} IN ACCESS SHARE MODE`);
  const [row] = await ask('SELECT pg_export_snapshot() AS snapshot');
  return String(row?.['snapshot']);
}
