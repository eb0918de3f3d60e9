import { describe, expect, it } from 'vitest';
import type { NewStep } from '#domain/office/steps/step.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';
import { memoryShops } from '#fixtures/memory/vouchers/shop-register.ts';
import { askCorrection, decideShopCorrection, placeShop } from './correct-shop.ts';

const realm = realmId('vilanova');
const { name, headings, address, email, telephone } = bakery;
const typed = { name, iban: '', headings, address, hours: 'De lunes a sábado, de 8 a 14', email, telephone };
const device = { id: 'd', shop: 'forn', name: 'Caja 1', since: noon, passkey: null };
const here = { shop: bakery, device };

/** A register with one shop, and the steps that were written. */
function aRegister(places: object = { right: [] }) {
  const kept = memoryShops([[realm, bakery]]);
  const written: NewStep[] = [];
  const shops: typeof kept = {
    ...kept,
    change: (town, id, work) =>
      kept.change(town, id, (before) => {
        const changed = work(before);
        if (changed !== null) written.push(changed.step);
        return changed;
      }),
  };
  const ports = {
    shops,
    clock: { now: () => noon },
    steps: { of: async () => [{ act: 'shop.giveCode', by: 'Pau' }] as never },
    geocoder: { places: async () => places as never },
  };
  return { ports, written };
}

describe('a shop and its data', () => {
  it('asks for a correction, which changes nothing until it is accepted', async () => {
    const { ports, written } = aRegister();
    const ask = askCorrection(ports);
    expect(await ask(realm, here, 'es', typed)).toEqual(left({ kind: 'nothingNew' }));
    expect(await ask(realm, { ...here, shop: { ...bakery, id: 'none' } }, 'es', typed)).toEqual(
      left({ kind: 'unknownShop' }),
    );
    await ask(realm, here, 'es', { ...typed, name: 'Forn Vell' });
    const asked = await ask(realm, here, 'es', { ...typed, name: 'Forn Nou' });
    expect(asked).toMatchObject(
      right({ name, correction: { by: 'Caja 1', at: noon, fields: { name: 'Forn Nou' } } }),
    );
    expect(written.map(({ act, by }) => [act, by])).toEqual([
      ['shop.askCorrection', 'Caja 1'],
      ['shop.askCorrection', 'Caja 1'],
    ]);
  });

  it('gets its new place with its new address, and keeps its place otherwise', async () => {
    const found = right([{ address: 'x', coordinates: { lat: 39, lng: 0 } }]);
    const { ports, written } = aRegister(found);
    const decide = decideShopCorrection(ports);
    const decision = { asked: noon, isAccepted: true, reason: '', by: 'Neus' };
    expect(await decide(realm, 'none', decision)).toEqual(left({ kind: 'unknownShop' }));
    expect(await decide(realm, 'forn', decision)).toEqual(left({ kind: 'changed' }));
    await askCorrection(ports)(realm, here, 'es', { ...typed, address: 'Plaça Major, 6' });
    expect(await decide(realm, 'forn', { ...decision, isAccepted: false })).toEqual(
      left({ kind: 'noReason' }),
    );
    expect(await decide(realm, 'forn', { ...decision, isAccepted: false, reason: 'No es' })).toMatchObject(
      right({ address, place: bakery.place, correction: null }),
    );
    await askCorrection(ports)(realm, here, 'es', { ...typed, address: 'Plaça Major, 6' });
    expect(await decide(realm, 'forn', decision)).toMatchObject(
      right({ address: 'Plaça Major, 6', place: { lat: 39, lng: 0 }, correction: null }),
    );
    expect(written.map(({ act, by, words }) => [act, by, words])).toEqual([
      ['shop.askCorrection', 'Caja 1', null],
      ['shop.refuseCorrection', 'Neus', 'No es'],
      ['shop.askCorrection', 'Caja 1', null],
      ['shop.correct', 'Neus', null],
    ]);
  });

  it('gets no new account from somebody who gave a code for one of its devices', async () => {
    const { ports } = aRegister();
    await askCorrection(ports)(realm, here, 'es', { ...typed, iban: 'ES7921000813610123456789' });
    const decide = (by: string) =>
      decideShopCorrection(ports)(realm, 'forn', { asked: noon, isAccepted: true, reason: '', by });
    expect(await decide('Pau')).toEqual(left({ kind: 'ownDevices' }));
    expect(await decide('Neus')).toMatchObject(right({ iban: 'ES7921000813610123456789' }));
  });

  it('is put on the map and taken from it by staff', async () => {
    const { ports, written } = aRegister();
    const put = (id: string, place: typeof bakery.place) =>
      placeShop(ports)(realm, id, { place, by: 'Neus' });
    expect(await put('forn', { lat: 91, lng: 0 })).toEqual(left({ kind: 'notAPlace' }));
    expect(await put('none', null)).toEqual(left({ kind: 'unknownShop' }));
    expect(await put('forn', { lat: 39.4, lng: -0.3 })).toMatchObject(
      right({ place: { lat: 39.4, lng: -0.3 } }),
    );
    expect(await put('forn', null)).toMatchObject(right({ place: null }));
    expect(written.map(({ act }) => act)).toEqual(['shop.place', 'shop.place']);
  });
});
