import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** In a list of buttons the arrows go from one to the next, Home to the first and End to the last. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const step = steps[event.key];
  const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 };
  const next = step === undefined ? ends[event.key] : Math.min(Math.max(at + step, 0), buttons.length - 1);
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}
