import type { PageHeading } from '#application/content/page-heading.ts';
import type { LateScreen } from '../routing/late-screen.ts';

/** What a screen calls. */
export interface Asking {
  readonly ask: () => Promise<void>;
}

interface Asked<P> {
  readonly presenter: P;
  /** The answers to its calls. */
  readonly coming: Promise<void>;
}

/**
 * The page as the server drew it, from the answers that are sent with it. Until the browser has taken it over, a
 * screen waits for its parts instead of showing placeholders: meanwhile React leaves on show what the server drew.
 * The server draws through the same component, until there is nothing left to wait for.
 */
export interface FirstView {
  /**
   * Whether a screen with a file of its own is drawn if its file is there. Server and browser draw the same: only the
   * first screen, whatever else either has loaded before.
   */
  readonly shows: (screen: LateScreen) => boolean;
  /** The presenter of that name, created and asked by its first user; null once the view is taken over. */
  readonly asked: <P extends Asking>(name: string, make: () => P) => Asked<P> | null;
  /** All answers that were waited for so far. */
  readonly coming: () => readonly Promise<void>[];
  /** Runs what must wait for that: at once, if it is over already. */
  readonly after: (task: () => void) => void;
  /** What the page begins with until its screen is there, at the address with which the visit began; elsewhere null. */
  readonly heading: (address: string) => PageHeading | null;
  /** Whether the browser has taken the screen over. */
  readonly isOver: () => boolean;
  /** The browser has taken the screen over. */
  readonly end: () => void;
}

/** What a page begins with. */
interface Beginning {
  /** Its screen, if the server draws it. */
  readonly first: LateScreen | null;
  readonly heading: PageHeading | null;
}

/** @param tasks what waits until the view is taken over */
export function firstView({ first, heading }: Beginning, ...tasks: (() => void)[]): FirstView {
  let isOver = false;
  let begun: string | null = null;
  const made = new Map<string, Asked<Asking>>();
  return {
    heading: (address) => {
      begun ??= address;
      return address === begun ? heading : null;
    },
    isOver: () => isOver,
    shows: (screen) => isOver || screen === first,
    asked: <P extends Asking>(name: string, make: () => P) => {
      if (isOver) return null;
      const known = made.get(name) as Asked<P> | undefined;
      if (known) return known;
      const presenter = make();
      const one = { presenter, coming: presenter.ask() };
      made.set(name, one);
      return one;
    },
    coming: () => Array.from(made.values(), ({ coming }) => coming),
    after: (task) => {
      if (isOver) task();
      else tasks.push(task);
    },
    end: () => {
      isOver = true;
      for (const task of tasks.splice(0)) task();
    },
  };
}
