import { expect, it } from 'vitest';
import { isSignedByKey } from '#adapters/driven/identity/is-signed-by-key.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { readPublishedDraw } from '#adapters/wire/registrations/draw/published-draw.ts';
import { verifyDraw } from '#application/registrations/draw/verify-draw.ts';
import { isLeft } from '#domain/shared/result.ts';
import { staffStatuses } from '#domain/forms/request.ts';
import { aConfiguration } from '#fixtures/builders/councils/configuration.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import { sampleName } from './sample-office.ts';
import { sampleFolders } from './sample-towns.ts';
import { doSampleWork } from './sample-work.ts';

const token = 'who-tries-the-sample';
const amparo = [
  {
    name: sampleName,
    token,
    roles: [
      'administrator',
      'requestOfficer',
      'moderator',
      'publisher',
      'treasurer',
      'registrar',
      'deskOfficer',
    ].map((role) => ({
      role,
    })),
  },
];

it('fills the offices of the sample towns as if people had worked there for days', async () => {
  const servicesFile = staffServices({ vilanova: amparo, benialt: amparo });
  const { server, data, council } = await openTestCouncil({ settings: { servicesFile } });
  // It opens the council once more.
  noteWork('council');
  await doSampleWork(aConfiguration(data), sampleFolders(), sampleName, noon);
  const read = async (realm: string, path: string) =>
    (await ask(server, { url: `/api/${realm}/staff/${path}`, headers: { authorization: `Bearer ${token}` } }))
      .body as unknown;

  const { items } = (await read('vilanova', 'requests?limit=100')) as {
    items: readonly Record<string, unknown>[];
  };
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(staffStatuses));
  expect(items.some(({ mergedInto }) => mergedInto !== null && mergedInto !== undefined)).toBe(true);
  expect(new Set(items.map(({ priority }) => priority))).toEqual(new Set(['urgent', 'high', 'normal']));
  expect(items.some(({ hasReply }) => hasReply === true)).toBe(true);
  expect(items.filter(({ images }) => (images as readonly string[]).length > 0)).toHaveLength(2);
  const paid = (await read('vilanova', 'payments?limit=100')) as {
    items: readonly Record<string, unknown>[];
  };
  const ofRequests = paid.items.filter(({ subject }) => (subject as { kind: string }).kind === 'request');
  expect(ofRequests.map(({ status, amount, returned }) => [status, amount, returned])).toEqual([
    ['used', 36, 36],
    ['used', 36, 0],
  ]);
  const ofVouchers = paid.items.filter(({ subject }) => (subject as { kind: string }).kind === 'voucher');
  expect(new Set(ofVouchers.map(({ status, returned }) => `${String(status)} ${String(returned)}`))).toEqual(
    new Set(['used 0']),
  );
  for (const realm of ['vilanova', 'benialt']) {
    // oxlint-disable-next-line no-await-in-loop -- one town after the other
    const { body } = await ask(server, `/api/${realm}/vouchers/campaigns`);
    // Vilanova draws the vouchers of a second one.
    const open = { isPaused: false };
    const items = realm === 'vilanova' ? [open, open] : [open];
    expect(body).toMatchObject({ itemsCount: items.length, items });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await ask(server, `/api/${realm}/vouchers/shops`)).body['itemsCount']).toBeGreaterThan(1);
  }
  // Of the shops of Vilanova one has not confirmed its listing for 90 days, and one for so long that it is hidden.
  const { items: shops } = (await ask(server, '/api/vilanova/showcase')).body as unknown as {
    readonly items: readonly { readonly name: string; readonly age: string }[];
  };
  expect(shops.filter(({ age }) => age === 'stale')).toMatchObject([
    { name: expect.stringMatching(/^Filla de/u) },
  ]);
  expect(shops.map(({ name }) => name)).not.toContain('Videoclub Rialto');
  for (const venue of [
    'vilanova/reservations/venues/polideportivo-nord',
    'benialt/reservations/venues/fronton',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one town after the other
    expect((await ask(server, `/api/${venue}`)).body['seasons']).toHaveLength(1);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { body } = await ask(server, {
      url: `/api/${venue}/waiting/place`,
      method: 'POST',
      headers: { cookie: await deviceCookie(server, venue.split('/')[0]) },
      payload: { key: 'key-of-a-sample-wait-00000004G' },
    });
    expect(body).toMatchObject({ state: 'waiting', ahead: 0 });
  }
  const stated = (realm: string, activity: string) =>
    read(realm, `registrations/activities/${activity}/applications`);
  for (const [realm, activity, states] of [
    ['vilanova', 'escola-estiu', { sent: 8 }],
    ['vilanova', 'ceramica', { offered: 1, enrolled: 2 }],
    ['vilanova', 'escola-musica', { sent: 3 }],
    ['benialt', 'escola-matinera', { sent: 4 }],
    ['benialt', 'gimnasia-suave', { enrolled: 3 }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one activity after the other
    const applied = (await stated(realm, activity)) as { readonly items: readonly { state: string }[] };
    const counts = Object.entries(Object.groupBy(applied.items, ({ state }) => state));
    expect(Object.fromEntries(counts.map(([state, all]) => [state, all?.length]))).toEqual(states);
  }
  // Whom chance gave a place is another matter in each run.
  for (const [realm, activity, had, waiting] of [
    ['vilanova', 'taller-robotica', 6, 5],
    ['benialt', 'taller-teatre', 3, 2],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { items: all } = (await stated(realm, activity)) as { items: readonly { state: string }[] };
    const states = all.map(({ state }) => state).filter((state) => state !== 'sent');
    expect(states.filter((state) => state === 'waiting')).toHaveLength(waiting);
    expect(states.filter((state) => state === 'enrolled' || state === 'offered')).toHaveLength(had);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { body } = await ask(server, `/api/${realm}/draws/${activity}/record`);
    const record = readPublishedDraw(JSON.stringify(body));
    if (isLeft(record)) throw new Error(record.left.where);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const verified = await verifyDraw({ hash: sha256Text, isSigned: isSignedByKey })(record.right.toVerify);
    expect(verified.faults).toEqual([]);
  }
  for (const [realm, event, paid] of [
    ['vilanova', 'la-sequera-i-el-mar', 12_800],
    ['benialt', 'festa-major', 0],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one town after the other
    const figures = (await read(realm, `tickets/events/${event}/figures`)) as {
      readonly sums: object;
      readonly sessions: readonly { readonly types: readonly { readonly sold: number }[] }[];
    };
    expect(figures.sums).toMatchObject({ paid });
    const sold = figures.sessions.flatMap(({ types }) => types.map((one) => one.sold));
    expect(sold.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(7);
  }
  const kinds = ((await read('vilanova', 'today')) as { duties: readonly { kind: string }[] }).duties;
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
    new Set([
      'request',
      'proposal',
      'comment',
      'registration',
      'document',
      'change',
      'ticketRefund',
      'intranet',
    ]),
  );
  const intranet = (await read('vilanova', 'intranet')) as {
    readonly news: readonly { readonly id: string; readonly read: { readonly count: number } }[];
    readonly toDecide: readonly { readonly form: string }[];
    readonly decided: readonly unknown[];
  };
  expect(intranet.news.map(({ id, read: { count } }) => [id, count])).toEqual([
    ['int-horario-navidad', 3],
    ['int-sin-dni', 8],
  ]);
  expect(intranet.toDecide.map(({ form }) => form).toSorted()).toEqual(['int-averia', 'int-vacaciones']);
  expect(intranet.decided).toHaveLength(1);
  const taken = (await read('vilanova', 'intranet/rooms')) as {
    readonly rooms: readonly { readonly hours: readonly { readonly state: string }[] }[];
  };
  expect(taken.rooms.flatMap(({ hours }) => hours.filter(({ state }) => state === 'taken'))).toHaveLength(3);
  const drafts = (await read('vilanova', 'documents?limit=7')) as { items: readonly { state: string }[] };
  expect(new Set(drafts.items.map(({ state }) => state))).toEqual(
    new Set(['publishedWithDraft', 'scheduled', 'inReview', 'draft', 'published']),
  );
  for (const realm of ['vilanova', 'benialt']) {
    // oxlint-disable-next-line no-await-in-loop -- one town after the other
    const templates = (await read(realm, 'templates')) as { items: readonly { text: object }[] };
    expect(templates.items.every(({ text }) => 'es' in text && 'va' in text)).toBe(true);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const people = (await read(realm, 'people')) as { items: readonly { name: string }[] };
    expect(people.items.length).toBeGreaterThan(1);
    expect(people.items.map(({ name }) => name)).not.toContain(sampleName);
  }
  expect((await council.audit([])).map(({ realm, broken }) => [realm, broken])).toEqual([
    ['benialt', []],
    ['vilanova', []],
  ]);
});
