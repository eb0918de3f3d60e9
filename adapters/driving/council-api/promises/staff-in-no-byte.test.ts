import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { portalIds, portals } from '#domain/access/portals.ts';
import { type PortalPlace, portalPlace } from '#domain/content/portal-place.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';

const page =
  '<!doctype html><html lang="es"><head><title>Concejo</title><!--head--></head><body><div id="root"></div><!--page-facts--></body></html>';
const open = sharedCouncil({
  'index.html': page,
  'office.html': page,
  'service-worker.js': 'self',
  'assets/main.js': 'main',
});

/** What is searched for, and what is beside it in every text, name and file for staff, and in nothing else. */
const [sought, hidden, file] = ['Quitapesares', 'cachirulete', 'zangolotino'];
const marker = `${sought} ${hidden}`;
const staff = '/api/vilanova/staff';
const text = { es: `${marker} con texto`, va: `${marker} amb text` };
const forStaff = { audience: 'staff', isPublished: true };

/** One of each kind that can be for staff. */
const documents: Readonly<Record<string, object>> = {
  articulos: {
    ...forStaff,
    title: text,
    lead: text,
    body: { es: `<p>${marker}</p><img src="/files/vilanova/${file}.csv">` },
    categories: ['noticias'],
    publishPeriod: { start: '2026-01-02' },
    data: { slug: 'quitapesares-articulos' },
    mustRead: true,
  },
  entidades: { ...forStaff, title: text, body: text, data: { slug: 'quitapesares-entidades' } },
  mailboxes: {
    ...forStaff,
    title: text,
    description: text,
    form: [
      { name: 'que', type: 'select', title: text, options: [{ value: 'a', text }] },
      { name: 'nota', title: text, hint: text, placeholder: text },
    ],
  },
  instalaciones: {
    ...forStaff,
    title: text,
    summary: text,
    places: [{ id: 'sala', title: text }],
    people: [{ id: 'todos', title: text }],
    rates: [{ perHour: 0 }],
    opening: [{ opens: '09:00', closes: '18:00' }],
  },
  descriptor: {
    ...forStaff,
    title: text,
    name: 'interna',
    db: 'ayuntamiento',
    query: 'interna',
    columns: [{ key: 'a', title: text }],
  },
  'tabla-ayuntamiento-interna': { a: marker },
  directorio: { name: marker, task: text, extension: '2114', place: text },
};

/** A description for everybody of the rows that another one keeps for staff. */
const openDescription = {
  title: { es: 'La misma tabla', va: 'La mateixa taula' },
  name: 'interna',
  db: 'ayuntamiento',
  query: 'interna',
  columns: [{ key: 'a', title: { es: 'A', va: 'A' } }],
  isPublished: true,
};
const idOf = (collection: string) => `interno-${collection}`;
const all = Object.keys(documents);

/** Publishes them, as an editor of the office does. */
async function publish() {
  const council = await open();
  const cookie = await staffCookie(council, { id: 'marta', roles: ['publisher'] });
  const post = async (url: string, payload: object) => {
    const answer = await ask(council.server, { method: 'POST', url, headers: { cookie }, payload });
    expect([url, answer.status, answer.status === 200 ? null : answer.body]).toEqual([url, 200, null]);
  };
  const put = uploadOf(
    `${file}.csv`,
    Buffer.from(`a;b\n${marker};1\n`),
    { cookie, host: 'localhost:80' },
    `${staff}/files`,
  );
  expect((await ask(council.server, put)).status).toBe(200);
  const make = async (collection: string, id: string, body: object | undefined) => {
    await post(`${staff}/documents/${collection}`, { id, body });
    await post(`${staff}/documents/${collection}/${id}/acts`, { act: 'publish', version: 1 });
  };
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as an editor makes them
  for (const collection of all) await make(collection, idOf(collection), documents[collection]);
  await make('descriptor', 'abierta', openDescription);
  await actOnIntranet(council, cookie);
  return { council, cookie, resident: await deviceCookie(council.server) };
}

const room = { room: `${idOf('instalaciones')}.sala`, day: '2026-11-19', hour: 12 };

/** Somebody whose name has the marker asks for something, is refused with it, takes a room and reads the news. */
async function actOnIntranet(council: TestCouncil, cookie: string) {
  const own = await staffCookie(council, { id: 'rosa', name: marker, roles: ['requestOfficer'] });
  const post = async (path: string, payload: object, by = own) => {
    const url = `${staff}/intranet/${path}`;
    const answer = await ask(council.server, { method: 'POST', url, headers: { cookie: by }, payload });
    expect([url, answer.status, answer.status === 200 ? null : answer.body]).toEqual([url, 200, null]);
  };
  const days = { firstDay: null, lastDay: null };
  const asked = { form: idOf('mailboxes'), text: marker, ...days, answers: { que: 'a', nota: marker } };
  await post('requests', { key: 'key-of-a-marked-request', ...asked });
  const reason = { isGranted: false, reason: marker };
  const officer = await staffCookie(council, { id: 'neus', roles: ['requestOfficer'] });
  await post('requests/rosa.key-of-a-marked-request/decision', reason, officer);
  await post('rooms', { ...room, isTaken: true });
  await post(`news/${idOf('articulos')}/read`, {}, cookie);
}

const others: Readonly<Record<string, string>> = {
  realm: 'vilanova',
  zoom: '14',
  x: '8170',
  y: '6200',
  db: 'ayuntamiento',
  query: 'interna',
  path: `vilanova/${file}.csv`,
};

const addressFor = (path: string, collection: string): string =>
  path.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => {
    if (name === 'collection') return encodeURIComponent(collection);
    if (name === 'file') return `${encodeURIComponent(idOf(collection))}.json`;
    return others[name] ?? encodeURIComponent(idOf(collection));
  });

/** What is asked for under a parameter of a call. */
const askedFor = (name: string, collection: string): string =>
  name === 'limit' ? '1000' : /^_?id$|mailbox|venue|collection/u.test(name) ? idOf(collection) : sought;

/** Every call that reads without the session of staff, for each document, and with each of its parameters. */
const readings = [
  ...new Set(
    calls
      .filter(({ method, needsStaff, id }) => method === 'get' && !needsStaff && !id.startsWith('logOut'))
      .flatMap(({ path, query = [] }) =>
        all.flatMap((collection) => {
          const address = addressFor(path, collection);
          const searched = query.map(
            ({ name }) => `${address}?${name}=${encodeURIComponent(askedFor(name, collection))}`,
          );
          return [address, ...searched];
        }),
      ),
  ),
];

/** Every call of staff that reads. */
const staffReadings = [
  ...new Set(
    calls
      .filter(({ method, needsStaff }) => method === 'get' && needsStaff)
      .flatMap(({ path }) => all.map((collection) => addressFor(path, collection))),
  ),
];

const keys = all.flatMap((collection) => [idOf(collection), `quitapesares-${collection}`]);

/** Addresses of every kind of page: a kind that is missing here does not compile. */
const pagesOf = {
  home: ['/'],
  processes: ['/procesos-participativos'],
  process: keys.map((key) => `/procesos-participativos/${key}`),
  proposals: ['/propuestas'],
  proposal: keys.map((key) => `/propuestas/${key}`),
  form: keys.map((key) => `/solicitud/${key}`),
  requests: ['/solicitudes'],
  person: ['/perfil'],
  following: ['/siguiendo'],
  news: ['/noticias'],
  transparency: ['/transparencia'],
  node: [...all, 'tabla'].flatMap((collection) => keys.map((key) => `/${collection}/${key}`)),
  budget: ['/presupuesto', '/presupuesto/contratos'],
  statistics: ['/estadisticas'],
  balance: ['/estadisticas/2026'],
  subsidies: ['/subvenciones'],
  associations: ['/asociaciones'],
  vouchers: ['/bonos'],
  reservations: ['/reservas', '/reservas/polideportivo-nord'],
  tickets: ['/entradas', '/entradas/la-sequera-i-el-mar'],
  marketplace: ['/comercios'],
  registrations: ['/inscripciones', '/inscripciones/escola-estiu'],
  appointments: ['/citas'],
  pocket: ['/bolsillo', '/bolsillo/avisos', '/bolsillo/favoritos', '/bolsillo/ajustes'],
  draw: keys.map((key) => `/sorteos/${key}`),
  fixed: ['/participa', '/guia', '/faq'],
  article: keys.flatMap((key) => [`/pagina/${key}`, `/${key}`]),
  nowhere: [
    '/citas/nada',
    '/reservas/nada',
    '/gestion/intranet',
    '/gestion/documentos',
    '/quiosco',
    '/intranet',
  ],
} as const satisfies Record<PortalPlace['kind'], readonly string[]>;

const pages = [
  ...Object.values(pagesOf).flatMap((of) => of.flatMap((place) => [place, `/va${place}`])),
  ...['', '?w=480'].map((width) => `/files/vilanova/${file}.csv${width}`),
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/door-worker.js',
  '/shop-worker.js',
].map((url) => `${url}${url.includes('?') ? '&' : '?'}realm=vilanova`);

/** What a front-end of its own answers: its home, lists of news and pages, and what a device takes along. */
const ofFrontEnds = portalIds.flatMap((portal) =>
  ['/', portals[portal].home, '/noticias', '/sitemap.xml', '/manifest.webmanifest', '/robots.txt'].flatMap(
    (place) => [
      { url: `${place}?realm=vilanova&portal=${portal}`, host: 'localhost' },
      { url: `${place}?realm=vilanova`, host: `${portal}.localhost` },
    ],
  ),
);

/** Names under which residents' calls ask for something. */
const named = (collection: string) =>
  Object.fromEntries(
    ['id', 'mailbox', 'venue', 'event', 'activity', 'service', 'campaign', 'subject'].map((name) => [
      name,
      idOf(collection),
    ]),
  );

describe('what is for people of staff', () => {
  let published: ReturnType<typeof publish> | undefined;
  let from = 0;
  const seenAt = async (url: string, cookie: string | null, host = 'localhost') => {
    const { council } = await (published ??= publish());
    from += 1;
    const { body, headers } = await council.server.inject({
      url,
      // A council does so much work for one network.
      remoteAddress: `${20 + ((from >> 8) & 127)}.${from & 255}.1.2`,
      headers: { host, accept: url.includes('/api/') ? '*/*' : 'text/html', ...(cookie && { cookie }) },
    });
    const said = `${body}\n${JSON.stringify(headers)}`.toLowerCase();
    return [hidden, file].filter((word) => said.includes(word) && !url.includes(word));
  };

  it('is in no byte of any public call, page, feed, file or list, whoever asks', async () => {
    const { cookie, resident } = await (published ??= publish());
    const found: string[] = [];
    const shown = [...readings, ...pages].map((url) => ({ url, host: 'localhost' }));
    const few = [...shown.filter((_, n) => n % 7 === 0), ...ofFrontEnds];
    for (const [who, urls] of [
      [null, [...shown, ...ofFrontEnds, ...staffReadings.map((url) => ({ url, host: 'localhost' }))]],
      [resident, few],
      // What a person of staff has seen is in no answer that is kept for others.
      [cookie, few],
      [null, few],
    ] as const)
      for (const { url, host } of urls) {
        // oxlint-disable-next-line no-await-in-loop -- what one leaves in a cache, the next one would get
        const words = await seenAt(url, who, host);
        if (words.length > 0)
          found.push(`${who === null ? '' : 'with a session '}${url}: ${words.join(' ')}`);
      }
    expect(found).toEqual([]);
    expect(readings.length).toBeGreaterThan(500);
    for (const [kind, [first = '']] of Object.entries(pagesOf))
      expect([kind, portalPlace(first).place.kind]).toEqual([kind, kind]);
  }, 300_000);

  it('is in no answer to what a resident asks to be done, whatever is named in it', async () => {
    const { council, resident } = await (published ??= publish());
    const changes = calls.filter(({ method, needsStaff }) => method === 'post' && !needsStaff);
    const found: string[] = [];
    for (const { path, body: sent } of changes)
      for (const collection of all) {
        const url = addressFor(path, collection);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { body } = await council.server.inject({
          method: 'POST',
          url,
          remoteAddress: `150.${(from += 1) & 127}.1.2`,
          headers: { cookie: resident },
          payload: { ...(sent?.example as object | undefined), ...named(collection) },
        });
        if (body.toLowerCase().includes(hidden)) found.push(url);
      }
    expect(found).toEqual([]);
    expect(changes.length).toBeGreaterThan(100);
  }, 300_000);

  it('is answered to a session of staff, and refused in no other words to all others', async () => {
    const { council, cookie, resident } = await (published ??= publish());
    const calls = [
      'intranet',
      `intranet/rooms?day=${room.day}`,
      `intranet/news/${idOf('articulos')}/readers`,
      `intranet/files/${file}.csv`,
    ];
    for (const call of calls) {
      const url = `${staff}/${call}`;
      for (const who of [{}, { cookie: resident }, { authorization: 'Bearer not-a-token-of-anybody' }]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const refused = await council.server.inject({ url, headers: who });
        expect([url, refused.statusCode, refused.body.includes(hidden)]).toEqual([url, 403, false]);
        expect(refused.headers['cache-control']).toBe('private, no-store');
      }
      // oxlint-disable-next-line no-await-in-loop -- as said above
      const seen = await council.server.inject({ url, headers: { cookie } });
      expect([url, seen.statusCode, seen.headers['cache-control']]).toEqual([url, 200, 'private, no-store']);
      if (!url.endsWith('readers')) expect([url, seen.body.includes(hidden)]).toEqual([url, true]);
    }
    const { body } = await council.server.inject({ url: `${staff}/intranet`, headers: { cookie } });
    for (const collection of ['articulos', 'mailboxes', 'directorio'])
      expect([collection, body.includes(idOf(collection))]).toEqual([collection, true]);
  });

  it('has files for every session of staff while published news for staff names them, and none else', async () => {
    const { council } = await (published ??= publish());
    const cookie = await staffCookie(council, { id: 'pere', roles: ['reader'] });
    const other = await staffCookie(council, { id: 'ona', realm: 'benialt', roles: ['publisher'] });
    const read = (name: string, who: string) =>
      council.server.inject({ url: `${staff}/intranet/files/${name}`, headers: { cookie: who } });
    const body = (await council.server.inject({ url: `${staff}/intranet`, headers: { cookie } })).body;
    expect(body).toContain(`${staff}/intranet/files/${file}.csv`);
    expect(body).not.toContain(`/files/vilanova/${file}.csv`);
    expect((await read(`${file}.csv`, cookie)).body).toContain(marker);
    const statuses = [await read(`${file}.csv`, other), await read('escudo.svg', cookie)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 404]);
  });

  it('is taken out of what devices keep when a public document becomes one of it, and only then', async () => {
    const council = await open();
    const cookie = await staffCookie(council, { id: 'marta', roles: ['publisher'] });
    const article = `${staff}/documents/articulos`;
    const post = async (url: string, payload: object) => {
      const { status, body } = await ask(council.server, {
        method: 'POST',
        url,
        headers: { cookie },
        payload,
      });
      expect([url, status]).toEqual([url, 200]);
      return body;
    };
    /** Since when a device throws away the pages that it keeps; undefined if it may keep all. */
    const removed = async () => {
      const at = { url: '/?realm=vilanova', headers: { accept: 'text/html' } };
      const timing = String((await council.server.inject(at)).headers['server-timing']);
      return /removed;desc="(?<at>[^"]+)"/u.exec(timing)?.groups?.['at'];
    };
    const { audience, ...forAll } = documents['articulos'] as { readonly audience: string };
    await post(article, { id: 'secreto', body: documents['articulos'] });
    await post(`${article}/secreto/acts`, { act: 'publish', version: 1 });
    await post(`${article}/secreto/acts`, { act: 'withdraw', version: 2 });
    expect(await removed()).toBeUndefined();
    await post(article, { id: 'era-de-todos', body: { ...forAll, data: { slug: 'era-de-todos' } } });
    await post(`${article}/era-de-todos/acts`, { act: 'publish', version: 1 });
    expect(await removed()).toBeUndefined();
    const changes = [{ path: 'audience', value: audience }];
    const { version } = await post(`${article}/era-de-todos/draft`, { changes });
    await post(`${article}/era-de-todos/acts`, { act: 'publish', version });
    expect(await removed()).toBeDefined();
  });

  it('opens at its host with a page that has nothing of it', async () => {
    const { council, cookie } = await (published ??= publish());
    for (const headers of [{}, { cookie }]) {
      const at = { url: '/gestion/intranet?realm=vilanova', headers: { accept: 'text/html', ...headers } };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { statusCode, body, headers: sent } = await council.server.inject(at);
      expect([statusCode, body.includes(hidden), sent['cache-control']]).toEqual([200, false, 'no-store']);
    }
  });
});
