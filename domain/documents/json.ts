/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** An object of JSON. */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** Whether a value is an object of JSON, not a list and not null. */
export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of JSON are the same; the order of the members of an object does not count. `undefined`: no value. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, n) => isSameJson(item, other[n]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}
