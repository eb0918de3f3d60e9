import { contrast } from '#domain/appearance/contrast.ts';
import type { Hex } from '#domain/appearance/oklch.ts';

/**
 * The order of Okabe and Ito, which readers with any colour vision can distinguish; its black is the text colour of
 * the page.
 */
export const okabeIto: readonly Hex[] = [
  '#0072b2',
  '#e69f00',
  '#009e73',
  '#d55e00',
  '#56b4e9',
  '#cc79a7',
  '#f0e442',
];

/** The colour of the nth part of a drawing: of these, or in the usual order if there are none. */
export const colourAt = (index: number, of: readonly Hex[] = okabeIto): Hex =>
  of[index % of.length] ?? okabeIto[index % okabeIto.length] ?? '#0072b2';

/** The text colour on a colour: dark or light, whichever has more contrast. */
export const inkOn = (ground: Hex): Hex =>
  contrast(ground, '#000000') >= contrast(ground, '#ffffff') ? '#000000' : '#ffffff';

/** The colours of the page now, in its light or dark scheme. */
export interface PageInk {
  readonly ink: string;
  readonly ground: string;
  readonly line: string;
  readonly font: string;
}

/** Reads the computed colours of elements, since drawings do not follow the page's style sheet. */
export function pageInk(element: HTMLElement): PageInk {
  const style = getComputedStyle(element);
  return {
    ink: style.color,
    ground: style.backgroundColor,
    line: style.borderTopColor,
    font: style.fontFamily,
  };
}
