import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { type Act, type Role, allRoles, hasAct } from '#domain/office/roles.ts';
import { answeredCaptcha } from '#fixtures/builders/councils/request-parts.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

type Given = { readonly role: Role; readonly scope?: string; readonly until?: string };

/** Roles that a services file may give; the others need two people. */
const single = allRoles.filter(
  (role) => !['pollingOfficer', 'voteSigner', 'censusKeeper', 'analyst'].includes(role),
);
const staffCalls = calls.filter(({ needsStaff }) => needsStaff);
/** The roles that do not have an act: who has all of them has every other act, and is refused this one. */
const rolesWithout = (act: Act) => single.filter((role) => !hasAct(role, act));
const allBut = (act: Act) => `all-but-${act}`;
const acts = [...new Set(staffCalls.flatMap(({ act }) => (act === undefined ? [] : [act])))];
const people: Readonly<Record<string, readonly Given[]>> = {
  ...Object.fromEntries(acts.map((act) => [allBut(act), rolesWithout(act).map((role) => ({ role }))])),
  ...Object.fromEntries(single.map((role) => [role, [{ role }]])),
  nobody: [],
  past: [{ role: 'requestOfficer', until: '2020-01-01' }],
  incidencias: [{ role: 'requestOfficer', scope: 'mailbox:incidencias' }],
  enseres: [
    { role: 'requestOfficer', scope: 'mailbox:enseres' },
    { role: 'moderator', scope: 'mailbox:enseres' },
  ],
};
const tokenOf = (name: string) => `the-token-of-${name}`;
/** Each asks from a network of their own: what all of them ask in a minute is more than one may. */
const addressOf = (name: string) => `192.0.2.${Object.keys(people).indexOf(name) + 1}`;

const shared = sharedCouncil(undefined, (atEnd) => {
  const staff = Object.entries(people).map(([name, roles]) => ({ name, roles, token: tokenOf(name) }));
  return { settings: { servicesFile: staffServices({ vilanova: staff }, atEnd) } };
});

/** The office with one request; what one test does to it changes nothing of who may do what. */
async function openOffice() {
  const { server } = await shared();
  const sent = await ask(server, {
    method: 'POST',
    url: '/incidences2/vilanova/requests/incidencias/create',
    headers: { cookie: await deviceCookie(server) },
    payload: {
      body: 'Hay una farola apagada',
      category: 'alumbrado',
      contact: { firstName: 'Ana', email: 'ana@correu.example' },
      coordinates: { lat: 39.4101, lng: -0.3455 },
      extra: { estorba: 'no' },
      captcha: await answeredCaptcha(server),
      privacy: true,
    },
  });
  const { _id } = sent.body as { _id: string };
  const asked = async (name: string, url: string, payload?: object) =>
    ask(server, {
      url: `/api/vilanova/${url}`,
      remoteAddress: addressOf(name),
      headers: { authorization: `Bearer ${tokenOf(name)}` },
      ...(payload && { method: 'POST', payload }),
    });
  return { _id, asked };
}

let opened: ReturnType<typeof openOffice> | undefined;
const anOffice = () => (opened ??= openOffice());

/** Each act that a call can be asked for, what is sent, and the roles that have it. */
const trials: readonly (readonly [string, (id: string) => [string, object?], readonly Role[]])[] = [
  ['a message', (id) => [`staff/requests/${id}`, { message: 'Vamos' }], ['requestOfficer']],
  ['a state', (id) => [`staff/requests/${id}`, { status: 'En gestión' }], ['requestOfficer']],
  ['a note', (id) => [`staff/requests/${id}`, { note: 'Falta material' }], ['requestOfficer']],
  ['an assignee', (id) => [`staff/requests/${id}`, { assignedTo: null }], ['requestOfficer']],
  ['a priority', (id) => [`staff/requests/${id}`, { priority: 'high' }], ['requestOfficer']],
  ['a field', (id) => [`staff/requests/${id}`, { managementFields: { coste: 5 } }], ['requestOfficer']],
  ['approving', (id) => [`staff/requests/${id}`, { isApproved: true }], ['requestOfficer', 'moderator']],
  ['comments', () => ['staff/comments/nope', { publish: true }], ['moderator']],
];
const readers = single.filter((role) => hasAct(role, 'request.read'));

describe('what lists, figures, tables and searches show', () => {
  it('ends where the scope of a role ends, and names are found only by those who may see them', async () => {
    const { asked } = await anOffice();
    const items = async (name: string, query: string) =>
      (await asked(name, `staff/requests?${query}`)).body as { itemsCount: number; counts: object };
    expect(await items('incidencias', 'text=farola')).toMatchObject({ itemsCount: 1 });
    // Not even the number of what another mailbox has.
    expect(await items('enseres', 'text=farola')).toMatchObject({
      itemsCount: 0,
      counts: { mailbox: [], status: [] },
    });
    expect(await items('incidencias', 'text=ana@correu')).toMatchObject({ itemsCount: 1 });
    expect(await items('reader', 'text=ana@correu')).toMatchObject({ itemsCount: 0 });
    expect(await items('reader', 'text=farola')).toMatchObject({ itemsCount: 1 });
    const found = async (name: string, text: string) =>
      ((await asked(name, `staff/search?text=${text}`)).body['items'] as { kind: string }[]).filter(
        ({ kind }) => kind === 'request',
      ).length;
    expect([await found('reader', 'farola'), await found('reader', 'ana@correu')]).toEqual([1, 0]);
    expect([await found('administrator', 'farola'), await found('enseres', 'farola')]).toEqual([0, 0]);
    const commentPaths = async (name: string) =>
      ((await asked(name, 'staff/search?text=a')).body['items'] as { kind: string; path: string }[])
        .filter(({ kind }) => kind === 'comment')
        .map(({ path }) => path.slice(0, path.lastIndexOf('/')));
    expect(new Set(await commentPaths('moderator'))).toEqual(new Set(['/gestion/comentarios']));
    expect(new Set(await commentPaths('reader'))).toEqual(new Set(['/propuestas']));
    const figures = await asked('enseres', 'staff/requests/figures');
    expect(figures.body).toMatchObject({ all: { came: 0 }, byMailbox: [] });
    expect((await asked('reader', 'staff/requests/export')).status).toBe(403);
  });
});

describe('every call of staff', () => {
  it('is refused to a member whose roles, all that there are but those with its act, do not have it', async () => {
    const { asked } = await anOffice();
    expect(staffCalls.length).toBeGreaterThan(6);
    for (const { path, method, act } of staffCalls) {
      const url = path.replace('/api/{realm}/', '').replaceAll(/\{\w+\}/gu, 'nope');
      for (const name of act === undefined ? [] : ['nobody', 'past', allBut(act)]) {
        const answer = await asked(name, url, method === 'post' ? {} : undefined);
        expect([path, name, answer.status, answer.body['errCode']]).toEqual([path, name, 403, 114]);
      }
    }
  });

  it('allows each act to the roles that have it, and to no other', async () => {
    const { asked, _id } = await anOffice();
    for (const [what, call, allowed] of trials) {
      const done = await Promise.all(
        single.map(async (role) => ({ role, answer: await asked(role, ...call(_id)) })),
      );
      const may = done.filter(({ answer }) => answer.body['errCode'] !== 114).map(({ role }) => role);
      expect([what, may]).toEqual([what, single.filter((role) => allowed.includes(role))]);
    }
  });

  it('names the act and the reason, so that a person can ask for it', async () => {
    const { asked, _id } = await anOffice();
    const why = async (name: string) =>
      (await asked(name, `staff/requests/${_id}`, { message: 'Vamos' })).body;
    expect(await why('nobody')).toMatchObject({ where: 'request.read', faults: [{ kind: 'noRole' }] });
    expect(await why('reader')).toMatchObject({ where: 'request.answer', faults: [{ kind: 'noRole' }] });
    expect(await why('enseres')).toMatchObject({ where: 'request.read', faults: [{ kind: 'outsideScope' }] });
    expect(await why('past')).toMatchObject({ where: 'request.read', faults: [{ kind: 'ended' }] });
  });
});

describe('the scope of a grant', () => {
  it('is where requests are read, answered, published and listed', async () => {
    const { asked, _id } = await anOffice();
    const total = async (name: string, query = '') =>
      (await asked(name, `staff/requests${query}`)).body['itemsCount'];
    expect(await total('incidencias')).toBe(1);
    expect(await total('enseres')).toBe(0);
    expect(await total('enseres', '?mailbox=incidencias')).toBe(0);
    for (const [url, body] of [
      [`staff/requests/${_id}`],
      [`staff/requests/${_id}`, { note: 'Falta material' }],
      [`staff/requests/${_id}/publish`, { isPublished: false }],
    ] as const) {
      expect((await asked('enseres', url, body)).body['errCode']).toBe(114);
      expect((await asked('incidencias', url, body)).body['errCode']).toBe(
        url.endsWith('publish') ? 114 : undefined,
      );
    }
  });

  it('of a mailbox contains no comments: they belong to no mailbox', async () => {
    const { asked } = await anOffice();
    expect((await asked('enseres', 'staff/comments')).body['errCode']).toBe(114);
  });
});

describe('the contact of a sender', () => {
  it('is shown only to those who answer requests', async () => {
    const { asked, _id } = await anOffice();
    const shown = async (role: Role) => {
      const one = (await asked(role, `staff/requests/${_id}`)).body;
      const { items } = (await asked(role, 'staff/requests')).body as { items: object[] };
      return [one, items[0]].map((request) => JSON.stringify(request).includes('ana@correu.example'));
    };
    for (const role of readers) {
      const sees = role === 'requestOfficer';
      expect([role, await shown(role)]).toEqual([role, [sees, sees]]);
    }
  });
});
