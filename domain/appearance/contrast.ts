import { channelsOf, type Hex, linear } from './oklch.ts';

/** Relative luminance of WCAG 2.2: 0 for black, 1 for white. */
export function luminance(hex: Hex): number {
  const [r, g, b] = channelsOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/**
 * Contrast of WCAG 2.2, 1 to 21. Text needs 4.5 (1.4.3), signs and borders of controls 3 (1.4.11).
 *
 * @example contrast('#000000', '#ffffff') // 21
 */
export function contrast(one: Hex, other: Hex): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
