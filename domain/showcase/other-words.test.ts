import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, textFor } from '../shared/localized-text.ts';
import {
  hoursOf,
  keptWords,
  type ListingTexts,
  offerTitleOf,
  type OtherWords,
  readOtherWords,
  sellsOf,
} from './other-words.ts';

const valencian: OtherWords = {
  language: 'va',
  sells: ' Pa,  coca\n i dolços ',
  hours: 'De dilluns a dissabte, de 8 a 14',
  offers: [{ id: 'cocas', title: 'Dos coques per 5 €' }],
};
const bakery: ListingTexts = {
  language: 'es',
  sells: 'Pan, coca y dulces',
  hours: 'De lunes a sábado, de 8 a 14',
  offers: [
    { id: 'pan', title: 'Pan' },
    { id: 'cocas', title: 'Dos cocas por 5 €' },
  ],
  others: [valencian],
};
const most = { sells: 30, title: 20 };
const read = (...others: readonly Partial<OtherWords>[]) =>
  readOtherWords({ ...bakery, others: others.map((one) => ({ ...valencian, ...one })) }, most);

describe('what a shop says in other languages', () => {
  it('is read in one line a field, in the order of languages, without offers that are gone', () => {
    const gone = { id: 'tortas', title: 'Cakes' };
    const english = { language: 'en', hours: '', offers: [gone] } as const;
    expect(read(english, {})).toEqual({
      others: [
        { ...valencian, sells: 'Pa, coca i dolços' },
        { language: 'en', sells: 'Pa, coca i dolços', hours: '', offers: [] },
      ],
      wrong: [],
    });
  });

  it('leaves out what says nothing, and the language of the listing', () => {
    expect(read({ sells: ' ', hours: '', offers: [{ id: 'cocas', title: ' ' }] }).others).toEqual([]);
    expect(read({ language: 'es' })).toEqual({ others: [], wrong: [] });
  });

  it('is refused by the name of each field that is wrong', () => {
    expect(read({}, {}).wrong).toEqual(['others']);
    expect(read({ sells: 'x'.repeat(31) }).wrong).toEqual(['sellsIn.va']);
    expect(read({ hours: 'matins' }).wrong).toEqual(['hoursIn.va']);
    expect(read({ offers: [{ id: 'cocas', title: 'x'.repeat(21) }] }).wrong).toEqual(['offerIn.va.1']);
  });

  it('says the same hours, in whatever order and words', () => {
    expect(read({ hours: 'De dilluns a dissabte, de 8 a 14.30' }).wrong).toEqual(['hoursIn.va']);
    expect(read({ hours: 'Dissabte, de 8 a 14; de dilluns a divendres, de 8 a 14' }).wrong).toEqual([]);
    for (const hours of ['a estones', valencian.hours])
      expect(
        readOtherWords({ ...bakery, hours: 'a ratos', others: [{ ...valencian, hours }] }, most).wrong,
      ).toEqual(['hoursIn.va']);
    const parted = { ...bakery, hours: 'Lunes, de 9 a 14 y de 17 a 20' };
    const others = [{ ...valencian, hours: 'Dilluns, de 17 a 20; dilluns, de 9 a 14' }];
    expect(readOtherWords({ ...parted, others }, most).wrong).toEqual([]);
  });

  it('stays if a page that knows nothing of it saves the listing, but for hours that hold no longer', () => {
    expect(keptWords([valencian], bakery.hours)).toEqual([valencian]);
    expect(keptWords([valencian], 'Cada día, de 8 a 14')).toEqual([{ ...valencian, hours: '' }]);
  });
});

describe('the texts of a listing', () => {
  it('are those of the reader, or else the next best with the language that they are in', () => {
    const [cocas, pan] = [bakery.offers[1], bakery.offers[0]].map((one) => one ?? { id: '', title: '' });
    const of = (text: Parameters<typeof textFor>[0]) =>
      (['va', 'ca', 'en'] as const).map((reader) => textFor(text, reader, 'es'));
    const spanish = { text: 'Pan', lang: 'es' };
    expect(of(offerTitleOf(bakery, pan ?? { id: '', title: '' }))).toEqual([spanish, spanish, spanish]);
    const title = { text: 'Dos coques per 5 €', lang: 'va' };
    const own = { text: 'Dos cocas por 5 €', lang: 'es' };
    expect(of(offerTitleOf(bakery, cocas ?? { id: '', title: '' }))).toEqual([title, title, own]);
    expect(textFor(hoursOf(bakery), 'va', 'es')).toEqual({ text: valencian.hours, lang: 'va' });
  });

  it('are never missing, and those of its own language never another’s', () => {
    const language = fc.constantFrom(...languages);
    const words = fc.record({
      language,
      sells: fc.string(),
      hours: fc.constant(''),
      offers: fc.constant([]),
    });
    fc.assert(
      fc.property(language, language, fc.array(words), (own, reader, others) => {
        const read = readOtherWords({ ...bakery, language: own, others }, { sells: 300, title: 80 });
        const { text, lang } = textFor(
          sellsOf({ ...bakery, language: own, others: read.others }),
          reader,
          own,
        );
        expect(text.trim()).not.toBe('');
        if (lang === own) expect(text).toBe(bakery.sells);
      }),
    );
  });
});
