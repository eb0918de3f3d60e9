import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import { sqlDocumentDesk } from '#adapters/driven/sqlite/tables/documents/document-desk.table.ts';
import { postgresDocumentDesk } from '#adapters/driven/postgres/tables/documents/document-desk.table.ts';
import { documentFields, type Fields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
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
import { type EditorAtWork, editorAtWork, list } from './editor-at-work.ts';
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

interface Place {
  readonly council: TestCouncil;
  readonly desk: DocumentDesk;
  readonly cookieOf: (person: string) => string;
  /** Loads the folder of the town with these documents. */
  readonly put: (documents: readonly object[]) => Promise<void>;
}

interface Made {
  readonly id: string;
  readonly words: TypedWords;
  readonly remoteAddress: string;
}

/** A new document, made in the office by Marta. */
async function make({ council, cookieOf }: Place, { id, words, remoteAddress }: Made): Promise<void> {
  const { _id: _, ...body } = noted(bodyOf(id, words), words);
  const { statusCode } = await council.server.inject({
    method: 'POST',
    url: `/api/${realm}/staff/documents/${collection}`,
    remoteAddress,
    headers: { cookie: cookieOf('marta') },
    payload: { id, body },
  });
  if (statusCode !== 200) throw new Error(`not made: ${statusCode}`);
}

function noted<T extends JsonObject>(body: T, words: TypedWords): T {
  for (const value of documentFields(body).values()) words.note(value);
  return body;
}

/** The document as the folder of the town brings it, another time with other texts or not at all. */
function loads({ put }: Place, { id, words }: Made) {
  let brought: object = {};
  return (isThere: boolean) => {
    const body = isThere ? noted(bodyOf(id, words), words) : null;
    words.replace(brought, body);
    brought = body ?? {};
    return put(body === null ? [] : [body]);
  };
}

/** The editors of a document: who throws a draft away has seen what is in it. */
function editorsOf({ council, cookieOf }: Place, { id, words, remoteAddress }: Made): EditorAtWork[] {
  const devices = new Map([...new Set(people)].map((person) => [person, memoryDevice()]));
  return people.map((person) => {
    const watch: WatchCall = (url, body) => {
      const page = editor.opened();
      const isDiscard = url.endsWith('/acts') && body.includes('"discard"');
      return (status) => {
        if (isDiscard && status === 200 && page !== null)
          words.replace([...page.server], [...(page.published ?? [])]);
      };
    };
    const line: SlowLine = slowLine(council.server, { cookie: cookieOf(person), remoteAddress }, watch);
    const place = { realm, collection, id, person };
    const device = devices.get(person) ?? memoryDevice();
    // The first call is made before the editor is there: it throws nothing away.
    const nobody = { opened: () => null };
    let editor: Pick<EditorAtWork, 'opened'> = nobody;
    const begun = editorAtWork({ council: { realm, clock }, place, line, device, words });
    editor = begun;
    return begun;
  });
}

async function share(place: Place, made: Made, isLoaded: boolean): Promise<SharedDocument> {
  const ref = { collection, id: made.id };
  const stored = () => place.desk.find(realm, ref);
  const bring = loads(place, made);
  await (isLoaded ? bring(true) : make(place, made));
  return {
    editors: editorsOf(place, made),
    words: made.words,
    load: async (n) => {
      // What was thrown away is another document when it comes again.
      if ((await stored()) !== null) await bring(n % 4 !== 0);
    },
    stored,
    revisions: async () => (await place.desk.revisions(realm, ref)).map(({ fields }): Fields => fields),
  };
}

/** Opens a council for it. It ends with the test, or at the end given. */
export async function busyTown(atEnd?: Atend): Promise<BusyTown> {
  const folder = scratchFolder({ 'town.json': JSON.stringify(townJson) }, atEnd);
  mkdirSync(join(folder, 'collections'));
  const council = await openTestCouncil({ folders: [folder], ...(atEnd && { atEnd }) });
  const desk = await deskOf(council, atEnd);
  const signIn = async (id: string) =>
    [id, await staffCookie(council, { id, realm, roles: ['publisher'] })] as const;
  const cookies = new Map(await Promise.all([...new Set(people)].map(signIn)));
  const cookieOf = (person: string) => cookies.get(person) ?? '';
  const put = async (documents: readonly object[]) => {
    writeFileSync(join(folder, 'collections', `${collection}.json`), JSON.stringify(documents));
    const loaded = await council.council.load(folder);
    if (isLeft(loaded)) throw new Error(JSON.stringify(loaded.left));
  };
  let n = 0;
  return {
    share: async (isLoaded) => {
      n += 1;
      const made = { id: `doc-${n}`, words: typedWords(), remoteAddress: `10.${n >> 8}.${n & 255}.1` };
      return share({ council, desk, cookieOf, put }, made, isLoaded);
    },
  };
}
