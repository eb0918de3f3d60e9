import { describe, expect, it } from 'vitest';
import { keepPlace } from './navigation.ts';

describe('an address inside the portal', () => {
  it('keeps the town and the portal that the address bar names', () => {
    expect(keepPlace('/noticias', 'realm=benialt&page=2&locale=va')).toBe('/noticias?realm=benialt');
    expect(keepPlace('/noticias?page=2#censo', 'portal=transparency')).toBe(
      '/noticias?page=2&portal=transparency#censo',
    );
  });

  it('goes to the town that it names itself', () => {
    expect(keepPlace('/?realm=vilanova', 'realm=benialt')).toBe('/?realm=vilanova');
  });

  it('is not changed if the address bar names none', () => {
    expect(keepPlace('/guia', '')).toBe('/guia');
  });
});
