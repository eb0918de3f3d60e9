import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
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
    responsible: marker,
  },
  entidades: { ...forStaff, title: text, body: text, data: { slug: 'quitapesares-entidades' } },
  mailboxes: { ...forStaff, title: text, description: text, approver: marker },
  instalaciones: {
    ...forStaff,
    title: text,
    summary: text,
    places: [{ id: 'sala', title: text }],
    people: [{ id: 'todos', title: text }],
    rates: [{ perHour: 0 }],
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
  for (const collection of all) {
    const id = idOf(collection);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as an editor makes them
    await post(`${staff}/documents/${collection}`, { id, body: documents[collection] });
    // oxlint-disable-next-line no-await-in-loop -- as said above
    await post(`${staff}/documents/${collection}/${id}/acts`, { act: 'publish', version: 1 });
  }
  return { council, cookie, resident: await deviceCookie(council.server) };
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

const telling = ['or', 'search', 'title', 'name', 'categories', '_id', 'limit'];

/** Every public call that reads, for each document, and its searches. */
const readings = [
  ...new Set(
    calls
      .filter(({ method, needsStaff, id }) => method === 'get' && !needsStaff && !id.startsWith('logOut'))
      .flatMap(({ path, query = [] }) =>
        all.flatMap((collection) => {
          const address = addressFor(path, collection);
          const searched = query
            .filter(({ name }) => telling.includes(name))
            .map(({ name }) => {
              const asked = name === 'limit' ? '1000' : name === '_id' ? idOf(collection) : sought;
              return `${address}?${name}=${encodeURIComponent(asked)}`;
            });
          return [address, ...searched];
        }),
      ),
  ),
];

const pages = [
  ...['', 'va/'].flatMap((language) =>
    ['', 'noticias', 'transparencia', 'participa', 'reservas', 'solicitudes', 'estadisticas', 'intranet'].map(
      (place) => `/${language}${place}?realm=vilanova`,
    ),
  ),
  ...all.flatMap((collection) =>
    ['pagina', 'solicitud', 'reservas', 'articulos', 'entidades', 'tabla'].flatMap((place) =>
      [idOf(collection), `quitapesares-${collection}`].map((name) => `/${place}/${name}?realm=vilanova`),
    ),
  ),
  ...['', '?w=480'].map((width) => `/files/vilanova/${file}.csv${width}`),
  '/sitemap.xml?realm=vilanova',
  '/robots.txt?realm=vilanova',
  '/service-worker.js',
  '/manifest.webmanifest?realm=vilanova&portal=intranet',
];

describe('what is for people of staff', () => {
  let published: ReturnType<typeof publish> | undefined;
  let from = 0;
  const seenAt = async (url: string, cookie: string | null) => {
    const { council } = await (published ??= publish());
    from += 1;
    const { body, headers } = await council.server.inject({
      url,
      // A council does so much work for one network.
      remoteAddress: `${20 + ((from >> 8) & 127)}.${from & 255}.1.2`,
      headers: { accept: url.includes('/api/') ? '*/*' : 'text/html', ...(cookie && { cookie }) },
    });
    const said = `${body}\n${JSON.stringify(headers)}`.toLowerCase();
    return [hidden, file].filter((word) => said.includes(word) && !url.includes(word));
  };

  it('is in no byte of any public call, page, feed, file or list, whoever asks', async () => {
    const { cookie, resident } = await (published ??= publish());
    const found: string[] = [];
    const few = [...readings, ...pages].filter((_, n) => n % 7 === 0);
    for (const [who, urls] of [
      [null, [...readings, ...pages]],
      [resident, few],
      // What a person of staff has seen is in no answer that is kept for others.
      [cookie, few],
      [null, few],
    ] as const)
      for (const url of urls) {
        // oxlint-disable-next-line no-await-in-loop -- what one leaves in a cache, the next one would get
        const words = await seenAt(url, who);
        if (words.length > 0)
          found.push(`${who === null ? '' : 'with a session '}${url}: ${words.join(' ')}`);
      }
    expect(found).toEqual([]);
    expect(readings.length).toBeGreaterThan(500);
  }, 120_000);

  it('is answered to a session of staff, and refused in no other words to all others', async () => {
    const { council, cookie, resident } = await (published ??= publish());
    const calls = [
      'intranet',
      'intranet/rooms?day=2026-11-19',
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
    const cookie = await staffCookie(council, { id: 'rosa', roles: ['reader'] });
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
