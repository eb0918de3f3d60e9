import { describe, expect, it } from 'vitest';
import { isShown } from './shown.ts';

describe('what portals show', () => {
  it('is every document that does not say that it is not published', () => {
    expect(isShown('articulos', {})).toBe(true);
    expect(isShown('articulos', { isPublished: true, estado: 'Inactiva' })).toBe(true);
    expect(isShown('articulos', { isPublished: false })).toBe(false);
  });

  it('is of associations only those that are active', () => {
    expect(isShown('asociaciones', { estado: 'Activa' })).toBe(true);
    expect(isShown('asociaciones', { estado: 'Inactiva' })).toBe(false);
    expect(isShown('asociaciones', {})).toBe(false);
    expect(isShown('asociaciones', { estado: 'Activa', isPublished: false })).toBe(false);
  });
});
