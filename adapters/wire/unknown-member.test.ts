import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { localizedText, orNull } from './decode.ts';
import { unknownMember } from './unknown-member.ts';

const codec = t.intersection([
  t.type({ _id: t.string }),
  t.partial({
    title: orNull(localizedText),
    data: orNull(t.partial({ slug: t.string })),
    list: t.array(t.string),
  }),
]);

describe('a member that a call does not name', () => {
  it.each([
    [{ _id: 'a', titel: 'A' }, 'titel'],
    [{ data: { slug: 'a', slag: 'b' } }, 'data.slag'],
    [{ toString: 1 }, 'toString'],
  ])('is found: %j', (value, path) => {
    expect(unknownMember(codec, value)).toBe(path);
  });

  it.each([
    { _id: 'a', title: { es: 'A', xx: 'B' }, data: null },
    { data: {}, list: ['a'] },
    null,
    'text',
    [1],
  ])('is not found in %j', (value) => {
    expect(unknownMember(codec, value)).toBeNull();
  });
});
