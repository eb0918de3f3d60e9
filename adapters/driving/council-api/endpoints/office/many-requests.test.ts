import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { prepare, services, staffToken } from '#fixtures/builders/councils/prepared-council.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const staff = { authorization: `Bearer ${staffToken}` };
const key = 'a-key-of-many-handlings';

describe('staff with templates and many requests', () => {
  it('write an answer once, send it to each sender with the facts, and take it back', async () => {
    const servicesFile = join(scratchFolder({ 'services.json': JSON.stringify(services) }), 'services.json');
    const council = await openTestCouncil({ settings: { servicesFile } });
    const { server } = council;
    const { iid, templates } = await prepare(council);
    const get = (url: string) => ask(server, { url: `/api/vilanova/staff/${url}`, headers: staff });
    const post = (url: string, payload: object) =>
      ask(server, { method: 'POST', url: `/api/vilanova/staff/${url}`, headers: staff, payload });

    const written = { name: 'Hecha', status: 'Cerrada', text: { es: 'Hola, {nombre}. {numero}: ya está.' } };
    const made = await post('templates', written);
    expect(made.body).toMatchObject({ ...written, mailboxes: [], missing: ['va', 'ca', 'en', 'eu'] });
    const id = String(made.body['id']);
    expect((await post('templates', { ...written, id, name: 'Hecha ya' })).body['id']).toBe(id);
    expect((await get('templates')).body).toMatchObject({
      items: [{ name: 'Hecha' }, { name: 'Hecha ya' }, { name: 'Otra' }],
    });
    expect(await post('templates', { ...written, text: { es: '{telefono}' } })).toMatchObject({
      status: 422,
      body: { errCode: 132, faults: [{ kind: 'unknownFact', fact: 'telefono' }] },
    });
    expect((await post('templates', { ...written, id: 'nope' })).body['errCode']).toBe(133);
    await post('templates', { ...written, name: 'Solo enseres', mailboxes: ['enseres'] });

    const filled = await get(`requests/${iid}/templates`);
    expect(filled.body).toMatchObject({
      items: [
        { name: 'Hecha', unfilled: ['calle'] },
        { name: 'Hecha ya', text: `Hola, Ana. ${iid}: ya está.`, language: 'es', status: 'Cerrada' },
        { name: 'Otra' },
      ],
    });
    expect((await get('requests/2026-999999/templates')).status).toBe(404);

    const many = (more: object) =>
      post('requests/bulk', { references: [iid, '2026-999999'], handling: {}, ...more });
    const tried = await many({ template: id, isTrial: true });
    expect(tried.body).toMatchObject({
      isTrial: true,
      done: [{ reference: iid, iid }],
      cannot: [{ reference: '2026-999999', why: 'unknownRequest' }],
      mails: { es: 1 },
      undoUntil: null,
    });
    expect((await many({ template: templates[0], key })).body).toMatchObject({
      done: [],
      cannot: [{ why: 'factMissing' }, { why: 'unknownRequest' }],
    });
    const done = await many({ template: id, key });
    expect(done.body).toMatchObject({ isTrial: false, mails: { es: 1 }, undoUntil: expect.any(String) });
    expect((await get(`requests/${iid}`)).body).toMatchObject({
      status: 'Cerrada',
      threads: [{ text: `Hola, Ana. ${iid}: ya está.` }],
    });
    const back = await post('requests/undo', { references: [iid, 'nope'], key });
    expect(back.body).toEqual({ done: [iid], cannot: [{ reference: 'nope', why: 'unknownRequest' }] });
    expect((await get(`requests/${iid}`)).body).toMatchObject({ status: 'Recibida', threads: [] });

    const tooMany = Array.from({ length: 501 }, () => iid);
    for (const [refused, where] of [
      [await many({ key: 'short' }), 'key'],
      [await many({ references: tooMany, isTrial: true }), 'references'],
      [await post('requests/undo', { references: tooMany, key }), 'references'],
    ] as const)
      expect(refused.body).toMatchObject({ errCode: 50, where });
    expect((await many({ template: 'nope', key })).body['errCode']).toBe(133);
    expect((await post(`templates/${id}/remove`, {})).body).toEqual({ status: 'ok' });
    expect((await post(`templates/${id}/remove`, {})).body['errCode']).toBe(133);
  });
});
