import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { answeredCaptcha } from '#fixtures/builders/councils/request-parts.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const token = 'a-token-of-the-staff';
const staff = { authorization: `Bearer ${token}` };

async function aCouncil() {
  const servicesFile = staffServices({ vilanova: [{ name: 'Participación', token }] });
  const { server } = await openTestCouncil({ settings: { servicesFile } });
  const cookie = await deviceCookie(server);
  const post = (url: string, payload: object, headers: Record<string, string>) =>
    ask(server, { method: 'POST', url, headers, payload });
  const send = async (title: string) =>
    post(
      '/incidences2/vilanova/requests/propuestas/create',
      {
        title,
        body: 'Un banco a la <b>sombra</b>.',
        contact: { email: 'ana@correu.example' },
        extra: { IDproceso: 'proc-633' },
        census: { id: '12345678Z', secrets: ['1984'] },
        captcha: await answeredCaptcha(server),
        privacy: true,
      },
      { cookie },
    );
  const publish = (named: string, payload: object = {}, headers: Record<string, string> = staff) =>
    post(`/api/vilanova/staff/requests/${named}/publish`, payload, headers);
  const handle = (named: string, payload: object) =>
    post(`/api/vilanova/staff/requests/${named}`, payload, staff);
  const read = (named: string) =>
    ask(server, { url: `/api/vilanova/staff/requests/${named}`, headers: staff });
  const proposals = (query: string) => ask(server, `/api/vilanova/collections/propuestas?${query}`);
  const get = (path: string) => ask(server, { url: `/api/vilanova/${path}`, headers: staff });
  return { send, publish, proposals, handle, read, post, get };
}

describe('a proposal that a resident sends', () => {
  it('is among the proposals of its process once staff publish it, without its sender', async () => {
    const { send, publish, proposals } = await aCouncil();
    const sent = await send('Un banco en el parque');
    expect(sent.status).toBe(200);
    const found = () => proposals('data.IDproceso=proc-633&isPublished=true');
    expect((await found()).body).toMatchObject({ itemsCount: 0 });
    const { iid } = sent.body as { iid: string };
    expect((await publish(iid)).body).toEqual({ _id: `p-${iid}`, isPublished: true });
    const { body } = await found();
    expect(body).toMatchObject({
      items: [{ title: 'Un banco en el parque', body: '<p>Un banco a la &lt;b&gt;sombra&lt;/b&gt;.</p>' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/ana@|12345678Z/u);
    await publish(iid, { isPublished: false });
    expect((await found()).body).toMatchObject({ itemsCount: 0 });
  });

  it('is refused if the same person has too many, even if they are sent at once', async () => {
    const { send } = await aCouncil();
    const sent = await Promise.all(['Una', 'Dos', 'Tres', 'Cuatro'].map(send));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { body } of sent.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ errCode: 75, most: 2 });
  });

  it('is published only by staff', async () => {
    const { send, publish } = await aCouncil();
    const { iid } = (await send('Un banco')).body as { iid: string };
    expect((await publish(iid, {}, {})).status).toBe(403);
    expect((await publish('2026-999999')).status).toBe(404);
    expect((await publish(iid, { isPublished: 'yes' })).status).toBe(400);
  });

  it('gets its validation, amount, neighbourhood and theme from staff, and is found by them', async () => {
    const { send, publish, proposals, handle, read } = await aCouncil();
    const { iid } = (await send('Un carril')).body as { iid: string };
    const data = { barrio: 'centre', validationStatus: 2, validationText: { es: 'En estudio.' } };
    expect((await publish(iid, { amount: 12_000, categories: ['movilidad'], data })).status).toBe(200);
    const { body } = await proposals(
      'data.IDproceso=proc-633&data.barrio=centre&data.validationStatus=2&categories=movilidad',
    );
    expect(body).toMatchObject({
      items: [{ _id: `p-${iid}`, amount: 12_000, data: { validationText: { es: 'En estudio.' } } }],
    });
    expect((await read(iid)).body).toMatchObject({
      management: { amount: 12_000, categories: ['movilidad'], barrio: 'centre', validationStatus: '2' },
    });
    await handle(iid, { isApproved: false });
    await publish(iid, { data: { validationStatus: null } });
    expect((await proposals('data.barrio=centre&title=Un%20carril')).body).toMatchObject({
      items: [{ amount: 12_000 }],
    });
  });

  it('is refused with a member that is not kept, which is named', async () => {
    const { send, publish, handle } = await aCouncil();
    const { iid } = (await send('Un banco')).body as { iid: string };
    for (const [body, where] of [
      [{ publishPeriod: { start: '2026-11-01' } }, 'publishPeriod'],
      [{ data: { validacion: '1' } }, 'data.validacion'],
      [{ data: { barrio: 7 } }, 'data.barrio'],
    ] as const)
      expect(await publish(iid, body)).toMatchObject({ status: 400, body: { where } });
    expect(await handle(iid, { management: {} })).toMatchObject({
      status: 400,
      body: { where: 'management' },
    });
  });

  it('is merged by a moderator into another one, listed with who did it, and separated again', async () => {
    const { send, publish, proposals, post, get } = await aCouncil();
    const [one, other] = [
      ((await send('Un banco')).body as { iid: string }).iid,
      ((await send('Otro banco')).body as { iid: string }).iid,
    ];
    await publish(one);
    const merge = (from: string, into: string) =>
      post(`/api/vilanova/staff/proposals/${from}/merge`, { into }, staff);
    expect((await merge(one, other)).body).toEqual({ iid: one, into: other });
    expect((await proposals('data.IDproceso=proc-633&title=Un%20banco')).body).toMatchObject({
      itemsCount: 0,
    });
    expect((await merge(other, one)).body).toMatchObject({
      errCode: 134,
      faults: [{ kind: 'intoMerged', iid: other }],
    });
    expect((await get('staff/proposals')).body).toMatchObject({
      itemsCount: 1,
      items: [
        { iid: one, title: 'Un banco', status: null, isPublished: false, into: other, by: 'Participación' },
      ],
    });
    expect((await post(`/api/vilanova/staff/proposals/${one}/separate`, {}, staff)).body).toEqual({
      iid: one,
      into: null,
    });
    expect((await get('staff/proposals')).body).toEqual({ items: [], itemsCount: 0 });
    expect((await merge(one, '2026-999999')).status).toBe(404);
    expect((await merge(one, one)).body).toMatchObject({ faults: [{ kind: 'itself' }] });
  });
});
