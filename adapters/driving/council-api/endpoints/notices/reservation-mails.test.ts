import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import type { StaffReservationAnswer } from '#adapters/wire/reservations/office/staff-reservation.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const at = (moment: number) => new Date(moment).toISOString();
const [court, hall] = ['polideportivo-nord', 'salon-de-actos'];

/** Who reserves in each language, on which court, in how many days the hall, and who has their place if they do not pay. */
const people = {
  es: { email: 'lola@correo.example', identity: '00000001R', place: 'pista-1', days: 6, rival: '00000003A' },
  va: { email: 'empar@correu.example', identity: '00000002W', place: 'pista-2', days: 7, rival: '00000004G' },
} as const;
type Reader = keyof typeof people;

/** A council that mails, with a resident's device and the keeper of its venues. */
async function mailing() {
  const council = await openTestCouncil({});
  const { server, data } = council;
  const device = await deviceCookie(server);
  const keeper = await staffCookie(council, { id: 'conserge', roles: ['venueKeeper'] });
  const post = async (path: string, payload: object, { cookie = device, language = 'es' } = {}) => {
    const headers = { cookie, 'accept-language': language };
    const { body, status } = await ask(server, {
      url: `/api/vilanova/${path}`,
      method: 'POST',
      headers,
      payload,
    });
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body as unknown as OwnReservationAnswer;
  };
  const staff = (path: string, payload: object) =>
    post(`staff/reservations/venues/${path}`, payload, { cookie: keeper });
  const nameOf = async (start: number) => {
    const url = `/api/vilanova/staff/reservations/venues/${hall}/day?day=${at(start).slice(0, 10)}`;
    const { body } = await ask(server, { url, headers: { cookie: keeper } });
    const { items } = body as unknown as { items: readonly StaffReservationAnswer[] };
    return items.find((one) => one.start === at(start))?.name;
  };
  const pay = async ({ payment }: OwnReservationAnswer) => {
    const token = new URL(payment?.url ?? '', 'http://portal.invalid').searchParams.get('token') ?? '';
    await server.inject({
      method: 'POST',
      url: '/api/vilanova/payments/page',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, answer: 'pay' }).toString(),
    });
  };
  const outbox = join(data, 'outbox');
  /** The mails to somebody since the last look of theirs, by subject. */
  const seen = new Set<string>();
  const news = async (reader: Reader): Promise<readonly Mail[]> => {
    await council.council.tendBookings();
    return (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((name) => ({ name, mail: JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Mail }))
      .filter(({ name, mail: { to } }) => to === people[reader].email && !seen.has(name))
      .map(({ name, mail }) => (seen.add(name), mail))
      .toSorted((a, b) => a.subject.localeCompare(b.subject));
  };
  let now = noon;
  const later = (time: number) => council.setTime((now += time));
  return { council, post, staff, nameOf, pay, news, later };
}
type Mailing = Awaited<ReturnType<typeof mailing>>;

/** When what a reader reserves begins: in both languages at the same hours, of courts of their own. */
const hours = {
  moves: noon + 2 * day,
  reminded: noon + 2 * day + 3 * hour,
  displaced: noon + 5 * day,
  late: noon + 6 * day,
};
const asksAt = (reader: Reader) => noon + people[reader].days * day + 6 * hour;
const refusedAt = (reader: Reader) => asksAt(reader) + 2 * hour;
const keyOf = (reader: Reader, name: string) => `key-of-a-mailed-place-${reader}-${name}`;

/** Reserves an hour of a court, and pays it. */
const reserving =
  ({ post, pay }: Mailing, reader: Reader) =>
  async (name: keyof typeof hours, isPaid: boolean, more: object = {}) => {
    const { email, identity, place } = people[reader];
    const wanted = { place, people: 'fuera', start: at(hours[name]), minutes: 60, identity, email };
    const body = { key: keyOf(reader, name), ...wanted, reminder: name === 'reminded', ...more };
    const own = await post(`reservations/venues/${court}/reservations`, body, { language: reader });
    if (isPaid) await pay(own);
    return own;
  };

/** Asks staff for the hall. */
const asking = ({ post }: Mailing, reader: Reader, name: string, start: number) => {
  const { email, identity } = people[reader];
  const wanted = { place: 'sala-1', people: 'fuera', start: at(start), minutes: 60, identity, email };
  const body = { key: keyOf(reader, name), ...wanted, purpose: 'Coral' };
  return post(`reservations/venues/${hall}/reservations`, body, { language: reader });
};

/** Reserves all that something is to happen to; one is not paid. */
async function reserveAll(town: Mailing, reader: Reader): Promise<OwnReservationAnswer> {
  const reserve = reserving(town, reader);
  await reserve('moves', true);
  await reserve('reminded', true);
  await reserve('displaced', true);
  await asking(town, reader, 'approved', asksAt(reader));
  await asking(town, reader, 'refused', refusedAt(reader));
  return reserve('late', false);
}

/** What the council does: one request is approved, one refused, and a place is taken for an event. */
async function decideAll({ staff, nameOf }: Mailing, reader: Reader): Promise<void> {
  const decide = `${hall}/reservations/decide`;
  const names = [await nameOf(asksAt(reader)), await nameOf(refusedAt(reader))];
  await staff(decide, { reservation: names[0], isApproved: true, reason: '' });
  await staff(decide, { reservation: names[1], isApproved: false, reason: 'Obras' });
  const span = { from: at(hours.displaced), until: at(hours.displaced + hour) };
  const event = { key: `mesa-${reader}`, places: [people[reader].place], ...span, reason: 'Mesa electoral' };
  await staff(`${court}/events`, event);
}

/** All that can be mailed of reservations but reminders happens to a reader; their mails after each step. */
async function everything(town: Mailing, reader: Reader) {
  const { post, pay, news } = town;
  const late = await reserveAll(town, reader);
  const made = await news(reader);
  town.later(16 * minute);
  // A stranger, who leaves no mail, has the place that was not paid in time.
  const rival = { key: `${keyOf(reader, 'late')}-of-another`, identity: people[reader].rival, email: null };
  await reserving(town, reader)('late', true, rival);
  await pay(late);
  await decideAll(town, reader);
  const { place } = people[reader];
  const own = `reservations/venues/${court}/reservations`;
  await post(`${own}/move`, { key: keyOf(reader, 'moves'), place, start: at(hours.moves + hour) });
  const changed = await news(reader);
  await post(`${own}/return`, { key: keyOf(reader, 'moves') });
  return { made, changed, back: await news(reader) };
}

/** What all mails to a reader say, one to a line: of which reservation, and its first words. */
const saidIn = (mails: readonly Mail[]) =>
  mails.map(({ subject, text }) => {
    const key = /#[a-z-]+\/key-of-a-mailed-place-[a-z]{2}-(?<name>\w+)\n/u.exec(text)?.groups?.['name'];
    return `${key}: ${subject.split(' · ')[0]}`;
  });

describe('a reservation', () => {
  it('is mailed in its holder’s language whatever happens to it, with a link that nobody can guess', async () => {
    const town = await mailing();
    const [es, va] = [await everything(town, 'es'), await everything(town, 'va')];
    expect(saidIn(es.made)).toEqual([
      'approved: Hemos recibido tu petición: martes 24 de noviembre, 18.00',
      'refused: Hemos recibido tu petición: martes 24 de noviembre, 20.00',
      'displaced: Tu reserva: lunes 23 de noviembre, 12.00',
      'moves: Tu reserva: viernes 20 de noviembre, 12.00',
      'reminded: Tu reserva: viernes 20 de noviembre, 15.00',
    ]);
    expect(saidIn(es.changed)).toEqual([
      'displaced: Necesitamos el sitio: lunes 23 de noviembre, 12.00',
      'approved: Petición aprobada: martes 24 de noviembre, 18.00',
      'refused: Petición no aprobada: martes 24 de noviembre, 20.00',
      'late: Te devolvemos el dinero: martes 24 de noviembre, 12.00',
      'moves: Tu reserva ha cambiado: viernes 20 de noviembre, 13.00',
    ]);
    expect(saidIn(es.back)).toEqual(['moves: Reserva devuelta: viernes 20 de noviembre, 13.00']);
    expect(saidIn(va.made)).toEqual([
      'approved: Hem rebut la teua petició: dimecres 25 de novembre, 18.00',
      'refused: Hem rebut la teua petició: dimecres 25 de novembre, 20.00',
      'displaced: La teua reserva: dilluns 23 de novembre, 12.00',
      'moves: La teua reserva: divendres 20 de novembre, 12.00',
      'reminded: La teua reserva: divendres 20 de novembre, 15.00',
    ]);
    expect(saidIn(va.changed)).toEqual([
      'late: Et tornem els diners: dimarts 24 de novembre, 12.00',
      'moves: La teua reserva ha canviat: divendres 20 de novembre, 13.00',
      'displaced: Necessitem el lloc: dilluns 23 de novembre, 12.00',
      'approved: Petició aprovada: dimecres 25 de novembre, 18.00',
      'refused: Petició no aprovada: dimecres 25 de novembre, 20.00',
    ]);
    expect(saidIn(va.back)).toEqual(['moves: Reserva tornada: divendres 20 de novembre, 13.00']);
    // A day before, each is reminded of the one that they asked a reminder of, once.
    town.council.setTime(hours.reminded - day - 1);
    expect([...(await town.news('es')), ...(await town.news('va'))]).toEqual([]);
    town.council.setTime(hours.reminded - day);
    const reminders = [...(await town.news('es')), ...(await town.news('va'))];
    expect(saidIn(reminders)).toEqual([
      'reminded: Recuerda tu reserva: viernes 20 de noviembre, 15.00',
      'reminded: Recorda la teua reserva: divendres 20 de novembre, 15.00',
    ]);
    for (const text of ['key-of-a-mailed-place', people.es.email, people.va.email])
      expect(town.council.log.join()).not.toContain(text);
  });

  it('says in each mail what it cost, what goes back, and what can still be done', async () => {
    const { made, changed, back } = await everything(await mailing(), 'va');
    const textOf = (mails: readonly Mail[], name: string) =>
      mails.find(({ text }) => text.includes(`va-${name}\n`))?.text.replaceAll('\u00A0', ' ') ?? '';
    const address = `/reservas?realm=vilanova&locale=va#`;
    for (const { text } of [...made, ...changed, ...back]) {
      expect(text).toContain(address);
      expect(text).not.toMatch(/booking\.|\{\{|undefined/u);
    }
    const booked = textOf(made, 'displaced');
    expect(booked).toContain('On: Pista 2, Pavelló del Poliesportiu Nord');
    expect(booked).toMatch(/lletres: [0-9A-Z]{4}-[0-9A-Z]{4}\nPagat: 9,00 €\n/u);
    expect(booked).toContain('no la dones a ningú');
    expect(textOf(made, 'approved')).toContain('retira-la ací:');
    const approved = textOf(changed, 'approved');
    expect(approved).toContain('Preu: 75,00 €');
    expect(approved).toMatch(/Paga’l abans de: dissabte 21 de novembre, 12\.16/u);
    expect(textOf(changed, 'displaced')).toContain('Motiu: Mesa electoral');
    expect(textOf(changed, 'refused')).toContain('Motiu: Obras');
    expect(textOf(changed, 'late')).toContain('Et tornem: 9,00 €');
    const returned = textOf(back, 'moves');
    expect(returned).toContain('Et tornem: 9,00 €');
    // Nothing can be done about it any more.
    expect(returned).toContain('\n\nMira-la ací:\n');
    expect(returned).not.toContain('no la dones a ningú');
  });

  it('that somebody waits for is offered to them by mail, with its price, and by a round of the server', async () => {
    const { post, pay, news, later } = await mailing();
    const venue = `reservations/venues/${court}`;
    const place = { place: 'pista-1', people: 'fuera', start: at(hours.moves), minutes: 60 };
    const mine = { key: 'key-of-a-place-that-is-given-back', identity: people.va.identity };
    await pay(await post(`${venue}/reservations`, { ...mine, ...place }));
    const times = {
      weekdays: [],
      from: '00:00',
      until: '24:00',
      firstDay: '2026-11-18',
      lastDay: '2026-11-25',
    };
    const key = 'key-of-somebody-who-waits-here';
    const { email, identity } = people.es;
    const wish = { key, places: ['pista-1'], minutes: 60, people: 'fuera', ...times, identity, email };
    await post(`${venue}/waiting`, wish);
    await post(`${venue}/reservations/return`, { key: mine.key });
    const [joined, offer] = await news('es');
    expect(joined?.text).toContain(`/reservas?realm=vilanova&locale=es#espera=${court}/${key}`);
    expect(offer?.subject).toContain('Ha quedado libre: viernes 20 de noviembre, 12.00');
    expect(offer?.text.replaceAll('\u00A0', ' ')).toContain('Precio: 9,00 €');
    expect(offer?.text).toContain('Dónde: Pista 1');
    expect(offer?.text).toContain('Acéptala antes de: miércoles 18 de noviembre, 13.00');
    later(hour);
    await news('es');
    await expect(post(`${venue}/waiting/take`, { key, at: at(hours.moves) })).rejects.toThrow('noOffer');
    await post(`${venue}/waiting/leave`, { key });
  });
});
