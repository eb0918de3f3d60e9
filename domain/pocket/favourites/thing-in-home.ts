import { portalPlace } from '../../content/portal-place.ts';

/** By which parameter the home of a front-end shows one of its things. */
const parameters: ReadonlyMap<string, string> = new Map([
  ['/comercios', 'comercio'],
  ['/entradas', 'evento'],
  ['/inscripciones', 'actividad'],
  ['/reservas', 'instalacion'],
]);

/**
 * The address of an event, a shop, a venue or an activity in the form that the home of its front-end has, so that both of its addresses are one;
 * any other address as it is.
 *
 * @example thingInHome('/entradas/fira') // '/entradas?evento=fira'
 */
export function thingInHome(path: string): string {
  const { place } = portalPlace(path);
  const home = path.slice(0, path.lastIndexOf('/'));
  const parameter = parameters.get(home);
  if (parameter === undefined || !('named' in place) || place.named === undefined) return path;
  return `${home}?${parameter}=${encodeURIComponent(place.named).replaceAll('%20', '+')}`;
}
