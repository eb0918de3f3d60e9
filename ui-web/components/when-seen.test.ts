import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

/** What watches a place just now: how near counts, and what it tells. */
interface Watch {
  readonly margin: string | undefined;
  readonly tell: (isNear: boolean) => void;
}
const watching = new Map<object, Watch & { readonly place: Element }>();
let place: Element;

beforeEach(() => {
  place = document.createElement('section');
  document.body.append(place);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #one: Watch;
      constructor(
        told: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        { rootMargin }: { readonly rootMargin?: string },
      ) {
        this.#one = { margin: rootMargin, tell: (isIntersecting) => told([{ isIntersecting }]) };
      }
      observe(watched: Element) {
        watching.set(this, { ...this.#one, place: watched });
      }
      disconnect() {
        watching.delete(this);
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  watching.clear();
  place.remove();
});

/** Who watches the place of the test; what another page waits for is none of its business. */
const watches = () => [...watching.values()].filter((one) => one.place === place);
const margins = () => watches().map(({ margin }) => margin);

describe('a place that is waited for', () => {
  it('is on the screen, or near it once the reader moves', () => {
    const then = vi.fn<() => void>();
    whenSeen(place, then);
    expect(margins()).toEqual(['0px']);
    watches()[0]?.tell(false);
    expect(then).not.toHaveBeenCalled();
    place.dispatchEvent(new Event('scroll'));
    expect(margins()).toEqual(['400px']);
    watches()[0]?.tell(true);
    expect(then).toHaveBeenCalledTimes(1);
    expect(margins()).toEqual([]);
    place.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('beforeprint'));
    expect(margins()).toEqual([]);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('is shown on paper', () => {
    const then = vi.fn<() => void>();
    whenSeen(place, then);
    window.dispatchEvent(new Event('beforeprint'));
    expect(then).toHaveBeenCalledTimes(1);
    expect(margins()).toEqual([]);
  });

  it('is no longer waited for', () => {
    const then = vi.fn<() => void>();
    const stop = whenSeen(place, then);
    stop();
    place.dispatchEvent(new Event('scroll'));
    expect(margins()).toEqual([]);
  });

  it('is there at once in a browser that cannot say what is on the screen', () => {
    vi.unstubAllGlobals();
    const known = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const then = vi.fn<() => void>();
    whenSeen(place, then)();
    if (known) Object.defineProperty(window, 'IntersectionObserver', known);
    expect(then).toHaveBeenCalledTimes(1);
  });
});
