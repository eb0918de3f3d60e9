import { describe, expect, it } from 'vitest';
import { type BuiltFiles, storedFiles } from './portal-files.ts';

/** The stores of a browser, in memory; `room` is how many more entries fit. */
function browserStores() {
  const stores = new Map<string, Map<string, string>>();
  const room = { left: Number.POSITIVE_INFINITY };
  const pathOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked, 'http://town.test').pathname;
  const cacheOf = (entries: Map<string, string>) => ({
    match: async (asked: RequestInfo) => {
      const text = entries.get(pathOf(asked));
      return text === undefined ? undefined : new Response(text);
    },
    put: async (asked: RequestInfo, answer: Response) => {
      const text = await answer.text();
      if (room.left <= 0) throw new DOMException('no room', 'QuotaExceededError');
      room.left -= 1;
      entries.set(pathOf(asked), text);
    },
    keys: async () => Array.from(entries.keys(), (path) => new Request(`http://town.test${path}`)),
  });
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, string>();
    stores.set(name, entries);
    return cacheOf(entries);
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: RequestInfo) => {
      for (const entries of stores.values()) {
        // oxlint-disable-next-line no-await-in-loop -- in the order of the stores
        const found = await cacheOf(entries).match(asked);
        if (found) return found;
      }
      return undefined;
    },
  };
  return { caches: caches as unknown as CacheStorage, stores, room };
}

const versions = {
  one: {
    version: 'one',
    script: '/assets/index-1.js',
    first: ['/assets/index-1.js', '/assets/frame.css'],
    homes: { '': ['/assets/home-1.js'], entradas: ['/assets/tickets-1.js'] },
    texts: { '/assets/es-1.js': '/assets/es-later-1.js' },
    all: [
      '/assets/index-1.js',
      '/assets/frame.css',
      '/assets/home-1.js',
      '/assets/tickets-1.js',
      '/assets/es-1.js',
      '/assets/es-later-1.js',
      ...Array.from({ length: 8 }, (_, n) => `/assets/part-${n}.js`),
    ],
  },
  two: {
    version: 'two',
    script: '/assets/index-2.js',
    first: ['/assets/index-2.js', '/assets/frame.css'],
    homes: { '': ['/assets/home-2.js'] },
    texts: {},
    all: [
      '/assets/index-2.js',
      '/assets/frame.css',
      '/assets/home-2.js',
      '/assets/part-0.js',
      '/assets/part-9.js',
    ],
  },
} satisfies Record<string, BuiltFiles>;

/** A worker, with a server that has the files of a version, until it is told otherwise. */
function worker(version: keyof typeof versions, browser = browserStores()) {
  const built: BuiltFiles = versions[version];
  const asked: string[] = [];
  const line = { has: new Set(built.all), cutAfter: Number.POSITIVE_INFINITY, isFree: true };
  const files = storedFiles(built, {
    caches: browser.caches,
    leisure: async () => line.isFree,
    fetch: async (request) => {
      const path = new URL(request instanceof Request ? request.url : request, 'http://town.test').pathname;
      if (asked.length >= line.cutAfter) throw new TypeError('no line');
      asked.push(path);
      return line.has.has(path) ? new Response(`code of ${path}`) : new Response('', { status: 404 });
    },
  });
  const stored = (name: string = version) =>
    [...(browser.stores.get(`files-${name}`)?.keys() ?? [])].toSorted();
  return { ...files, browser, asked, line, stored };
}
/** A page that was stored before. */
const noPage = async () => undefined;
const wholeOf = (version: keyof typeof versions) => [...versions[version].all, '/assets/whole'].toSorted();
const pageOf = (version: keyof typeof versions, ...more: readonly string[]) =>
  [versions[version].script, ...more].map((path) => `<script src="${path}"></script>`).join('');

describe('what is stored while a page is looked at', () => {
  it('is what every page needs, and no more', async () => {
    const { keepFirst, stored } = worker('one');
    await keepFirst();
    expect(stored()).toEqual([...versions.one.first].toSorted());
  });

  it('is then what the page has loaded, its home, and all texts of its language', async () => {
    const { keepFirst, keepOpen, stored } = worker('one');
    await keepFirst();
    await keepOpen('/entradas/12', ['/assets/es-1.js', '/assets/part-3.js'], noPage);
    expect(stored()).toEqual(
      [
        ...versions.one.first,
        '/assets/es-1.js',
        '/assets/es-later-1.js',
        '/assets/part-3.js',
        '/assets/tickets-1.js',
      ].toSorted(),
    );
  });

  it.each(['/', '/bolsillo'])('is at %s with the home of participation', async (path) => {
    const { keepOpen, stored } = worker('one');
    await keepOpen(path, [], noPage);
    expect(stored()).toEqual(['/assets/home-1.js']);
  });

  it('is written once', async () => {
    const { keepFirst, browser } = worker('one');
    browser.room.left = versions.one.first.length;
    await keepFirst();
    await keepFirst();
    expect(browser.room.left).toBe(0);
  });

  it('is continued by the next try if the line was lost', async () => {
    const { keepFirst, line, asked } = worker('one');
    line.cutAfter = 1;
    await expect(keepFirst()).rejects.toThrow('no line');
    line.cutAfter = 100;
    await keepFirst();
    expect(asked.toSorted()).toEqual([...versions.one.first].toSorted());
  });

  it('has the page as soon as there is what it loaded: who loses the line then has it', async () => {
    const { keepOpen, stored } = worker('one');
    let before: readonly string[] = [];
    await keepOpen('/entradas/12', ['/assets/es-1.js', '/assets/part-3.js'], async () => {
      before = stored();
    });
    expect(before).toEqual(['/assets/es-1.js', '/assets/part-3.js']);
    expect(stored()).toContain('/assets/tickets-1.js');
  });

  it('is stored as far as it comes', async () => {
    const { keepOpen, line, stored } = worker('one');
    line.has.delete('/assets/part-3.js');
    await keepOpen('/', ['/assets/part-3.js', '/assets/part-4.js'], noPage);
    expect(stored()).toEqual(['/assets/home-1.js', '/assets/part-4.js']);
  });
});

describe('what is stored afterwards', () => {
  it('is all of the version, each file once, however often a page asks for it', async () => {
    const { keepFirst, keepRest, asked, stored } = worker('one');
    await keepFirst();
    expect(await Promise.all([keepRest(), keepRest()])).toEqual([true, true]);
    expect(await keepRest()).toBe(true);
    expect(stored()).toEqual(wholeOf('one'));
    expect(asked.toSorted()).toEqual([...versions.one.all].toSorted());
  });

  it('is nothing while data are saved', async () => {
    const { keepRest, line, stored } = worker('one');
    line.isFree = false;
    expect(await keepRest()).toBe(false);
    expect(stored()).toEqual([]);
  });

  it('is continued after the line was lost, and after the browser was closed', async () => {
    const browser = browserStores();
    const before = worker('one', browser);
    before.line.cutAfter = 5;
    expect(await before.keepRest()).toBe(false);
    const after = worker('one', browser);
    expect(await after.keepRest()).toBe(true);
    expect(after.stored()).toEqual(wholeOf('one'));
    expect(after.asked.length).toBe(versions.one.all.length - 5);
  });

  it('is not whole if there is no room, and what cannot be stored is answered all the same', async () => {
    const { keepRest, answer, browser, stored } = worker('one');
    browser.room.left = 4;
    expect(await keepRest()).toBe(false);
    expect(stored()).not.toContain('/assets/whole');
    const came = await answer(new Request('http://town.test/assets/part-7.js'));
    expect(await came.text()).toBe('code of /assets/part-7.js');
  });

  it('is not whole if the server has another version already', async () => {
    const { keepRest, line, stored } = worker('one');
    line.has = new Set(versions.two.all);
    expect(await keepRest()).toBe(false);
    expect(stored()).not.toContain('/assets/whole');
  });
});

describe('a new version', () => {
  it('fetches only what is new in it', async () => {
    const { browser, keepRest } = worker('one');
    await keepRest();
    const next = worker('two', browser);
    await next.keepFirst();
    await next.keepRest();
    expect(next.asked.toSorted()).toEqual(['/assets/home-2.js', '/assets/index-2.js', '/assets/part-9.js']);
  });

  it('leaves the older one its files until all of its own are there', async () => {
    const { browser, keepRest, stored } = worker('one');
    await keepRest();
    const next = worker('two', browser);
    next.line.cutAfter = 2;
    await next.keepFirst();
    expect(await next.keepRest()).toBe(false);
    await next.dropOthers([]);
    expect(stored('one')).toEqual(wholeOf('one'));
    next.line.cutAfter = 100;
    await next.keepRest();
    await next.dropOthers([]);
    expect([stored('one'), stored('two')]).toEqual([[], wholeOf('two')]);
  });

  it('leaves the older one its files while an open page may ask for them', async () => {
    const { browser, keepRest, stored } = worker('one');
    await keepRest();
    const next = worker('two', browser);
    await next.keepRest();
    next.noteOpen('new', [versions.two.script]);
    next.noteOpen('old', [versions.one.script]);
    await next.dropOthers(['new', 'old']);
    expect(stored('one')).toEqual(wholeOf('one'));
    // The other page was closed.
    await next.dropOthers(['new']);
    expect(stored('one')).toEqual([]);
  });

  it('replaces one that never was whole', async () => {
    const { browser, keepFirst, stored } = worker('one');
    await keepFirst();
    const next = worker('two', browser);
    await next.keepRest();
    await next.dropOthers([]);
    expect(stored('one')).toEqual([]);
  });
});

describe('a stored page', () => {
  it('is complete with all files of its own version, not with those of another', async () => {
    const { browser, keepRest, completeness } = worker('one');
    await keepRest();
    expect(await completeness(pageOf('one'))).toBe(2);
    const next = worker('two', browser);
    await next.keepFirst();
    expect(await next.completeness(pageOf('two'))).toBe(1);
    expect(await next.completeness(pageOf('two', '/assets/home-2.js'))).toBe(0);
    expect(await next.completeness(pageOf('one', '/assets/home-1.js'))).toBe(2);
    await next.keepRest();
    await next.dropOthers([]);
    expect(await next.completeness(pageOf('one'))).toBe(0);
    expect(await next.completeness(pageOf('two', '/assets/home-2.js'))).toBe(2);
  });
});
