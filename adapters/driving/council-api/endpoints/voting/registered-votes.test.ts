import { expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { verifiedCookie } from '#fixtures/builders/councils/verified-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { crowdedTown, voteOf } from '#fixtures/builders/towns/crowd.ts';

it('a vote for registered people takes one vote of each account, and none of a device that is only a device', async () => {
  const council = await openTestCouncil({ folders: [crowdedTown({ census: false, registeredOnly: true })] });
  const outcome = async (n: number, cookie: string) => {
    const { status, body } = await ask(council.server, voteOf(n, cookie));
    return [status, body['errCode'] ?? 'taken'];
  };
  expect(await outcome(1, await deviceCookie(council.server, 'nova'))).toEqual([403, 67]);
  const ana = () => verifiedCookie(council, 'ana@correu.example', 'nova');
  expect(await outcome(2, await ana())).toEqual([200, 'taken']);
  expect(await outcome(3, await ana())).toEqual([409, 31]);
  expect(await outcome(4, await verifiedCookie(council, 'pau@correu.example', 'nova'))).toEqual([
    200,
    'taken',
  ]);
  expect([await council.rows('marks'), await council.rows('ballots')]).toEqual([2, 2]);
  const { body } = await ask(council.server, '/api/nova/surveys/poll');
  expect(body).toMatchObject({ registeredOnly: true });
});
