import type { FocusEvent, KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const placeOf = (button: HTMLElement): readonly [number, number] => [
  Number(button.dataset['row']),
  Number(button.dataset['column']),
];

/** How far a button is in the direction of a step; null if it is not there. Straight ones are nearer than those aside. */
function distance(
  [row, column]: readonly [number, number],
  [down, right]: readonly [number, number],
  other: HTMLElement,
): number | null {
  const [otherRow, otherColumn] = placeOf(other);
  const ahead = (otherRow - row) * down + (otherColumn - column) * right;
  if (ahead <= 0) return null;
  const aside = Math.abs((otherRow - row) * right) + Math.abs((otherColumn - column) * down);
  return ahead + aside * 100;
}

const buttonsIn = (box: HTMLElement): readonly HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('button[data-row]'),
];

/** Moves the focus between the free times of a table: up, down, left, right, to its first and its last. */
export function moveInTable(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target as HTMLElement;
  if (from.dataset['row'] === undefined) return;
  const all = buttonsIn(event.currentTarget);
  const step = steps[event.key];
  const ends = { Home: all[0], End: all.at(-1) }[event.key];
  const [nearest] = all
    .flatMap((button) => {
      const away = step === undefined ? null : distance(placeOf(from), step, button);
      return away === null ? [] : [{ button, away }];
    })
    .toSorted((a, b) => a.away - b.away);
  const to = ends ?? nearest?.button;
  if (step === undefined && ends === undefined) return;
  event.preventDefault();
  to?.focus();
}

/** The free time that has the focus is the one that the Tab key comes back to. */
export function keepTabStop(event: FocusEvent<HTMLElement>): void {
  if (event.target.dataset['row'] === undefined) return;
  for (const button of buttonsIn(event.currentTarget)) button.tabIndex = -1;
  event.target.tabIndex = 0;
}
