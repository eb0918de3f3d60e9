import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { isSameJson, type Json, type JsonObject } from './json.ts';

const turned = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value as JsonObject).toReversed();
  return Object.fromEntries(members.map(([name, member]) => [name, turned(member)]));
};
const anyJson = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('the canonical form of JSON', () => {
  it('has its members in the order of their names, without spaces', () => {
    expect(canonicalJson({ b: [1, { z: null, a: true }], a: 'ñ"', B: {} })).toBe(
      '{"B":{},"a":"ñ\\"","b":[1,{"a":true,"z":null}]}',
    );
  });

  it('is the same text for the same value, in whatever order its members came', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
      }),
    );
  });

  it('is JSON of that value, and another text for another value', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (one, other) => {
        expect(isSameJson(JSON.parse(canonicalJson(one)) as Json, one)).toBe(true);
        expect(canonicalJson(one) === canonicalJson(other)).toBe(isSameJson(one, other));
      }),
    );
  });
});
