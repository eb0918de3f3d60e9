import { contrast } from '#domain/appearance/contrast.ts';
import type { Hex } from '#domain/appearance/oklch.ts';

/** The order of Okabe and Ito, told apart with every kind of colour vision; the black of it is the ink of the page. */
export const okabeIto: readonly Hex[] = [
  '#0072b2',
  '#e69f00',
  '#009e73',
  '#d55e00',
  '#56b4e9',
  '#cc79a7',
  '#f0e442',
];

/** The colour of the nth of a drawing: of these, or in the usual order where there are none. */
export const colourAt = (index: number, of: readonly Hex[] = okabeIto): Hex =>
  of[index % of.length] ?? okabeIto[index % okabeIto.length] ?? '#0072b2';

/** Letters on a colour: the darker or lighter ink, whichever can be read better. */
export const inkOn = (ground: Hex): Hex =>
  contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';

/** What the page draws with just now, in its light or dark look. */
export interface PageInk {
  readonly ink: string;
  readonly ground: string;
  readonly line: string;
  readonly font: string;
}

/** Reads the colours that elements have, since drawings do not follow the page's own. */
export function pageInk(element: HTMLElement): PageInk {
  const style = getComputedStyle(element);
  return {
    ink: style.color,
    ground: style.backgroundColor,
    line: style.borderTopColor,
    font: style.fontFamily,
  };
}
