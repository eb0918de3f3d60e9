import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel, type CarouselWords } from './carousel.tsx';
import type { SlideView } from './slide.tsx';
import { placeAfter, slideTime } from './turning.ts';

const words: CarouselWords = {
  label: 'Destacados',
  pause: 'Pausar',
  resume: 'Reanudar',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (place, count) => `${place} de ${count}`,
};
const three: readonly SlideView[] = ['uno', 'dos', 'tres'].map((id) => ({
  id,
  title: id,
  picture: `/${id}.svg`,
  href: `/pagina/${id}`,
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (slides = three) => render(<Carousel words={words} slides={slides} />);
const shown = () =>
  screen.getAllByRole('group', { hidden: true }).findIndex((slide) => !slide.hasAttribute('inert'));
const wait = (time = slideTime) => act(() => void vi.advanceTimersByTime(time));
const button = (name: string) => screen.getByRole('button', { name });
const carousel = () => screen.getByRole('region', { name: 'Destacados' });
/** The test page has no pointer events of its own. */
function point(type: 'enter' | 'leave') {
  const name = type === 'enter' ? 'pointerover' : 'pointerout';
  const event = new MouseEvent(name, { bubbles: true, relatedTarget: document.body });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(carousel(), event);
}
function swipe(from: number, to: number, pointerType = 'touch') {
  const stage = screen.getAllByRole('group', { hidden: true })[0]?.parentElement;
  if (!stage) throw new Error('no stage');
  for (const [name, clientX] of [
    ['pointerdown', from],
    ['pointerup', to],
  ] as const) {
    const event = new MouseEvent(name, { bubbles: true, clientX });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    fireEvent(stage, event);
  }
}

describe('the carousel', () => {
  it('moves on every six seconds, and from the last slide to the first', () => {
    draw();
    expect(shown()).toBe(0);
    wait(slideTime - 1);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
    wait();
    wait();
    expect(shown()).toBe(0);
  });

  it('has Pause as its first button, and does not move until it is started again', () => {
    draw();
    expect(screen.getAllByRole('button').map((one) => one.textContent || one.ariaLabel)[0]).toBe('Pausar');
    fireEvent.click(button('Pausar'));
    wait();
    expect(shown()).toBe(0);
    button('Reanudar').focus();
    fireEvent.click(button('Reanudar'));
    wait();
    expect(shown()).toBe(1);
  });

  it('does not move while the focus is in it', () => {
    draw();
    act(() => button('Siguiente').focus());
    wait();
    expect(shown()).toBe(0);
    act(() => button('Siguiente').blur());
    wait();
    expect(shown()).toBe(1);
  });

  it('does not move under the pointer', () => {
    draw();
    point('enter');
    wait();
    expect(shown()).toBe(0);
    point('leave');
    wait();
    expect(shown()).toBe(1);
  });

  it('does not start for a reader who prefers reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    draw();
    wait();
    expect(shown()).toBe(0);
    fireEvent.click(button('Reanudar'));
    wait();
    expect(shown()).toBe(1);
  });

  it('does not move in a hidden tab', () => {
    draw();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait();
    expect(shown()).toBe(0);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait();
    expect(shown()).toBe(1);
    hidden.mockRestore();
  });

  it('announces the slide that was chosen by hand, and none that moves by itself', () => {
    draw();
    wait();
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(button('Anterior'));
    expect(shown()).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('1 de 3: uno');
    fireEvent.click(button('Anterior'));
    expect(screen.getByRole('status').textContent).toBe('3 de 3: tres');
    wait();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('follows a swipe of a finger, but neither a mouse nor a short touch', () => {
    draw();
    swipe(200, 100);
    expect(shown()).toBe(1);
    swipe(100, 200);
    expect(shown()).toBe(0);
    swipe(100, 80);
    swipe(200, 100, 'mouse');
    expect(shown()).toBe(0);
  });

  it('loads a picture when its slide is near, and draws tiles for one that does not load', () => {
    const { container } = draw();
    const pictures = () => [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
    expect(pictures()).toEqual(['/uno.svg', '/dos.svg']);
    wait();
    expect(pictures()).toEqual(['/uno.svg', '/dos.svg', '/tres.svg']);
    const [first] = container.querySelectorAll('img');
    if (first) fireEvent.error(first);
    expect(pictures()).toEqual(['/dos.svg', '/tres.svg']);
  });

  it('is not drawn without slides, and has no controls for a single one', () => {
    const { container } = draw([]);
    expect(container.textContent).toBe('');
    cleanup();
    draw(three.slice(0, 1));
    expect(screen.queryAllByRole('button')).toEqual([]);
    wait();
    expect(screen.getByRole('link', { name: 'uno' })).toBeTruthy();
  });
});

it('the place after the last is the first, and the one before the first is the last', () => {
  expect(placeAfter(2, 1, 3)).toBe(0);
  expect(placeAfter(0, -1, 3)).toBe(2);
});
