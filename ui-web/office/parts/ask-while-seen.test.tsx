import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAskWhileSeen } from './ask-while-seen.ts';

type Told = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Places({ ask, places }: { readonly ask: () => void; readonly places: readonly string[] }) {
  const place = useAskWhileSeen(ask, 1000);
  return places.map((id) => <p key={id} id={id} ref={place} />);
}

/** Draws places, and says of each whether it is on the screen. */
function drawn(places: readonly string[]) {
  vi.useFakeTimers();
  let tell: (entries: readonly Told[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly Told[]) => void) {
        tell = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const ask = vi.fn<() => void>();
  render(<Places {...{ ask, places }} />);
  return {
    asked: () => {
      ask.mockClear();
      act(() => void vi.advanceTimersByTime(3000));
      return ask.mock.calls.length;
    },
    ask,
    see: (id: string, isIntersecting: boolean) =>
      act(() => tell([{ target: document.querySelector(`#${id}`) as Element, isIntersecting }])),
  };
}

describe('what a page asks again and again', () => {
  it('is asked while one of the places that show it is on the screen, and at once when one comes back', () => {
    const { asked, ask, see } = drawn(['head', 'foot']);
    expect(asked()).toBe(3);
    see('head', true);
    see('foot', false);
    expect(asked()).toBe(3);
    see('head', false);
    expect(asked()).toBe(0);
    see('foot', true);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(asked()).toBe(3);
  });

  it('is asked before there is a place, so that what failed is tried again', () => {
    expect(drawn([]).asked()).toBe(3);
  });

  it('is not asked while the page is hidden', () => {
    const { asked } = drawn(['head']);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(asked()).toBe(0);
    vi.restoreAllMocks();
  });
});
