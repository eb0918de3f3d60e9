import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSummary } from './plain-summary.ts';

describe('a summary in plain words', () => {
  it('is what the body says, without its elements', () => {
    expect(plainSummary('<p>Bancos &amp; sombra</p>\n<p>en la&nbsp;plaza, «a&ñ;»</p>')).toBe(
      'Bancos & sombra en la plaza, «a&ñ;»',
    );
  });

  it('leaves a sign that it does not know as it stands', () => {
    expect(plainSummary('cinco &euro; y &#8364;')).toBe('cinco &euro; y &#8364;');
  });

  it('ends between words, not after a comma', () => {
    expect(plainSummary('Un parque para todos', 12)).toBe('Un parque…');
    expect(plainSummary('Un parque, grande y verde', 12)).toBe('Un parque…');
    expect(plainSummary('Un parque ., grande y verde', 14)).toBe('Un parque…');
    expect(plainSummary('Un, parque grande', 12)).toBe('Un, parque…');
  });

  it('is the whole text if there is room for it, and of 200 characters at most', () => {
    expect(plainSummary('Un parque', 9)).toBe('Un parque');
    expect(plainSummary('a'.repeat(200))).toBe('a'.repeat(200));
    expect(plainSummary('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`);
  });

  it('cuts a word that is longer than all', () => {
    expect(plainSummary('supercalifragilístico', 6)).toBe('super…');
    expect(plainSummary('🌳🌳🌳', 4)).toBe('🌳…');
  });

  it('is never longer than asked, in one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 60 }), (body, most) => {
        const summary = plainSummary(body, most);
        expect(summary.length).toBeLessThanOrEqual(most);
        expect(summary).not.toMatch(/[\n\t]| {2}/u);
      }),
    );
  });
});
