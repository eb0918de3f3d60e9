import { describe, expect, it, vi } from 'vitest';
import { aTownOfReports } from '#fixtures/builders/towns/town-of-reports.ts';

const thief = 'thief@elsewhere.example';
const secret = 'Su expediente 77 fue denegado';

describe('a stranger who follows reports by their numbers', () => {
  it('gets no mail about requests that are not public, whatever number is tried', async () => {
    const city = await aTownOfReports();
    const hidden = [
      await city.report('privado', 'Denuncia a mi vecino'),
      await city.report('avisos', 'Ruido'),
    ];
    const shown = await city.report('abiertos', 'Farola rota');
    await city.handle(shown.iid, { isApproved: false });
    const answers: string[] = [];
    for (let count = 1; count <= 400; count += 1) {
      const { status, body } = await city.follow(`2026-${String(count).padStart(6, '0')}`, thief);
      answers.push(`${status} ${String(body['errCode'])}`);
    }
    // The answers do not show which numbers exist, and the network runs out of tries.
    expect([...new Set(answers)]).toEqual(['404 82', '429 37']);
    for (const { iid } of [...hidden, shown]) await city.handle(iid, { status: 'Resuelta', message: secret });
    await city.council.tellNews();
    expect(city.mails().filter(({ to }) => to === thief)).toEqual([]);
    expect(city.mails().filter(({ text }) => text.includes(secret))).toHaveLength(3);
  }, 30_000);

  it('gets no mail about a public report before the address is confirmed', async () => {
    const city = await aTownOfReports();
    const { iid } = await city.report('abiertos', 'Farola rota');
    expect((await city.follow(iid, thief)).body).toEqual({ status: 'ok', followers: 1, told: 'asked' });
    await vi.waitFor(() => expect(city.mails()).toHaveLength(1));
    expect((await city.follow(iid, thief)).status).toBe(200);
    await city.handle(iid, { status: 'En gestión', message: secret });
    await city.council.tellNews();
    const received = city.mails().filter(({ to }) => to === thief);
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toContain('#confirmar=');
    // Staff have not read the sender's words: the report is named by its number only.
    expect(received[0]?.text).toContain(`«${iid}»`);
    expect(received[0]?.text).not.toMatch(/Farola|expediente/u);
    expect((await city.follow(iid, null)).body).toEqual({ status: 'ok', followers: 1, told: null });
    expect(city.mails().filter(({ to }) => to === thief)).toHaveLength(1);
  });
});

describe('a follower of a public report', () => {
  /** A follower who confirmed, of a report that staff approved. */
  async function aFollower() {
    const city = await aTownOfReports();
    const { iid } = await city.report('avisos', 'Farola rota en Benilloc');
    await city.handle(iid, { isApproved: true });
    await city.follow(iid, 'pep@correu.example');
    const own = () => city.mails().filter(({ to }) => to === 'pep@correu.example');
    await vi.waitFor(() => expect(own()).toHaveLength(1));
    const link = /#confirmar=(\S+)/u.exec(own()[0]?.text ?? '')?.[1] ?? '';
    const yes = await city.post('/api/nova/follows/confirm', { link });
    expect(yes.status).toBe(200);
    return { ...city, iid, own, mine: String(yes.body['mine']) };
  }

  it('is notified of its state, and of nothing that staff wrote to its sender', async () => {
    const { handle, council, own, mails, iid, post, mine } = await aFollower();
    await handle(iid, { message: secret });
    await council.tellNews();
    expect(own()).toHaveLength(1);
    await handle(iid, { status: 'Resuelta', message: secret, note: 'Nada de notas' });
    await council.tellNews();
    const news = own().find(({ text }) => text.includes('Ahora está: Resuelta'));
    expect(news?.subject).toBe(`Novedades: ${iid} · Farola rota en Benilloc`);
    expect(news?.text).not.toMatch(/expediente|notas|ana@/u);
    expect(news?.headers).toHaveProperty('List-Unsubscribe');
    const ofSender = mails().filter(({ to }) => to === 'ana@correu.example');
    expect(ofSender.filter(({ text }) => text.includes(secret))).toHaveLength(2);
    // Once it is withdrawn, its followers are no longer notified, and their list does not show it.
    const listed = async () =>
      (await post('/api/nova/follows/mine', { link: mine })).body['items'] as readonly Record<
        string,
        string
      >[];
    const [one] = await listed();
    const title = `${iid} · Farola rota en Benilloc`;
    expect(one).toMatchObject({ kind: 'request', id: iid, title, path: '' });
    const before = own().length;
    await handle(iid, { isApproved: false, status: 'Cerrada' });
    await council.tellNews();
    expect([own().length, await listed()]).toEqual([before, []]);
    await handle(iid, { isApproved: true });
    expect((await post('/api/nova/follows/end', { link: one?.['link'] })).status).toBe(200);
    expect(await listed()).toEqual([]);
  });
});
