import { describe, expect, it } from 'vitest';
import { readMailbox } from '#adapters/wire/requests/mailbox.ts';
import { shownPartsOf, type PublicPart } from '#domain/forms/publication.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { aTownOfReports, reportedAt } from '#fixtures/builders/towns/town-of-reports.ts';

type City = Awaited<ReturnType<typeof aTownOfReports>>;
const marked = 'Vecino Zacarías deja cajas';
/** What would reveal the report: its words, its street, its place on the map, its number. */
const signs = (iid: string) => ['Zacar', 'Carrer de', String(reportedAt.lat), iid];

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every public address, from the API's own document, with values that a stranger could fill in. */
async function exitsOf({ server }: City, iid: string): Promise<readonly string[]> {
  const { paths } = (await server.inject('/api/openapi.json')).json<Described>();
  const { lat, lng } = reportedAt;
  const names = ['avisos', iid, `p-${iid}`, `${iid}.json`, `${iid}.xml`];
  const known: Readonly<Record<string, readonly string[]>> = {
    realm: ['nova'],
    collection: ['propuestas', 'articulos', 'procesos', 'mailboxes', 'requests'],
    mailbox: ['avisos', 'abiertos', 'privado'],
    number: ['1', iid],
    zoom: ['15'],
    x: ['16345'],
    y: ['12345'],
    db: ['avisos'],
    entity: ['requests', 'avisos'],
  };
  // A second name that says nothing of reports is filled in once: all pairs would be thousands of addresses.
  const filled = (path: string, unknown = names): readonly string[] => {
    const name = /\{(?<name>[^}]+)\}/u.exec(path)?.groups?.['name'];
    if (name === undefined) return [path];
    const next = name in known ? unknown : [iid];
    return (known[name] ?? unknown).flatMap((value) => filled(path.replace(`{${name}}`, value), next));
  };
  const read = Object.entries(paths).filter(([path, calls]) => 'get' in calls && path !== '/metrics');
  const asked = `realm=nova&lat=${lat}&lng=${lng}&region.realm=nova`;
  return [
    // Some accept no query but their own.
    ...read
      // A stranger is refused at the door of staff, whatever they name.
      .flatMap(([path]) => filled(path, path.includes('/staff/') ? [iid] : names))
      .flatMap((path) => [path, `${path}?${asked}`]),
    `/nova/open311/v2/requests.json?service_request_id=${iid}&lat=${lat}`,
  ];
}

let minutes = 0;

/** The addresses where a stranger finds a sign of the report; each asks in a minute of their own: one has room for 3,000. */
async function leaksOf(city: City, iid: string): Promise<readonly string[]> {
  const exits = await exitsOf(city, iid);
  const cookie = await deviceCookie(city.server, 'nova');
  expect(exits.length).toBeGreaterThan(150);
  const found: string[] = [];
  minutes += 1;
  city.setTime(noon + minutes * 60_000);
  for (const exit of exits) {
    const { body, statusCode } = await city.server.inject({ url: exit, headers: { cookie } });
    expect(statusCode).not.toBe(429);
    // What the stranger asked for by name may be repeated.
    const shown = signs(iid).filter((sign) => body.includes(sign) && !exit.includes(sign));
    if (shown.length > 0) found.push(exit);
  }
  return [...new Set(found.map((exit) => exit.replace(/\?.*/u, '')))].toSorted();
}

const everywhere = [
  '/api/nova/requests/avisos/nearby',
  '/nova/open311/v2/requests.json',
  '/nova/open311/v2/requests.xml',
];
const byNumber = (iid: string) => [
  `/nova/open311/v2/requests/${iid}.json`,
  `/nova/open311/v2/requests/${iid}.xml`,
];

describe('a report that staff have not approved', () => {
  it('appears in no answer, byte by byte, until they approve it, and in none once they withdraw it', async () => {
    const city = await aTownOfReports();
    const { iid } = await city.report('avisos', marked);
    // A change of its state does not approve its words.
    await city.handle(iid, { status: 'En gestión', message: 'Vamos mañana' });
    expect(await leaksOf(city, iid)).toEqual([]);
    expect((await city.handle(iid, { isApproved: true })).body).toMatchObject({ isApproved: true });
    expect(await leaksOf(city, iid)).toEqual([...everywhere, ...byNumber(iid)].toSorted());
    expect((await city.handle(iid, { isApproved: false })).body).toMatchObject({ isApproved: false });
    expect(await leaksOf(city, iid)).toEqual([]);
  }, 60_000);

  it('hides no approved report, however many wait', async () => {
    const city = await aTownOfReports();
    const first = await city.report('avisos', 'Farola rota');
    await city.handle(first.iid, { isApproved: true });
    for (let count = 0; count < 3; count += 1) await city.report('avisos', marked);
    expect(await city.near('avisos')).toEqual([first.iid]);
  });
});

describe('a report whose sender said that only the council may see it', () => {
  it('appears in no answer, although its form shows reports at once, and staff cannot publish it', async () => {
    const city = await aTownOfReports();
    const { iid } = await city.report('abiertos', marked, { keepPrivate: true });
    expect((await city.handle(iid, { isApproved: true })).body).toMatchObject({ errCode: 97 });
    expect((await city.publish(iid)).body).toMatchObject({ errCode: 97 });
    expect((await city.handle(iid, {})).body).toMatchObject({ isApproved: false, keptPrivate: true });
    expect(await leaksOf(city, iid)).toEqual([]);
  }, 60_000);
});

describe('what everybody can read of a report', () => {
  /** A sign of each part that the reports of this test have; their words differ. */
  const signsOf = (report: number): Readonly<Record<PublicPart, string | null>> => ({
    title: null,
    firstWords: `decena${report}`,
    text: `undécima${report}`,
    category: null,
    place: String(reportedAt.lat),
    neighbourhood: null,
    state: 'Recibida',
  });
  const words = (report: number) =>
    `uno dos tres cuatro cinco seis siete ocho nueve decena${report} undécima${report}`;

  /** The parts that a form announces, as far as the report of this test has a sign of them. */
  async function announced({ server }: City, form: string, isProposal: boolean) {
    const read = readMailbox((await server.inject(`/api/nova/mailbox/${form}`)).json(), realmId('nova'));
    if (isLeft(read)) throw new Error(read.left.where);
    return shownPartsOf(read.right, null)
      .filter(({ as }) => isProposal || as === 'report')
      .flatMap(({ parts }) => parts)
      .filter((part) => signsOf(0)[part] !== null);
  }

  /** The parts that a stranger finds in any public answer about the report; what others of the city said is known. */
  async function readable(city: City, iid: string, report: number, known: Map<string, string>) {
    const cookie = await deviceCookie(city.server, 'nova');
    // That staff alone read their own answers is asked above.
    const exits = (await exitsOf(city, iid)).filter((exit) => !exit.includes('/staff/'));
    for (const url of exits)
      if (!known.has(url)) known.set(url, (await city.server.inject({ url, headers: { cookie } })).body);
    const own = exits.map((url) => known.get(url) ?? '').filter((body) => body.includes(iid));
    return Object.entries(signsOf(report)).flatMap(([part, sign]) =>
      sign !== null && own.some((body) => body.includes(sign)) ? [part] : [],
    );
  }

  it('is what its form says before it is sent, no more and no less', async () => {
    const city = await aTownOfReports();
    const forms = ['avisos', 'abiertos', 'abiertos', 'programas', 'privado'] as const;
    const reports: { form: string; iid: string; isProposal: boolean }[] = [];
    for (const form of forms) {
      const { iid } = await city.report(form, words(reports.length), { address: 'Plaça Major' });
      await city.handle(iid, { isApproved: true });
      const isProposal = form === 'abiertos' && reports.some((one) => one.form === form);
      if (isProposal) await city.publish(iid);
      reports.push({ form, iid, isProposal });
    }
    const known = new Map<string, string>();
    for (const [place, { form, iid, isProposal }] of reports.entries()) {
      // The calls of a minute are limited.
      city.setTime(noon + place * 60_000);
      const expected = new Set(await announced(city, form, isProposal));
      expect([form, new Set(await readable(city, iid, place, known))]).toEqual([form, expected]);
    }
  }, 60_000);
});

describe('staff who withdraw a report', () => {
  it('remove it from its list, if its form shows reports at once, and from the proposals', async () => {
    const city = await aTownOfReports();
    const { iid } = await city.report('abiertos', marked);
    const proposals = async () => (await city.server.inject('/api/nova/collections/propuestas')).body;
    const read = async () => (await city.server.inject(`/nova/open311/v2/requests/${iid}.json`)).statusCode;
    await city.publish(iid);
    expect([await city.near('abiertos'), await read()]).toEqual([[iid], 200]);
    expect(await proposals()).toContain(marked);
    const withdrawn = await city.handle(iid, { isApproved: false });
    expect(withdrawn.body).toMatchObject({ isApproved: false, isPublished: false });
    expect([await city.near('abiertos'), await read()]).toEqual([[], 404]);
    expect(await proposals()).not.toContain(marked);
    await city.handle(iid, { isApproved: true });
    expect(await city.near('abiertos')).toEqual([iid]);
    expect(await proposals()).not.toContain(marked);
  });
});
