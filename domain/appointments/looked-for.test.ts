import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLookedFor } from './looked-for.ts';

const visit = {
  code: 'C-118',
  name: 'Núria Ferrandis Peñalba',
  phone: '+34 600 11 22 33',
  at: Date.parse('2026-11-30T08:30:00Z'),
};
const looks = (text: string, one: Parameters<typeof isLookedFor>[0] = visit) =>
  isLookedFor(one, text, 'Europe/Madrid');

describe('staff look for an appointment', () => {
  it.each(['c118', 'C-118', '118', 'nuria f', 'FERRANDIS', 'penal', '600 112', '1122', '9.30', '09:30', ''])(
    'by “%s”, and find it',
    (text) => expect(looks(text)).toBe(true),
  );

  it.each(['C-119', 'Pau', '999', '33', '8.30', '9.31', '0930'])('by “%s”, and do not', (text) =>
    expect(looks(text)).toBe(false),
  );

  it('of which nothing is known but its time', () => {
    expect(looks('Núria', { code: null, name: null, at: visit.at })).toBe(false);
    expect(looks('600112233', { code: null, name: null, at: visit.at })).toBe(false);
  });

  it('by any part of the name, with or without its accents', () => {
    fc.assert(
      fc.property(fc.nat(visit.name.length - 1), fc.nat(8), (from, length) => {
        const part = visit.name.slice(from, from + length);
        expect(looks(part.normalize('NFD').replaceAll(/\p{M}/gu, ''))).toBe(true);
        expect(looks(part.toUpperCase())).toBe(true);
      }),
    );
  });
});
