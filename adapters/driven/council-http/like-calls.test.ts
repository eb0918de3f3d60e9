import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveLikeCall } from '#adapters/wire/likes/give-like.ts';
import { readManyLikesCall } from '#adapters/wire/likes/read-many-likes.ts';
import { callVisitor, type Visitor } from '#fixtures/builders/councils/call-visitor.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';

const realm = realmId('vilanova');
const read = ({ call }: Visitor, contents: string[]) =>
  call(readManyLikesCall, { realm, body: { displayType: 'likes', contents } });
const give = ({ call }: Visitor, liked: boolean) =>
  call(giveLikeCall, { realm, id: 'p-339', body: { liked } });

describe('the likes of a council, called over HTTP', () => {
  let council: Awaited<ReturnType<typeof startCouncil>>;
  beforeAll(async () => (council = await startCouncil()));
  afterAll(() => council.stop());

  it('are given and withdrawn by a device, and counted for everybody', async () => {
    const visitor = callVisitor(council.url);
    await visitor.enter(realm, 'a'.repeat(32));
    expect(await give(visitor, true)).toEqual(right({ count: 1, liked: true }));
    expect(await read(visitor, ['p-2847', 'p-339'])).toEqual(
      right([
        { count: 0, liked: false },
        { count: 1, liked: true },
      ]),
    );
    expect(await read(callVisitor(council.url), ['p-339'])).toEqual(right([{ count: 1, liked: false }]));
    expect(await give(visitor, false)).toEqual(right({ count: 0, liked: false }));
  });

  it('are refused without a session, and unknown for other proposals', async () => {
    const visitor = callVisitor(council.url);
    expect(await give(visitor, true)).toEqual(left({ kind: 'notAllowed' }));
    expect(await read(visitor, ['p-0'])).toEqual(left({ kind: 'notFound' }));
    expect(await read(callVisitor('http://127.0.0.1:1'), ['p-339'])).toEqual(left({ kind: 'unreachable' }));
  });
});
