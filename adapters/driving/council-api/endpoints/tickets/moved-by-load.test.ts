import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const vilanova = join(import.meta.dirname, '../../../../../fixtures/towns/vilanova');
const event = 'la-sequera-i-el-mar';

interface WrittenEvent {
  readonly _id: string;
  readonly sessions: readonly { readonly id: string; readonly begins: string }[];
}

it('a folder moves no session of which somebody has a ticket, however it tries, and changes the rest', async () => {
  const council = await openTestCouncil({});
  const folder = scratchFolder();
  cpSync(vilanova, folder, { recursive: true });
  const [events, townFile] = [join(folder, 'collections/entradas.json'), join(folder, 'town.json')];
  const [written, town] = [readFileSync(events, 'utf8'), readFileSync(townFile, 'utf8')];
  /** Loads the folder with its event written anew; null: without it. */
  const load = async (change: (one: WrittenEvent) => object | null) => {
    const all = JSON.parse(written) as readonly WrittenEvent[];
    const changed = all.flatMap((one) => (one._id === event ? (change(one) ?? []) : one));
    writeFileSync(events, JSON.stringify(changed));
    return council.council.load(folder);
  };
  const later = ({ sessions, ...one }: WrittenEvent) => ({
    ...one,
    sessions: sessions.map((session) =>
      session.id === 'vie' ? { ...session, begins: session.begins.replace(/T.*/u, 'T19:40') } : session,
    ),
  });
  const title = (one: WrittenEvent) => ({ ...one, title: 'Otro título' });
  const loaded = { _tag: 'Right' };
  const refused = left({ kind: 'movedSessions', events: [event] });

  // Nobody has a ticket: the folder may say what it wants.
  expect(await load(later)).toMatchObject(loaded);
  expect(await load((one) => one)).toMatchObject(loaded);
  const cookie = await staffCookie(council, { id: 'taquilla', roles: ['deskOfficer'] });
  const sold = await ask(council.server, {
    url: `/api/vilanova/office/tickets/events/${event}/orders`,
    method: 'POST',
    headers: { cookie },
    payload: {
      key: 'key-of-tickets-at-desk1',
      session: 'vie',
      lines: [{ type: 'general', count: 1 }],
    },
  });
  expect(sold.status).toBe(200);

  expect(await load(later)).toEqual(refused);
  expect(await load(() => null)).toEqual(refused);
  expect(await load((one) => ({ ...one, sessions: one.sessions.filter(({ id }) => id !== 'vie') }))).toEqual(
    refused,
  );
  rmSync(events);
  expect(await council.council.load(folder)).toEqual(refused);
  writeFileSync(townFile, JSON.stringify({ ...JSON.parse(town), timeZone: 'Atlantic/Canary' }));
  expect(await load((one) => one)).toEqual(refused);
  writeFileSync(townFile, town);
  const read = await ask(council.server, { url: `/api/vilanova/tickets/events/${event}` });
  expect(JSON.stringify(read.body)).not.toContain('Otro título');
  // What does not move it may change.
  expect(await load(title)).toMatchObject(loaded);
});
