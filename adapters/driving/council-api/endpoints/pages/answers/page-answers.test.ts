import { expect, it } from 'vitest';
import { portalPlace } from '#domain/content/portal-place.ts';
import { keptFor } from './page-answers.ts';

it('keeps a page for a minute if what it says changes without the contents of the town', () => {
  const at = (path: string) => keptFor(portalPlace(path).place);
  expect(['/bonos', '/bonos/otono', '/comercios'].map(at)).toEqual([60_000, 60_000, 60_000]);
  expect(['/', '/entradas', '/citas'].map(at)).toEqual([Infinity, Infinity, Infinity]);
});
