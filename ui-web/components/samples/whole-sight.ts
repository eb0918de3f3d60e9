import { vi } from 'vitest';

/** A browser whose screen is as high as any page: everything is on it at once. */
export function seeEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
}
