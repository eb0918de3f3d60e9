import { once } from '#ui-web/composition/once.ts';

/** What sends a form that is written. */
export interface LateSending {
  readonly send: () => Promise<void>;
  /** What is written has changed: what is sent next is another one. */
  readonly another: () => void;
}

/**
 * Sends with a script that comes with the form and not with the home before it. If it does not come, nothing has reached the
 * council: `unreachable` says so, and the next press asks for it again.
 */
export function lateSending(script: () => Promise<LateSending>, unreachable: () => void): LateSending {
  let here: LateSending | null = null;
  const load = once(async () => {
    here = await script();
    return here;
  });
  return {
    send: async () => {
      const sending = await load().catch(() => null);
      if (sending === null) unreachable();
      else await sending.send();
    },
    // Before it has come, nothing was sent.
    another: () => here?.another(),
  };
}
