import { describe, expect, it } from 'vitest';
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
  };
  const filled = (path: string): readonly string[] => {
    const name = /\{(?<name>[^}]+)\}/u.exec(path)?.groups?.['name'];
    if (name === undefined) return [path];
    return (known[name] ?? names).flatMap((value) => filled(path.replace(`{${name}}`, value)));
  };
  const read = Object.entries(paths).filter(([path, calls]) => 'get' in calls && path !== '/metrics');
  const asked = `realm=nova&lat=${lat}&lng=${lng}&region.realm=nova`;
  return [
    // Some accept no query but their own.
    ...read.flatMap(([path]) => filled(path)).flatMap((path) => [path, `${path}?${asked}`]),
    `/nova/open311/v2/requests.json?service_request_id=${iid}&lat=${lat}`,
  ];
}

/** The addresses where a stranger finds a sign of the report. */
async function leaksOf(city: City, iid: string): Promise<readonly string[]> {
  const exits = await exitsOf(city, iid);
  expect(exits.length).toBeGreaterThan(150);
  const found: string[] = [];
  for (const exit of exits) {
    const { body } = await city.server.inject({ url: exit, headers: { cookie: city.cookie } });
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
