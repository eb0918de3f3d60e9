import { expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { drawByTwo } from '#fixtures/builders/registrations/drawn-by-two.ts';
import { drawnCampaign, identityOf } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { putCampaign } from '#fixtures/builders/vouchers/open-campaign.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';

/** What the command says of these bytes, which it reads from its standard input. */
async function verify(bytes: Uint8Array, ...flags: readonly string[]) {
  const recorded = recordingIo({ readStdin: async () => bytes });
  const code = await main(['draw', 'verify', '-', ...flags, '--locale', 'es'], recorded.io);
  return { code, out: recorded.out(), err: recorded.err() };
}

it('concejo draw verify draws a campaign of vouchers again from the very bytes that its council serves', async () => {
  const council = await openTestCouncil();
  const { server } = council;
  await putCampaign(council, drawnCampaign, []);
  const cookie = await deviceCookie(server);
  for (const person of [1, 2, 3, 4, 5, 6]) {
    const payload = {
      key: `key-of-a-person-in-the-draw-${person}`,
      lines: [{ type: 'gratis', count: 2 }],
      identity: identityOf(person),
    };
    const url = '/api/vilanova/vouchers/campaigns/otono/orders';
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const entered = await server.inject({ method: 'POST', url, headers: { cookie }, payload });
    expect(entered.json()).toMatchObject({ state: 'entered' });
  }
  const now = drawnCampaign.draw.until + 60_000;
  council.setTime(now);
  await drawByTwo({ ...council, realm: 'vilanova', now }, 'bonos:otono');
  const served = async (path: string) => server.inject({ url: `/api/vilanova/draws/bonos:otono${path}` });
  const published = (await served('')).json<{ readonly listHash: string; readonly seedHash: string }>();
  const { statusCode, rawPayload } = await served('/record');
  expect(statusCode).toBe(200);

  const noted = ['--list', published.listHash, '--seed', published.seedHash];
  const found = await verify(rawPayload, ...noted, '--format', 'json');
  expect(JSON.parse(found.out)).toMatchObject({
    activity: 'bonos:otono',
    agrees: true,
    applications: 6,
    same: 6,
    listHash: published.listHash,
    faults: [],
  });
  expect(found).toMatchObject({ code: 0, err: expect.stringContaining('El sorteo sale igual: 6 puestos.') });

  // Somebody who was in line has been given a lot afterwards.
  const text = Buffer.from(rawPayload).toString('utf8');
  const forged = text.replace('"placed":null', '"placed":"gratis"');
  expect(forged).not.toBe(text);
  expect(await verify(Buffer.from(forged))).toMatchObject({ code: 1 });
});
