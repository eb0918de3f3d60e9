import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

/** What watches places just now: how near counts, and what it tells. */
const watching: { readonly margin: string | undefined; readonly tell: (isNear: boolean) => void }[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #one: (typeof watching)[number];
      constructor(
        told: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        { rootMargin }: { readonly rootMargin?: string },
      ) {
        this.#one = { margin: rootMargin, tell: (isIntersecting) => told([{ isIntersecting }]) };
      }
      observe() {
        watching.push(this.#one);
      }
      disconnect() {
        watching.splice(watching.indexOf(this.#one), 1);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  watching.length = 0;
});

const margins = () => watching.map(({ margin }) => margin);

describe('a place that is waited for', () => {
  it('is on the screen, or near it once the reader moves', () => {
    const then = vi.fn<() => void>();
    whenSeen(document.body, then);
    expect(margins()).toEqual(['0px']);
    watching[0]?.tell(false);
    expect(then).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('scroll'));
    expect(margins()).toEqual(['400px']);
    watching[0]?.tell(true);
    expect(then).toHaveBeenCalledTimes(1);
    expect(margins()).toEqual([]);
    document.body.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(margins()).toEqual([]);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('is shown on paper', () => {
    const then = vi.fn<() => void>();
    whenSeen(document.body, then);
    window.dispatchEvent(new Event('beforeprint'));
    expect(then).toHaveBeenCalledTimes(1);
    expect(margins()).toEqual([]);
  });

  it('is no longer waited for', () => {
    const then = vi.fn<() => void>();
    const stop = whenSeen(document.body, then);
    stop();
    document.body.dispatchEvent(new Event('scroll'));
    expect(margins()).toEqual([]);
  });

  it('is there at once in a browser that cannot say what is on the screen', () => {
    vi.unstubAllGlobals();
    const known = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const then = vi.fn<() => void>();
    whenSeen(document.body, then)();
    if (known) Object.defineProperty(window, 'IntersectionObserver', known);
    expect(then).toHaveBeenCalledTimes(1);
  });
});
