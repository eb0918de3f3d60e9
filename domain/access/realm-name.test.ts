import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestRealm, proposedRealm, readTownName, realmFault } from './realm-name.ts';

describe('the realm of a town that is made in the browser', () => {
  it.each([
    ['Benialt', 'benialt'],
    ['L’Alcúdia de Crespins', 'l-alcudia-de-crespins'],
    ['Castelló de la Plana / Castellón', 'castello-de-la-plana-castellon'],
    ['Peñíscola', 'peniscola'],
    ['Monóvar · Monòver', 'monovar-monover'],
    ['Vila-real', 'vila-real'],
    ['  7 Aigües ', 'aigues'],
    ['Sant Vicent del Raspeig i totes les seues partides', 'sant-vicent-del-raspeig-i-totes-les'],
    ['a'.repeat(60), 'a'.repeat(40)],
    ['Demo', 'demo-portal'],
    ['بلنسية', ''],
    ['', ''],
  ])('is proposed from its name: %s', (name, realm) => {
    expect(proposedRealm(name)).toBe(realm);
  });

  it.each([
    ['', 'empty'],
    ['La-font', 'letters'],
    ['../etc', 'letters'],
    ['a--b', 'letters'],
    ['ends-', 'letters'],
    ['1a2', 'letters'],
    ['a'.repeat(41), 'long'],
    ['api', 'reserved'],
    ['ab', 'reserved'],
    ['la-font', null],
  ])('%s is judged: %s', (realm, fault) => {
    expect(realmFault(realm)).toBe(fault);
  });

  it('that is proposed can be taken, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const realm = proposedRealm(name);
        expect(realm.length).toBeLessThanOrEqual(longestRealm + '-portal'.length);
        expect([null, 'empty']).toContain(realmFault(realm));
      }),
    );
  });
});

describe('the name of a town', () => {
  it('is read with single spaces, in any script', () => {
    expect(readTownName('  La  Font\td’en Carròs ')).toBe('La Font d’en Carròs');
    expect(readTownName('e\u0301a')).toBe('éa');
    expect(readTownName('بلنسية')).toBe('بلنسية');
  });

  it('has a letter, at most 80 signs, and none that is invisible or begins a tag', () => {
    for (const name of ['', ' ', '12', 'a'.repeat(81), 'a\u202eb', 'a\u0000', '<b>', 'a>', '{{day}}'])
      expect([name, readTownName(name)]).toEqual([name, null]);
    expect(readTownName('a'.repeat(80))).toHaveLength(80);
  });
});
