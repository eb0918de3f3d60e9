import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registeringCouncil } from '#contract-tests/faults/registrations/a-registering-council.ts';
import { left } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';

const vilanova = join(import.meta.dirname, '../../../../../fixtures/towns/vilanova');
const course = 'ceramica';
const day = 86_400_000;

interface WrittenActivity {
  readonly _id: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly groups: readonly { readonly sessions: readonly string[] }[];
}

it('an activity in which somebody has a place is moved by no folder, and changed in the rest', async () => {
  const { council, send, pay, listed } = await registeringCouncil();
  const folder = scratchFolder();
  cpSync(vilanova, folder, { recursive: true });
  const file = join(folder, 'collections/actividades.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as readonly WrittenActivity[];
  /** Loads the folder with its course written anew; null: without it. */
  const load = (change: (one: WrittenActivity) => object | null) => {
    writeFileSync(
      file,
      JSON.stringify(all.flatMap((one) => (one._id === course ? (change(one) ?? []) : one))),
    );
    return council.council.load(folder);
  };
  const later = (one: WrittenActivity) => ({ ...one, lastDay: '{{day+130}}' });
  const loaded = { _tag: 'Right' };
  const refused = left({ kind: 'movedActivities', activities: [course] });

  // An application gives no place yet.
  const { own } = await send(11);
  expect(await load(later)).toMatchObject(loaded);
  expect(await load((one) => one)).toMatchObject(loaded);
  await pay(own);
  expect((await listed()).map(({ state }) => state)).toContain('enrolled');

  expect(await load(later)).toEqual(refused);
  expect(await load(() => null)).toEqual(refused);
  const withoutDays = ({ groups, ...one }: WrittenActivity) => ({
    ...one,
    groups: groups.map((group) => ({ ...group, sessions: group.sessions.slice(1) })),
  });
  expect(await load(withoutDays)).toEqual(refused);
  expect(await load((one) => ({ ...one, title: 'Otro título' }))).toMatchObject(loaded);
  // Once it is over, it may go.
  council.setTime(noon + 200 * day);
  expect(await load(() => null)).toMatchObject(loaded);
});

it('an activity in which somebody has a place is moved by who did not write it, and its fees by nobody', async () => {
  const { council, send, pay } = await registeringCouncil();
  const [anna, pere] = await Promise.all(
    ['anna', 'pere'].map(async (id) =>
      asking(council, await staffCookie(council, { id, roles: ['publisher', 'editor'] })),
    ),
  );
  if (anna === undefined || pere === undefined) throw new Error('two people');
  const one = `staff/documents/actividades/${course}`;
  const read = async () =>
    (await anna(one)).body as unknown as {
      readonly version: number;
      readonly fields: readonly (readonly [string, string])[];
    };
  const lastDay = async () => new Map((await read()).fields).get('lastDay');
  const write = async (path: string, was: string | undefined, value: string) =>
    anna(`${one}/draft`, { version: (await read()).version, changes: [{ path, was, value }] });
  const publish = async (by: typeof anna) =>
    by(`${one}/acts`, { version: (await read()).version, act: 'publish' });

  await pay((await send(11)).own);
  const before = await lastDay();
  expect((await write('title/es', new Map((await read()).fields).get('title/es'), 'Otro')).status).toBe(200);
  expect((await publish(anna)).status).toBe(200);
  expect((await write('lastDay', before, '2027-06-30')).status).toBe(200);
  expect((await publish(anna)).body).toMatchObject({ errCode: 357 });
  expect(await lastDay()).toBe(before);
  expect((await publish(pere)).status).toBe(200);
  expect(await lastDay()).toBe('2027-06-30');

  // Nor does anybody change a price that people have read: another fee may be added.
  const fields = (await read()).fields;
  const [price = '', was] = fields.find(([path]) => /^fees\/[^/]+\/price$/u.test(path)) ?? [];
  expect((await write(price, was, '46')).status).toBe(200);
  expect((await publish(pere)).body).toMatchObject({
    faults: [{ kind: 'feesFixed', path: ['fees', '0', 'price'], field: price, isError: true }],
  });
});
