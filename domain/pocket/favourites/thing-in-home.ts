import { portalPlace } from '../../content/portal-place.ts';
import { thingParameters } from '../../content/thing-parameters.ts';

const parameters: ReadonlyMap<string, string> = new Map(Object.entries(thingParameters));

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
