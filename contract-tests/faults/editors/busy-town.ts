import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import { sqlDocumentDesk } from '#adapters/driven/sqlite/tables/documents/document-desk.table.ts';
import { postgresDocumentDesk } from '#adapters/driven/postgres/tables/documents/document-desk.table.ts';
import { documentFields, type Fields } from '#domain/documents/fields.ts';
import { isLeft } from '#domain/shared/result.ts';
import { realmId } from '#domain/shared/ids.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { townJson } from '#fixtures/builders/towns/town-folder.ts';
import { memoryDevice } from '#fixtures/memory/document-journal.ts';
import { editorAtWork, list } from './editor-at-work.ts';
import type { SharedDocument } from './interleaving.ts';
import { type SlowLine, slowLine, type WatchCall } from './slow-line.ts';
import { typedWords, type TypedWords } from './typed-words.ts';

const realm = realmId(townJson.realm);
const collection = 'articulos';
const clock = { now: () => noon };
/** Two people, one of whom has the document open in two tabs. */
const people = ['marta', 'neus', 'marta'];

type Atend = Parameters<typeof scratchFolder>[1];

async function deskOf({ data, databaseUrl }: TestCouncil, atEnd: Atend): Promise<DocumentDesk> {
  if (databaseUrl !== undefined) return postgresDocumentDesk(await openTestPostgres(databaseUrl), clock);
  const database = openSql(join(data, 'concejo.sqlite'));
  atEnd?.(() => database.close());
  return sqlDocumentDesk(database, clock);
}

/** One town in which documents are written, for many interleavings. */
export interface BusyTown {
  /** A document that is new, or that the town's folder brought, open in three tabs. */
  readonly share: (isLoaded: boolean) => Promise<SharedDocument>;
}

const bodyOf = (id: string, words: TypedWords) => ({
  _id: id,
  isPublished: true,
  title: { es: words.next(), va: words.next() },
  summary: { es: words.next() },
  [list]: [{ text: { es: words.next() } }, { text: { es: words.next() } }],
});

/** Opens a council for it. It ends with the test, or at the end given. */
export async function busyTown(atEnd?: Atend): Promise<BusyTown> {
  const folder = scratchFolder({ 'town.json': JSON.stringify(townJson) }, atEnd);
  const file = join(folder, 'collections', `${collection}.json`);
  mkdirSync(join(folder, 'collections'));
  const council = await openTestCouncil({ folders: [folder], ...(atEnd && { atEnd }) });
  const desk = await deskOf(council, atEnd);
  const cookies = await Promise.all(
    [...new Set(people)].map(
      async (id) => [id, await staffCookie(council, { id, realm, roles: ['publisher'] })] as const,
    ),
  );
  const cookieOf = (person: string) => new Map(cookies).get(person) ?? '';
  let made = 0;
  const put = async (documents: readonly object[]) => {
    writeFileSync(file, JSON.stringify(documents));
    const loaded = await council.council.load(folder);
    if (isLeft(loaded)) throw new Error(JSON.stringify(loaded.left));
  };
  return {
    share: async (isLoaded) => {
      made += 1;
      const id = `doc-${made}`;
      const [words, ref] = [typedWords(), { collection, id }];
      const remoteAddress = `10.${made >> 8}.${made & 255}.1`;
      const stored = () => desk.find(realm, ref);
      let brought: object = {};
      const bring = (body: ReturnType<typeof bodyOf> | null) => {
        for (const value of documentFields(body ?? {}).values()) words.note(value);
        words.replace(brought, body);
        brought = body ?? {};
        return put(body === null ? [] : [body]);
      };
      const first = bodyOf(id, words);
      if (isLoaded) await bring(first);
      else {
        for (const value of documentFields(first).values()) words.note(value);
        const { _id: _, ...body } = first;
        const url = `/api/${realm}/staff/documents/${collection}`;
        const headers = { cookie: cookieOf('marta') };
        const { statusCode } = await council.server.inject({
          method: 'POST',
          url,
          remoteAddress,
          headers,
          payload: { id, body },
        });
        if (statusCode !== 200) throw new Error(`not made: ${statusCode}`);
      }
      const devices = new Map([...new Set(people)].map((person) => [person, memoryDevice()]));
      const editors = people.map((person) => {
        /** Who throws a draft away has seen what is in it. */
        const watch: WatchCall = (url, body) => {
          const page = opened();
          const isDiscard = url.endsWith('/acts') && body.includes('"discard"');
          return (status) => {
            if (isDiscard && status === 200 && page !== null)
              words.replace([...page.server], [...(page.published ?? [])]);
          };
        };
        const line: SlowLine = slowLine(council.server, { cookie: cookieOf(person), remoteAddress }, watch);
        const place = { realm, collection, id, person };
        const device = devices.get(person) ?? memoryDevice();
        const { opened, ...editor } = editorAtWork({ council: { realm, clock }, place, line, device, words });
        return { ...editor, opened };
      });
      return {
        editors,
        words,
        load: async (n) => {
          // What was thrown away is another document when it comes again.
          if ((await stored()) !== null) await bring(n % 4 === 0 ? null : bodyOf(id, words));
        },
        stored,
        revisions: async () => (await desk.revisions(realm, ref)).map(({ fields }): Fields => fields),
      };
    },
  };
}
