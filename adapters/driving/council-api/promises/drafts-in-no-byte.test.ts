import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { knownCollections } from '#adapters/wire/documents/known-documents.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const page =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';
const open = sharedCouncil({ 'index.html': page, 'service-worker.js': 'self', 'assets/main.js': 'main' });

/** In the texts, names and files of drafts and of nothing else. */
const [rare, file, inFile] = ['Xilofonazo', 'zarambeque', 'guirigay'];
const secrets = [rare.toLowerCase(), file, inFile];
const idOf = (collection: string) => `oculto-${collection}`;
/** The address of nothing, which is as long as that of the draft. */
const nothing = (url: string) => url.replaceAll('oculto', 'ningun').replaceAll(/xilofonazo/giu, 'yilofonaza');
const collections = knownCollections.filter((name) => !name.startsWith('#'));
const staff = '/api/vilanova/staff';

const bodyOf = (collection: string) => ({
  title: { es: rare, va: rare },
  name: rare,
  section: rare,
  isPublished: true,
  lead: { es: `${rare} <img src="/files/vilanova/${file}.csv">` },
  headerImage: `/files/vilanova/${file}.csv`,
  categories: ['noticias', rare],
  publishPeriod: { start: '2026-01-02' },
  start: '2026-11-20',
  startDate: '2026-11-20',
  endDate: '2026-12-20',
  data: { slug: `xilofonazo-${collection}`, IDproceso: 'proc-633', coordinates: [39.41, -0.34] },
});

/** Drafts of each kind: new ones of every collection, of published documents, in review, scheduled, taken out, put away. */
async function hide() {
  const council = await open();
  const cookie = await staffCookie(council, { id: 'marta', roles: ['publisher'] });
  const post = async (path: string, payload: object) => {
    const { status, body } = await ask(council.server, {
      method: 'POST',
      url: `${staff}/documents/${path}`,
      headers: { cookie },
      payload,
    });
    expect([path, status, status === 200 ? null : body]).toEqual([path, 200, null]);
    return body;
  };
  const content = Buffer.from(`a;b\n${inFile};1\n`);
  const put = uploadOf(`${file}.csv`, content, { cookie, host: 'localhost:80' }, `${staff}/files`);
  expect((await ask(council.server, put)).status).toBe(200);
  for (const collection of collections) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as an editor makes them
    await post(collection, { id: idOf(collection), body: bodyOf(collection) });
    const listed = `/contents/vilanova/collections/${encodeURIComponent(collection)}?limit=1`;
    // oxlint-disable-next-line no-await-in-loop -- as said above
    const { body } = await ask(council.server, listed);
    const [known] = (body['items'] ?? []) as { _id: string }[];
    if (known === undefined || collection === 'regions') continue;
    const changes = ['title/eu', 'lead/eu', 'zz'].map((path) => ({ path, value: rare }));
    // oxlint-disable-next-line no-await-in-loop -- as said above
    await post(`${collection}/${encodeURIComponent(known._id)}/draft`, { changes });
  }
  const act = (id: string, version: number, deed: object) =>
    post(`articulos/${id}/acts`, { version, ...deed });
  const article = { title: { es: rare }, isPublished: true, data: { slug: 'xilofonazo' } };
  for (const [id, ...deeds] of [
    ['oculto-revisado', { act: 'review', note: rare }],
    ['oculto-programado', { act: 'schedule', at: '2030-01-01T08:00:00Z' }],
    ['oculto-retirado', { act: 'publish' }, { act: 'withdraw' }],
    ['oculto-archivado', { act: 'publish' }, { act: 'withdraw' }, { act: 'archive' }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- as said above
    await post('articulos', { id, body: article });
    for (const [n, deed] of deeds.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- as said above
      await act(id, n + 1, deed);
    }
  }
  return { council, staffSession: cookie, resident: await deviceCookie(council.server) };
}

const drafts = [
  ...collections.map((collection) => [collection, idOf(collection)] as const),
  ...['revisado', 'programado', 'retirado', 'archivado'].map((id) => ['articulos', `oculto-${id}`] as const),
];

/** Those that a call may name: of calls that name no collection, one of each kind. */
const draftsFor = (path: string) =>
  path.includes('{collection}')
    ? drafts
    : drafts.filter(([collection]) =>
        ['procesos', 'propuestas', 'mailboxes', 'articulos'].includes(collection),
      );

/** What each name in the address of a call may be, beside the town and the draft. */
const others: Readonly<Record<string, string>> = { zoom: '14', x: '8170', y: '6200', db: 'tesoreria' };

/** The addresses of a public call for a draft. */
const addressesFor = (path: string, [collection, id]: readonly [string, string]): string =>
  path.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => {
    if (name === 'realm') return 'vilanova';
    if (name === 'collection') return encodeURIComponent(collection);
    if (name === 'file') return `${encodeURIComponent(id)}.json`;
    if (name === 'path') return `vilanova/${file}.csv`;
    return others[name] ?? encodeURIComponent(id);
  });

const tellingParameters = ['limit', 'sort', 'or', '_id', 'data.slug', 'title', 'name', 'categories'];

/** Every public call that reads, with every parameter that its lists offer. */
const readings = [
  ...new Set(
    calls
      .filter(({ method, needsStaff, id }) => method === 'get' && !needsStaff && !id.startsWith('logOut'))
      .flatMap(({ path, query = [] }) =>
        draftsFor(path).flatMap((draft) => {
          const address = addressesFor(path, draft);
          const isAlias = path.startsWith('/api/{realm}/collections') || path.endsWith('/');
          // Of what lists of documents are asked for, what could name a draft.
          const isTelling = (name: string) =>
            !path.includes('{collection}') || tellingParameters.includes(name);
          const searched = (isAlias ? [] : query.filter(({ name }) => isTelling(name))).map(
            ({ name, example = '' }) => {
              const isText = ['or', 'search', 'title', 'name', 'categories', 'data.slug', '_id'].includes(
                name,
              );
              const value = name === '_id' ? draft[1] : isText ? rare : example;
              return `${address}?${name}=${encodeURIComponent(name === 'limit' ? '1000' : value)}`;
            },
          );
          // The parameters of a list are tried with one draft of its collection.
          return path.includes('{collection}') || draft[1] === idOf('procesos')
            ? [address, ...searched]
            : [address];
        }),
      ),
  ),
];

/** Pages of the portal, their feeds and files. */
const pages = [
  ...['', 'va/'].flatMap((language) =>
    [
      '',
      'noticias',
      'procesos-participativos',
      'propuestas',
      'transparencia',
      'subvenciones',
      'asociaciones',
      'presupuesto',
      'estadisticas',
      'participa',
      'guia',
      'faq',
    ].map((place) => `/${language}${place}?realm=vilanova`),
  ),
  ...drafts.flatMap(([collection, id]) =>
    ['pagina', 'procesos-participativos', 'propuestas', 'solicitud', collection].flatMap((place) => [
      `/${encodeURIComponent(place)}/${encodeURIComponent(id)}?realm=vilanova`,
      ...(place === collection
        ? [`/${encodeURIComponent(place)}/xilofonazo-${encodeURIComponent(id.slice(7))}?realm=vilanova`]
        : []),
    ]),
  ),
  ...['pagina', 'procesos-participativos'].flatMap((place) =>
    ['xilofonazo', 'xilofonazo-articulos', 'xilofonazo-procesos'].map(
      (slug) => `/${place}/${slug}?realm=vilanova`,
    ),
  ),
  ...['', '?w=480', '?w=1920'].map((width) => `/files/vilanova/${file}.csv${width}`),
  '/procesos-participativos/oculto-procesos/propuestas?realm=vilanova',
  '/api/vilanova/assets2/?filename=',
  `/?realm=vilanova&preview=${'a'.repeat(32)}`,
];

const told = ({ statusCode, headers, body }: { statusCode: number; headers: object; body: string }) => {
  const { date: _, etag: _etag, 'set-cookie': _set, ...rest } = headers as Record<string, unknown>;
  return {
    statusCode,
    body,
    headers: Object.fromEntries(
      Object.entries(rest).filter(([name]) => !/^(?:x-request-id|x-ratelimit|ratelimit)/u.test(name)),
    ),
  };
};

describe('a draft, an unpublished name, a file of a draft', () => {
  let hiding: ReturnType<typeof hide> | undefined;
  const hidden = () => (hiding ??= hide());
  let calledFrom = 0;
  const at = async (options: InjectOptions) => {
    const { council } = await hidden();
    calledFrom += 1;
    // A council does so much work for one network.
    const remoteAddress = `${20 + ((calledFrom >> 8) & 127)}.${calledFrom & 255}.1.1`;
    return council.server.inject({ remoteAddress, ...options });
  };

  it('is in no byte of what is read by anybody, nor in what was kept for staff', async () => {
    const { staffSession, resident } = await hidden();
    const found: string[] = [];
    let read = 0;
    const look = async (url: string, cookie: string | null) => {
      const headers = { accept: url.includes('/api/') ? '*/*' : 'text/html', ...(cookie && { cookie }) };
      const { body, headers: sent } = await at({ url, headers });
      read += 1;
      const all = `${body}\n${JSON.stringify(sent)}`.toLowerCase();
      // An address that came with the question may be in the answer.
      const own = decodeURIComponent(url).toLowerCase();
      const seen = secrets.filter((word) => all.replaceAll(own, '').includes(word) && !own.includes(word));
      if (seen.length > 0) found.push(`${cookie === null ? '' : 'with a session '}${url}: ${seen.join(' ')}`);
    };
    const all = [...readings, ...pages];
    const few = all.filter((_, n) => n % 9 === 0);
    for (const [cookie, urls] of [
      [staffSession, all],
      [resident, few],
      [null, all],
    ] as const) {
      for (const url of urls) {
        // oxlint-disable-next-line no-await-in-loop -- what one leaves in a cache, the next one would get
        await look(url, cookie);
      }
    }
    expect(found).toEqual([]);
    expect(read).toBeGreaterThan(1000);
  }, 300_000);

  it('is answered for as what never was: the same status, headers and bytes', async () => {
    const differing: string[] = [];
    const named = [...readings, ...pages].filter((url) => url !== nothing(url));
    for (const url of named) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const [draft, none] = await Promise.all([at({ url }), at({ url: nothing(url) })]);
      const answers = [draft, none].map((one) => nothing(JSON.stringify(told(one))));
      if (answers[0] !== answers[1]) differing.push(url);
    }
    expect(named.length).toBeGreaterThan(200);
    expect(differing).toEqual([]);
  }, 300_000);

  it('cannot be found by doing something with its id', async () => {
    const { resident } = await hidden();
    const posts = calls.filter(
      ({ method, needsStaff, path }) =>
        method === 'post' && !needsStaff && /\{(?:id|mailbox|iid)\}/u.test(path),
    );
    const differing: string[] = [];
    const tried = async (url: string, payload: object) => {
      const answer = told(await at({ method: 'POST', url, headers: { cookie: resident }, payload }));
      return nothing(JSON.stringify(answer));
    };
    const all = [
      ...posts.flatMap(({ path, body }) =>
        draftsFor(path).map((draft) => [addressesFor(path, draft), body?.example ?? {}] as const),
      ),
      ...['process', 'mailbox', 'proposal'].flatMap((kind) =>
        drafts.map(
          ([, id]) =>
            ['/api/vilanova/follows', { kind, id, language: 'va', email: 'ana@correu.example' }] as const,
        ),
      ),
      ...drafts.map(([, id]) => ['/api/vilanova/surveys/content', { ids: [id] }] as const),
    ];
    for (const [url, payload] of all) {
      const none = JSON.parse(nothing(JSON.stringify(payload))) as object;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answers = [await tried(url, payload), await tried(nothing(url), none)];
      if (answers[0] !== answers[1]) differing.push(`${url} ${JSON.stringify(payload)} ${answers.join(' ')}`);
    }
    expect(all.length).toBeGreaterThan(150);
    expect(differing).toEqual([]);
  }, 300_000);

  it('is in no line of the log', async () => {
    const { council } = await hidden();
    const log = council.log.join('\n').toLowerCase();
    expect(secrets.filter((word) => log.includes(word))).toEqual([]);
  });
});
