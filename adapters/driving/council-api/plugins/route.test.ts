import * as t from 'io-ts';
import { expect, it } from 'vitest';
import type { Call } from '#adapters/wire/call.ts';
import { oneWordOf } from '#adapters/wire/query.ts';
import { left, right } from '#domain/shared/result.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import type { Handler } from './route.ts';

const aCall = {
  method: 'post',
  path: '/api/{realm}/things/{id}',
  query: { order: oneWordOf(['oldest', 'newest']) },
  caller: 'session',
  body: t.type({ name: t.string }),
  answer: t.type({ isTaken: t.boolean }),
  refusals: ['unknownComment'],
} as const satisfies Call;

it('does not compile with a refusal that the call does not name, or another answer', () => {
  const handlers: Handler<typeof aCall>[] = [
    async ({ id, order, body, user }) => right({ isTaken: [id, order, body.name, user.userId].length > 0 }),
    async () => left({ kind: 'unknownComment' }),
    async () => left({ kind: 'unreadable', where: 'name' }),
    // @ts-expect-error -- the call does not name it
    async () => left({ kind: 'keyReused' }),
    // @ts-expect-error -- the answer says whether it is taken
    async () => right({ isTaken: 'yes' }),
  ];
  expect(handlers).toHaveLength(5);
});

it('checks the town first, then the caller, then what can be read', async () => {
  const { server } = await openTestCouncil();
  const ask = async (url: string, authorization = '') =>
    (await server.inject({ method: 'POST', url, payload: { hide: 'x' }, headers: { authorization } }))
      .statusCode;
  expect(await ask('/api/nowhere/staff/comments/c')).toBe(404);
  expect(await ask('/api/vilanova/staff/comments/c')).toBe(403);
  expect(await ask('/api/nowhere/comments/p-2952')).toBe(404);
  expect(await ask('/api/vilanova/comments/p-2952')).toBe(401);
});
