import type { ComponentType } from 'react';
import { once } from '#ui-web/composition/once.ts';

/** What the addresses of a screen say: their named parts. */
export interface RouteParams {
  readonly slug?: string;
  readonly section?: string;
  readonly proposal?: string;
  readonly key?: string;
}

export type Screen = ComponentType<{ readonly params: RouteParams }>;

/** A screen whose file is fetched when somebody goes there. */
export interface LateScreen {
  /** Null until its file has come. */
  readonly here: () => Screen | null;
  /** Fetches the file; again, if it failed to come the last time. */
  readonly load: () => Promise<Screen>;
}

/**
 * In place of React's own `lazy`: that shows what stands in for a screen for a third of a second at least, however
 * soon the screen comes, and never asks again for a file that did not come.
 */
export function lateScreen(fetched: () => Promise<{ readonly default: Screen }>): LateScreen {
  let screen: Screen | null = null;
  return {
    here: () => screen,
    load: once(async () => {
      screen = (await fetched()).default;
      return screen;
    }),
  };
}
