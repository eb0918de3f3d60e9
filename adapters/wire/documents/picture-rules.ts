import { isPictureAddress, isTownFile } from '#domain/content/web-address.ts';
import { valuesAt } from '#domain/shared/values-at.ts';
import { type DocumentRule, memberAt } from './document-rules.ts';

const isFileOf = (found: string, realm: string) => found.startsWith(`/files/${realm}/`);

/** A file of the town with one of the endings, which the head of each page names: elsewhere it would not be loaded. */
export const ownFile =
  (field: string, endings: readonly string[]): DocumentRule =>
  (raw, { realm }) => {
    const found = memberAt(raw, [field]);
    if (typeof found !== 'string' || found === '') return [];
    if (isTownFile(found, realm, endings)) return [];
    const name = found.split('/').at(-1) ?? '';
    const isNear = isTownFile(`/files/${realm}/${name}`, realm, endings) && !isFileOf(found, realm);
    return [
      {
        path: [field],
        kind: 'wantsTownFile',
        found,
        particulars: { example: `/files/${realm}/${field}.${endings[0] ?? ''}` },
        ...(isNear ? { suggestion: `/files/${realm}/${name}` } : {}),
      },
    ];
  };

/** Pictures come from the portal's own server, as its policy asks; a page shows any other as if there were none. */
export const ownPictures =
  (...fields: readonly (readonly string[])[]): DocumentRule =>
  (raw, { realm }) =>
    fields
      .flatMap((steps) => valuesAt(raw, steps))
      .flatMap(({ path, value }) => {
        if (typeof value !== 'string' || value === '' || isPictureAddress(value)) return [];
        const isBare = /^[\w-]+(?:\.[\w-]+)+$/u.test(value);
        return [
          {
            path,
            kind: 'wantsPicture' as const,
            found: value,
            ...(isBare ? { suggestion: `/files/${realm}/${value}` } : { isDoubt: true }),
          },
        ];
      });

/** The pictures of the start page and the foot, each as a slide. */
export const settingsPictures: readonly (readonly string[])[] = [
  ['portada', 'carrusel', '*'],
  ['portada', 'banners', '*'],
  ['portada', 'bannersInteres', '*'],
  ['portada', 'banner'],
  ['footer', 'logos', '*'],
].flatMap((slide) => ['image', 'headerImage'].map((field) => [...slide, field]));

export const surveyPictures: readonly (readonly string[])[] = [
  ['headerImage'],
  ['answers', '*', 'image'],
  ['proposals', '*', 'headerImage'],
];

export const processPictures = ownPictures(['images', '*'], ['images', '*', 'uri']);
