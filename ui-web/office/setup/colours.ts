import { contrast } from '#domain/appearance/contrast.ts';
import { neutralColours } from '#domain/appearance/neutral-colours.ts';
import { realmColours } from '#domain/appearance/realm-colour.ts';

/** Colours to choose from, with the names of `office-setup.json`. */
export const offeredColours = [
  { name: 'green', colour: '#0a6f6a' },
  { name: 'blue', colour: '#1f5d9e' },
  { name: 'wine', colour: '#7a1f3d' },
  { name: 'violet', colour: '#5b3d8f' },
  { name: 'earth', colour: '#8a4b10' },
  { name: 'pine', colour: '#2f6b2f' },
] as const;

/** A town has this colour as long as nobody has chosen one. */
export const usualColour = offeredColours[0].colour;

/** How well letters in a colour can be read on the page, as it is and as buttons and links have it. */
export function legibilityOf(colour: string): { readonly asItIs: number; readonly asUsed: number } {
  const { realm, action } = realmColours(colour);
  const page = neutralColours.paper.light;
  return { asItIs: contrast(realm, page), asUsed: contrast(action.light, page) };
}
