import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { prepare, services, staffToken } from '#fixtures/builders/councils/prepared-council.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const staff = { authorization: `Bearer ${staffToken}` };

describe('two members of staff at one request', () => {
  it('meet each other before they send, and take back what they did before the sender sees it', async () => {
    const servicesFile = join(scratchFolder({ 'services.json': JSON.stringify(services) }), 'services.json');
    const council = await openTestCouncil({ settings: { servicesFile } });
    const { server, data } = council;
    const { reference } = await prepare(council);
    await council.council.sendRequestMails();
    const post = (url: string, payload: object, headers: Record<string, string> = staff) =>
      ask(server, { method: 'POST', url: `/api/vilanova/${url}`, headers, payload });
    const handle = (payload: object) => post(`staff/requests/${reference}`, payload);
    const read = async () => (await post('requests/read', { reference }, {})).body;
    const mails = () => readdirSync(join(data, 'outbox')).length;
    const [before, seen] = [mails(), Number((await handle({})).body['revision'])];

    const done = await handle({ status: 'Resuelta', message: 'Ya luce.', undo: true, seen });
    expect(done.body).toMatchObject({
      status: 'Resuelta',
      unsent: 0,
      revision: seen + 1,
      undoUntil: expect.stringMatching(/Z$/u),
    });
    expect(await read()).toMatchObject({ status: 'Recibida', threads: [] });
    const late = await handle({ message: 'Vamos.', seen });
    expect(late).toMatchObject({
      status: 409,
      body: { errCode: 130, faults: [{ act: 'request.answer', to: 'Resuelta', words: 'Ya luce.' }] },
    });
    const back = await post(`staff/requests/${reference}/undo`, {});
    expect(back.body).toMatchObject({ status: 'Recibida', threads: [], revision: seen + 2 });
    expect(back.body['undoUntil']).toBeUndefined();
    const urgent = { key: 'a-key-of-a-handling', priority: 'urgent' };
    expect((await handle(urgent)).body).toMatchObject({ priority: 'urgent' });
    expect((await handle({ ...urgent, priority: 'low' })).body['errCode']).toBe(81);
    expect((await handle({ key: 'short' })).body).toMatchObject({ errCode: 50, where: 'key' });
    await handle({ note: 'Nada' });
    await handle({ assignedTo: 'Brigada' });
    const over = await post(`staff/requests/${reference}/undo`, {});
    expect(over).toMatchObject({ status: 409, body: { errCode: 131, faults: [{ why: 'handledSince' }] } });
    expect((await post('staff/requests/2026-999999/undo', {})).status).toBe(404);
    expect(mails()).toBe(before);

    await handle({ message: 'Vamos mañana.', undo: true });
    const again = await council.restart({ from: noon + 31_000 });
    await again.council.sendRequestMails();
    expect(mails()).toBe(before);
    again.setTime(noon + 33_000);
    await again.council.sendRequestMails();
    expect(mails()).toBe(before + 1);
    const shown = await ask(again.server, {
      method: 'POST',
      url: '/api/vilanova/requests/read',
      payload: { reference },
    });
    expect(shown.body).toMatchObject({ threads: [{ text: 'Vamos mañana.' }] });
  });
});
