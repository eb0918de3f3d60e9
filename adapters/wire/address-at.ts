import type { Call, PathIn, WrittenOf } from './call.ts';

/** Signs that separate the terms of a query stay readable; they mean nothing else there. */
const written = (value: unknown) =>
  encodeURIComponent(value as string).replaceAll(/%(?:2C|3D)/gu, decodeURIComponent);

/**
 * Where a call goes, at one of its paths and of its type alone: screens ask for documents without the codecs of all that
 * could come. The query stands in the order in which it is given, or in that of `names`.
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
    // A parameter that asks whether there is something there stands alone.
    .map((name) => (values[name] === '' ? name : `${name}=${written(values[name])}`));
  const at = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => written(values[name]));
  return asked.length === 0 ? at : `${at}?${asked.join('&')}`;
}
