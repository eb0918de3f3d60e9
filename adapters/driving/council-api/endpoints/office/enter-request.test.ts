import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { report, services, staffToken } from '#fixtures/builders/councils/prepared-council.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const staff = { authorization: `Bearer ${staffToken}` };
const url = '/api/vilanova/staff/requests';

describe('staff who enter a request for a person', () => {
  it('fill in the form without its captcha, note the consent, and print the receipt', async () => {
    const servicesFile = join(scratchFolder({ 'services.json': JSON.stringify(services) }), 'services.json');
    const { server, data, council } = await openTestCouncil({ settings: { servicesFile } });
    const entry = (more: object = {}) => ({
      mailbox: 'incidencias',
      channel: 'telephone',
      request: { ...report, contact: {} },
      consent: { shown: 'Se le leyó la información.' },
      language: 'va',
      key: 'a-key-of-an-entry',
      ...more,
    });
    const enter = (payload: object) =>
      ask(server, { method: 'POST', url: `${url}/enter`, headers: staff, payload });

    const made = await enter(entry());
    expect(made.body).toMatchObject({
      origin: 'web',
      status: 'Recibida',
      language: 'va',
      contact: {},
      revision: 1,
      management: {
        channel: 'telephone',
        consent: { by: 'Ana', at: expect.any(String), shown: 'Se le leyó la información.' },
      },
    });
    const iid = String(made.body['iid']);
    expect((await enter(entry())).body['iid']).toBe(iid);
    expect(
      (await enter(entry({ channel: 'desk', request: { ...report, body: 'Otra' } }))).body['errCode'],
    ).toBe(81);
    const steps = await ask(server, { url: `${url}/${iid}/steps`, headers: staff });
    expect(steps.body).toMatchObject({ items: [{ act: 'request.enter', to: 'telephone', by: 'Ana' }] });

    const page = await server.inject({ url: `${url}/${iid}/receipt`, headers: staff });
    expect(page.headers['content-type']).toContain('text/html');
    for (const part of ['lang="ca-ES-valencia"', iid, String(made.body['_id']), 'Justificant'])
      expect(page.body).toContain(part);
    expect(page.body).not.toContain('farola');

    const mailed = await enter(
      entry({
        key: 'a-key-of-another-one',
        request: { ...report, contact: { email: 'pep@correu.example' } },
      }),
    );
    expect(mailed.body).toMatchObject({ contact: { email: 'pep@correu.example' } });
    await council.sendRequestMails();
    const mails = readdirSync(join(data, 'outbox')).map((name) =>
      readFileSync(join(data, 'outbox', name), 'utf8'),
    );
    expect(mails.filter((mail) => mail.includes('pep@correu.example'))).toHaveLength(1);

    const rate = (more: object = {}) =>
      ask(server, {
        method: 'POST',
        url: '/api/vilanova/requests/rate',
        payload: { reference: made.body['_id'], isSolved: true, score: 4, text: 'Gracias', ...more },
      });
    expect((await rate()).body).toMatchObject({ errCode: 136, faults: [{ why: 'notFinished' }] });
    await ask(server, {
      method: 'POST',
      url: `${url}/${iid}`,
      headers: staff,
      payload: { status: 'Resuelta' },
    });
    expect((await rate()).body).toMatchObject({ mayRate: false, opinion: { score: 4, text: 'Gracias' } });
    expect((await rate()).status).toBe(200);
    expect((await rate({ score: 1 })).body).toMatchObject({ errCode: 136, faults: [{ why: 'given' }] });
    expect((await rate({ reference: 'nope' })).status).toBe(404);
    const opinions = async (query = '') =>
      (await ask(server, { url: `${url}/opinions${query}`, headers: staff })).body;
    expect(await opinions()).toMatchObject({
      count: 1,
      solved: 1,
      scores: [0, 0, 0, 1, 0],
      latest: [{ iid, text: 'Gracias' }],
    });
    expect(await opinions('?mailbox=enseres')).toMatchObject({ count: 0, latest: [] });

    for (const [more, refusal] of [
      [{ consent: { shown: ' ' } }, { errCode: 135, where: 'consent' }],
      [{ request: { ...report, contact: { email: 'nobody' } } }, { errCode: 135, where: 'email' }],
      [{ key: 'short' }, { errCode: 50, where: 'key' }],
      [{ key: 'a-key-of-no-request', request: {} }, { errCode: 71 }],
      [{ channel: 'dream' }, { errCode: 50 }],
      [{ mailbox: 'nope' }, { errCode: 72 }],
    ] as const)
      expect((await enter(entry(more))).body).toMatchObject(refusal);
    expect((await ask(server, { url: `${url}/2026-999999/receipt`, headers: staff })).status).toBe(404);
  });
});
