import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { cartoCiudad } from './cartociudad.ts';
import { nominatim } from './nominatim.ts';
import { streetGeocoder } from './street-geocoder.ts';

const realm = realmId('vilanova');
const at = { lat: 39.47, lng: -0.37 };
const base = 'https://geo.example';
afterEach(() => nock.cleanAll());

describe('CartoCiudad', () => {
  const geocoder = cartoCiudad(`${base}/geocoder/api/geocoder/`);
  const place = {
    id: '460000003',
    province: 'València/Valencia',
    muni: 'València',
    tip_via: 'PLAZA',
    address: 'AJUNTAMENT',
    postalCode: '46002',
    portalNumber: 1,
    lat: 39.4697,
    lng: -0.3763,
  };

  it('gives the places of an address', async () => {
    nock(base)
      .get('/geocoder/api/geocoder/candidates')
      .query({ q: 'ajuntament 1', limit: '10', no_process: 'poblacion,provincia' })
      .reply(200, [place, { ...place, lat: 0, lng: 0 }, { address: 'x' }]);
    expect(await geocoder.places(realm, 'ajuntament 1')).toEqual(
      right([
        { address: 'PLAZA AJUNTAMENT, 1 · 46002 València', coordinates: { lat: 39.4697, lng: -0.3763 } },
      ]),
    );
  });

  it('gives the address of a place, also wrapped as a script, and none for a place in the sea', async () => {
    const bare = { address: 'Camí de la Mar', lat: 39.4, lng: -0.3, tip_via: null, portalNumber: 0 };
    nock(base)
      .get('/geocoder/api/geocoder/reverseGeocode')
      .query({ lon: '-0.37', lat: '39.47' })
      .reply(200, `callback(${JSON.stringify(bare)})`)
      .get('/geocoder/api/geocoder/reverseGeocode')
      .query(true)
      .reply(204);
    expect(await geocoder.addresses(realm, at)).toMatchObject({ right: [{ address: 'Camí de la Mar' }] });
    expect(await geocoder.addresses(realm, at)).toEqual(right([]));
  });

  it.each([500, 302])('is out of reach when it answers %s', async (status) => {
    nock(base)
      .get(/candidates/u)
      .reply(status, '', { location: 'http://169.254.169.254/' });
    expect(await geocoder.places(realm, 'x')).toEqual(left({ kind: 'geocodingUnreachable' }));
  });

  it('is out of reach when it answers a page', async () => {
    nock(base)
      .get(/candidates/u)
      .reply(200, '<html>');
    expect(await geocoder.places(realm, 'x')).toEqual(left({ kind: 'geocodingUnreachable' }));
  });
});

describe('Nominatim', () => {
  const geocoder = nominatim(base);
  const place = {
    place_id: 1,
    lat: '39.4697',
    lon: '-0.3763',
    display_name: 'Plaça de l’Ajuntament, València',
  };
  const found = { address: place.display_name, coordinates: { lat: 39.4697, lng: -0.3763 } };

  it('gives places and addresses', async () => {
    nock(base)
      .get('/search')
      .query({ format: 'jsonv2', q: 'x&y=1', limit: '10', countrycodes: 'es' })
      .reply(200, [place, { ...place, lat: 'x' }, {}])
      .get('/reverse')
      .query({ format: 'jsonv2', lat: '39.47', lon: '-0.37' })
      .reply(200, place);
    expect(await geocoder.places(realm, 'x&y=1')).toEqual(right([found]));
    expect(await geocoder.addresses(realm, at)).toEqual(right([found]));
  });

  it('is out of reach when it is busy', async () => {
    nock(base)
      .get(/search/u)
      .reply(429);
    expect(await geocoder.places(realm, 'x')).toEqual(left({ kind: 'geocodingUnreachable' }));
  });
});

describe('the town’s own streets', () => {
  const street = (nombrevia: string, lat: number): CouncilDocument => ({
    _id: nombrevia,
    tipovia: 'carrer',
    nombrevia,
    nucleo: 'Centre',
    cpostal: '46999',
    coordinates: { lat, lng: -0.37 },
  });
  const geocoder = streetGeocoder({
    all: async () => [street('Major', 39.47), street('del Molí', 39.471), { _id: 'without a place' }],
  });
  const addresses = async (found: ReturnType<typeof geocoder.places>) => {
    const places = await found;
    return places._tag === 'Right' ? places.right.map(({ address }) => address) : [];
  };

  it('are found without accents and house numbers, and not by an empty text', async () => {
    expect(await addresses(geocoder.places(realm, 'Carrer MOLI 14'))).toEqual([
      'carrer del Molí, Centre · 46999',
    ]);
    expect(await addresses(geocoder.places(realm, '14'))).toEqual([]);
  });

  it('give the nearest first, and none for a place far away', async () => {
    expect(await addresses(geocoder.addresses(realm, { lat: 39.4711, lng: -0.37 }))).toEqual([
      'carrer del Molí, Centre · 46999',
      'carrer Major, Centre · 46999',
    ]);
    expect(await addresses(geocoder.addresses(realm, { lat: 40, lng: 0 }))).toEqual([]);
  });
});
