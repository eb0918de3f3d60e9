/** Whether the reader prefers reduced motion. False if the page is drawn without a browser. */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
