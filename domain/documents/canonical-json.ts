import { isJsonObject, type Json } from './json.ts';

/**
 * The canonical form of a value of JSON: members in the order of their names (by code units), no spaces. Two values that are
 * the same give the same text, so that anybody finds the same hash (as in RFC 8785).
 *
 * @example canonicalJson({ b: 1, a: ['x'] }) // '{"a":["x"],"b":1}'
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`);
  return `{${members.join(',')}}`;
}
