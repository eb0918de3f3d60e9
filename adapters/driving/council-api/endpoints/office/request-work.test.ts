import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { prepare, services, staffToken } from '#fixtures/builders/councils/prepared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const staff = { authorization: `Bearer ${staffToken}` };

describe('staff at work on a request', () => {
  it('merge, retitle, correct and erase, and each of it is a step that verifies', async () => {
    const servicesFile = join(scratchFolder({ 'services.json': JSON.stringify(services) }), 'services.json');
    const council = await openTestCouncil({ settings: { servicesFile } });
    const { server, data } = council;
    const { iid, other, reference } = await prepare(council);
    const get = async (url: string, headers: Record<string, string> = staff) =>
      (await ask(server, { url, headers })).body;
    const post = (path: string, payload: object) =>
      ask(server, {
        method: 'POST',
        url: `/api/vilanova/staff/requests/${path}`,
        headers: staff,
        payload,
      });
    const publicly = async (number: string) =>
      JSON.stringify(await get(`/vilanova/open311/v2/requests/${number}.json`, {}));
    const mails = () =>
      readdirSync(join(data, 'outbox')).map(
        (name) => JSON.parse(readFileSync(join(data, 'outbox', name), 'utf8')) as Record<string, string>,
      );

    await post(other, { isApproved: true });
    const merged = await post(`${other}/merge`, { into: iid });
    expect(merged.body).toMatchObject({
      status: 'Cerrada',
      mergedInto: iid,
      threads: [{ text: expect.stringContaining(iid) }],
    });
    expect((await post(`${iid}/merge`, { into: other })).body).toMatchObject({
      errCode: 134,
      faults: [{ kind: 'intoMerged', iid }],
    });
    expect((await post(`${iid}/merge`, { into: '2026-999999' })).status).toBe(404);
    expect(await get(`/api/vilanova/staff/requests/${iid}`)).toMatchObject({
      duplicates: [other],
      followers: 1,
    });
    expect(await publicly(other)).toContain(`Cerrada: ${iid}`);
    const own = await ask(server, {
      method: 'POST',
      url: '/api/vilanova/requests/read',
      payload: { reference: merged.body['_id'] },
    });
    expect(own.body).toMatchObject({ mergedInto: { iid, status: 'Recibida' } });
    const before = mails().length;
    await post(reference, { status: 'En gestión' });
    await council.council.sendRequestMails();
    const about = mails()
      .slice(before)
      .map(({ text }) => String(text));
    expect(
      about.some((text) => text.includes(other) && text.includes(`${iid}. Estado de esa: En gestión`)),
    ).toBe(true);
    expect((await post(`${other}/separate`, {})).body).toMatchObject({
      status: 'Recibida',
      mergedInto: null,
    });

    await post(`${other}/title`, { title: 'Una farola' });
    expect(await publicly(other)).toContain('Una farola');
    expect((await post(`${other}/title`, { isHidden: true })).body['title']).toContain('Otra farola');
    expect(await publicly(other)).not.toContain('farola');
    expect((await post(`${other}/title`, { title: ' ' })).body).toMatchObject({
      errCode: 135,
      where: 'title',
    });

    const contact = { firstName: 'Anna', email: 'anna@correu.example' };
    expect((await post(`${other}/contact/correct`, { contact, why: '' })).body['where']).toBe('why');
    await post(`${other}/contact/correct`, { contact, why: 'Por teléfono' });
    expect((await post(`${other}/contact`, {})).body).toEqual({ contact });
    const marta = await staffCookie({ data }, { id: 'marta', roles: ['requestOfficer'] });
    const byMarta = { headers: { cookie: marta, host: 'localhost:80' } };
    const read = await ask(server, { url: `/api/vilanova/staff/requests/${other}`, ...byMarta });
    expect(read.body).toMatchObject({ contact: {}, sender: { name: 'Anna', has: ['firstName', 'email'] } });
    const list = await ask(server, { url: '/api/vilanova/staff/requests', ...byMarta });
    expect(JSON.stringify(list.body)).not.toContain('correu.example');
    const looked = await ask(server, {
      method: 'POST',
      url: `/api/vilanova/staff/requests/${other}/contact`,
      payload: {},
      ...byMarta,
    });
    expect(looked.body).toEqual({ contact });
    const erased = await post(`${other}/erase`, { keepsText: false, why: 'Supresión 31' });
    expect(erased.body).toMatchObject({ body: '', contact: {}, personErasedAt: expect.any(String) });
    const { items } = (await get(`/api/vilanova/staff/requests/${other}/steps`)) as {
      items: readonly Record<string, string>[];
    };
    expect(items.map(({ act, words }) => [act, words])).toEqual([
      ['request.publish', undefined],
      ['request.answer', undefined],
      ['request.merge', undefined],
      ['request.answer', undefined],
      ['request.separate', undefined],
      ['request.title', undefined],
      ['request.title', undefined],
      ['request.correct', undefined],
      ['request.seeContact', undefined],
      ['request.seeContact', undefined],
      ['request.erase', 'Supresión 31'],
    ]);
    for (const path of ['merge', 'separate', 'title', 'contact', 'contact/correct', 'erase'])
      expect(
        (await post(`2026-999999/${path}`, { into: iid, contact: {}, why: 'x', keepsText: true })).status,
      ).not.toBe(200);
  });
});
