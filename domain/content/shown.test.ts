import { describe, expect, it } from 'vitest';
import { isShownDocument } from './shown.ts';

describe('what portals show', () => {
  it('is every document that does not say that it is not published', () => {
    expect(isShownDocument('articulos', {})).toBe(true);
    expect(isShownDocument('articulos', { isPublished: true, estado: 'Inactiva' })).toBe(true);
    expect(isShownDocument('articulos', { isPublished: false })).toBe(false);
  });

  it('is no document for staff', () => {
    expect(isShownDocument('articulos', { isPublished: true, audience: 'staff' })).toBe(false);
    expect(isShownDocument('directorio', { isPublished: true })).toBe(false);
  });

  it('is of associations only those that are active', () => {
    expect(isShownDocument('asociaciones', { estado: 'Activa' })).toBe(true);
    expect(isShownDocument('asociaciones', { estado: 'Inactiva' })).toBe(false);
    expect(isShownDocument('asociaciones', {})).toBe(false);
    expect(isShownDocument('asociaciones', { estado: 'Activa', isPublished: false })).toBe(false);
  });
});
