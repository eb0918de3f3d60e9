import type { Shade } from './neutral-colours.ts';
import type { Hex } from './oklch.ts';
import { realmColours } from './realm-colour.ts';

const both = ({ light, dark }: Shade): string => (light === dark ? light : `light-dark(${light},${dark})`);

const property = (name: string, colour: Shade | Hex) =>
  `--${name}:${typeof colour === 'string' ? colour : both(colour)}`;

/**
 * The town's colours as CSS, for a `<style>` written by the server and by the browser alike. Only computed
 * `#rrggbb` values are in it: nothing the council typed can leave its place, since a colour that is not one becomes
 * the fallback.
 *
 * @example realmStyle('#0a6f6a') // ':root{--realm:#0a6f6a;--action:light-dark(#…,#…);…}'
 */
export function realmStyle(primaryColour: string | null | undefined): string {
  const colours = realmColours(primaryColour);
  const properties = [
    property('realm', colours.realm),
    property('action', colours.action),
    property('action-hover', colours.actionHover),
    property('tint', colours.tint),
    property('realm-line', colours.realmLine),
    property('deep', colours.deep),
    property('deep-line', colours.deepLine),
    property('on-deep-2', colours.onDeep2),
    property('glaze-pale', colours.glazePale),
    property('glaze-mid', colours.glazeMid),
    property('glaze-full', colours.glazeFull),
    property('glaze-dark', colours.glazeDark),
  ];
  return `:root{${properties.join(';')}}`;
}
