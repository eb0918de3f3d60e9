import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { CallSettings } from '../council-call.ts';
import { uploadRefusal } from './request-refusals.ts';
import { requestsClient } from './requests-client.ts';
import { townClient } from './town-client.ts';

const base = 'https://council.example';
const settings: CallSettings = { baseUrl: base, language: () => 'va', firstAnswers: new Map() };
const requests = requestsClient(settings);
const [town, box] = [realmId('vilanova'), mailboxId('avisos')];
const body: RequestBody = {
  title: 'Una farola rota',
  body: 'Una farola rota',
  category: null,
  contact: {},
  images: [],
  files: [],
  coordinates: null,
  address: null,
  census: null,
  captcha: null,
  extra: new Map(),
  payment: null,
  acceptsPrivacy: true,
  isPrivate: false,
};
afterEach(() => nock.cleanAll());

const answering = (status: number, answer: nock.Body) => {
  nock(base)
    .post(/create$/u)
    .reply(status, answer);
  return requests.send(town, box, 'abcdefghijklmnop', body);
};

describe('a request sent to a council', () => {
  it('is sent with its key, and answered with the reference', async () => {
    const created = {
      status: 'ok',
      _id: 'K7QM-2XRA-VD5H-N3TE',
      iid: '2026-000017',
      createdAt: '2026-11-18T10:03:00.000Z',
      title: 'Una farola rota',
    };
    nock(base, { reqheaders: { 'idempotency-key': 'abcdefghijklmnop', 'accept-language': 'ca-ES-valencia' } })
      .post('/incidences2/vilanova/requests/avisos/create', (sent) => sent.origin === 'web' && sent.privacy)
      .reply(200, created);
    const { _id: id, status: _, ...told } = created;
    expect(await requests.send(town, box, 'abcdefghijklmnop', body)).toEqual(right({ id, ...told }));
  });

  it.each([
    [422, { err: 'captcha failed' }, { kind: 'captchaFailed' }],
    [422, { err: 'x', errCode: 70 }, { kind: 'captchaFailed' }],
    [403, { err: 'x', errCode: 30 }, { kind: 'censusInvalid' }],
    [401, { err: 'x', errCode: 36 }, { kind: 'noSession' }],
    [503, { err: 'x', errCode: 60 }, { kind: 'notStored' }],
    [409, { err: 'x', errCode: 73 }, { kind: 'mailboxClosed' }],
    [409, { err: 'x', errCode: 74 }, { kind: 'mailboxMisconfigured' }],
    [409, { err: 'x', errCode: 75, most: 2 }, { kind: 'tooManyRequests', most: 2 }],
    [402, { err: 'x', errCode: 76 }, { kind: 'paymentMissing' }],
    [409, { err: 'x', errCode: 81 }, { kind: 'keyReused' }],
    [429, { err: 'x', errCode: 37, retryAfter: 9 }, { kind: 'tooManyAttempts', retryAfter: 9 }],
    [200, { err: 'broken' }, { kind: 'serverFailed', status: 200 }],
    [200, '', { kind: 'serverFailed', status: 200 }],
    [502, '<html>', { kind: 'serverFailed', status: 502 }],
    [
      422,
      {
        err: 'x',
        errCode: 71,
        faults: [{ kind: 'missing', field: 'body' }, { kind: 'privacyNotAccepted', field: null }, 7],
      },
      { kind: 'requestRefused', faults: [{ kind: 'missing', field: 'body' }] },
    ],
    [422, { err: 'x', errCode: 71 }, { kind: 'requestRefused', faults: [] }],
  ])('that answers %i %j is refused with the reason', async (status, answer, refusal) => {
    expect(await answering(status, answer as nock.Body)).toEqual(left(refusal));
  });

  it('is not sent without a connection, and an HTML page is not a reply', async () => {
    nock(base)
      .post(/create$/u)
      .replyWithError('gone');
    expect(await requests.send(town, box, 'abcdefghijklmnop', body)).toEqual(left({ kind: 'unreachable' }));
    expect(await answering(200, { status: 'ok' })).toMatchObject(left({ kind: 'unreadable' }));
  });
});

describe('a file that a council does not accept', () => {
  const answer = (status: number, told: object) => ({ status, body: told, text: '' });
  it.each([
    [413, { errCode: 80, most: 5 }, { kind: 'tooLarge', most: 5, found: 9 }],
    [413, {}, { kind: 'tooLarge', most: 9, found: 9 }],
    [422, { errCode: 78, where: 'twoInOne' }, { kind: 'twoInOne' }],
    [422, { errCode: 78, where: 'something new' }, { kind: 'unknownKind' }],
    [200, { status: 'ok' }, null],
  ])('says why: %i %j', (status, told, refusal) => {
    expect(uploadRefusal(answer(status, told), 9)).toEqual(refusal);
  });
});

describe('the calls of a form to its council', () => {
  const asked = (path: RegExp, answer: object) => nock(base).get(path).reply(200, answer);

  it('give what the form needs', async () => {
    asked(/nombrevia/u, { items: [{ _id: '1', nombrevia: 'Major', tipovia: 'Carrer' }] });
    expect(await requests.streets(town, 'callejero', 'maj')).toEqual(
      right([{ tipovia: 'Carrer', nombrevia: 'Major', nucleo: '', cpostal: '' }]),
    );
    asked(/contents/u, { items: [{ _id: '1', title: { es: 'Centro' } }] });
    expect(await requests.items(town, 'barrios', '')).toEqual(right([{ id: '1', title: { es: 'Centro' } }]));
    const place = { formatted_address: 'Carrer Major', geometry: { location: { lat: 39, lng: 0 } } };
    asked(/address=/u, { results: [place] });
    expect(await requests.geocode(town, 'major')).toEqual(
      right([{ address: 'Carrer Major', coordinates: { lat: 39, lng: 0 } }]),
    );
    asked(/latlng=39,-0\.3/u, { results: [place] });
    expect(await requests.addressAt(town, { lat: 39, lng: -0.3 })).toEqual(right('Carrer Major'));
    asked(/latlng/u, { results: [] });
    expect(await requests.addressAt(town, { lat: 39, lng: 0 })).toEqual(right(null));
  });

  it('of what is nearby', async () => {
    const report = {
      iid: '2026-000003',
      title: 'Farola',
      status: 'Recibida',
      createdAt: '2026-11-01T10:00:00Z',
      address: null,
      coordinates: { lat: 39, lng: 0 },
      followers: 1,
    };
    asked(/nearby/u, { items: [{ ...report, category: 'luz', distance: 40 }] });
    expect(await requests.nearby(town, box, { lat: 39, lng: 0 }, 'luz')).toEqual(
      right([{ ...report, metres: 40 }]),
    );
  });

  it('give its form, or say that there is none', async () => {
    asked(/mailbox\/avisos/u, { _id: 'avisos', title: 'Avisos', form: [{ name: 'body', type: 'textarea' }] });
    expect(await requests.mailbox(town, box)).toMatchObject(right({ id: 'avisos' }));
    nock(base)
      .get(/mailbox/u)
      .reply(404, { err: 'x' });
    expect(await requests.mailbox(town, box)).toEqual(left({ kind: 'notFound' }));
  });
});

describe('the facts of a town', () => {
  const register = townClient(settings);

  it('have the start of maps, the contact for personal data, and the categories', async () => {
    const region = {
      coordinates: { lat: 39.4, lng: -0.3 },
      privacyPolicy: { uri: '/pagina/privacidad', data: { email: 'dpd@vilanova.example' } },
    };
    nock(base)
      .get(/regions/u)
      .reply(200, { items: [{ region }], itemsCount: 1 });
    nock(base)
      .get(/settings/u)
      .reply(200, { items: [{ categories: [{ _id: 'luz', term: 'Alumbrado' }] }], itemsCount: 1 });
    const ground = {
      frame: { south: 39.2, west: -0.5, north: 39.6, east: -0.1 },
      tiles: { url: '/api/vilanova/tiles/{z}/{x}/{y}', credit: '© IGN', host: null },
    };
    nock(base).get('/api/vilanova/map').reply(200, ground);
    expect(await register.facts(town)).toEqual(
      right({
        centre: { lat: 39.4, lng: -0.3 },
        privacyEmail: 'dpd@vilanova.example',
        privacyLink: '/pagina/privacidad',
        categories: [{ value: 'luz', text: 'Alumbrado' }],
        ground,
      }),
    );
  });

  it('have the start of maps in the settings, if the region has none', async () => {
    nock(base)
      .get(/regions/u)
      .reply(200, { items: [{ region: {} }], itemsCount: 1 });
    nock(base)
      .get(/settings/u)
      .reply(200, { items: [{ coordinates: { lat: 39.1, lng: -0.2 } }], itemsCount: 1 });
    expect(await register.facts(town)).toMatchObject(right({ centre: { lat: 39.1, lng: -0.2 } }));
  });

  it('are left open if a town does not give them', async () => {
    nock(base)
      .get(/regions/u)
      .reply(500, {});
    nock(base)
      .get(/settings/u)
      .reply(200, { items: [], itemsCount: 0 });
    expect(await register.facts(town)).toEqual(
      right({ centre: null, privacyEmail: null, privacyLink: null, categories: [], ground: null }),
    );
    nock(base)
      .get(/regions/u)
      .reply(500, {});
    nock(base)
      .get(/settings/u)
      .reply(404, {});
    expect(await register.facts(town)).toEqual(left({ kind: 'notFound' }));
  });
});
