import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { answerOf, answers, sumOf } from './captcha.ts';
import { metresBetween } from '../shared/distance.ts';
import { nearReports, partAround } from './nearby.ts';

const square = { lat: 39.4098, lng: -0.3457 };
const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -170, max: 170, noNaN: true }),
});

describe('what lies nearby', () => {
  it('is measured along the ground, the same both ways', () => {
    expect(metresBetween(square, { lat: 39.4098 + 250 / 111_195, lng: -0.3457 })).toBeCloseTo(250, 0);
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 3);
      }),
    );
  });

  it('is measured to the east as well, where a degree is shorter the further north it is', () => {
    const degree = 111_195 * Math.cos((square.lat * Math.PI) / 180);
    expect(metresBetween(square, { ...square, lng: square.lng + 250 / degree })).toBeCloseTo(250, 0);
  });

  it('is looked for in a rectangle that is hardly larger than the circle', () => {
    const { south, north, west, east } = partAround(square, 250);
    const degree = 111_195 * Math.cos((square.lat * Math.PI) / 180);
    for (const side of [square.lat - south, north - square.lat]) {
      expect(side * 111_195).toBeGreaterThan(250);
      expect(side * 111_195).toBeLessThan(255);
    }
    for (const side of [square.lng - west, east - square.lng]) {
      expect(side * degree).toBeGreaterThan(250);
      expect(side * degree).toBeLessThan(255);
    }
  });

  it('always lies in the rectangle in which it is looked for', () => {
    const step = fc.double({ min: -0.002, max: 0.002, noNaN: true });
    fc.assert(
      fc.property(place, step, step, (a, up, aside) => {
        const b = { lat: a.lat + up, lng: a.lng + aside };
        const { south, north, west, east } = partAround(a, 250);
        const isInside = b.lat >= south && b.lat <= north && b.lng >= west && b.lng <= east;
        expect(metresBetween(a, b) > 250 || isInside).toBe(true);
      }),
    );
  });

  it('is of the same category, still open, and within 250 metres, the nearest first', () => {
    const at = (lat: number, more = {}) =>
      aRequest({ coordinates: { lat, lng: -0.3457 }, category: 'a', ...more });
    const found = nearReports(
      [
        at(39.4115),
        at(39.4099),
        at(39.4098, { category: 'b' }),
        at(39.4098, { status: 'Resuelta' }),
        at(39.5),
        aRequest({ category: 'a' }),
      ],
      square,
      'a',
    );
    expect(found.map(({ request }) => request.coordinates.lat)).toEqual([39.4099, 39.4115]);
  });
});

describe('the sum of a captcha', () => {
  it('is done at a glance, and never goes below zero', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 2, maxLength: 2 }), (bytes) => {
        const sum = sumOf(bytes);
        const { first, second, sign } = sum;
        expect(Math.max(first, second)).toBeLessThan(20);
        expect(answerOf(sum)).toBe(String(sign === 'plus' ? first + second : first - second));
        expect(Number(answerOf(sum))).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(sumOf(new Uint8Array())).toEqual({ first: 2, second: 1, sign: 'plus' });
    expect(sumOf(Uint8Array.of(1, 0))).toEqual({ first: 3, second: 1, sign: 'minus' });
    expect(sumOf(Uint8Array.of(0, 8))).toEqual({ first: 9, second: 2, sign: 'plus' });
    expect(sumOf(Uint8Array.of(18, 9))).toEqual({ first: 2, second: 1, sign: 'minus' });
    expect(answerOf({ first: 7, second: 4, sign: 'plus' })).toBe('11');
    expect(answerOf({ first: 7, second: 4, sign: 'minus' })).toBe('3');
  });

  it('may be answered with spaces, full-width digits and a nought before it', () => {
    expect(['11', ' 11', '１１', '011'].every((written) => answers(written, '11'))).toBe(true);
    expect(answers('0', '0')).toBe(true);
    expect(answers('0011', '11')).toBe(true);
    expect(answers('1011', '111')).toBe(false);
    expect(answers('12', '11')).toBe(false);
    expect(answers('', '0')).toBe(false);
  });
});
