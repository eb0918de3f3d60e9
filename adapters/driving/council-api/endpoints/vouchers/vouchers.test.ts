import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OfficeCampaignAnswer } from '#adapters/wire/vouchers/office/office-campaign.ts';
import type { Role } from '#domain/office/roles.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const token = 'the-token-of-a-program-that-signs';
const council = sharedCouncil({}, (atEnd) => ({
  settings: {
    servicesFile: staffServices(
      { vilanova: [{ name: 'Robot', token, roles: [{ role: 'voucherSigner', scope: 'town' }] }] },
      atEnd,
    ),
  },
}));

const people: Readonly<Record<string, readonly Role[]>> = {
  neus: ['publisher'],
  amparo: ['voucherSigner', 'publisher'],
  vicent: ['voucherSigner'],
  pau: ['voucherSigner'],
  marta: ['editor'],
};
const cookies = new Map<string, Promise<string>>();
const cookieOf = async (name: string) => {
  const { data } = await council();
  const roles = people[name] ?? [];
  const made = cookies.get(name) ?? staffCookie({ data }, { id: name, roles });
  cookies.set(name, made);
  return made;
};
const headersOf = async (who: string | null): Promise<Record<string, string>> => {
  if (who === null) return {};
  return who === 'robot' ? { authorization: `Bearer ${token}` } : { cookie: await cookieOf(who) };
};
const at = async (who: string | null, path: string, payload?: object) => {
  const { server } = await council();
  const answer = await ask(server, {
    url: `/api/vilanova/${path}`,
    headers: await headersOf(who),
    ...(payload && { method: 'POST', payload }),
  });
  return { status: answer.status, body: answer.body as Record<string, unknown> };
};

const drafts = `staff/documents/${encodeURIComponent('#vouchers')}`;
const draft = (more: object = {}) => ({
  title: { es: 'Bonos de otoño', va: 'Bons de tardor' },
  summary: { es: 'Pagas 10 y gastas 20.' },
  funds: 5000,
  types: [{ title: { es: 'De veinte' }, face: 20, price: 10, minimum: 20, uses: 1, most: 500, perPerson: 3 }],
  register: 'census',
  deskShare: 100,
  issueFrom: '2026-11-20T09:00',
  issueUntil: '2026-12-15',
  redeemUntil: '2026-12-31',
  ...more,
});
const prepare = async (id: string, more: object = {}) =>
  expect((await at('neus', drafts, { id, body: draft(more) })).status).toBe(200);
const campaign = async (id: string, who = 'vicent') =>
  (await at(who, `staff/vouchers/campaigns/${id}`)).body as unknown as OfficeCampaignAnswer;
const sign = async (who: string, id: string, turn: 'first' | 'second', more: object = {}) => {
  const { hash } = await campaign(id);
  return at(who, `staff/vouchers/campaigns/${id}/signatures`, { what: 'open', turn, hash, ...more });
};
const open = async (id: string) => {
  await sign('vicent', id, 'first');
  expect((await sign('pau', id, 'second')).status).toBe(200);
};
const change = async (id: string, path: string, was: unknown, value: unknown, who = 'neus') =>
  at(who, `${drafts}/${id}/draft`, { changes: [{ path, was, value }], field: null });

describe('a campaign of vouchers', () => {
  it('is opened by two people, and everybody reads its rules and what is left', async () => {
    await prepare('otono');
    expect((await at(null, 'vouchers/campaigns/otono')).status).toBe(404);
    expect(await campaign('otono')).toMatchObject({ stage: 'preparing', turn: 'first', faults: [] });
    expect(await sign('vicent', 'otono', 'first')).toMatchObject({ status: 200, body: { stage: 'waiting' } });
    expect(await sign('vicent', 'otono', 'second')).toMatchObject({
      status: 409,
      body: { where: 'samePerson' },
    });
    const opened = await sign('pau', 'otono', 'second');
    expect(opened).toMatchObject({
      status: 200,
      body: { stage: 'opened', opening: { by: ['vicent', 'pau'] } },
    });
    const steps = opened.body['steps'] as readonly object[];
    expect(steps).toMatchObject([{ by: 'pau', act: 'goods.setPool', to: '500' }]);
    const shown = await at(null, 'vouchers/campaigns/otono');
    expect(shown).toMatchObject({
      status: 200,
      body: { vouchers: 500, left: 400, leftAtDesk: 100, types: [{ face: 2000, price: 1000, left: 400 }] },
    });
    const { text, hash } = shown.body as { text: string; hash: string };
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    const { items } = (await at(null, 'vouchers/campaigns')).body as { items: readonly { id: string }[] };
    expect(items.map(({ id }) => id)).toContain('otono');
  });

  it('is what both have seen: another draft, or another person who wrote it, opens nothing', async () => {
    await prepare('invierno');
    const { hash } = await campaign('invierno');
    await sign('vicent', 'invierno', 'first');
    expect((await change('invierno', 'funds', 5000, 6000)).status).toBe(200);
    expect(await sign('pau', 'invierno', 'second', { hash })).toMatchObject({ body: { where: 'changed' } });
    expect(await sign('pau', 'invierno', 'second')).toMatchObject({ body: { where: 'unsigned' } });
    expect(await campaign('invierno')).toMatchObject({ waiting: { isValid: false }, turn: 'first' });
    expect((await change('invierno', 'funds', 6000, 7000, 'amparo')).status).toBe(200);
    await sign('vicent', 'invierno', 'first');
    expect(await sign('amparo', 'invierno', 'second')).toMatchObject({ body: { where: 'author' } });
    expect((await at(null, 'vouchers/campaigns/invierno')).status).toBe(404);
  });

  it('is signed by people with that role only, and not while something is wrong', async () => {
    await prepare('primavera', { funds: 4999.99 });
    expect(await sign('vicent', 'primavera', 'first')).toMatchObject({
      status: 409,
      body: { where: 'blocked', faults: [{ kind: 'budgetTooSmall', path: 'budget' }] },
    });
    expect((await sign('neus', 'primavera', 'first')).status).toBe(403);
    expect((await sign('robot', 'primavera', 'first')).body).toMatchObject({ where: 'program' });
    expect((await at('marta', drafts, { id: 'no', body: draft() })).status).toBe(403);
    const act = await at('neus', `${drafts}/primavera/acts`, { act: 'publish', version: 1 });
    expect(act.status).toBe(403);
    expect((await sign('vicent', 'none', 'first', { hash: 'h' })).status).toBe(404);
  });

  it('is enlarged by two people, and keeps what it has given', async () => {
    await prepare('verano');
    await open('verano');
    expect((await change('verano', 'types/@1/most', 500, 400)).status).toBe(200);
    expect(await campaign('verano')).toMatchObject({
      fixed: { path: 'types/@1/most', since: 'opening' },
      refused: 'fixed',
    });
    await change('verano', 'types/@1/most', 400, 600);
    await change('verano', 'funds', 5000, 6000);
    const first = { what: 'change', reason: 'Hay más dinero.' };
    expect(await sign('vicent', 'verano', 'first', { ...first, reason: ' ' })).toMatchObject({
      body: { where: 'noReason' },
    });
    await sign('vicent', 'verano', 'first', first);
    expect(await sign('pau', 'verano', 'second', first)).toMatchObject({
      status: 200,
      body: { changes: [{ number: 1, reason: 'Hay más dinero.' }], drafted: [] },
    });
    expect((await at(null, 'vouchers/campaigns/verano')).body).toMatchObject({ vouchers: 600, left: 500 });
  });

  it('is paused by one person with a reason, and goes on', async () => {
    await prepare('pausa');
    const pause = (isPaused: boolean, reason: string, who = 'vicent') =>
      at(who, 'staff/vouchers/campaigns/pausa/pauses', { isPaused, reason });
    expect(await pause(true, 'Avería')).toMatchObject({ body: { where: 'notOpened' } });
    await open('pausa');
    expect(await pause(true, ' ')).toMatchObject({ body: { where: 'noReason' } });
    expect((await pause(true, 'Avería', 'neus')).status).toBe(403);
    expect(await pause(true, 'Avería del banco')).toMatchObject({
      status: 200,
      body: { isPaused: true, steps: [{}, { to: '500/closed', by: 'vicent' }] },
    });
    expect(await pause(true, 'Otra vez')).toMatchObject({ body: { where: 'noChange' } });
    expect((await at(null, 'vouchers/campaigns/pausa')).body).toMatchObject({
      isPaused: true,
      pause: { reason: 'Avería del banco' },
    });
    expect(await pause(false, 'Ya funciona')).toMatchObject({ body: { isPaused: false } });
  });

  it('is cancelled by two people before its first voucher, and opened again', async () => {
    await prepare('errata');
    await open('errata');
    const { ending } = await campaign('errata');
    expect(ending).toMatchObject({ kind: 'cancelled', turn: 'first', refused: null });
    const end = (who: string, turn: string) =>
      at(who, 'staff/vouchers/campaigns/errata/signatures', {
        what: 'cancel',
        turn,
        hash: ending?.hash,
        reason: 'El importe está mal.',
      });
    expect((await end('neus', 'first')).status).toBe(403);
    expect(await end('vicent', 'first')).toMatchObject({
      status: 200,
      body: { waiting: { what: 'cancel', isValid: true } },
    });
    expect(await end('pau', 'second')).toMatchObject({
      status: 200,
      body: {
        stage: 'preparing',
        opening: null,
        figures: null,
        cancelled: [{ reason: 'El importe está mal.' }],
      },
    });
    expect((await at(null, 'vouchers/campaigns/errata')).body).toMatchObject({
      left: 0,
      ended: { kind: 'cancelled', reason: 'El importe está mal.' },
    });
    await open('errata');
    expect((await at(null, 'vouchers/campaigns/errata')).body).toMatchObject({ left: 400, ended: null });
  });

  it('has a first signature that is taken back', async () => {
    await prepare('atras');
    await sign('vicent', 'atras', 'first');
    const back = await at('pau', 'staff/vouchers/campaigns/atras/signatures/takenBack', {});
    expect(back).toMatchObject({ status: 200, body: { stage: 'preparing', waiting: null } });
    expect(await at('pau', 'staff/vouchers/campaigns/atras/signatures/takenBack', {})).toMatchObject({
      body: { where: 'unsigned' },
    });
    expect((await at('neus', 'staff/vouchers/campaigns/atras/signatures/takenBack', {})).status).toBe(403);
    expect((await at('vicent', 'staff/vouchers/campaigns')).body).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: 'atras', vouchers: 500 })]),
    });
  });
});
