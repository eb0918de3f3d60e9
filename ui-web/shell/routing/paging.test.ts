import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { pageCount, pageOf, pagination } from './paging.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const shown = (current: number, count: number) =>
  pagination(current, count, '/noticias', speech)?.pages.map((page) =>
    page.kind === 'gap' ? '…' : page.text,
  );

describe('the page in the address', () => {
  it('is the first if the address names none, or an invalid one', () => {
    expect(['', '?page=0', '?page=-2', '?page=2e3', '?page=dos'].map(pageOf)).toEqual([1, 1, 1, 1, 1]);
    expect(pageOf('?realm=benialt&page=12')).toBe(12);
    expect(pageOf('?page=9999')).toBe(9999);
    expect(pageOf('?page=99999'), 'councils refuse to skip that many').toBe(1);
  });
});

describe('the links to the pages of a list', () => {
  it('are left out if everything fits on one page', () => {
    expect(pagination(1, pageCount(6, 6), '/noticias', speech)).toBeNull();
    expect(pageCount(7, 6)).toBe(2);
  });

  it('leave a gap between the first, the neighbours and the last', () => {
    expect(shown(5, 9)).toEqual(['1', '…', '4', '5', '6', '…', '9']);
    expect(shown(1, 3)).toEqual(['1', '2', '3']);
  });

  it('mark exactly the current page, and always show the first and the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.nat(), (count, any) => {
        const current = 1 + (any % count);
        const pages = pagination(current, count, '/noticias', speech)?.pages ?? [];
        const numbered = pages.filter((page) => page.kind === 'page');
        expect(numbered.filter((page) => page.current)).toHaveLength(1);
        expect(numbered[0]?.href).toBe('/noticias');
        expect(numbered.at(-1)?.href).toBe(`/noticias?page=${count}`);
        expect(pages.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
