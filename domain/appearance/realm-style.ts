import type { Shade } from './neutral-colours.ts';
import { realmColours } from './realm-colour.ts';

const both = ({ light, dark }: Shade): string => (light === dark ? light : `light-dark(${light},${dark})`);

/** The town's colours as custom properties of CSS, each with its value: for one part of a page in another town's colours. */
export function realmProperties(primaryColour: string | null | undefined): Readonly<Record<string, string>> {
  const { realm, ...shades } = realmColours(primaryColour);
  const named = {
    action: shades.action,
    'action-hover': shades.actionHover,
    tint: shades.tint,
    'realm-line': shades.realmLine,
    deep: shades.deep,
    'deep-line': shades.deepLine,
    'on-deep-2': shades.onDeep2,
    'glaze-pale': shades.glazePale,
    'glaze-mid': shades.glazeMid,
    'glaze-full': shades.glazeFull,
    'glaze-dark': shades.glazeDark,
  };
  const others = Object.entries(named).map(([name, shade]) => [`--${name}`, both(shade)] as const);
  return { '--realm': realm, ...Object.fromEntries(others) };
}

/**
 * The town's colours as CSS, for a `<style>` written by the server and by the browser alike. Only computed
 * `#rrggbb` values are in it: nothing the council typed can leave its place, since a colour that is not one becomes
 * the fallback.
 *
 * @example realmStyle('#0a6f6a') // ':root{--realm:#0a6f6a;--action:light-dark(#…,#…);…}'
 */
export function realmStyle(primaryColour: string | null | undefined): string {
  const properties = Object.entries(realmProperties(primaryColour));
  return `:root{${properties.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
