import { addressOf } from '#adapters/wire/address-of.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import { describe, expect, it } from 'vitest';
import { addresses } from '#adapters/wire/addresses.ts';
import { readSite } from '#adapters/wire/site/site.ts';
import { portalPlace } from '#domain/content/portal-place.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { firstCalls, nextCalls } from './first-calls.ts';

const realm = realmId('vilanova');

function callsAt(path: string, settings: unknown = {}) {
  const site = readSite(settings);
  return firstCalls({
    realm,
    portal: 'participation',
    place: portalPlace(path).place,
    today,
    site: isLeft(site) ? null : site.right,
    language: 'va',
  });
}

describe('the calls that come with a page', () => {
  it('are those of its frame on every page', () => {
    expect(callsAt('/faq')).toEqual([addresses.settings(realm)]);
    expect(callsAt('/faq', { menuID: 'main' })).toEqual([
      addresses.settings(realm),
      addresses.menu(realm, 'main'),
    ]);
    expect(callsAt('/faq', { languages: 7 })).toEqual([addresses.settings(realm)]);
  });

  it('ask for the process that the path names, whatever characters its name has', () => {
    expect(callsAt('/procesos-participativos/a%C3%B1o%20nuevo')).toContain(
      addresses.process(realm, 'año nuevo'),
    );
    expect(callsAt('/procesos-participativos/')).toContain(addresses.processes(realm, 6, 0));
  });

  it('ask for the article of the path, or for the one that the settings name', () => {
    expect(callsAt('/pagina/accesibilidad')).toContain(addresses.article(realm, 'accesibilidad'));
    expect(callsAt('/guia', { guia: { _id: 'art-7' } })).toContain(addresses.article(realm, 'art-7'));
  });

  it('ask for the form that the path names', () => {
    expect(callsAt('/solicitud/avisos')).toContain(addressOf(readMailboxCall, { realm, id: 'avisos' }));
    expect(callsAt('/solicitudes')).toEqual([addresses.settings(realm)]);
    expect(callsAt('/perfil')).toEqual([addresses.settings(realm)]);
    expect(callsAt('/siguiendo')).toEqual([addresses.settings(realm)]);
  });

  it('are those of the frame if the path cannot be read', () => {
    expect(callsAt('/%E0%A4%A')).toEqual([addresses.settings(realm)]);
    expect(callsAt('/procesos-participativos/%zz')).toEqual([addresses.settings(realm)]);
  });
});

describe('the calls whose address the first answers say', () => {
  const list = addressOf(listCampaignsCall, { realm });
  const year = { from: '2020-01-01T00:00:00Z', until: '2090-01-01T00:00:00Z' };
  const campaign = {
    id: 'otono',
    title: { es: 'Otoño', va: '', ca: '', en: '', eu: '' },
    summary: { es: '', va: '', ca: '', en: '', eu: '' },
    issue: year,
    redeem: year,
    isPaused: false,
    ended: null,
    types: [],
    vouchers: 10,
    left: 10,
    leftAtDesk: 0,
    next: null,
    counted: '2026-11-18T11:00:00Z',
  };
  const nextAt = (path: string, items: readonly unknown[]) =>
    nextCalls(
      { realm, place: portalPlace(path).place },
      { [list]: { items, itemsCount: items.length } },
      noon,
    );

  it('are the campaign that is shown first', () => {
    expect(nextAt('/bonos', [campaign])).toEqual([addressOf(readCampaignCall, { realm, id: 'otono' })]);
  });

  it('are none if there is no campaign, if the address names one, and elsewhere', () => {
    expect(nextAt('/bonos', [])).toEqual([]);
    expect(nextAt('/bonos', [{ id: 7 }])).toEqual([]);
    expect(nextAt('/bonos/otono', [campaign])).toEqual([]);
    expect(nextAt('/entradas', [campaign])).toEqual([]);
  });
});
