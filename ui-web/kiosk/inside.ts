import type { MouseEvent } from 'react';

/**
 * Links of a kiosk lead nowhere: one within the page moves the focus and leaves no entry in the history; one that leads
 * away (in a text of the council) is not followed.
 */
export function staysInside(event: MouseEvent<HTMLElement>): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (href === undefined || href === null) return;
  event.preventDefault();
  if (!href.startsWith('#')) return;
  const found = document.getElementById(decodeURIComponent(href.slice(1)));
  found?.focus();
  found?.scrollIntoView({ block: 'start' });
}
