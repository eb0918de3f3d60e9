/** Whether the reader has asked their device for less movement. Nobody has where pages are drawn without a browser. */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
