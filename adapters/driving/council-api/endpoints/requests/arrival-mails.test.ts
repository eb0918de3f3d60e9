import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { aTownOfReports } from '#fixtures/builders/towns/town-of-reports.ts';

const obras = 'obras@nova.example';
const marked = 'Vecino Zacarías deja cajas';
const isTo = (to: string) => (mail: { readonly to: string }) => mail.to === to;

describe('a request that arrives', () => {
  it('gives its sender and its council one mail each, whichever of several servers sends it', async () => {
    const city = await aTownOfReports();
    const { iid, reference } = await city.report('avisos', marked);
    expect(city.mails()).toEqual([]);
    const other = await city.second();
    await Promise.all([city.council.sendRequestMails(), other.council.sendRequestMails()]);
    const [receipt, ...more] = city.mails().filter(isTo('ana@correu.example'));
    const [notice, ...others] = city.mails().filter(isTo(obras));
    expect([more, others]).toEqual([[], []]);
    for (const mail of [receipt, notice]) {
      expect(mail?.text).toContain(iid);
      expect(JSON.stringify(mail)).not.toContain('Zacar');
    }
    expect(receipt?.text).toContain(`/solicitudes?realm=nova&locale=es#${reference}`);
    // Many read the address of an office: none of them may reply as the sender.
    expect(notice?.text).toContain(`/gestion/solicitudes/${iid}?realm=nova`);
    expect(JSON.stringify(notice)).not.toContain(reference);
    expect(notice?.text).not.toContain('ana@');
    // What waits when a server stops is sent by the next one.
    const second = await city.report('avisos', marked);
    const again = await city.restart({ from: noon + 60_000 });
    await again.council.sendRequestMails();
    expect(city.mails().filter(({ text }) => text.includes(second.iid))).toHaveLength(2);
    expect(city.mails()).toHaveLength(4);
  }, 60_000);
});

describe('the mails about a request', () => {
  it('are in the language of its sender, from the receipt to the last message', async () => {
    const city = await aTownOfReports();
    const headers = { cookie: city.cookie, 'accept-language': 'ca-ES-valencia' };
    const { iid } = await city.report('avisos', marked, {}, headers);
    await city.council.sendRequestMails();
    await city.handle(iid, { status: 'Resuelta' });
    const texts = city
      .mails()
      .filter(isTo('ana@correu.example'))
      .map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain('locale=va#');
    expect(texts.join()).toContain('Estat: Resolta');
    expect(city.mails().find(isTo(obras))?.text).toContain('Ha llegado una solicitud');
  });

  it('to the council are one a day where its form says so', async () => {
    const city = await aTownOfReports();
    const sent = [await city.report('abiertos', 'uno'), await city.report('abiertos', 'dos')];
    await city.council.sendRequestMails();
    expect(city.mails().filter(isTo(obras))).toEqual([]);
    city.setTime(noon + 24 * 3_600_000);
    await city.council.sendRequestMails();
    const [digest, ...others] = city.mails().filter(isTo(obras));
    expect(others).toEqual([]);
    for (const { iid } of sent) expect(digest?.text).toContain(iid);
  });

  it('notify the council when its sender replies or takes it back, with nothing of what was written', async () => {
    const city = await aTownOfReports();
    const { iid, reference } = await city.report('avisos', marked);
    await city.council.sendRequestMails();
    const told = async () => {
      const before = city.mails().length;
      await city.council.sendRequestMails();
      return city.mails().length - before;
    };
    const reply = (text: string, key: string) =>
      city.post('/api/nova/requests/reply', { reference, text, key });
    await reply(marked, 'a-key-of-a-reply-1');
    await reply(marked, 'a-key-of-a-reply-1');
    expect(await told()).toBe(1);
    await reply(`${marked} otra vez`, 'a-key-of-a-reply-2');
    expect(await told()).toBe(1);
    await city.post('/api/nova/requests/retract', { reference });
    await city.post('/api/nova/requests/retract', { reference });
    expect(await told()).toBe(1);
    const mails = city.mails().filter(isTo(obras));
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Han escrito sobre la solicitud ${iid}: avisos`,
      `Han escrito sobre la solicitud ${iid}: avisos`,
      `Solicitud nueva ${iid}: avisos`,
      `Solicitud retirada, ${iid}: avisos`,
    ]);
    expect(JSON.stringify(mails)).not.toContain('Zacar');
  });

  it('are counted in the log if they fail, without an address', async () => {
    const city = await aTownOfReports();
    await city.report('avisos', marked);
    city.breakOutbox();
    await city.council.sendRequestMails();
    const log = city.log.join('\n');
    expect(log).toContain('mails about requests could not be sent');
    expect(log).not.toMatch(/ana@|obras@/u);
  });
});

describe('the address for notices', () => {
  it('is in no answer to a stranger', async () => {
    const city = await aTownOfReports();
    const read = (headers: Record<string, string>) =>
      city.server.inject({ url: '/api/nova/mailbox/avisos', headers });
    expect((await read({ cookie: city.cookie })).body).not.toContain(obras);
    expect((await read(city.staff)).body).toContain(obras);
  });
});
