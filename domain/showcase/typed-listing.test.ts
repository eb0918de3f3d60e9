import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { isLeft } from '../shared/result.ts';
import {
  isHoursUnderstood,
  offersFrom,
  readListing,
  type TypedListing,
  type TypedOffer,
} from './typed-listing.ts';

const cocas: TypedOffer = {
  id: 'cocas',
  title: ' Dos  cocas por 5 € ',
  from: '2026-11-16',
  until: '2026-11-21',
  pieces: 20,
};
const bakery: TypedListing = {
  sells: ' Pan, coca\n y dulces ',
  hours: 'De lunes a sábado, de 8 a 14',
  telephone: '960 000 001',
  isShown: true,
  offers: [cocas],
};
const read = (more: Partial<TypedListing>) =>
  readListing({ ...bakery, ...more }, { shop: 'forn', language: 'es', at: 5 });
const wrong = (more: Partial<TypedListing>) => {
  const found = read(more);
  return isLeft(found) ? found.left : [];
};
const offer = (more: Partial<TypedOffer>) => wrong({ offers: [cocas, { ...cocas, id: 'b', ...more }] });

describe('a listing that a shop wrote', () => {
  it('is read in one line a field, and counts as confirmed when it was written', () => {
    expect(read({})).toMatchObject({
      right: {
        shop: 'forn',
        sells: 'Pan, coca y dulces',
        language: 'es',
        confirmed: 5,
        offers: [{ title: 'Dos cocas por 5 €', pieces: 20 }],
      },
    });
    expect(isLeft(read({ telephone: '', offers: [] }))).toBe(false);
  });

  it('is refused with the name of each field that is wrong', () => {
    expect(wrong({ sells: ' ', hours: 'casi siempre', telephone: 'llama' })).toEqual([
      'sells',
      'hours',
      'telephone',
    ]);
    expect(wrong({ details: { web: 'x' } })).toEqual(['web']);
    expect(read({ details: { delivers: true } })).toMatchObject({ right: { details: { delivers: true } } });
    expect(wrong({ sells: 'x'.repeat(301) })).toEqual(['sells']);
    expect(wrong({ hours: `De lunes a sábado, de 8 a 14${' y de 17 a 20'.repeat(20)}` })).toEqual(['hours']);
    const many = Array.from({ length: 9 }, (_, n) => ({ ...cocas, id: `o${n}` }));
    expect(wrong({ offers: many })).toEqual(['offers']);
    expect(wrong({ offers: [cocas, cocas] })).toEqual(['offers']);
  });

  it.each([
    { id: 'with space' },
    { title: ' ' },
    { title: 'x'.repeat(81) },
    { from: '2026-13-01' },
    { until: 'mañana' },
    { until: '2026-11-15' },
    { pieces: -1 },
    { pieces: 1.5 },
    { pieces: 100 },
  ])('is refused for its second offer if that has %o', (more) => {
    expect(offer(more)).toEqual(['offer.1']);
  });

  it('has hours that the page understands', () => {
    expect(isHoursUnderstood('De lunes a viernes, de 9 a 13.30 y de 17 a 20')).toBe(true);
    expect(isHoursUnderstood('por las mañanas')).toBe(false);
  });
});

it('offers that are over are left out, and those that end first come first', () => {
  const day = (text: string) => text as CalendarDay;
  const one = (id: string, until: string) => ({
    id,
    title: id,
    from: day('2026-11-01'),
    until: day(until),
    pieces: 0,
  });
  const offers = [
    one('c', '2026-11-30'),
    one('a', '2026-11-17'),
    one('b', '2026-11-18'),
    one('d', '2026-11-18'),
  ];
  expect(offersFrom({ offers }, day('2026-11-18')).map(({ id }) => id)).toEqual(['b', 'd', 'c']);
});
