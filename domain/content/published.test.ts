import { expect, it } from 'vitest';
import { isPublished } from './published.ts';

it('a document is shown unless it says that it is not published', () => {
  for (const document of [
    { isPublished: true },
    {},
    { isPublished: null },
    { isPublished: 'false' },
    null,
    undefined,
    'x',
    7,
  ])
    expect(isPublished(document)).toBe(true);
  expect(isPublished({ isPublished: false })).toBe(false);
});
