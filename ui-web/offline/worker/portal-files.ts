/*
 * The files of the portal that the worker stores, in two steps: what the open page needs, and later all others. Each version has
 * a store of its own, and a file's name says what is in it, so that a page never has files of two versions.
 */

/** What the build says of the portal's files; each by its path, `/assets/…`. */
export interface BuiltFiles {
  /** Differs as soon as one of the files does. */
  readonly version: string;
  /** The first script: it names all others, so that each version has another one. */
  readonly script: string;
  /** What every page needs, with or without a connection. */
  readonly first: readonly string[];
  /** What the home of a front-end needs beside, by the first part of its path; of participation, which has none, `''`. */
  readonly homes: Readonly<Record<string, readonly string[]>>;
  /** The texts of all later pages, by those of the first page in the same language. */
  readonly texts: Readonly<Record<string, string>>;
  /** All of them, without the large ones of maps, charts and documents. */
  readonly all: readonly string[];
}

/** What storing works with. */
export interface Around {
  readonly caches: CacheStorage;
  readonly fetch: (asked: string | Request, init?: RequestInit) => Promise<Response>;
  /** Resolves when no page loads: to false if this connection is not for what nobody asked for. */
  readonly leisure: () => Promise<boolean>;
}

/** How many are fetched at a time while nobody waits for them. */
const atOnce = 3;

/** Beside the files of a version once all are there; it has the name of the version's first script. */
const wholeMark = '/assets/whole';

const byName = { ignoreVary: true } as const;

export interface StoredFiles {
  /** Stores what every page needs. Rejects if one does not come or has no room: those that came stay for the next try. */
  readonly keepFirst: () => Promise<void>;
  /**
   * Stores what a page has loaded, then the page, and then what it and its home need besides without a connection: who loses the
   * line meanwhile has the page as they saw it. A file that does not come is left out.
   *
   * @param keepPage stores the page
   */
  readonly keepOpen: (
    path: string,
    loaded: readonly string[],
    keepPage: () => Promise<unknown>,
  ) => Promise<void>;
  /** Stores what is left, at leisure. Resolves to whether all are there; if not, the next call continues. */
  readonly keepRest: () => Promise<boolean>;
  /** Notes what an open page has loaded: with the first script of this version it asks for no file of another one. */
  readonly noteOpen: (page: string, loaded: readonly string[]) => void;
  /**
   * Deletes the files of other versions; only once all of this one are there, and no open page may still ask for one of another.
   *
   * @param open the pages that are open, as they were noted
   */
  readonly dropOthers: (open: readonly string[]) => Promise<void>;
  /** A file from any store; fetched and stored if it is in none. What cannot be stored is answered all the same. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Whether a page has all its later files (2), all that it names (1), or less (0), so that it would stay empty. */
  readonly completeness: (html: string) => Promise<0 | 1 | 2>;
}

type KeepFile = (path: string) => Promise<void>;

/** Stores a file in a store, unless it is there. */
const fileKeeper =
  (own: () => Promise<Cache>, { caches, fetch }: Around): KeepFile =>
  async (path) => {
    const cache = await own();
    if (await cache.match(path, byName)) return;
    // The same file of another version is not fetched again.
    const answer = (await caches.match(path, byName)) ?? (await fetch(path, { priority: 'low' }));
    if (!answer.ok) throw new Error(`${path} is not there`);
    await cache.put(path, answer);
  };

/** Stores the files of a version that are not there yet; whether all are there then. */
async function keepMissing(
  { all, script }: BuiltFiles,
  cache: Cache,
  keepFile: KeepFile,
  leisure: Around['leisure'],
): Promise<boolean> {
  if (await cache.match(wholeMark)) return true;
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = all.filter((path) => !kept.has(path));
  try {
    for (let n = 0; n < missing.length; n += atOnce) {
      // oxlint-disable-next-line no-await-in-loop -- a few at a time, so that a page that is opened has the connection
      if (!(await leisure())) return false;
      // oxlint-disable-next-line no-await-in-loop -- see above
      await Promise.all(missing.slice(n, n + atOnce).map(keepFile));
    }
    await cache.put(wholeMark, new Response(script));
    return true;
  } catch {
    // The connection is lost, the store is full, or the server has another version already.
    return false;
  }
}

/** The first scripts of the versions of which all files are here. */
async function wholeScripts(caches: CacheStorage): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('files-'));
  const marks = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).match(wholeMark))?.text()),
  );
  return marks.filter((mark) => mark !== undefined);
}

async function completenessOf(caches: CacheStorage, html: string): Promise<0 | 1 | 2> {
  const named = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/gu)].map(([, path = '']) => path);
  const whole = await wholeScripts(caches);
  if (named.some((path) => whole.includes(path))) return 2;
  const kept = await Promise.all(named.map((path) => caches.match(path, byName)));
  return kept.every(Boolean) ? 1 : 0;
}

export function storedFiles(built: BuiltFiles, around: Around): StoredFiles {
  const { caches, fetch, leisure } = around;
  const store = `files-${built.version}`;
  const own = () => caches.open(store);
  const keepFile = fileKeeper(own, around);
  const keepIfThere = async (paths: Iterable<string>): Promise<void> => {
    await Promise.allSettled(Array.from(new Set(paths), keepFile));
  };
  let resting: Promise<boolean> | null = null;
  const ofThisVersion = new Set<string>();
  return {
    keepFirst: async () => {
      await Promise.all(built.first.map(keepFile));
    },
    keepOpen: async (path, loaded, keepPage) => {
      await keepIfThere(loaded);
      await keepPage();
      const [, front = ''] = path.split('/');
      const texts = loaded.map((one) => built.texts[one]).filter((one) => one !== undefined);
      await keepIfThere([...texts, ...(built.homes[front] ?? built.homes[''] ?? [])]);
    },
    keepRest: () => {
      resting ??= own()
        .then((cache) => keepMissing(built, cache, keepFile, leisure))
        .finally(() => {
          resting = null;
        });
      return resting;
    },
    noteOpen: (page, loaded) => {
      if (loaded.includes(built.script)) ofThisVersion.add(page);
    },
    dropOthers: async (open) => {
      if (open.some((page) => !ofThisVersion.has(page))) return;
      if (!(await (await own()).match(wholeMark))) return;
      const names = await caches.keys();
      const others = names.filter((name) => name.startsWith('files-') && name !== store);
      await Promise.all(others.map((name) => caches.delete(name)));
    },
    answer: async (request) => {
      const kept = await caches.match(request, byName);
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.ok) {
        const copy = answer.clone();
        await own()
          .then((cache) => cache.put(request, copy))
          .catch(() => undefined);
      }
      return answer;
    },
    completeness: (html) => completenessOf(caches, html),
  };
}
