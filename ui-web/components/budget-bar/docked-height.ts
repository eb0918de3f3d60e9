import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the height of a sticky bar as `--docked-bar` on the page while the bar is there: the page scrolls a focused
 * element clear of it (WCAG 2.4.11).
 */
export function useDockedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--docked-bar', `${Math.ceil(element.getBoundingClientRect().height)}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--docked-bar');
    };
  }, [bar]);
}
