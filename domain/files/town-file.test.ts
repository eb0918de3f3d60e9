import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesFor,
  contentEnds,
  focusedAddress,
  type FileContent,
  isPicture,
  kindOfName,
  lacksWords,
  replacedLife,
  stillStored,
  storedName,
  type TownFile,
  withContent,
} from './town-file.ts';

const bytesOf = (hash: string, width: number | null) => ({
  hash,
  type: 'image/jpeg',
  bytes: 10,
  width,
  height: width,
});
const content = (hash: string, ...sizes: readonly number[]): FileContent => ({
  ...bytesOf(hash, 1920),
  sizes: sizes.map((width) => bytesOf(`${hash}-${width}`, width)),
});
const aFile: TownFile = {
  name: 'plaza.jpg',
  kind: 'jpg',
  content: content('one', 480, 960),
  words: {},
  focus: null,
  by: 'Neus',
  at: 1000,
  isPublished: false,
  replaced: [],
};
const pep = (at: number) => ({ by: 'Pep', at });

describe('the name of an uploaded file', () => {
  it.each([
    ['Plaça Major (2).JPEG', 'jpg', 1, 'Placa-Major-2.jpg'],
    ['Plaça Major.jpg', 'jpg', 3, 'Placa-Major-3.jpg'],
    ['..\\..\\secret', 'pdf', 1, 'secret.pdf'],
    ['ñ/·.png', 'png', 1, 'archivo.png'],
    ['图.png', 'png', 2, 'archivo-2.png'],
  ])('%s of kind %s is at try %d: %s', (name, kind, number, stored) => {
    expect(storedName(name, kind, number)).toBe(stored);
  });

  it('can stand in an address as it is, and says its kind, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 99 }), (name, number) => {
        expect(storedName(name, 'webp', number)).toMatch(/^\w[\w.-]*\.webp$/u);
      }),
    );
  });

  it('says the kind', () => {
    expect(['a.JPEG', 'a.pdf', 'noending', 'a.long-ending'].map(kindOfName)).toEqual(['jpg', 'pdf', '', '']);
  });
});

describe('a picture', () => {
  it('lacks words until one language has some; a document never does', () => {
    expect(lacksWords(aFile)).toBe(true);
    expect(lacksWords({ ...aFile, words: { es: ' ' } })).toBe(true);
    expect(lacksWords({ ...aFile, words: { es: ' ', va: 'La plaça' } })).toBe(false);
    expect(lacksWords({ kind: 'pdf', words: {} })).toBe(false);
    expect(isPicture({ kind: 'svg' })).toBe(true);
  });

  it('is sent in the narrowest version that is wide enough, or as it is', () => {
    const { content: asked } = aFile;
    if (asked === null) throw new Error('no content');
    const widths = [null, 100, 480, 481, 960, 961, 5000].map((width) => bytesFor(asked, width).width);
    expect(widths).toEqual([1920, 480, 480, 960, 960, 1920, 1920]);
    expect(bytesFor({ ...asked, sizes: [bytesOf('x', null)] }, 480).width).toBe(1920);
  });
});

describe('the address of a picture', () => {
  it('has its focal point behind it, if it has one', () => {
    expect(focusedAddress('/files/nova/a.jpg', null)).toBe('/files/nova/a.jpg');
    expect(focusedAddress('/files/nova/a.jpg', { x: 0, y: 100 })).toBe('/files/nova/a.jpg#xy=0,100');
  });
});

describe('a replaced content', () => {
  const twice = withContent(withContent(aFile, content('two'), pep(2000)), content('three'), pep(3000));

  it('is remembered with who put it there and when', () => {
    expect(twice).toMatchObject({ by: 'Pep', at: 3000, content: { hash: 'three' } });
    expect(twice.replaced.map(({ content: { hash }, by, at }) => [hash, by, at])).toEqual([
      ['two', 'Pep', 2000],
      ['one', 'Neus', 1000],
    ]);
  });

  it('is not one if the content is the same, or if there was none', () => {
    expect(withContent(aFile, content('one'), pep(2000))).toBe(aFile);
    expect(withContent({ ...aFile, content: null }, content('two'), pep(2000)).replaced).toEqual([]);
  });

  it('is stored for thirty days from when it was replaced, with its versions', () => {
    const stored = (now: number) => stillStored(twice, now).map((one) => one.content.hash);
    expect(stored(2000 + replacedLife - 1)).toEqual(['two', 'one']);
    expect(stored(2000 + replacedLife)).toEqual(['two']);
    expect(stored(3000 + replacedLife)).toEqual([]);
    expect([...contentEnds(twice)]).toEqual([
      ['two', 3000 + replacedLife],
      ['one', 2000 + replacedLife],
      ['one-480', 2000 + replacedLife],
      ['one-960', 2000 + replacedLife],
      ['three', null],
    ]);
  });

  it('that came back is stored without an end', () => {
    const back = withContent(twice, content('one', 480, 960), pep(4000));
    expect(contentEnds(back).get('one')).toBeNull();
    expect(contentEnds(back).get('one-480')).toBeNull();
    expect([...contentEnds({ ...aFile, content: null })]).toEqual([]);
  });
});
