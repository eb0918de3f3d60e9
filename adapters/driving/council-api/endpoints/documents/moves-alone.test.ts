import { expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const one = 'documents/entradas/la-sequera-i-el-mar';
const begins = 'sessions/@1/begins';

it('a session with tickets sold is moved by who did not write it, also at its time; another one by anybody', async () => {
  const council = await openTestCouncil({});
  const { server } = council;
  const [anna, pere, clerk] = await Promise.all([
    staffCookie(council, { id: 'anna', roles: ['publisher', 'editor'] }),
    staffCookie(council, { id: 'pere', roles: ['publisher', 'editor'] }),
    staffCookie(council, { id: 'taquilla', roles: ['deskOfficer'] }),
  ]);
  const call = (cookie: string, path: string, payload?: object) =>
    ask(server, {
      url: `/api/vilanova/${path}`,
      method: payload === undefined ? 'GET' : 'POST',
      headers: { cookie },
      ...(payload && { payload }),
    });
  type Read = { readonly version: number; readonly fields: readonly (readonly [string, string])[] };
  const read = async () => (await call(anna, `staff/${one}`)).body as unknown as Read;
  const starts = async () => new Map((await read()).fields).get(begins) ?? '';
  const write = async (cookie: string, value: string) => {
    const { version, draft } = (await call(cookie, `staff/${one}`)).body as {
      version: number;
      draft: readonly { path: string; value?: string }[];
    };
    const was = draft.find(({ path }) => path === begins)?.value ?? (await starts());
    const { status } = await call(cookie, `staff/${one}/draft`, {
      version,
      changes: [{ path: begins, was, value }],
    });
    expect(status).toBe(200);
  };
  const act = async (cookie: string, deed: object) =>
    call(cookie, `staff/${one}/acts`, { version: (await read()).version, ...deed });
  const day = (await starts()).slice(0, 10);
  const publish = { act: 'publish' };

  // Nobody has a ticket: one person may.
  await write(anna, `${day}T20:10`);
  expect((await act(anna, publish)).status).toBe(200);

  const later = new Date(noon + 60_000).toISOString();
  await write(anna, `${day}T20:20`);
  expect((await act(anna, { act: 'schedule', at: later })).status).toBe(200);
  const sold = await call(clerk, `office/tickets/events/la-sequera-i-el-mar/orders`, {
    key: 'key-of-tickets-at-desk1',
    session: 'vie',
    lines: [{ type: 'general', count: 1 }],
  });
  expect(sold.status).toBe(200);
  council.setTime(Date.parse(later));
  await council.council.publishDue();
  expect(await starts()).toBe(`${day}T20:10`);
  const { steps } = (await call(anna, `staff/${one}/revisions`)).body as unknown as {
    readonly steps: readonly { readonly act: string }[];
  };
  expect(steps.at(-1)?.act).toBe('document.holdAnother');

  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const deed of [publish, { act: 'schedule', at: '2030-01-01T08:00:00Z' }])
    expect((await act(anna, deed)).body).toMatchObject({ errCode: 357 });
  expect(await starts()).toBe(`${day}T20:10`);
  expect((await act(anna, { act: 'review' })).status).toBe(200);
  expect((await act(pere, publish)).status).toBe(200);
  expect(await starts()).toBe(`${day}T20:20`);
});
