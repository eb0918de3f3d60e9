import { describe, expect, it } from 'vitest';
import { drawnElement, drawnPicture, safeAddress } from './council-html.ts';

describe('what a council’s text may have', () => {
  it('is an element of the list, or one that is drawn as such', () => {
    expect(['p', 'b', 'h1', 'h6', 'div', 'span', 'script', 'img', 'a'].map(drawnElement)).toEqual([
      'p',
      'strong',
      'h2',
      'h4',
      'p',
      null,
      null,
      null,
      null,
    ]);
  });

  it('is a link to a path, a web address, a mail address or a telephone number', () => {
    const good = [
      '/guia',
      '#censo',
      'https://a.example',
      'HTTP://a.example',
      'mailto:a@b.example',
      'tel:960',
    ];
    expect(good.map(safeAddress)).toEqual(good);
    const bad = [
      'javascript:x',
      ' java\nscript:x',
      'data:text/html,x',
      '//a.example',
      '/\\a',
      '',
      'guia',
      null,
    ];
    expect(bad.map(safeAddress)).toEqual(bad.map(() => null));
  });

  it('is a picture of the portal’s own server', () => {
    expect(drawnPicture(' /files/nova/a.jpg ', 'Un banco')).toEqual({
      src: '/files/nova/a.jpg',
      alt: 'Un banco',
      loading: 'lazy',
    });
    expect(drawnPicture('/files/nova/a.jpg', null)?.alt).toBe('');
    expect(
      [null, '', 'a.jpg', '//x/a.jpg', 'https://a.example/a.jpg'].map((src) => drawnPicture(src, '')),
    ).toEqual([null, null, null, null, null]);
  });
});
