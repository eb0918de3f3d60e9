import type { Call, PathIn, WrittenOf } from './call.ts';

/** Characters that separate the terms of a query stay readable; they have no meaning elsewhere in it. */
const written = (value: unknown) =>
  encodeURIComponent(value as string).replaceAll(/%(?:2C|3D)/gu, decodeURIComponent);

/**
 * The address of a call, at one of its paths and by its type alone: screens ask for documents without loading all
 * codecs. The query is in the given order, or in that of `names`.
 *
 * @example addressAt<typeof readSurveyCall>('/api/{realm}/surveys/{id}', { realm, id: 's-1' }) // '/api/vilanova/surveys/s-1'
 */
export function addressAt<C extends Call>(
  path: PathIn<C>,
  given: WrittenOf<C>,
  names = Object.keys(given),
): string {
  const values: Readonly<Record<string, unknown>> = given;
  const asked = names
    .filter((name) => !path.includes(`{${name}}`) && (values[name] ?? null) !== null)
    // A parameter without a value asks whether the field has one.
    .map((name) => (values[name] === '' ? name : `${name}=${written(values[name])}`));
  const at = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => written(values[name]));
  return asked.length === 0 ? at : `${at}?${asked.join('&')}`;
}
