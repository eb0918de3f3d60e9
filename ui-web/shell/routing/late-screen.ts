import type { ComponentType } from 'react';
import type { Stock } from '#ui-web/i18n/stock.ts';
import { once } from '#ui-web/composition/once.ts';

/** The named parts of a screen's address. */
export interface RouteParams {
  readonly slug?: string;
  readonly section?: string;
  readonly proposal?: string;
  readonly key?: string;
  readonly part?: string;
  readonly run?: string;
}

export type Screen = ComponentType<{ readonly params: RouteParams }>;

/** A screen whose file is loaded when the reader goes there. */
export interface LateScreen {
  /** Null until its file is loaded. */
  readonly here: () => Screen | null;
  /** Loads the file; again, if it failed the last time. */
  readonly load: () => Promise<Screen>;
  /** The texts that it says, if these are apart; without it, those of all later pages. */
  readonly says?: Stock | undefined;
  /** The clients that it works with, which are in files of their own. */
  readonly needs?: 'forms' | 'services' | undefined;
}

/**
 * In place of React's own `lazy`: that shows a placeholder for at least a third of a second, however soon the screen
 * is loaded, and never asks again for a file that failed. The screen is the only thing that its file exports, so that
 * the first script needs no names of screens.
 */
export function lateScreen(
  fetched: () => Promise<Readonly<Record<string, Screen>>>,
  says?: Stock,
  needs?: LateScreen['needs'],
): LateScreen {
  let screen: Screen | null = null;
  return {
    says,
    needs,
    here: () => screen,
    load: once(async () => {
      const [found] = Object.values(await fetched());
      screen = found as Screen;
      return screen;
    }),
  };
}
