import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLetter } from '#domain/census/identity-number.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { valuesAt } from '#domain/shared/values-at.ts';
import type { PublishFacts } from './finding.ts';
import { publishFindings } from './publish-findings.ts';
import { isVague } from './vague-words.ts';

const town: PublishFacts = {
  languages: ['es', 'va'],
  demanded: [],
  today: '2026-11-23' as CalendarDay,
  zone: 'Europe/Madrid',
};

/** The findings of a document, a line each: `body.es vagueLink (aquí) ?`. */
const found = (body: unknown, facts: Partial<PublishFacts> = {}) =>
  publishFindings(body, { ...town, ...facts }).map(({ path, kind, particulars, isDoubt }) =>
    [
      path.join('.'),
      kind,
      ...Object.values(particulars ?? {}).map((one) => `(${one})`),
      ...(isDoubt ? ['?'] : []),
    ].join(' '),
  );
const inText = (html: string) => found({ body: html });

describe('the languages of a text', () => {
  it('are doubted where one of the town is missing', () => {
    expect(
      found({ title: { es: 'Obras' }, lead: { es: 'Sí', va: ' ' }, body: { es: 'a', va: 'b' } }),
    ).toEqual(['title.va languageMissing (va) ?', 'lead.va languageMissing (va) ?']);
  });

  it('are an error where the town demands them', () => {
    expect(found({ title: { es: 'Obras' } }, { demanded: ['va'] })).toEqual([
      'title.va languageMissing (va)',
    ]);
    expect(found({ title: { es: 'Obras' } }, { languages: [], demanded: ['en'] })).toEqual([
      'title.en languageMissing (en)',
    ]);
  });

  it('are enough with Catalan for Valencian, unless the town demands both', () => {
    expect(found({ title: { es: 'Obras', ca: 'Obres' } })).toEqual([]);
    expect(found({ title: { es: 'Obras', ca: 'Obres' } }, { demanded: ['va'] })).toEqual([
      'title.va languageMissing (va)',
    ]);
  });

  it('are not asked of an empty text, a text without a language, an address, or what is no text', () => {
    expect(found({ title: { es: '', va: '' }, lead: { und: 'x' }, data: { slug: { es: 'obras' } } })).toEqual(
      [],
    );
    expect(found({ place: { es: 7 }, other: {}, more: null, year: 2026, es: 'a', no: 'b' })).toEqual([]);
  });

  it('are complete only if every language of the town has words', () => {
    const texts = fc.dictionary(fc.constantFrom('es', 'va', 'en', 'eu'), fc.constantFrom('', ' ', 'Sí'));
    fc.assert(
      fc.property(texts, (text) => {
        const hasWords = Object.values(text).some((words) => words.trim() !== '');
        const isWhole = (['es', 'va'] as const).every((language) => (text[language] ?? '').trim() !== '');
        expect(found({ text }).length === 0).toBe(isWhole || !hasWords);
      }),
    );
  });
});

describe('the headings of a text', () => {
  it('are in order, from the second or the third level', () => {
    expect(inText('<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>')).toEqual([]);
    expect(inText('<h3>a</h3><h4>b</h4>')).toEqual([]);
  });

  it('are doubted where one leaves out a level', () => {
    expect(inText('<h2>a</h2><h4>Salto</h4>')).toEqual(['body headingOrder (Salto) ?']);
    expect(inText('<h4>Primero</h4>')).toEqual(['body headingOrder (Primero) ?']);
  });
});

describe('the pictures of a document', () => {
  it('have words, or none on purpose', () => {
    expect(inText('<img src="/files/n/a.jpg" alt=""><img src="/files/n/a.jpg" alt="Un banco">')).toEqual([]);
    expect(inText('<img src="/files/n/a.jpg">')).toEqual(['body pictureWithoutWords (/files/n/a.jpg) ?']);
  });

  it('have words where they have a place of their own', () => {
    const image = '/files/n/a.jpg';
    expect(
      found({ slides: [{ image, alt: { es: 'a', va: 'b' } }, { image, title: 'a' }, { image }] }),
    ).toEqual(['slides.2.alt pictureWithoutWords (/files/n/a.jpg) ?']);
    expect(found([{ src: image, alt: { es: '' } }, { uri: '/files/n/acta.pdf' }])).toEqual([
      '0.alt pictureWithoutWords (/files/n/a.jpg) ?',
    ]);
  });
});

describe('the links of a document', () => {
  it.each([
    'aquí',
    '¡Clic aquí!',
    'Más información',
    'ací',
    'LLIGCOM',
    'Llig més…',
    'read  more',
    'hemen',
    '→',
    '',
  ])('say where they lead: %s', (words) => {
    expect(inText(`<a href="/guia">${words}</a>`)).toEqual(
      words === 'LLIGCOM' ? [] : [`body vagueLink (${words.replace('  ', ' ')}) ?`],
    );
  });

  it('are fine with words of their own, and are no bare addresses', () => {
    expect(inText('<a href="/guia">Aquí vota el barrio</a>')).toEqual([]);
    expect(inText('<a href="https://a.example">https://a.example/x</a>')).toEqual([
      'body bareLink (https://a.example/x) ?',
    ]);
    expect(inText('<a href="https://a.example">www.a.example</a>')).toEqual([
      'body bareLink (www.a.example) ?',
    ]);
  });

  it('have an address by its form', () => {
    expect(inText('<a href="htps://a.example">La guía</a>')).toEqual(['body brokenAddress (La guía) ?']);
    expect(inText('<a href=" /guia ">La guía</a><a href="mailto:a@b.example">Correo</a>')).toEqual([]);
    expect(found({ uri: 'javascript:x()', url: '//a.example', href: '/guia' })).toEqual([
      'uri brokenAddress (javascript:x()) ?',
      'url brokenAddress (//a.example) ?',
    ]);
    expect(found({ uri: 'acta.pdf', url: '' })).toEqual([]);
  });

  it('say nothing with any of the known words, whatever the signs and the case', () => {
    const signs = fc.constantFrom('', ' ', '¡', '«', '…', ' >> ', '.');
    fc.assert(
      fc.property(fc.constantFrom('aquí', 'més', 'here', 'hemen', 'ver más'), signs, signs, (words, a, b) => {
        expect(isVague(a + words + b)).toBe(true);
        expect(isVague(a + words.toUpperCase() + b)).toBe(true);
        expect(isVague(`${a}${words}${b} barrio`)).toBe(false);
      }),
    );
  });
});

describe('the numbers of persons in a document', () => {
  it('are doubted, and not repeated', () => {
    expect(inText('<p>Llama a Ana al <b>622 123 114</b>.</p>')).toEqual(['body personPhone (6·· ··· ···) ?']);
    expect(inText('DNI 12345678Z')).toEqual(['body personIdentity (1········) ?']);
  });

  it('are not those of offices, nor a field that is only a telephone', () => {
    expect(inText('Ayuntamiento: 961 234 567, hola@a.example')).toEqual([]);
    expect(found({ phone: ' +34 622 123 114 ' })).toEqual([]);
  });

  it('are found wherever they are, and never shown', () => {
    const numbers = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((n) => `${n}${checkLetter(n)}`);
    const place = fc.constantFrom<(text: string) => unknown>(
      (text) => text,
      (text) => ({ body: { es: `<p>De ${text}</p>`, va: 'a' } }),
      (text) => [{ deep: [{ note: `Es ${text}, sí` }] }],
    );
    fc.assert(
      fc.property(numbers, place, (number, at) => {
        const document = at(number);
        const [finding] = publishFindings(document, town);
        expect(finding?.kind).toBe('personIdentity');
        expect(JSON.stringify(finding)).not.toContain(number);
        expect(String(valuesAt(document, finding?.path ?? [])[0]?.value)).toContain(number);
      }),
    );
  });
});

describe('the dates of a document', () => {
  it('are days that exist, in a year that is near', () => {
    expect(
      found({ a: '2026-02-30', b: '2026-02-28', c: '2206-11-23', d: '1066-10-14', e: '1890-01-01' }),
    ).toEqual(['a noSuchDay ?', 'c farYear ?', 'd farYear ?']);
    expect(found({ a: '2026-13-01T10:00:00', b: '2026-12-01T10:00:00Z', c: 'el 2026-13-01' })).toEqual([
      'a noSuchDay ?',
    ]);
  });

  it('end when they begin, or later', () => {
    expect(found({ when: { start: '2026-11-23', end: '2026-11-22' } })).toEqual([
      'when.end endBeforeStart ?',
    ]);
    expect(found({ startTime: '2026-11-23T10:00', endTime: '2026-11-22T10:00' })).toEqual([
      'endTime endBeforeStart ?',
    ]);
    expect(found({ start: '2026-11-23', end: '2026-11-23' })).toEqual([]);
    expect(found({ start: 'hoy', end: '2026-11-23' })).toEqual([]);
    expect(found({ start: '2026-11-23', end: 7 })).toEqual([]);
  });
});

describe('the colour of a town', () => {
  it('is seen on paper', () => {
    expect(found({ primaryColor: '#FFE000' })).toEqual(['primaryColor paleColour ?']);
    expect(found({ primaryColor: '#0a6f6a' })).toEqual([]);
    expect(found({ primaryColor: 'verde' })).toEqual([]);
  });
});

describe('a document without any text', () => {
  it.each([null, undefined, 7, true, [], {}, ''])('has nothing to look at: %s', (body) => {
    expect(found(body)).toEqual([]);
  });
});
