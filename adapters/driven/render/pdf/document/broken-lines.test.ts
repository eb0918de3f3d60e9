import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenLines, widestNumber } from './broken-lines.ts';

/** A font in which every letter has the same width. */
const letters = (text: string) => text.length;
const broken = (text: string, room: number) => brokenLines(text, room, letters);

const number = fc.integer({ min: 0, max: 99_999_999_999 }).map((value) => value.toLocaleString('de-DE'));
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ñ', '-', '/', '.'), minLength: 1, maxLength: 30 });

describe('the lines of a text in print', () => {
  it('break between words, and within one only if it is longer than a line', () => {
    expect(broken('Sombra para la plaza', 11)).toEqual(['Sombra para', 'la plaza']);
    expect(broken('Sombra', 6)).toEqual(['Sombra']);
    expect(broken('la sobreexplotación', 8)).toEqual(['la', 'sobreexp', 'lotación']);
    expect(broken('', 5)).toEqual(['']);
  });

  it('break a long word where its parts meet, if it has any', () => {
    expect(broken('bibliothèque-médiathèque', 18)).toEqual(['bibliothèque-', 'médiathèque']);
    expect(broken('Cabanyal-Canyamelar-Marítim', 25)).toEqual(['Cabanyal-Canyamelar-', 'Marítim']);
    expect(broken('plaza/', 5)).toEqual(['plaza', '/']);
  });

  it('keep every number whole, even if it is joined to a word that must break', () => {
    expect(broken('votos16.182', 8)).toEqual(['votos', '16.182']);
    expect(broken('http://127.0.0.1:4310/api', 14)).toEqual(['http://', '127.0.0.1:4310', '/api']);
    expect(broken('2026-000002abcdefgh', 14)).toEqual(['2026-000002abc', 'defgh']);
    expect(broken('1.234,50\u00a0€ cada uno', 10)).toEqual(['1.234,50\u00a0€', 'cada uno']);
  });

  it('keep an amount whole, however its digits are grouped', () => {
    const title = 'District PB in Wrocław, projects up to 500 000 PLN';
    for (let room = 11; room < title.length; room += 1)
      expect(broken(title, room).some((line) => line.includes('500\u00a0000\u00a0PLN'))).toBe(true);
    expect(broken('de 2019 250 000 personas', 14)).toEqual(['de', '2019\u00a0250\u00a0000', 'personas']);
    expect(broken('25 PROYECTOS', 9)).toEqual(['25', 'PROYECTOS']);
    expect(broken('100 100.000.000', 14)).toEqual(['100', '100.000.000']);
    expect(broken('99.999.999.999 100', 14)).toEqual(['99.999.999.999', '100']);
    expect(broken('100 200 300 400 500', 14)).toEqual(['100\u00a0200\u00a0300\u00a0', '400\u00a0500']);
  });

  it('never break a number that fits into a line, with any text beside it', () => {
    const texts = fc.array(fc.oneof(number, word), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(texts, fc.boolean(), fc.integer({ min: 14, max: 40 }), (parts, apart, room) => {
        const lines = broken(parts.join(apart ? ' ' : 'x'), room);
        for (const part of parts.filter((one) => /^\d/u.test(one)))
          expect(lines.some((line) => line.includes(part))).toBe(true);
      }),
    );
  });

  it('lose no letter, and are no longer than the room', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 1, max: 30 }), (text, room) => {
        const lines = broken(text, room);
        expect(lines.join('').replaceAll(/[ \u00a0]/gu, '')).toBe(text.replaceAll(/[ \u00a0]/gu, ''));
        expect(Math.max(...lines.map(letters))).toBeLessThanOrEqual(room);
      }),
    );
  });

  it('need as much room as their widest number', () => {
    expect(widestNumber('de 1.234,50 a 20.000.000,00', letters)).toBe(13);
    expect(widestNumber('ninguno', letters)).toBe(0);
    expect(widestNumber('7'.repeat(100), letters)).toBe(0);
  });
});
