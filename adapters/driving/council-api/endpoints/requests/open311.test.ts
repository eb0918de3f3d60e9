import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answeredCaptcha } from '#fixtures/builders/councils/request-parts.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';

const key = 'a-key-of-another-program';
const token = createHash('sha256').update(key).digest('hex');
const base = '/vilanova/open311/v2';
const day = 86_400_000;

/** What a client of the standard sends, in the form encoding. */
const report = {
  api_key: key,
  jurisdiction_id: 'vilanova',
  service_code: 'incidencias',
  lat: '39.4101',
  long: '-0.3455',
  address_string: 'Carrer del Molí, 3',
  description: 'Hay una farola apagada',
  first_name: 'Ana',
  email: 'ana@correu.example',
  'attribute[category]': 'alumbrado',
  'attribute[estorba]': 'no',
};

/** What a council must be told of the other program, until the end that is given. */
function knowing(atEnd?: (end: () => unknown) => void) {
  const apps = [{ name: 'App', token }];
  const services = JSON.stringify({ open311: { vilanova: apps }, staff: { vilanova: apps } });
  return {
    settings: { servicesFile: join(scratchFolder({ 'services.json': services }, atEnd), 'services.json') },
  };
}
const shared = sharedCouncil(undefined, knowing);

async function aCity(opening = openTestCouncil(knowing())) {
  const opened = await opening;
  const { server } = opened;
  const get = async (path: string) => {
    const { statusCode, body, headers } = await server.inject(`${base}/${path}`);
    return {
      status: statusCode,
      text: body,
      headers,
      json: () => JSON.parse(body) as Record<string, unknown>[],
    };
  };
  const post = async (more: object = {}, headers: Record<string, string> = {}, format = 'json') => {
    const payload = new URLSearchParams({ ...report, ...more }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: `${base}/requests.${format}`,
      headers: { ...type, ...headers },
      payload,
    });
    return { status: statusCode, text: body, json: () => JSON.parse(body) as Record<string, unknown>[] };
  };
  const approve = (iid: string) =>
    server.inject({
      method: 'POST',
      url: `/api/vilanova/staff/requests/${iid}`,
      headers: { authorization: `Bearer ${key}` },
      payload: { isApproved: true },
    });
  return { ...opened, get, post, approve };
}

describe('the services of a town', () => {
  it('are the forms that say so, and are open to other programs', async () => {
    const { get } = await aCity(shared());
    const { json, headers } = await get('services.json');
    expect(json()).toEqual([
      {
        service_code: 'incidencias',
        service_name: 'Avisar de una incidencia',
        description: 'Cuéntanos qué está roto, sucio o mal puesto en la calle.',
        metadata: true,
        type: 'realtime',
        keywords: 'via publica, alumbrado, basura',
        group: '',
      },
    ]);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect((await get('services.json?locale=va')).json()[0]?.['service_name']).toBe(
      'Avisar d’una incidència',
    );
  });

  it('are sent as XML too', async () => {
    const { get } = await aCity(shared());
    const { text, headers } = await get('services.xml');
    expect(headers['content-type']).toContain('text/xml');
    expect(text).toContain('<services><service><service_code>incidencias</service_code>');
  });

  it('are discovered from one address, as JSON and as XML', async () => {
    const { server } = await aCity(shared());
    const found = (await server.inject('/vilanova/open311/discovery.json')).json<{
      contact: string;
      endpoints: readonly { url: string; type: string; specification: string }[];
    }>();
    expect(found.contact).toContain('@vilanova.example');
    const [endpoint] = found.endpoints;
    expect(endpoint).toMatchObject({
      type: 'production',
      specification: expect.stringContaining('GeoReport_v2'),
    });
    const services = await server.inject(new URL(`${endpoint?.url ?? ''}/services.json`).pathname);
    expect([services.statusCode, services.json()]).toMatchObject([200, [{ service_code: 'incidencias' }]]);
    const { body } = await server.inject('/vilanova/open311/discovery.xml');
    expect(body).toContain('<discovery><changeset>');
    expect(body).toContain('<format>application/json</format>');
    expect((await server.inject('/nowhere/open311/discovery.json')).statusCode).toBe(404);
  });

  it('say what else they ask', async () => {
    const { get } = await aCity(shared());
    const definition = (await get('services/incidencias.json')).json() as unknown as {
      attributes: Record<string, unknown>[];
    };
    expect(definition.attributes.find(({ code }) => code === 'category')).toMatchObject({
      datatype: 'singlevaluelist',
      required: true,
      variable: true,
      values: expect.arrayContaining([{ key: 'alumbrado', name: 'Alumbrado' }]) as unknown,
    });
    expect(definition.attributes.map(({ code }) => code)).not.toContain('captcha');
    expect((await get('services/incidencias.xml')).text).toContain('<value><key>alumbrado</key>');
    expect((await get('services/enseres.json')).json()).toMatchObject([{ code: 404, errCode: 72 }]);
    expect((await get('services/incidencias')).status).toBe(404);
  });
});

describe('a report of another program', () => {
  it('is a request like any other, and is read again without the sender’s name', async () => {
    const { post, get, server, approve } = await aCity();
    const sent = await post();
    expect([sent.status, sent.json()]).toEqual([
      200,
      [{ service_request_id: '2026-000001', service_notice: '' }],
    ]);
    // It is not public before staff approve it.
    expect((await get('requests/2026-000001.json')).json()).toMatchObject([{ code: 404, errCode: 82 }]);
    expect((await approve('2026-000001')).statusCode).toBe(200);
    const read = await get('requests/2026-000001.json');
    expect(read.json()).toEqual([
      {
        service_request_id: '2026-000001',
        status: 'open',
        status_notes: 'Recibida',
        service_name: 'Avisar de una incidencia',
        service_code: 'incidencias',
        description: 'Hay una farola apagada',
        requested_datetime: '2026-11-18T11:00:00Z',
        updated_datetime: '2026-11-18T11:00:00Z',
        address: 'Carrer del Molí, 3',
        lat: 39.4101,
        long: -0.3455,
      },
    ]);
    for (const path of ['requests/2026-000001.xml', 'requests.xml', 'requests.json'])
      expect((await get(path)).text).not.toMatch(/Ana|correu/u);
    const staff = await server.inject(
      '/api/vilanova/requests/incidencias/nearby?lat=39.4101&lng=-0.3455&category=alumbrado',
    );
    expect(staff.json()).toMatchObject({ itemsCount: 1 });
  });

  it('needs a key of the town, and an existing service', async () => {
    const { post } = await aCity();
    expect((await post({ api_key: 'another' })).json()).toMatchObject([{ code: 403, errCode: 90 }]);
    expect((await post({ api_key: '' })).status).toBe(403);
    expect((await post({ service_code: 'enseres' })).json()).toMatchObject([{ code: 404 }]);
    expect((await post({}, {}, 'xml')).text).toContain('<request><service_request_id>2026-000001');
    expect((await post({ api_key: 'another' }, {}, 'xml')).text).toContain('<errors><error><code>403</code>');
  });

  it('is checked by the form itself', async () => {
    const { post } = await aCity(shared());
    const empty = await post({ description: '', 'attribute[category]': 'nada', email: '' });
    expect(empty.status).toBe(400);
    expect(empty.json().map(({ description }) => String(description).split(': ')[1])).toEqual([
      'body missing',
      'category notAnOption',
      'email missing',
    ]);
    expect((await post({ lat: 'x' })).json()).toMatchObject([{ code: 400, errCode: 50 }]);
    expect((await post({ email: 'ana' })).status).toBe(400);
    expect((await post({ description: 'a'.repeat(10_001) })).status).toBe(400);
  });

  it('sent again under its key is stored once', async () => {
    const { post } = await aCity();
    const same = { 'idempotency-key': 'K7QM2XRAVD5HN3TE' };
    expect((await post({}, same)).json()).toEqual((await post({}, same)).json());
    expect((await post({ description: 'Otra' }, same)).json()).toMatchObject([{ code: 409 }]);
    expect((await post({}, { 'idempotency-key': 'x' })).status).toBe(400);
  });
});

describe('the reports of a town', () => {
  it('are found by number, service, state and time, within 90 days', async () => {
    const { post, get, setTime, approve } = await aCity();
    await post();
    setTime(noon + 10 * day);
    await post({ description: 'Otra farola' });
    for (const iid of ['2026-000001', '2026-000002']) await approve(iid);
    const ids = async (query: string) =>
      (await get(`requests.json?${query}`)).json().map((one) => one['service_request_id']);
    expect(await ids('')).toEqual(['2026-000002', '2026-000001']);
    expect(await ids('service_request_id=2026-000001,2026-000009')).toEqual(['2026-000001']);
    expect(await ids('service_code=incidencias&status=open')).toHaveLength(2);
    expect(await ids('service_code=otro')).toEqual([]);
    expect(await ids('status=closed')).toEqual([]);
    expect(await ids('start_date=2026-11-20T00:00:00Z')).toEqual(['2026-000002']);
    expect(await ids('end_date=2026-11-20T00:00:00%2B01:00')).toEqual(['2026-000001']);
    expect(await ids('end_date=2026-11-20T00:00:00+01:00')).toEqual(['2026-000001']);
    for (const query of [
      'status=new',
      'start_date=ayer',
      'end_date=2026-11-20',
      'start_date=2027-01-01T00:00:00Z',
    ])
      expect((await get(`requests.json?${query}`)).status).toBe(400);
    const long = 'start_date=2026-01-01T00:00:00Z&end_date=2026-11-18T00:00:00Z';
    expect((await get(`requests.json?${long}`)).json()).toMatchObject([{ code: 400, errCode: 51 }]);
  });

  it('show nothing of other forms, nor of other towns', async () => {
    const { get, server, post } = await aCity();
    await post();
    const cookie = await deviceCookie(server, 'benialt');
    const captcha = await answeredCaptcha(server, 'benialt');
    expect(captcha.id).not.toBe('');
    expect(cookie).not.toBe('');
    expect((await get('requests/2026-000002.json')).json()).toMatchObject([{ code: 404, errCode: 82 }]);
    const elsewhere = await server.inject('/benialt/open311/v2/requests.json');
    expect(elsewhere.json()).toEqual([]);
    expect((await server.inject('/nada/open311/v2/services.json')).json()).toMatchObject([{ code: 404 }]);
    expect((await get('services.json?jurisdiction_id=benialt')).status).toBe(404);
    expect((await get('services.json?jurisdiction_id=vilanova.localhost')).status).toBe(200);
  });
});
