import type {
  AskedFile,
  AnsweredFile,
  FileReader,
  TownFiles,
} from '#application/ports/server/files/town-files.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import { wholeBody } from './object-call.ts';
import { fileBody, type ObjectStore } from './object-store.ts';

/** The folder of what towns publish, among the keys. */
export const publishedBegin = 'files/';

const townBegin = (realm: string): string => `${publishedBegin}${realm}/`;

/** How long a page may wait for the icon of its town, and how long a failure to get it is remembered. */
const [iconPatience, failedFor] = [2000, 10_000];
/** Stores refuse a key of more than 1,024 bytes; the prefix has to fit too. */
const longestPath = 900;

/** A path within a town's files: no part of it leads out of its folder, whatever a store makes of it. */
const isPath = (path: string): boolean =>
  Buffer.byteLength(path) <= longestPath &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  !/[\u0000-\u001F\\]/u.test(path);

type Small = Awaited<ReturnType<TownFiles['small']>>;

/** The beginning of a file; asked for as a range, so that a long one is not sent. */
async function beginningOf(store: ObjectStore, key: string, most: number): Promise<Small> {
  const headers = { range: `bytes=0-${most}` };
  const answer = await store.open(key, { headers }, { whole: iconPatience, tries: 1 });
  if (answer === null) return null;
  // An empty file has no such range.
  const content =
    answer.statusCode === 416 ? (answer.resume(), new Uint8Array()) : await wholeBody(answer, 2 * most);
  return { content: content.length <= most ? content : null };
}

/**
 * Remembers for a while that a question failed: pages that are made meanwhile do not wait again. An answer is never
 * remembered, since another process may have loaded the town anew.
 */
function rememberingFailures<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const failed = new Map<string, { readonly until: number; readonly error: unknown }>();
  return async (key) => {
    const now = performance.now();
    for (const [old, { until }] of failed) if (until <= now) failed.delete(old);
    const known = failed.get(key);
    if (known !== undefined) throw known.error;
    try {
      return await ask(key);
    } catch (error) {
      failed.set(key, { until: performance.now() + failedFor, error });
      throw error;
    }
  };
}

/** What towns publish, in an object store: each town's keys begin with its realm. */
export function objectTownFiles(store: ObjectStore): TownFiles & FileReader {
  const small = rememberingFailures((key) => {
    const [most = '', ...path] = key.split(' ');
    return beginningOf(store, path.join(' '), Number(most));
  });
  const namesOf = async (realm: string): Promise<readonly string[]> => {
    const names: string[] = [];
    const begin = townBegin(realm);
    for await (const { key } of store.list(begin)) names.push(key.slice(begin.length));
    return names;
  };
  return {
    put: async (realm, files) => {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the store may be slow, the files large
      for (const { name, from } of files) await store.put(townBegin(realm) + name, fileBody(from));
    },
    keepOnly: async (realm, names) => {
      const kept = new Set(names);
      // oxlint-disable-next-line no-await-in-loop -- few, seldom
      for (const name of await namesOf(realm)) if (!kept.has(name)) await store.drop(townBegin(realm) + name);
    },
    drop: async (realm, name) => {
      if (isPath(name)) await store.drop(townBegin(realm) + name);
    },
    names: namesOf,
    isReady: () => store.isReady(),
    small: async (realm, name, most) => (isPath(name) ? small(`${most} ${townBegin(realm)}${name}`) : null),
    open: (path, asked) => (isPath(path) ? openPublished(store, path, asked) : Promise.resolve(null)),
  };
}

const passed = ['content-length', 'content-range', 'etag', 'last-modified'] as const;

/** A line of a header that any store can read, and that is signed as it is sent. */
const isPlain = (value: string | undefined): value is string =>
  value !== undefined && /^[\u0020-\u007E]{1,500}$/u.test(value);

/**
 * A reader's conditions as a store is asked them. Those that are not well-formed are left out, as if they had not been
 * sent (RFC 9110): a store might answer them with an error, which would look like one of ours.
 */
function conditions({
  range,
  ifRange,
  ifNoneMatch,
  ifModifiedSince,
}: Omit<AskedFile, 'isHead'>): Readonly<Record<string, string>> {
  const isRange = range !== undefined && /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/u.test(range);
  const isDay = isPlain(ifModifiedSince) && !Number.isNaN(Date.parse(ifModifiedSince));
  return {
    ...(isRange && { range }),
    ...(isRange && isPlain(ifRange) && { 'if-range': ifRange }),
    ...(isPlain(ifNoneMatch) && { 'if-none-match': ifNoneMatch }),
    ...(isDay && { 'if-modified-since': ifModifiedSince }),
  };
}

/** Passes a reader's question on to the store, and its answer back: ranges and conditions mean the same there. */
async function openPublished(
  store: ObjectStore,
  path: string,
  { isHead, range, ifRange, ifNoneMatch, ifModifiedSince }: AskedFile,
): Promise<AnsweredFile | null> {
  const headers = conditions({ range, ifRange, ifNoneMatch, ifModifiedSince });
  const answer = await store.open(publishedBegin + path, { headers, isHead });
  if (answer === null) return null;
  const status = answer.statusCode;
  const given = Object.fromEntries(
    passed.flatMap((name) => {
      const value = answer.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  if (status === 200 || status === 206)
    return { status, headers: given, body: isHead ? (answer.resume(), null) : answer };
  answer.resume();
  if (status === 304 || status === 416) {
    const { 'content-length': _length, ...others } = given;
    return { status, headers: others, body: null };
  }
  throw new FilesUnreachable(`${status} for a file`);
}
