import { describe, expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { readAssociation } from './association.ts';

const pictureOf = (pictures: object) => {
  const read = readAssociation({ _id: 'a', title: 'Club', ...pictures });
  return isLeft(read) ? undefined : read.right.picture;
};

describe('the picture of an association', () => {
  it('is its logo, else its header image', () => {
    expect(pictureOf({ logo: '/files/v/a.svg', headerImage: '/files/v/b.jpg' })).toBe('/files/v/a.svg');
    expect(pictureOf({ logo: null, headerImage: '/files/v/b.jpg' })).toBe('/files/v/b.jpg');
    expect(pictureOf({})).toBeNull();
  });

  it('is missing if a page may not show it: the icon of its type is shown then', () => {
    for (const logo of ['javascript:1', 'https://elsewhere.example/a.png', '//evil.example/a.png', ''])
      expect(pictureOf({ logo, headerImage: '/files/v/b.jpg' })).toBe('/files/v/b.jpg');
  });
});
