import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPosition } from './hold-position.ts';
import { enterEntry, keepPosition } from './kept-position.ts';

let scrolled = vi.fn<() => void>();
let frames: ((now: number) => void)[] = [];
const frameAt = (now: number) => frames.splice(0).forEach((run) => run(now));
const heightOfPage = (height: number) =>
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);

beforeEach(() => {
  history.replaceState({ own: 1 }, '');
  scrolled = vi.fn<() => void>();
  frames = [];
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});
afterEach(() => vi.unstubAllGlobals());

describe('the scroll position of a page', () => {
  it('is stored in the browser’s history entry, and given once, when the reader returns to it', () => {
    expect(enterEntry()).toEqual({ wasSeen: false, at: null });
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(4200);
    keepPosition();
    expect(history.state).toEqual({ own: 1, seen: true, at: 4200 });
    expect(enterEntry()).toEqual({ wasSeen: true, at: 4200 });
    expect(enterEntry()).toEqual({ wasSeen: true, at: null });
    expect(history.state).toEqual({ own: 1, seen: true });
  });

  it('is known for an entry that a jump within the page has made', () => {
    history.pushState(null, '', '#enviar');
    keepPosition();
    expect(enterEntry()).toMatchObject({ wasSeen: true });
  });

  it('is restored while the page is loading, until it is whole', () => {
    heightOfPage(800);
    holdPosition(4200);
    frameAt(0);
    heightOfPage(9000);
    frameAt(1000);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 4200 });
    frameAt(1200);
    expect(frames).toHaveLength(1);
    frameAt(1400);
    expect(frames).toHaveLength(0);
  });

  it('is given up if the page stays too short, or if the reader scrolls', () => {
    heightOfPage(800);
    holdPosition(4200);
    frameAt(0);
    frameAt(5001);
    expect(frames).toHaveLength(0);
    holdPosition(4200);
    window.dispatchEvent(new Event('wheel'));
    expect(frames).toHaveLength(0);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
});
