import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sqlRequests } from '#adapters/driven/sqlite/tables/request.table.ts';
import { realmId } from '#domain/shared/ids.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { prepare, services } from '#fixtures/builders/councils/prepared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { withAssignees } from './assignees.ts';

/** A council with two requests, where Neus is signed in; she can be renamed, and erased. */
async function anOffice() {
  const servicesFile = join(scratchFolder({ 'services.json': JSON.stringify(services) }), 'services.json');
  const council = await openTestCouncil({ settings: { servicesFile } });
  const prepared = await prepare(council);
  const called = (name: string) => staffCookie(council, { id: 'n7', name, roles: ['requestOfficer'] });
  const session = { cookie: await called('Neus'), 'sec-fetch-site': 'same-origin', host: 'localhost:80' };
  const database = () => openSql(join(council.data, 'concejo.sqlite'));
  const at = '/api/vilanova/staff/';
  const get = async (path: string) =>
    (await ask(council.server, { url: `${at}${path}`, headers: session })).body;
  const post = async (path: string, payload: object) =>
    (await ask(council.server, { method: 'POST', url: `${at}${path}`, headers: session, payload })).body;
  const erase = () => {
    const open = database();
    open.exec("DELETE FROM staff_people WHERE id = 'n7'");
    open.close();
  };
  /** A request as programs stored it that knew names only. */
  const olden = async (name: string) => {
    const open = database();
    const work = (one: Parameters<Parameters<ReturnType<typeof sqlRequests>['change']>[2]>[0]) => ({
      ...one,
      assignedTo: name,
    });
    const requests = sqlRequests(open);
    const found = await requests.byNumber(realmId('vilanova'), prepared.other);
    await requests.change(realmId('vilanova'), found?.id ?? ('' as never), work, {
      by: { by: 'Neus', at: 1 },
    });
    open.close();
  };
  const table = async () =>
    (await council.server.inject({ url: `${at}requests/export`, headers: session })).body;
  const listed = async (query: string) => {
    const { items, counts } = (await get(`requests?${query}`)) as {
      items: readonly { iid: string; assignedTo: string | null }[];
      counts: { assignedTo: readonly object[] };
    };
    return { iids: items.map(({ iid }) => iid).toSorted(), counts: counts.assignedTo, items };
  };
  return { council, ...prepared, called, get, post, erase, olden, listed, table };
}

describe('a person who has requests', () => {
  it('has them under any name: in lists, views, tables, steps, today, and for their sender', async () => {
    const { council, iid, other, ...office } = await anOffice();
    const { get, post, listed } = office;
    await office.olden('Neus');
    expect(await post(`requests/${iid}`, { assignedTo: 'Neus' })).toMatchObject({ assignedTo: 'Neus' });
    for (const query of ['assignedTo=me', 'assignedTo=Neus', 'assignedTo=person:n7'])
      expect((await listed(query)).iids).toEqual([iid, other].toSorted());
    expect((await listed('assignedTo=me')).counts).toContainEqual({ value: 'Neus', count: 2 });
    const view = await post('views', { name: 'De Neus', query: 'assignedTo=Neus,Brigada&sort=term' });
    expect(view).toMatchObject({ query: 'assignedTo=Neus,Brigada&sort=term' });

    await office.called('Neus Pi, tècnica');
    expect((await listed('assignedTo=me')).iids).toEqual([iid]);
    expect((await listed('assignedTo=Neus Pi%5C, tècnica')).iids).toEqual([iid]);
    expect((await listed('assignedTo=Neus')).iids).toEqual([other]);
    expect(await get('views')).toMatchObject({
      items: [{ query: 'assignedTo=Neus%20Pi%5C,%20t%C3%A8cnica,Brigada&sort=term' }],
    });
    expect(await get('today')).toMatchObject({ queues: { mine: 1 } });
    const { items } = (await get(`requests/${iid}/steps`)) as { items: readonly object[] };
    expect(items).toContainEqual(expect.objectContaining({ to: 'Neus Pi, tècnica' }));
    expect(JSON.stringify(items)).not.toContain('person:');
    expect((await council.server.inject({ url: '/api/vilanova/staff/requests/export' })).statusCode).toBe(
      403,
    );
    expect(JSON.stringify(await get('requests/export'))).not.toContain('person:');

    const { _id: reference } = (await get(`requests/${iid}`)) as { _id: string };
    const readBySender = async () => {
      const url = '/api/vilanova/requests/read';
      return (await ask(council.server, { method: 'POST', url, payload: { reference } })).body;
    };
    expect(await readBySender()).toMatchObject({ assignedTo: 'Neus Pi, tècnica' });
    office.erase();
    expect(await readBySender()).toMatchObject({ assignedTo: 'una persona que ya no trabaja aquí' });
  });
});

describe('the parameters of a view', () => {
  it('are as they were written if no name changes, whatever they have', () => {
    for (const query of ['', 'assignedTo', 'text=a%2Cb+c&assignedTo=Neus+Pi', 'assignedTo=%'])
      expect(withAssignees(query, (name) => name)).toBe(query);
    expect(withAssignees('due=today&assignedTo=me,Neus', (name) => `${name}!`)).toBe(
      'due=today&assignedTo=me!,Neus!',
    );
  });
});
