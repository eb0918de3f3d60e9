import { describe, expect, it } from 'vitest';
import { calls } from '#adapters/wire/calls.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { sampleAnswers, timeForAnswers } from '#fixtures/builders/councils/calls/sample-calls.ts';
import { deviceCookie } from '#fixtures/builders/councils/voter.ts';

/** The reads that every site may make. A new call by GET belongs here or in the list below. */
const open = new Set(
  `
  listSurveys readSurvey readOpening readRecord listCampaigns readCampaign readCampaignReport readCampaignTable readResults readShares readBallots readComments listDocuments listDocumentsSlash
  listContents listContentsSlash readDocument readContent listProcessesBetween listContentsBetween
  readOpenData readRegion readTable listSubsidyCalls listGrantsByCall listGrants readMailbox listMailboxes
  listNearby readCensus readMap findFile findFilePlain listServices listServicesXml readService listReports
  listReportsXml readReport readOpenApi readCatalogue readBalance readCalendar readProcessCalendar discover discoverXml readSecurityContact readNewsFeed readProcessFeed readSitemap readRobots readFile readAsset listPublicShops
  listAppointmentServices findAppointmentTimes listVenues readVenue readVenueWeek readSeason
  listTicketedEvents readTicketedEvent readSeats listShowcase readShowcaseFigures readShowcaseTable
  listActivities readActivity readAdmissionList readDraw readDrawRecord readDrawPdf
`
    .trim()
    .split(/\s+/u),
);

/** What depends on a session or a token, costs a provider, can be asked once, or is part of the portal's own pages. */
const closed = new Set([
  ...calls.filter(({ needsStaff }) => needsStaff).map(({ id }) => id),
  ...`
  isLoggedIn isLoggedInTown listSpaces logOut logOutOfTown listOwnRequests readOwnUpload readUpload readMetrics isAlive isReady openFollowToEnd askCaptcha readPayment
  showPaymentPage readKiosk readOwnDoor readOwnShop readOwnShopData readOwnListing readOwnPhoto listPickups listOwnSales listOwnSettlements readOwnSettlement readProviders returnFromProvider geocode readTile readPage readProcessCard readManifest readIcon listAlerts readServiceWorker readDoorWorker readShopWorker
`
    .trim()
    .split(/\s+/u),
]);

describe('a read of what is public', { timeout: timeForAnswers }, () => {
  it('is open to every site and has a validator, for every call; every other call is closed', async () => {
    const answers = await sampleAnswers();
    for (const { id, method } of calls) {
      const { headers = {}, again = null } = answers.get(id) ?? {};
      const foreign = [
        headers['access-control-allow-origin'],
        headers['cross-origin-resource-policy'] === 'cross-origin',
      ];
      expect([id, headers['access-control-allow-credentials']]).toEqual([id, undefined]);
      if (!open.has(id)) {
        expect([id, ...foreign]).toEqual([id, undefined, false]);
        continue;
      }
      expect([id, method, ...foreign, again]).toEqual([id, 'get', '*', true, [304, '']]);
      if (id === 'readFile' || id === 'readAsset') continue;
      expect([id, headers['cache-control']]).toEqual([id, 'no-cache']);
      expect([id, headers.vary]).toEqual([
        id,
        expect.stringMatching(/^accept-encoding(?:, cookie, authorization)?$/u),
      ]);
    }
  });

  it('is one of two lists: no call by GET is neither open nor closed', () => {
    const reads = calls.filter(({ method }) => method === 'get').map(({ id }) => id);
    expect(reads.filter((id) => open.has(id) === closed.has(id))).toEqual([]);
  });

  const results = '/api/vilanova/surveys/sombra-mercado/results';

  it('is not open to a reader with a session or a token, whose answer is their own', async () => {
    const { server } = await openTestCouncil();
    const { etag } = (await server.inject(results)).headers;
    const cookie = await deviceCookie(server, 'vilanova');
    for (const sent of [{ cookie }, { cookie: '__Host-concejo-benialt=x' }, { authorization: 'Bearer x' }]) {
      const { headers, statusCode } = await server.inject({
        url: results,
        headers: { ...sent, 'if-none-match': String(etag) },
      });
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers.vary).toMatch(/cookie, authorization/u);
    }
  });

  it('has the same validator in every encoding, and another one for other words', async () => {
    const { server } = await openTestCouncil();
    const url = '/api/vilanova/surveys/presupuestos-2027';
    const tagWith = async (address: string, encoding: string) => {
      const { headers } = await server.inject({ url: address, headers: { 'accept-encoding': encoding } });
      return [headers.etag, headers['content-encoding']];
    };
    const [plain, packed] = [await tagWith(url, 'identity'), await tagWith(url, 'br')];
    expect([plain[1], packed[1], packed[0]]).toEqual([undefined, 'br', plain[0]]);
    expect((await tagWith(results, 'identity'))[0]).not.toBe(plain[0]);
    const strong = String(plain[0]).replace('W/', '');
    for (const known of [`"other", ${strong}`, '*']) {
      const again = await server.inject({ url, headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', plain[0]]);
    }
    expect((await server.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    expect((await server.inject({ method: 'HEAD', url })).headers.etag).toBe(plain[0]);
  });

  it('that is refused can be read by other sites too, and is not kept', async () => {
    const { server } = await openTestCouncil();
    const { statusCode, headers } = await server.inject('/api/vilanova/surveys/gone');
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, '*']);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });

  it('is announced to a browser that asks first; writes of other sites are not', async () => {
    const { server } = await openTestCouncil();
    const ask = (url: string, method: string) =>
      server.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: 'https://other.example',
          'sec-fetch-site': 'cross-site',
          'access-control-request-method': method,
        },
      });
    const { statusCode, headers } = await ask('/api/vilanova/surveys', 'GET');
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    for (const closedAddress of [
      '/api/vilanova/surveys/x/vote',
      '/users/vilanova/loggedin',
      '/api/vilanova/requests/mine',
    ])
      expect((await ask(closedAddress, 'POST')).statusCode).toBe(403);
  });
});
