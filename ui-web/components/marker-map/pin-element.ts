import { formatCount } from '#application/text/numbers.ts';
import { langOf, textOf } from '../wording/wording.tsx';
import type { Pin } from './clusters.ts';
import styles from './marker-map.module.css';

/** The button of a pin on the map: a lozenge for one place, stacked squares for several. */
export function pinElement(pin: Pin, onPick: () => void): HTMLButtonElement {
  const [first, ...others] = pin.places;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['pin'] ?? '';
  const sign = document.createElement('span');
  sign.ariaHidden = 'true';
  sign.className = (others.length > 0 ? styles['group'] : styles['one']) ?? '';
  if (others.length > 0) sign.textContent = formatCount(pin.places.length);
  button.append(sign);
  const lang = langOf(first.name);
  if (others.length === 0 && lang !== undefined) button.lang = lang;
  if (others.length === 0) button.title = textOf(first.name);
  button.addEventListener('click', onPick);
  return button;
}

/** Marks the chosen pin: yellow, with a ring, and announced. */
export function markChosen(element: HTMLElement, chosen: boolean): void {
  element.classList.toggle(styles['chosen'] ?? 'chosen', chosen);
  if (chosen) element.setAttribute('aria-current', 'true');
  else element.removeAttribute('aria-current');
}
