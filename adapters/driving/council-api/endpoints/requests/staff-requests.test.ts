import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { answeredCaptcha } from '#fixtures/builders/councils/request-parts.ts';
import { verifiedCookie } from '#fixtures/builders/councils/verified-cookie.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const token = 'a-token-of-the-staff';
const staff = { authorization: `Bearer ${token}` };

/** A town without requests, for tests that change nothing. */
const shared = sharedCouncil(undefined, (atEnd) => ({
  settings: { servicesFile: staffServices({ vilanova: [{ name: 'Brigada', token }] }, atEnd) },
}));

async function aDesk() {
  const servicesFile = staffServices({ vilanova: [{ name: 'Brigada', token }] });
  const { server, data } = await openTestCouncil({ settings: { servicesFile } });
  const cookie = await deviceCookie(server);
  const post = (url: string, payload: object, headers: Record<string, string> = { cookie }) =>
    ask(server, { method: 'POST', url, headers, payload });
  const sent = await post('/incidences2/vilanova/requests/incidencias/create', {
    body: 'Hay una farola apagada',
    category: 'alumbrado',
    contact: { firstName: 'Ana', email: 'ana@correu.example' },
    coordinates: { lat: 39.4101, lng: -0.3455 },
    extra: { estorba: 'no' },
    captcha: await answeredCaptcha(server),
    privacy: true,
  });
  const { _id, iid } = sent.body as { _id: string; iid: string };
  const handle = (work: object, headers: Record<string, string> = staff, named = _id) =>
    post(`/api/vilanova/staff/requests/${named}`, work, headers);
  const mails = () =>
    readdirSync(join(data, 'outbox')).map(
      (name) => JSON.parse(readFileSync(join(data, 'outbox', name), 'utf8')) as Record<string, string>,
    );
  return { server, data, post, handle, mails, _id, iid };
}

describe('staff', () => {
  it('are the only ones who read and change requests, each town its own', async () => {
    const { server, handle, _id } = await aDesk();
    expect((await handle({ status: 'Cerrada' }, {})).body['errCode']).toBe(83);
    expect(
      (await handle({ status: 'Cerrada' }, { authorization: 'Bearer guessed-guessed-guessed' })).status,
    ).toBe(403);
    for (const url of ['staff/requests', `staff/requests/${_id}`]) {
      expect((await ask(server, `/api/vilanova/${url}`)).status).toBe(403);
      expect((await ask(server, { url: `/api/benialt/${url}`, headers: staff })).status).toBe(403);
    }
  });

  it('are told of a filter that there is not, and which there are', async () => {
    const { server } = await shared();
    const listed = (query: string) =>
      ask(server, { url: `/api/vilanova/staff/requests?${query}`, headers: staff });
    expect((await listed('mailbox=incidencias&limit=1&realm=vilanova&locale=va')).status).toBe(200);
    const refused = await listed('category=nonsense');
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errCode: 51,
        where: 'category',
        faults: [
          {
            known:
              'status mailbox assignedTo priority due hasReply approval replies from until text near sort limit offset'.split(
                ' ',
              ),
          },
        ],
      },
    });
  });

  it('see the term of a request, and change its priority and the fields of its mailbox', async () => {
    const { server, handle, _id } = await aDesk();
    const listed = (query: string) =>
      ask(server, { url: `/api/vilanova/staff/requests?${query}`, headers: staff });
    const [one] = (await listed('sort=term')).body['items'] as { priority: string; term: { due: string } }[];
    expect(one).toMatchObject({ priority: 'normal', term: { left: 5 }, managementFields: {} });
    const fields = { brigada: 'alumbrado', coste: 120.5 };
    const changed = await handle({
      priority: 'urgent',
      managementFields: fields,
      assignedTo: 'Neus, la de obras',
    });
    expect(changed.body).toMatchObject({
      priority: 'urgent',
      term: { left: 1 },
      managementFields: { brigada: 'alumbrado', coste: '120.5' },
    });
    const refused = await handle({ priority: 'low', managementFields: { brigada: 'taxi', otra: 'x' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { errCode: 125, faults: [{ kind: 'notAnOption' }, { kind: 'notManaged', field: 'otra' }] },
    });
    // Nothing of a refused body is done, and each change is a step.
    const found = await listed(
      'priority=urgent,high&text=FARÓLA&assignedTo=Neus%5C, la de obras&hasReply=no',
    );
    expect(found.body).toMatchObject({
      items: [{ _id, priority: 'urgent' }],
      itemsCount: 1,
      counts: {
        priority: [{ value: 'urgent', count: 1 }],
        assignedTo: [{ value: 'Neus, la de obras', count: 1 }],
      },
    });
    expect((await listed('assignedTo=me,nobody')).body).toMatchObject({ itemsCount: 0 });
    expect((await listed('near=39.41,-0.3455,50')).body).toMatchObject({ itemsCount: 1 });
    expect((await listed('due=soon')).status).toBe(400);
  });

  it('have their requests as a table without formulas, and as figures', async () => {
    const { server, handle } = await aDesk();
    const get = (path: string, headers: Record<string, string> = staff) =>
      server.inject({ url: `/api/vilanova/staff/requests/${path}`, headers });
    await handle({ message: 'Vamos mañana.', status: 'Resuelta', assignedTo: '=1+1;"x"' });
    const table = await get('export?format=csv&status=Resuelta');
    expect(table.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment; filename="vilanova-'),
    });
    const [heading, row, ...rest] = table.body.trimEnd().split('\r\n');
    expect(heading).toMatch(/^\uFEFFiid;mailbox;status;.*;firstName;lastName;telephone;email$/u);
    expect(row).toContain(`;Resuelta;normal;"'=1+1;""x""";`);
    expect(row).toContain(';¿Estorba el paso?: No;Ana;;;ana@correu.example');
    expect(rest).toEqual([]);
    expect((await get('export?status=Cerrada')).body).not.toContain('Ana');
    expect((await get('export?estado=x')).statusCode).toBe(400);
    expect((await get('export', {})).statusCode).toBe(403);
    const figures = (await get('figures?mailbox=incidencias')).json<{ all: object; byStatus: object[] }>();
    expect(figures.all).toMatchObject({
      came: 1,
      open: 0,
      closed: 1,
      overdue: 0,
      daysToAnswer: 0,
      daysToClose: 0,
    });
    expect(figures.byStatus).toMatchObject([{ name: 'Resuelta', came: 1 }]);
  });

  it('look for a text in everything that they may see', async () => {
    const { server, iid } = await aDesk();
    const found = async (text: string) => {
      const url = `/api/vilanova/staff/search?text=${encodeURIComponent(text)}`;
      const { body } = await ask(server, { url, headers: staff });
      return (body['items'] as { kind: string; path: string; place: string }[]).map(
        ({ kind, place, path }) => [kind, place, path],
      );
    };
    expect(await found('FARÓLA apagada')).toContainEqual([
      'request',
      'office',
      `/gestion/solicitudes/${iid}`,
    ]);
    expect(await found('ana@correu')).toContainEqual(['request', 'office', `/gestion/solicitudes/${iid}`]);
    expect(await found('avisar de una')).toContainEqual([
      'mailbox',
      'office',
      '/gestion/buzones/incidencias',
    ]);
    const kinds = new Set((await found('a')).map(([kind]) => kind));
    for (const kind of ['request', 'comment', 'proposal', 'process', 'article', 'mailbox'])
      expect(kinds).toContain(kind);
    expect(await found('  ')).toEqual([]);
    expect((await ask(server, '/api/vilanova/staff/search?text=a')).status).toBe(403);
  });

  it('keep views of the list, each their own, and share them with the others of the town', async () => {
    const { server, post } = await aDesk();
    const keep = (view: object) => post('/api/vilanova/staff/views', view, staff);
    const kept = await keep({ name: ' Vencidas ', query: 'due=overdue&assignedTo=me', isShared: true });
    expect(kept.body).toMatchObject({ name: 'Vencidas', isShared: true, isOwn: true });
    const { id } = kept.body as { id: string };
    expect((await keep({ id, name: 'Hoy', query: 'due=today' })).body).toMatchObject({ id, isShared: false });
    const listed = await ask(server, { url: '/api/vilanova/staff/views', headers: staff });
    expect(listed.body).toEqual({
      items: [{ id, name: 'Hoy', query: 'due=today', isShared: false, isOwn: true }],
    });
    for (const [wrong, fault] of [
      [
        { name: 'x', query: 'estado=nuevo' },
        { kind: 'wrongParameter', where: 'estado' },
      ],
      [
        { name: 'x', query: 'due=soon' },
        { kind: 'wrongParameter', where: 'due' },
      ],
      [{ name: ' ', query: '' }, { kind: 'noName' }],
    ] as const)
      expect(await keep(wrong)).toMatchObject({ status: 422, body: { errCode: 126, faults: [fault] } });
    expect((await keep({ id: 'nada', name: 'x', query: '' })).body['errCode']).toBe(127);
    const removed = (named: string) => post(`/api/vilanova/staff/views/${named}/remove`, {}, staff);
    expect((await removed(id)).status).toBe(200);
    expect((await removed(id)).body['errCode']).toBe(127);
  });

  it('change the state and write; the citizen reads it and gets a message, notes stay internal', async () => {
    const { post, handle, mails, _id, iid } = await aDesk();
    await handle({ status: 'En gestión', assignedTo: 'Brigada', message: 'Vamos mañana.' });
    const noted = await handle({ note: 'Falta material' }, staff, iid);
    expect(noted.body).toMatchObject({ notes: [{ text: 'Falta material', by: 'Brigada' }], unsent: 0 });
    const read = await post('/api/vilanova/requests/read', { reference: _id });
    expect(read.body).toMatchObject({
      status: 'En gestión',
      assignedTo: 'Brigada',
      threads: [{ by: 'Brigada', text: 'Vamos mañana.' }],
    });
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toMatchObject({
      to: 'ana@correu.example',
      subject: `Solicitud ${iid} · Vilanova de la Marjal`,
    });
    expect(mails()[0]?.['text']).toContain('Vamos mañana.');
    const both = await handle({ message: 'Ya está.', note: 'Con otra bombilla' });
    expect(both.body).toMatchObject({
      threads: [{ text: 'Vamos mañana.' }, { text: 'Ya está.' }],
      notes: [{ text: 'Falta material' }, { text: 'Con otra bombilla' }],
    });
    expect(
      mails()
        .map(({ text }) => String(text))
        .join(),
    ).not.toContain('bombilla');
  });

  it('list requests by state and mailbox, and are refused unknown states', async () => {
    const { server, handle } = await aDesk();
    const list = (query: string) =>
      ask(server, { url: `/api/vilanova/staff/requests?${query}`, headers: staff });
    expect((await list('')).body).toMatchObject({
      itemsCount: 1,
      items: [{ contact: { firstName: 'Ana' } }],
    });
    expect((await list('status=Cerrada')).body['itemsCount']).toBe(0);
    expect((await list('mailbox=enseres&limit=5&offset=0')).body['itemsCount']).toBe(0);
    expect((await list('status=Nueva')).body['errCode']).toBe(51);
    expect((await list('approval=maybe')).body['errCode']).toBe(51);
    const counts = async () =>
      Promise.all(
        ['waiting', 'waiting&mailbox=incidencias', 'waiting&mailbox=enseres', 'approved', 'withdrawn'].map(
          async (approval) => (await list(`approval=${approval}`)).body['itemsCount'],
        ),
      );
    expect(await counts()).toEqual([1, 1, 0, 0, 0]);
    await handle({ isApproved: true });
    expect(await counts()).toEqual([0, 0, 0, 1, 0]);
    await handle({ isApproved: false });
    expect(await counts()).toEqual([0, 0, 0, 0, 1]);
    expect((await handle({ isApproved: null })).body).toMatchObject({ isApproved: false });
  });

  it('get a refusal for what does not exist or cannot be read', async () => {
    const { handle, server } = await aDesk();
    expect((await handle({ status: 'Nueva' })).body).toMatchObject({ errCode: 50, where: 'status' });
    expect((await handle({}, staff, '2026-999999')).body['errCode']).toBe(82);
    expect((await handle({}, staff, 'AAAA-AAAA-AAAA-AAAA')).body['errCode']).toBe(82);
    expect((await handle({}, staff, 'nada')).body['errCode']).toBe(82);
    expect((await ask(server, { url: '/api/vilanova/staff/requests/nada', headers: staff })).status).toBe(
      404,
    );
  });

  it('see a closed mailbox as such', async () => {
    const { server } = await shared();
    const url = '/api/vilanova/mailbox/matricula';
    expect((await ask(server, url)).body).not.toHaveProperty('admin');
    expect((await ask(server, { url, headers: staff })).body).toMatchObject({ admin: true, disabled: true });
    expect((await ask(server, '/api/vilanova/mailbox/nada')).body['errCode']).toBe(72);
  });
});

describe('a report nearby', () => {
  const near = '/api/vilanova/requests/incidencias/nearby?lat=39.4110&lng=-0.3455&category=alumbrado';

  it('is shown with its place and state, and with neither its reference nor its sender', async () => {
    const { server, iid, _id, handle } = await aDesk();
    await handle({ isApproved: true });
    const found = await ask(server, near);
    expect(found.body).toMatchObject({ items: [{ iid, status: 'Recibida', distance: 100, followers: 0 }] });
    expect(JSON.stringify(found.body)).not.toContain(_id);
    expect(JSON.stringify(found.body)).not.toContain('Ana');
  });

  it('may be followed instead of sent again, until it is finished', async () => {
    const { server, data, post, handle, iid, mails } = await aDesk();
    await handle({ isApproved: true });
    const follow = (email: unknown, named = iid) => post(`/api/vilanova/requests/${named}/follow`, { email });
    expect((await follow('pep@correu.example')).body).toMatchObject({ followers: 1 });
    expect((await follow('pep@correu.example')).body).toMatchObject({ followers: 1 });
    expect((await follow('pep')).body).toMatchObject({ where: 'email' });
    expect((await follow(7)).body).toMatchObject({ where: 'email' });
    expect((await follow(null, '2026-999999')).body['errCode']).toBe(82);
    expect((await ask(server, near)).body).toMatchObject({ items: [{ followers: 1 }] });
    // An address that the session has verified is not asked to confirm; any other is, also from another session.
    const verified = { cookie: await verifiedCookie({ server, data }, 'mar@correu.example') };
    const own = (email: string) => post(`/api/vilanova/requests/${iid}/follow`, { email }, verified);
    expect((await own(' MAR@correu.example ')).body).toMatchObject({ followers: 2, told: 'following' });
    expect((await own('pep@correu.example')).body).toMatchObject({ followers: 2, told: 'asked' });
    expect(mails().filter(({ to }) => to === 'mar@correu.example')).toHaveLength(1);
    await handle({ status: 'Resuelta' });
    expect((await ask(server, near)).body['itemsCount']).toBe(0);
  });

  it.each(['lat=91&lng=0', 'lat=1e3&lng=0', 'lat=39', 'lat=39&lat=40&lng=0', ''])(
    'is not looked for at «%s»',
    async (query) => {
      const { server } = await shared();
      const answer = await ask(server, `/api/vilanova/requests/incidencias/nearby?${query}`);
      expect(answer.body['errCode']).toBe(51);
    },
  );
});

describe('addresses and censuses', () => {
  it('are looked up in the town’s own streets, both ways', async () => {
    const { server } = await shared();
    const geocode = (query: string) => ask(server, `/api/vilanova/geocode?${query}`);
    expect((await geocode('address=plaza%20MOLI%2012')).body).toMatchObject({ status: 'ZERO_RESULTS' });
    expect((await geocode('address=pla%C3%A7a%20MOLI%2012')).body).toMatchObject({
      results: [{ geometry: { location: { lat: 39.4101, lng: -0.3455 } } }],
    });
    const [nearest] = ((await geocode('latlng=39.4098,-0.3457')).body['results'] ?? []) as {
      formatted_address: string;
    }[];
    expect(nearest?.formatted_address).toContain('plaça de l’Ajuntament');
    for (const wrong of [
      '',
      'address=',
      `address=${'a'.repeat(201)}`,
      'latlng=1',
      'latlng=x,y',
      'latlng=99,0',
    ])
      expect((await geocode(wrong)).body['errCode']).toBe(51);
  });

  it('of streets and lists are searched by a part of the name, never by a pattern', async () => {
    const { server } = await shared();
    const streets = async (text: string) =>
      (await ask(server, `/api/vilanova/collections/callejero?nombrevia=${encodeURIComponent(text)}`)).body[
        'itemsCount'
      ];
    expect(await streets('/MOLÍ/i')).toBe(4);
    expect(await streets('/moli de b/i')).toBe(1);
    expect(await streets('/.*/i')).toBe(0);
    expect(await streets(`/${'(a+)+$'.repeat(200)}/i`)).toBe(0);
    const items = await ask(
      server,
      '/contents/vilanova/collections/lista-centros?limit=200&expand=false&or=title.es=%2Fbiblio%2Fi,name=%2Fbiblio%2Fi',
    );
    expect(items.body).toMatchObject({ itemsCount: 1, items: [{ _id: 'biblioteca' }] });
    expect((await ask(server, '/contents/vilanova/collections/lista-nada')).status).toBeLessThan(500);
    expect((await ask(server, '/contents/vilanova/collections/mailboxes')).body['errCode']).toBe(42);
    expect((await ask(server, '/contents/vilanova/collections/censuses')).body['errCode']).toBe(42);
  });

  it('say what they ask, and whether the answers are the person’s; guesses are counted', async () => {
    const { server } = await shared();
    const cookie = await deviceCookie(server);
    const url = '/api/vilanova/census2/padron';
    expect((await ask(server, url)).body).toMatchObject({ _id: 'padron' });
    expect((await ask(server, `${url}x`)).body['errCode']).toBe(42);
    const check = (payload: object, to = url) =>
      ask(server, { method: 'POST', url: to, headers: { cookie }, payload });
    expect((await check({ id: '12345678z', secrets: ['1984'] })).body).toEqual({
      status: 'ok',
      _id: 'padron',
    });
    expect((await check({ census: { id: '12345678Z', secrets: ['1984'] } })).status).toBe(200);
    expect((await check({ census: null })).body['errCode']).toBe(50);
    expect((await check({ id: '1', secrets: ['1984'] })).body['errCode']).toBe(30);
    expect((await check({ id: '1' })).body).toMatchObject({ where: 'secrets' });
    expect((await check({}, `${url}x`)).body['errCode']).toBe(42);
    const tries = [];
    for (let count = 0; count < 12; count += 1)
      tries.push((await check({ id: '12345678Z', secrets: ['1990'] })).status);
    expect(tries).toContain(429);
  });
});
