import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { sampleFolder } from '#fixtures/towns/sample-towns.ts';

const council = sharedCouncil();
const cookies = new Map<string, string>();
const of = { kind: 'process', id: 'proc-102' } as const;
const people = {
  neus: { roles: ['requestOfficer'] },
  vicent: { roles: ['requestOfficer'] },
  marta: { roles: ['publisher'] },
  andreu: { grants: [aGrant('requestOfficer', { scope: of })] },
  laia: { grants: [aGrant('requestOfficer', { scope: { kind: 'process', id: 'otro' } })] },
} as const;

const at = async (who: keyof typeof people | null, path: string, payload?: object) => {
  const opened = await council();
  if (who !== null && !cookies.has(who))
    cookies.set(who, await staffCookie(opened, { id: who, ...people[who] }));
  const { status, body } = await ask(opened.server, {
    url: `/api/vilanova/${path}`,
    headers: who === null ? {} : { cookie: cookies.get(who) ?? '' },
    ...(payload && { method: 'POST', payload }),
  });
  return { status, body: body as Record<string, unknown> };
};
const works = async (who: keyof typeof people = 'neus') =>
  (await at(who, 'staff/works')).body as unknown as {
    items: readonly WorkAnswer[];
    people: readonly string[];
  };
const work = async (id: string) => (await works()).items.find((one) => one.id === id);
const deliveryOf = async (id: string) => {
  const { body } = await at(null, `collections/propuestas/${id}`);
  return body['delivery'] as Record<string, unknown>;
};
let made = 0;
const newKey = () => `key-of-news-${(made += 1)}`;

describe('the works of a town', () => {
  it('are the funded proposals with their money, milestones and silence, the most silent first', async () => {
    const { items, people: names } = await works();
    expect(items.map(({ id, status, silent }) => [id, status, silent])).toEqual([
      ['p-1155', 'stopped', 40],
      ['p-1129', 'design', 15],
      ['p-1090', 'tender', 8],
      ['p-1064', 'works', 3],
      ['p-1051', 'finished', null],
      ['p-1077', 'finished', null],
    ]);
    expect(items[3]).toMatchObject({
      process: { es: 'Una plaza del Mercado con más sombra' },
      budget: 21500,
      spent: 9675,
      owner: null,
      mayUpdate: true,
    });
    expect(items[3]?.months.at(-1)).toBe(true);
    expect(names).toContain('neus');
  });

  it('are shown and told of only by people with the role for them', async () => {
    expect((await works('andreu')).items).toHaveLength(6);
    expect((await works('laia')).items).toEqual([]);
    const news = { key: newKey(), text: 'x' };
    for (const who of ['marta', null] as const) {
      expect((await at(who, 'staff/works')).status).toBe(403);
      expect((await at(who, 'staff/works/p-1064/news', news)).status).toBe(403);
    }
    expect((await at('laia', 'staff/works/p-1064/news', news)).body).toMatchObject({
      errCode: 114,
      where: 'proposal.update',
    });
    expect((await at('laia', 'staff/works/p-1064/plan', { owner: 'laia' })).status).toBe(403);
    expect((await at('neus', 'staff/works/p-339/news', news)).body).toMatchObject({ errCode: 230 });
    expect((await deliveryOf('p-1064'))['news']).toBeUndefined();
  });

  it('get an owner by name, of whom only a key is published, milestones and a budget', async () => {
    const before = await work('p-1129');
    const milestones = [
      ...(before?.milestones ?? []).map(({ id, title, planned }) => ({ id, title, planned })),
      { id: null, title: { es: 'Abierto' }, planned: '2027-02-01' },
    ];
    const plan = { owner: 'andreu', budget: 4000.5, milestones };
    const { body } = await at('neus', 'staff/works/p-1129/plan', plan);
    expect(body['work']).toMatchObject({ owner: 'andreu', budget: 4000.5, isMine: false });
    const delivery = await deliveryOf('p-1129');
    expect(delivery).toMatchObject({ owner: 'person:andreu', budget: 4000.5, spent: 0 });
    expect(JSON.stringify(delivery['milestones'])).toContain('Abierto');
    expect((await works('andreu')).items[0]).toMatchObject({ id: 'p-1129', isMine: true });
    const refused = async (asked: object) => (await at('neus', 'staff/works/p-1129/plan', asked)).body;
    expect(await refused({ owner: 'Nadie' })).toMatchObject({ errCode: 118 });
    expect(await refused({ milestones: [{ id: 'x', title: 'x', planned: null }] })).toMatchObject({
      errCode: 232,
      where: 'unknownMilestone',
    });
    expect(await refused({ milestones: [{ id: null, title: 'x', planned: '2027-02-30' }] })).toMatchObject({
      where: 'planned',
    });
    expect(await refused({ strange: 1 })).toMatchObject({ errCode: 50 });
  });
});

describe('news of a work', () => {
  it('is public at once, with its photo, and once however often it is sent', async () => {
    const { server } = await council();
    const key = newKey();
    const photo = readFileSync(join(sampleFolder, 'vilanova/office/baldosas.jpg'));
    await works();
    const cookie = cookies.get('neus') ?? '';
    const url = `/api/vilanova/staff/works/p-1064/photos/${key}`;
    const put = () => ask(server, uploadOf('IMG_2031.jpg', photo, { cookie, host: 'localhost:80' }, url));
    expect((await at('neus', 'staff/works/p-1064/news', { key, hasPhoto: true })).body).toMatchObject({
      errCode: 79,
    });
    const address = `/files/vilanova/obra-${key}.jpg`;
    expect([await put(), await put()]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect((await server.inject(address)).statusCode).toBe(404);
    const waiting = (await work('p-1064'))?.milestones.find(({ reached }) => reached === null)?.id ?? '';
    const news = {
      key,
      hasPhoto: true,
      text: ' Ya tiene techo. ',
      language: 'va',
      milestones: [waiting],
      spent: 22400,
    };
    const sent = await Promise.all([1, 2, 3].map(() => at('neus', 'staff/works/p-1064/news', news)));
    for (const { status } of sent) expect(status).toBe(200);
    const delivery = await deliveryOf('p-1064');
    expect(delivery).toMatchObject({
      spent: 22400,
      committed: 22400,
      updated: '2026-11-18',
      note: { va: 'Ya tiene techo.' },
      department: { es: 'Obras y Servicios' },
      news: [{ _id: key, day: '2026-11-18', images: [address], milestones: [waiting], spent: 22400 }],
    });
    expect((await server.inject(address)).statusCode).toBe(200);
    expect(await work('p-1064')).toMatchObject({ silent: 0, photo: { src: address, day: '2026-11-18' } });
  });

  it('counts for the day on which it was written, however late there was a line', async () => {
    const tell = (asked: object) =>
      at('neus', 'staff/works/p-1090/news', { key: newKey(), text: 'x', ...asked });
    await tell({ at: '2026-11-16T11:26:00+01:00' });
    await tell({ at: '2027-01-01T00:00:00Z' });
    expect((await deliveryOf('p-1090'))['news']).toMatchObject([
      { day: '2026-11-16' },
      { day: '2026-11-18' },
    ]);
    for (const [asked, where] of [
      [{ at: '2026-10-01' }, 'at'],
      [{ at: 'ayer' }, 'at'],
      [{ key: 'short' }, 'key'],
      [{ text: ' ' }, 'nothingTold'],
      [{ text: 'x'.repeat(501) }, 'textTooLong'],
      [{ milestones: ['none'] }, 'unknownMilestone'],
    ] as const)
      expect((await tell(asked)).body).toMatchObject({ errCode: 231, where });
  });

  it('is taken back by who told it, as long as nothing was published since: the document is as before', async () => {
    const before = await deliveryOf('p-1155');
    const key = newKey();
    const tell = { key, text: 'Ya hay sitio.', status: 'works' };
    expect((await at('neus', 'staff/works/p-1155/news', tell)).body).toMatchObject({
      work: { status: 'works' },
      undoUntil: new Date(noon + 30_000).toISOString(),
    });
    const undo = (who: 'neus' | 'vicent' | 'laia', of: string) =>
      at(who, `staff/works/p-1155/news/${of}/undo`, {});
    expect((await undo('laia', key)).status).toBe(403);
    expect((await undo('vicent', key)).body).toMatchObject({
      errCode: 131,
      faults: [{ why: 'handledSince' }],
    });
    expect((await undo('neus', key)).body).toMatchObject({ work: { status: 'stopped', silent: 40 } });
    expect(await deliveryOf('p-1155')).toEqual(before);
    expect((await undo('neus', key)).status).toBe(200);
    const first = newKey();
    await at('neus', 'staff/works/p-1155/news', { key: first, text: 'Uno.' });
    await at('neus', 'staff/works/p-1155/news', { key: newKey(), text: 'Dos.' });
    expect((await undo('neus', first)).body).toMatchObject({ errCode: 131 });
    const { setTime } = await council();
    const last = newKey();
    await at('neus', 'staff/works/p-1155/news', { key: last, text: 'Tres.' });
    setTime(noon + 31_000);
    expect((await undo('neus', last)).body).toMatchObject({ faults: [{ why: 'tooLate' }] });
    setTime(noon);
  });

  it('leaves the draft of an editor a draft, and its history says who told it', async () => {
    const path = 'staff/documents/propuestas/p-1077';
    const change = {
      path: 'title/es',
      was: 'Fuente de agua potable y bebedero',
      value: 'Fuente en borrador',
    };
    expect((await at('marta', `${path}/draft`, { changes: [change] })).status).toBe(200);
    await at('neus', 'staff/works/p-1077/news', { key: newKey(), text: 'Mana.' });
    const { body } = await at(null, 'collections/propuestas/p-1077');
    expect(body).toMatchObject({ title: { es: 'Fuente de agua potable y bebedero' } });
    const { body: office } = await at('marta', path);
    expect(office).toMatchObject({
      state: 'publishedWithDraft',
      draft: [{ value: 'Fuente en borrador' }],
      outdated: [],
    });
    const { body: history } = await at('marta', `${path}/revisions`);
    expect(JSON.stringify(history)).toContain('project.news');
  });
});
